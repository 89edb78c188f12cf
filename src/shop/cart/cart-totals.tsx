import { useIsMutating } from '@tanstack/react-query';
import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './cart-totals.module.css';
import type { Cart } from './contract.ts';
import { cartChange } from './use-cart.ts';

type Props = { cart: Cart; isUpdating: boolean };

/** The server's sums. While a change is pending they are marked as being updated. */
export function CartTotals({ cart, isUpdating }: Props) {
  const t = useT();
  const language = useLanguage();
  const isChanging = useIsMutating({ mutationKey: cartChange.mutationKey }) > 0 || isUpdating;
  const amount = (wire: number) => moneyInWords(wireToOre(wire), cart.CurrencyCode, language);
  return (
    <div className={styles.totals} aria-busy={isChanging}>
      <dl>
        <dt>{t('cart.totalExclVat')}</dt>
        <dd>{amount(cart.TotalExcludingVat)}</dd>
        <dt>{t('cart.vat')}</dt>
        <dd>{amount(cart.VatAmount)}</dd>
        <dt className={styles.sum}>{t('cart.totalInclVat')}</dt>
        <dd className={styles.sum}>{amount(cart.TotalAmount)}</dd>
      </dl>
      <p className={styles.note} role="status">
        {isChanging ? t('general.updating') : ''}
      </p>
      <p className={styles.freight}>{t('cart.freightAdded')}</p>
    </div>
  );
}
