import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import { Skeleton } from '#kit/widgets/skeleton.tsx';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { productsPath } from '#shop/product-groups/paths.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './cart-states.module.css';

export function EmptyCart() {
  const t = useT();
  return (
    <div className={styles.state}>
      <p className={styles.lead}>{t('cart.empty')}</p>
      <p>{t('cart.emptyHint')}</p>
      <ButtonLink to={productsPath} iconAfter="arrow-right">
        {t('cart.continueShopping')}
      </ButtonLink>
    </div>
  );
}

export function CartFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <div className={styles.state} role="alert">
      <p>{t('cart.error')}</p>
      <Button onClick={onRetry}>{t('general.tryAgain')}</Button>
    </div>
  );
}

export function CartOnItsWay() {
  const t = useT();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('cart.loading')}</span>
      </VisuallyHidden>
      <ul className={styles.onItsWay} data-on-its-way aria-hidden="true">
        {[1, 2, 3, 4].map((row) => (
          <li key={row}>
            <Skeleton shape="square" />
            <div>
              <Skeleton />
              <Skeleton shape="short" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
