import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { SentRun } from '#shop/integration/contract.ts';
import styles from './integration.module.css';

/** The prices that change by so much that they may be slips, above all else that a trial tells. */
export function PriceJumps({ jumps: { Count, Rows } }: { jumps: NonNullable<SentRun['PriceJumps']> }) {
  const t = useOfficeT();
  if (Count === 0) return null;
  return (
    <div className={styles.offer}>
      <p>
        <strong>
          {t(Count === 1 ? 'exchange.trial.jump.one' : 'exchange.trial.jump.other', { n: Count })}
        </strong>
      </p>
      <ul>
        {Rows.map(({ Line, Key, Old, New }, at) => (
          // A row may have prices of several lists.
          <li key={`${Line} ${at}`}>
            {Key}: {Old === null ? '' : `${Old} → `}
            {New ?? '–'} ({t('exchange.run.line').toLowerCase()} {Line})
          </li>
        ))}
        {Count > Rows.length && <li>{t('exchange.trial.jump.more', { n: Count - Rows.length })}</li>}
      </ul>
    </div>
  );
}
