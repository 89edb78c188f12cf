import type { OrderRow } from '#shop/orders/contract.ts';
import { progressOf } from './row-progress.ts';
import styles from './progress-bar.module.css';

/** How much of a row is sent, ready and waited for. The words beside it say the same to those who do not see it. */
export function ProgressBar({ row }: { row: OrderRow }) {
  const { sent, ready, waiting } = progressOf(row);
  if (sent + ready + waiting === 0) return null;
  const parts = { sent, ready, waiting };
  return (
    <span className={styles.bar} aria-hidden="true" data-print="no">
      {Object.entries(parts).map(
        ([part, pieces]) => pieces > 0 && <span key={part} data-part={part} style={{ flexGrow: pieces }} />,
      )}
    </span>
  );
}
