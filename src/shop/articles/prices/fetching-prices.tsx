import { classNames } from '#kit/widgets/class-names.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './fetching-prices.module.css';

/** Told after a moment only: on most lines the prices are there before. Nothing in a browser that has no customer. */
export function FetchingPrices({ className }: { className?: string | undefined }) {
  const t = useT();
  return (
    <p className={classNames(styles.fetching, className)} role="status">
      {t('catalogue.fetchingPrices')}
    </p>
  );
}
