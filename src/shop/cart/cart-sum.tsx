import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { sumOf, wholeAmount } from './whole-amount.ts';
import styles from './cart-widget.module.css';
import { useCart } from './use-cart.ts';
import { useOtherWindows } from './use-other-windows.ts';

/** The number of rows and the sum in the header's link to the cart. */
export function CartSum() {
  const t = useT();
  const language = useLanguage();
  const { data: cart } = useCart();
  useOtherWindows();
  if (!cart) return null;
  return (
    <>
      <span className={styles.count}>{plural(t, 'cart.lines', cart.Rows.length)}</span>{' '}
      <span className={styles.total}>{wholeAmount(sumOf(cart), t, language)}</span>
      <VisuallyHidden> {t('general.exclVat')}</VisuallyHidden>
    </>
  );
}
