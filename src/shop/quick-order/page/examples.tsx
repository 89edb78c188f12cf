import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { listExamples } from '#shop/quick-order/contract.ts';
import styles from './ways-in.module.css';

/** Three ways to write a line, with articles of the shop, shown until something is typed. */
export function Examples() {
  const t = useT();
  const { data = [] } = useEndpoint(listExamples, {});
  const [first, second = first, third = first] = data;
  if (!first || !second || !third) return null;
  return (
    <p className={styles.examples}>
      {t('quickOrder.examples')}{' '}
      <code>
        {first.ArticleNumber}
        {'\u2003'}
        {first.QuantityPerPackage}
      </code>{' '}
      <code>
        {second.EAN ?? second.ArticleNumber}; {second.QuantityPerPackage}
      </code>{' '}
      <code>
        {third.ArticleNumber} x {third.QuantityPerPackage} {t('general.pieces')}
      </code>
    </p>
  );
}
