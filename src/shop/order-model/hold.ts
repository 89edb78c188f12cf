import { addDays } from '#kit/text/dates.ts';

/** What the maker has decided of a customer: orders wait above the limit, all of them, or none. */
export const creditStops = ['limit', 'always', 'never'] as const;
export type CreditStop = (typeof creditStops)[number];

export const holdReasons = ['creditLimit', 'overdue', 'manual'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** What is known of a customer's credit when an order is judged. Amounts are öre of the customer's currency. */
export type Credit = {
  /** Null for none. */
  limit: number | null;
  stop: CreditStop;
  /** What the limit is in, and what is summed: sums in other currencies are compared with nothing. */
  currencyCode: string;
  /** What the customer owes beside the order that is judged: unpaid invoices and orders that are not invoiced. */
  owed: number;
  /** The due day of the oldest invoice of which something is left to pay; null for none. */
  oldestDue: string | null;
};

type Judged = { totalOre: number; currencyCode: string };
type HoldAt = { today: string; overdueDays: number };

/**
 * Returns why an order waits, or null. Of both reasons it is the limit. An order in another currency than the
 * customer's is compared with no limit. `overdueDays` are calendar days: on the day after them the order waits.
 */
export function holdOf(
  { limit, stop, currencyCode, owed, oldestDue }: Credit,
  order: Judged,
  { today, overdueDays }: HoldAt,
): HoldReason | null {
  if (stop === 'never') return null;
  if (stop === 'always') return 'creditLimit';
  const isCompared = order.currencyCode === currencyCode;
  if (limit !== null && isCompared && owed + order.totalOre > limit) return 'creditLimit';
  return oldestDue !== null && addDays(oldestDue, overdueDays) < today ? 'overdue' : null;
}

/** What an order was before: what staff have decided stays, and a released order waits no more. */
export type HoldBefore = { held: HoldReason | null; was_released: boolean };

/** Returns why an order waits after it was judged anew. */
export function holdAgain(before: HoldBefore, judged: HoldReason | null): HoldReason | null {
  if (before.held === 'manual') return 'manual';
  return before.was_released ? null : judged;
}

export type Waiting = { id: number; held: HoldReason; totalOre: number; currencyCode: string };

/**
 * Returns what becomes of a customer's orders that wait, given the oldest first: those that fit now are released, each
 * of them counts for the next, and the others wait, for the reason that holds now. `credit.owed` is without any of
 * them. What staff have stopped, and what is in another currency than the customer's, waits for the staff.
 */
export function releaseThatFit(
  credit: Credit,
  waiting: readonly Waiting[],
  at: HoldAt,
): { id: number; held: HoldReason | null }[] {
  let { owed } = credit;
  return waiting.flatMap(({ id, held, ...order }) => {
    if (held === 'manual') return [];
    if (order.currencyCode !== credit.currencyCode && credit.stop === 'limit') return [];
    const now = holdOf({ ...credit, owed }, order, at);
    if (now === null) owed += order.totalOre;
    return now === held ? [] : [{ id, held: now }];
  });
}
