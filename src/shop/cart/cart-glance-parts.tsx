import { ButtonLink } from '#kit/widgets/button.tsx';
import { keepFootClear } from '#kit/widgets/keep-foot-clear.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { sumOf, wholeAmount } from './whole-amount.ts';
import styles from './cart-glance.module.css';
import { useCart } from './use-cart.ts';

const shownRows = 4;

/**
 * A summary of the cart beside a long listing: the newest rows, the sum and a link. Nothing while the cart is empty.
 */
export function CartBeside() {
  const t = useT();
  const language = useLanguage();
  const { data: cart } = useCart();
  if (!cart || cart.Rows.length === 0) return null;
  const newest = cart.Rows.slice(-shownRows).reverse();
  const hidden = cart.Rows.length - newest.length;
  return (
    <aside className={styles.beside} aria-labelledby="cart-beside">
      <h2 id="cart-beside">{t('cart.title')}</h2>
      <ul className={styles.rows}>
        {newest.map((row) => (
          <li key={row.ArticleId}>
            <span>{row.Quantity}</span>
            <span title={row.ArticleText}>{row.ArticleText}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={styles.more}>{t('cart.andMore', { count: hidden })}</p>}
      <p className={styles.sum}>
        <span>{t('cart.totalExclVat')}</span>
        <strong>{wholeAmount(sumOf(cart), t, language)}</strong>
      </p>
      <ButtonLink to="/cart" size="s">
        {t('cart.goTo')}
      </ButtonLink>
    </aside>
  );
}

/** The same summary in one line at the bottom of a narrow window, where nothing fits beside the listing. */
export function CartBelow() {
  const t = useT();
  const language = useLanguage();
  const { data: cart } = useCart();
  if (!cart || cart.Rows.length === 0) return null;
  return (
    <aside ref={keepFootClear} className={styles.below} aria-label={t('cart.title')}>
      <p>
        <span>{plural(t, 'cart.lines', cart.Rows.length)}</span>
        <strong>{wholeAmount(sumOf(cart), t, language)}</strong>
        <VisuallyHidden> {t('general.exclVat')}</VisuallyHidden>
      </p>
      <ButtonLink to="/cart" kind="primary">
        {t('cart.goTo')}
      </ButtonLink>
    </aside>
  );
}
