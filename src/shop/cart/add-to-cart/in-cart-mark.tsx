import { Icon } from '#kit/widgets/icon.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './in-cart-mark.module.css';
import { useInCart } from './use-in-cart.ts';

/** Shows how many of an article are already in the cart; nothing when there are none. */
export function InCartMark({ articleId }: { articleId: number }) {
  const t = useT();
  const count = useInCart(articleId);
  if (count === 0) return null;
  return (
    <span className={styles.mark}>
      <Icon name="check" size="s" />
      {t('cart.alreadyIn', { count })}
    </span>
  );
}
