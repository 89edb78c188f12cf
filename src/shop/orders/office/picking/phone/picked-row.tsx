import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextField } from '#kit/forms/field.tsx';
import type { RowToPick } from '#shop/orders/office/picking/contract.ts';
import { signalScan } from '#shop/quick-order/scan/scan-signals.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { typedCount } from './pick-count.ts';
import styles from './picking.module.css';

/** A row to pick, with its order. */
export type Row = RowToPick & { OrderId: number };
type RowProps = {
  row: Row;
  isOne: boolean;
  count: number;
  onCount: (pieces: number) => void;
  /** No more are on the shelf. */
  isMissing: boolean;
  onMissing: (isMissing: boolean) => void;
};

/** Where a row lies, and how much of it is picked; of several orders, for which. */
export function PickedRow({ row, isOne, count, onCount, isMissing, onMissing }: RowProps) {
  const t = useOfficeT();
  const of = { article: nameOf(row), number: row.OrderId };
  return (
    <li className={styles.row} data-done={count >= row.Ready || isMissing || undefined}>
      <strong className={styles.shelf}>{row.Shelf}</strong>
      <span>
        <strong>{row.ArticleNumber}</strong> {row.Name}
        {!isOne && (
          <small className={styles.waits}>{t('picking.phone.forOrder', { number: row.OrderId })}</small>
        )}
        {row.Waiting > 0 && (
          <small className={styles.waits}>{t('picking.phone.waits', { n: row.Waiting })}</small>
        )}
      </span>
      {row.Ready > 0 && (
        <span className={styles.count}>
          <TextField
            label={isOne ? t('picking.phone.of', of) : t('picking.phone.ofOrder', of)}
            labelHidden
            value={count === 0 ? '' : String(count)}
            placeholder="0"
            inputMode="numeric"
            autoComplete="off"
            onChange={({ target }) => {
              const typed = typedCount(row, target.value);
              if (typed === undefined) signalScan(false);
              else onCount(typed);
            }}
          />
          {t('picking.phone.ofAll', { n: row.Ready })}
        </span>
      )}
      {count < row.Ready && (
        <span className={styles.missing}>
          <Checkbox
            label={t('picking.phone.missing', { n: row.Ready - count })}
            aria-label={t('picking.phone.missingOf', { n: row.Ready - count, ...of })}
            checked={isMissing}
            onChange={({ target }) => onMissing(target.checked)}
          />
        </span>
      )}
    </li>
  );
}

export function nameOf({ ArticleNumber, Name }: Pick<RowToPick, 'ArticleNumber' | 'Name'>): string {
  return `${ArticleNumber} ${Name}`;
}
