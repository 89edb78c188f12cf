import { useToday } from '#kit/browser/use-today.ts';
import { Badge } from '#kit/widgets/badge.tsx';
import { unbrokenCell } from '#kit/widgets/table.tsx';
import type { Can } from '#shop/order-model/sending/readiness.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './queue.module.css';

type Ready = { Can: Can | null; Pieces: number; PiecesReady: number };

const looks = { whole: 'good', part: 'season', nothing: 'quiet' } as const;

/** How much of an order can be sent now; nothing where nothing is left to send. */
export function OrderReady({ order: { Can, Pieces, PiecesReady } }: { order: Ready }) {
  const t = useOfficeT();
  if (Can === null) return null;
  return (
    <span className={styles.ready}>
      <Badge kind={looks[Can]}>{t(`officeOrders.can.${Can}`)}</Badge>
      {t('officeOrders.ready', { ready: PiecesReady, pieces: Pieces })}
    </span>
  );
}

/** The day by which an order must leave, and in words that it is today or has passed. */
export function OrderDue({ day }: { day: string | null }) {
  const t = useOfficeT();
  const today = useToday();
  if (day === null) return null;
  if (day > today) return <span className={unbrokenCell}>{day}</span>;
  return (
    <span className={styles.late}>
      {t(day === today ? 'officeOrders.dueToday' : 'officeOrders.overdue', { day })}
    </span>
  );
}
