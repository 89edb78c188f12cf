import { Link } from 'react-router';
import { Icon } from '#kit/widgets/icon.tsx';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useLogin } from '#shop/login/use-login.ts';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { sumOf, wholeAmount } from './whole-amount.ts';
import styles from './cart-widget.module.css';
import { useCart } from './use-cart.ts';
import { useOtherWindows } from './use-other-windows.ts';

/** The cart summary in the header; the browser of a known customer reserves its space before the cart has loaded. */
export function CartWidget() {
  const t = useT();
  const language = useLanguage();
  const login = useLogin();
  const { data: cart } = useCart();
  useOtherWindows();
  if (login.state === 'out') return null;
  if (login.state === 'unchecked') return <span className={styles.room} aria-hidden="true" />;
  return (
    <Link className={styles.widget} to="/cart">
      <Icon name="cart" />
      <VisuallyHidden>{t('cart.title')} </VisuallyHidden>
      {cart && (
        <>
          <span className={styles.count}>{plural(t, 'cart.lines', cart.Rows.length)}</span>{' '}
          <span className={styles.total}>{wholeAmount(sumOf(cart), t, language)}</span>
          <VisuallyHidden> {t('general.exclVat')}</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
