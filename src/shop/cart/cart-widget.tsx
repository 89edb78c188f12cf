import { Link } from 'react-router';
import { Icon } from '#kit/widgets/icon.tsx';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useLogin, useMayOrder } from '#shop/login/use-login.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './cart-widget.module.css';

// A visitor has no cart, and a first visit does without its code.
const CartSum = lazyPart(async () => (await import('./cart-sum.tsx')).CartSum);

/** The cart summary in the header; the browser of a known customer reserves its space before the cart has loaded. */
export function CartWidget() {
  const t = useT();
  const login = useLogin();
  const mayOrder = useMayOrder();
  if (login.state === 'out' || !mayOrder) return null;
  if (login.state === 'unchecked') return <span className={styles.room} aria-hidden="true" />;
  return (
    <Link className={styles.widget} to="/cart">
      <Icon name="cart" />
      <VisuallyHidden>{t('cart.title')} </VisuallyHidden>
      <CartSum onFailed={doWithout} />
    </Link>
  );
}

/** The link leads to the cart, too. */
function doWithout(): void {}
