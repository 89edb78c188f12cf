import type { ReactNode } from 'react';
import { useIsMutating } from '@tanstack/react-query';
import { Button } from '#kit/widgets/button.tsx';
import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import type { OrderSumsOf } from '#shop/freight/order-sums.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './cart-summary.module.css';
import { CartTotals } from './cart-totals.tsx';
import { isMadeToOrder } from './add-to-cart/short-words.ts';
import type { Cart } from './contract.ts';
import { cartChange } from './use-cart.ts';

type Props = { cart: Cart; onCheckout: () => void };
/** `forecast` stands below the sums. In the checkout, the way there is not offered. */
type SummaryProps = Props & {
  /** What an order of the cart would come to, once that is known. */
  sums: OrderSumsOf | undefined;
  /** Without a way of delivery there is no freight yet. */
  hasWay: boolean;
  forecast: ReactNode;
  isUpdating: boolean;
  isInCheckout: boolean;
};

/** The sums beside the rows, visible however long the cart is; on phones below the rows. */
export function CartSummary({ cart, forecast, isInCheckout, onCheckout, ...totals }: SummaryProps) {
  const t = useT();
  return (
    <aside className={styles.summary} aria-labelledby="cart-totals">
      <h2 id="cart-totals">{t('cart.totals')}</h2>
      <CartTotals cart={cart} {...totals} />
      <div className={styles.forecast}>{forecast}</div>
      {cart.Rows.some(isMadeToOrder) && <p className={styles.note}>{t('cart.madeToOrder')}</p>}
      {!isInCheckout && (
        <Button className={styles.toCheckout} wide onClick={onCheckout}>
          {t('cart.toCheckout')}
        </Button>
      )}
    </aside>
  );
}

/** A bar at the bottom of a phone while the rows are in view; it never covers the checkout form. */
export function PhoneBar({ cart, onCheckout }: Props) {
  const t = useT();
  const language = useLanguage();
  const isChanging = useIsMutating({ mutationKey: cartChange.mutationKey }) > 0;
  return (
    <div className={styles.bar} aria-busy={isChanging} data-foot>
      <p>
        <span>{t('cart.totalExclVat')}</span>
        <strong>{moneyInWords(wireToOre(cart.TotalExcludingVat), cart.CurrencyCode, language)}</strong>
      </p>
      <Button onClick={onCheckout}>{t('cart.toCheckout')}</Button>
    </div>
  );
}
