import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { recommendedLabel } from './more-price-labels.ts';
import styles from './price.module.css';

/** What the article is recommended to cost in the customer's own shop, which includes VAT as no other price does. */
export function RecommendedPrice({ amount }: { amount: number | undefined }) {
  const t = useT();
  const language = useLanguage();
  if (amount === undefined) return null;
  return <p className={styles.recommended}>{recommendedLabel(amount, t, language)}</p>;
}
