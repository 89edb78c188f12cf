import { classNames } from '#kit/widgets/class-names.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './fetching-prices.module.css';

/**
 * Tells after a moment that prices are loading, since most arrive earlier. It shows nothing in a browser without a
 * known customer.
 */
export function FetchingPrices({ className }: { className?: string | undefined }) {
  const t = useT();
  return (
    <p className={classNames(styles.fetching, className)} role="status">
      {t('catalogue.fetchingPrices')}
    </p>
  );
}
