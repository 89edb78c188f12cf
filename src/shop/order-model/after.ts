import { isFee, type RowKind } from './row-kind.ts';
import { OrderStatus } from './may.ts';
import { afterSending, isWaitedFor, leftOf, reservedOf, statusOf, type Pieces } from './pieces.ts';

export type LivingRow = Pieces & {
  id: number;
  kind: RowKind;
  article_id: number | null;
  expected_date: string | null;
};
export type LivingOrder<Row> = { status: number; cancelled_at: Date | null; rows: readonly Row[] };

/**
 * What becomes of one row, in this order: pieces are sent, what is missing of the rest is told, the rest is cancelled.
 * All are totals, so that an act that comes twice changes nothing.
 */
export type RowAct = {
  rowId: number;
  /** The pieces that have been sent in all; `rest` for all that are left. */
  sent?: number | 'rest' | undefined;
  /** The carrier's numbers of what is sent now; none when they are unknown. */
  parcels?: readonly string[];
  /** The pieces that are missing of those that are left. */
  short?: number | undefined;
  /** The day on which they are expected, null for none. */
  expected?: string | null | undefined;
  isRestCancelled?: boolean;
};

export type OrderAct = {
  rows: readonly RowAct[];
  /** Somebody has begun with the order. */
  isBegun?: boolean;
  /** Everything that was sent is invoiced. */
  isInvoiced?: boolean;
  /** What was invoiced is credited, to be invoiced anew. */
  isToInvoiceAnew?: boolean;
  at: Date;
};

/** A number of an act that cannot be: `most` or `least` is what it could be. `act` is the place of the act. */
export type RefusedAct = { act: number } & (
  | { what: 'row' }
  | { what: 'sent' | 'short'; value: number; most: number }
  | { what: 'sent'; value: number; least: number }
);

type Move = { id: number; quantity: number };

/** What is sent together. */
export type Sending = {
  parcels: readonly string[];
  rows: readonly { order_row_id: number; quantity: number }[];
};

export type After<Row> = LivingOrder<Row> & {
  has_shortage: boolean;
  /** What was sent of each row; rows with the same parcels go together. */
  sent: readonly Sending[];
  /** What goes back to stock, or is taken from it (below 0). */
  moves: readonly Move[];
  /** Of each act of a row, whether it changed something. */
  changed: readonly boolean[];
};

/** Returns the order after an act, or what of the act cannot be. The state of the order must allow it. */
export function after<Row extends LivingRow>(
  order: LivingOrder<Row>,
  { rows: acts, isBegun = false, isInvoiced = false, isToInvoiceAnew = false, at }: OrderAct,
): After<Row> | { refused: readonly RefusedAct[] } {
  const rows = new Map(order.rows.map((row) => [row.id, row]));
  const refused: RefusedAct[] = [];
  const sent = new Map<
    string,
    { parcels: readonly string[]; rows: { order_row_id: number; quantity: number }[] }
  >();
  const moves: Move[] = [];
  const changed = acts.map((act, place) => {
    const row = rows.get(act.rowId);
    const outcome = row ? rowAfter(row, act) : ({ what: 'row' } as const);
    if ('what' in outcome) {
      refused.push({ ...outcome, act: place });
      return false;
    }
    const { sentNow, move } = outcome;
    if (sentNow > 0) {
      const { parcels = [] } = act;
      const together = sent.get(JSON.stringify(parcels)) ?? { parcels, rows: [] };
      together.rows.push({ order_row_id: act.rowId, quantity: sentNow });
      sent.set(JSON.stringify(parcels), together);
    }
    const { article_id: id } = outcome.row;
    if (id !== null && move !== 0) moves.push({ id, quantity: move });
    rows.set(act.rowId, outcome.row);
    return outcome.row !== row;
  });
  if (refused.length > 0) return { refused };
  const all = withFees([...rows.values()]);
  const wasInvoiced = order.status === OrderStatus.Invoiced;
  const before = isToInvoiceAnew && wasInvoiced ? OrderStatus.Delivered : order.status;
  const status = statusOf(all, { before, isBegun, isInvoiced });
  return {
    rows: all,
    status,
    has_shortage: isWaitedFor(all),
    cancelled_at: status === OrderStatus.Cancelled ? (order.cancelled_at ?? at) : null,
    sent: [...sent.values()],
    moves,
    changed,
  };
}

/**
 * Nobody packs a fee: it goes with the first goods that are sent, and is cancelled when all of them are. Fees of an
 * addition that comes later go with the next.
 */
function withFees<Row extends LivingRow>(rows: readonly Row[]): Row[] {
  const goods = rows.filter((row) => !isFee(row));
  const isSent = goods.some((row) => row.quantity_delivered > 0);
  const isOver = goods.every((row) => leftOf(row) === 0);
  return rows.map((row) => {
    if (!isFee(row) || !(isSent || isOver)) return row;
    const left = leftOf(row);
    return isSent
      ? { ...row, quantity_delivered: row.quantity_delivered + left }
      : { ...row, quantity_cancelled: row.quantity_cancelled + left };
  });
}

/** The row itself when nothing changed. */
type RowOutcome<Row> = { row: Row; sentNow: number; move: number };
type Impossible =
  | { what: 'sent' | 'short'; value: number; most: number }
  | { what: 'sent'; value: number; least: number };

function rowAfter<Row extends LivingRow>(row: Row, act: RowAct): RowOutcome<Row> | Impossible {
  const before = row.quantity_delivered;
  const total = act.sent === 'rest' ? before + leftOf(row) : (act.sent ?? before);
  if (total < before) return { what: 'sent', value: total, least: before };
  const most = before + leftOf(row);
  if (total > most) return { what: 'sent', value: total, most };
  const { row: sent, takenNow } = afterSending(row, total - before);
  const left = leftOf(sent);
  const short = act.isRestCancelled ? 0 : (act.short ?? Math.min(sent.quantity_short, left));
  if (short > left) return { what: 'short', value: short, most: left };
  const rest = act.isRestCancelled ? 0 : left;
  const expected = act.expected === undefined ? sent.expected_date : act.expected;
  const next = {
    ...sent,
    quantity_cancelled: sent.quantity_cancelled + left - rest,
    quantity_short: short,
    // A row with nothing left has no expected day.
    expected_date: rest > 0 ? expected : null,
  };
  // Pieces that have come in for the row are taken from stock; those that turned out to be missing never were in it.
  const setAside = Math.max(0, sent.quantity_short - short);
  const back = act.isRestCancelled ? reservedOf(sent) : -setAside;
  return { row: isSame(row, next) ? row : next, sentNow: total - before, move: back - takenNow };
}

const parts = [
  'quantity_delivered',
  'quantity_cancelled',
  'quantity_short',
  'expected_date',
] as const satisfies (keyof LivingRow)[];

function isSame(one: LivingRow, other: LivingRow): boolean {
  return parts.every((part) => one[part] === other[part]);
}
