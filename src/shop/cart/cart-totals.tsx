import { useIsMutating } from '@tanstack/react-query';
import { oreToWire, wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { CartTermsNote } from '#shop/freight/cart-terms.tsx';
import type { CartTerms } from '#shop/freight/contract.ts';
import { hasFees, isFreightKnown, OrderSums, type OrderSumsOf } from '#shop/freight/order-sums.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './cart-totals.module.css';
import type { Cart } from './contract.ts';
import { cartChange } from './use-cart.ts';

type Props = {
  cart: Cart;
  /** What an order of the cart would come to, once that is known. */
  sums: OrderSumsOf | undefined;
  hasWay: boolean;
  isUpdating: boolean;
};

/** The server's sums. While a change is pending they are marked as being updated. */
export function CartTotals({ cart, sums, hasWay, isUpdating }: Props) {
  const t = useT();
  const language = useLanguage();
  const isChanging = useIsMutating({ mutationKey: cartChange.mutationKey }) > 0 || isUpdating;
  const amount = (wire: number) => moneyInWords(wireToOre(wire), cart.CurrencyCode, language);
  return (
    <div className={styles.totals} aria-busy={isChanging}>
      <dl>
        {sums && hasFees(sums) ? (
          <OrderSums sums={sums} currencyCode={cart.CurrencyCode} />
        ) : (
          <>
            <dt>{t('cart.totalExclVat')}</dt>
            <dd>{amount(cart.TotalExcludingVat)}</dd>
            <dt>{t('cart.vat')}</dt>
            <dd>{amount(cart.VatAmount)}</dd>
          </>
        )}
        <dt className={styles.sum}>{t('cart.totalInclVat')}</dt>
        <dd className={styles.sum}>{amount(cart.TotalAmount)}</dd>
      </dl>
      <p className={styles.note} role="status">
        {isChanging ? t('general.updating') : ''}
      </p>
      {!(sums && (hasWay || isFreightKnown(sums))) && !hasFreeFreight(cart) && (
        <p className={styles.freight}>{t('cart.freightAdded')}</p>
      )}
      {cart.Terms && (
        <CartTermsNote
          terms={termsNow(cart.Terms, sums)}
          goods={cart.TotalExcludingVat}
          currencyCode={cart.CurrencyCode}
        />
      )}
    </div>
  );
}

function hasFreeFreight({ Terms: terms, TotalExcludingVat: goods }: Cart): boolean {
  return terms !== null && terms.FreeFreightFrom !== null && goods >= terms.FreeFreightFrom;
}

/** Once a way of delivery is chosen, free freight is that of this way. */
function termsNow(terms: CartTerms, sums: OrderSumsOf | undefined): CartTerms {
  if (!sums || !isFreightKnown(sums)) return terms;
  const { Goods, MissingToFreeFreight: missing } = sums;
  if (missing === null) return { ...terms, FreeFreightFrom: null };
  return missing === 0
    ? terms
    : { ...terms, FreeFreightFrom: oreToWire(wireToOre(Goods) + wireToOre(missing)) };
}
