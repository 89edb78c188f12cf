import { wholeNumberInWords } from '#kit/text/numbers/number-in-words.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from '#shop/articles/prices/office/prices.module.css';
import type { StepRow } from './contract.ts';

/** From how many pieces a step holds, and from how many it counts where that is no whole packages. */
export function StepQuantity({ step: { Quantity, CountsFrom } }: { step: StepRow }) {
  const t = useOfficeT();
  return (
    <>
      {wholeNumberInWords(Quantity, t.language)}
      {CountsFrom !== Quantity && (
        <span className={styles.counts}>{t('steps.countsFrom', { count: CountsFrom })}</span>
      )}
    </>
  );
}
