import { stockholmToday } from '#kit/text/dates.ts';
import { leftOf, reservedOf, type Pieces } from '#shop/order-model/pieces.ts';
import { isFee, type RowKind } from '#shop/order-model/row-kind.ts';
import { isSaidMissing, type SaidMissing } from './said-missing.ts';
import { isTestOrder } from '#shop/order-model/test-order.ts';

export const cans = ['whole', 'part', 'nothing'] as const;
/** How much of what is left of an order can be sent now. */
export type Can = (typeof cans)[number];

/** The pieces that are left to send, and how many of them are there. */
export type Readiness = { pieces: number; ready: number };

type Row = Pieces & SaidMissing & { id: number; kind: RowKind; article_id: number | null };
/** The free pieces of an article, and how many times stock of it was booked in. */
export type FreeStock = { pieces: number; bookings: number };
/** An open order, with its rows in their order. */
export type WaitingOrder = { id: number; created_at: Date; rows: readonly Row[] };

/**
 * Returns by row what is left and what of it can be sent now: what is set aside for the row, and of the free pieces of
 * its article what older orders leave. `open` are all open orders, whatever they wait for: one that is held, or wanted
 * later or whole, holds its pieces too. A test order is given none, nor are pieces that the office said are not there.
 */
export function readinessOfRows(
  open: readonly WaitingOrder[],
  stock: ReadonlyMap<number, FreeStock>,
  today: string,
): Map<number, Readiness> {
  const free = new Map([...stock].map(([id, { pieces }]) => [id, pieces]));
  const ready = new Map<number, Readiness>();
  const isMissing = (row: Row) =>
    isSaidMissing(row, { bookings: stock.get(row.article_id ?? 0)?.bookings ?? 0, today });
  for (const order of [...open].sort(olderFirst)) {
    for (const row of order.rows.filter((one) => !isFee(one))) {
      const pieces = leftOf(row);
      const setAside = reservedOf(row);
      const claims = !isTestOrder(order.id) && row.article_id !== null && !isMissing(row);
      const claimed = claims ? pieces - setAside : 0;
      const left = row.article_id === null ? 0 : Math.max(0, free.get(row.article_id) ?? 0);
      const given = Math.min(claimed, left);
      if (row.article_id !== null) free.set(row.article_id, left - given);
      ready.set(row.id, { pieces, ready: setAside + given });
    }
  }
  return ready;
}

/** By the day in Sweden, then by number. */
function olderFirst(one: WaitingOrder, other: WaitingOrder): number {
  const [day, otherDay] = [stockholmToday(one.created_at), stockholmToday(other.created_at)];
  return day === otherDay ? one.id - other.id : day < otherDay ? -1 : 1;
}

export function sumOfReadiness(rows: Iterable<Readiness>): Readiness {
  let pieces = 0;
  let ready = 0;
  for (const row of rows) {
    pieces += row.pieces;
    ready += row.ready;
  }
  return { pieces, ready };
}

/** Returns null where nothing is left to send. */
export function canOf({ pieces, ready }: Readiness): Can | null {
  if (pieces === 0) return null;
  if (ready === 0) return 'nothing';
  return ready < pieces ? 'part' : 'whole';
}
