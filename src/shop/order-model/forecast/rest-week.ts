import { lastDayOfMonth } from '#kit/text/dates.ts';
import { isoWeekOf, weekString } from '#kit/text/weeks.ts';
import type { DeliveryTimes } from './delivery-times.ts';
import { sendingDayOf, sendingDayOfStock } from './sending-day.ts';

/** What is left of a row: the pieces that are set aside and those that are missing, and when these come. */
export type RestOfRow = {
  ready: number;
  short: number;
  /** The day on which the missing pieces are expected, or `2027-01`, the month in which they are made; null for neither. */
  date: string | null;
  month: string | null;
};

/** Returns the week in which the rest of an order is sent, by what is known now; null when it is unknown or nothing is left. */
export function restWeekOf(
  rows: readonly RestOfRow[],
  { now, today, times }: { now: Date; today: string; times: DeliveryTimes },
): string | null {
  const days = rows.flatMap(({ ready, short, date, month }) => [
    ...(ready > 0 ? [sendingDayOfStock(now, times)] : []),
    ...(short > 0
      ? [
          date !== null
            ? sendingDayOf({ state: 'expected', day: date }, { today, times })
            : sendingDayOf({ state: 'made', day: dayOfMonth(month, today) }, { today, times }),
        ]
      : []),
  ]);
  if (days.includes(null)) return null;
  const last = days.reduce(
    (latest, day) => (day !== null && (latest === null || day > latest) ? day : latest),
    null,
  );
  if (last === null) return null;
  const { year, week } = isoWeekOf(last);
  return weekString(year, week);
}

function dayOfMonth(month: string | null, today: string): string | null {
  const last = month === null ? undefined : lastDayOfMonth(month);
  return last !== undefined && last >= today ? last : null;
}
