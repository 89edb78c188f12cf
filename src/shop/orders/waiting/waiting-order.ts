import { lastDayOfMonth } from '#kit/text/dates.ts';
import { isoWeekOf, weekString } from '#kit/text/weeks.ts';
import { leftOf, reservedOf, type Pieces } from '#shop/order-model/pieces.ts';

/** What is left of a row: what can be sent now, and what is missing. Their sum is what is left. */
export type Left = { left: number; ready: number; short: number };

/** `ready` is what is set aside for the row unless more is known to be there. */
export function leftPartsOf(row: Pieces, ready = reservedOf(row)): Left {
  const left = leftOf(row);
  return { left, ready, short: left - ready };
}

/** Returns the week in which a row comes: that of its day, else the last one of the month that was promised. */
export function expectedWeekOf({
  date,
  month,
}: {
  date: string | null;
  month: string | null;
}): string | null {
  const day = date ?? (month === null ? undefined : lastDayOfMonth(month));
  if (day === undefined) return null;
  const { year, week } = isoWeekOf(day);
  return weekString(year, week);
}

type Waiting = { week: string | null; short: number; orderId: number; place: number };

/** What is ready comes first, what has no date last. */
export function byExpected(one: Waiting, other: Waiting): number {
  const [mine, theirs] = [keyOf(one), keyOf(other)];
  if (mine !== theirs) return mine < theirs ? -1 : 1;
  return one.orderId - other.orderId || one.place - other.place;
}

function keyOf({ week, short }: Waiting): string {
  return week ?? (short === 0 ? '' : 'no week');
}
