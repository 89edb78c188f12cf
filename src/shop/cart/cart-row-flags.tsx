import { Icon } from '#kit/icon.tsx';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';
import { priceLabel } from '#shop/articles/price-label.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './cart-row.module.css';
import type { CartRow } from './contract.ts';

/** What has happened to an article since it was put in the cart, or will happen to the order because of it. */
export function CartRowFlags({ row }: { row: CartRow }) {
  const t = useT();
  const isShort = row.SoldOut || row.QuantityShort > 0;
  return (
    <>
      {isShort && (
        <p className={styles.flag} data-kind="short">
          <Icon name="warning" size="s" />
          <span>{row.SoldOut ? t('cart.soldOut') : t('cart.shortBy', { count: row.QuantityShort })}</span>
        </p>
      )}
      {row.PreviousPrice !== null && (
        <p className={styles.flag}>
          <Icon name="info" size="s" />
          <span>
            {t('cart.priceChanged')}{' '}
            <del>
              <VisuallyHidden>{t('cart.priceWas')} </VisuallyHidden>
              {priceLabel(row.PreviousPrice)}
            </del>
          </span>
        </p>
      )}
    </>
  );
}
