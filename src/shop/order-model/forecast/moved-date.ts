import { isoWeekOf, weekString } from '#kit/text/weeks.ts';

/** The day on which the missing pieces of a row are expected, and what became of it. Days are `YYYY-MM-DD`. */
export type DatedRow = {
  expected_date: string | null;
  /** The day that was known before; null for none, and when nothing has changed. */
  previous_expected_date: string | null;
  /** The day in Sweden on which it was changed last. */
  date_changed_on: string | null;
  /** The staff set the day for this row, which no longer follows the article's. */
  date_by_hand: boolean;
  /** The customer knows of the day before only, and is told the next morning if the week is another. */
  date_untold: boolean;
};

/** A row of which nothing is left has no day. */
export const noDate: DatedRow = {
  expected_date: null,
  previous_expected_date: null,
  date_changed_on: null,
  date_by_hand: false,
  date_untold: false,
};

/** Returns the row when the day of its article becomes another: it follows, unless the staff set its day. */
export function followedDate(row: DatedRow, day: string | null, today: string): DatedRow {
  return row.date_by_hand ? row : movedDate(row, day, { today, isUntold: true });
}

/** Who says the day of this row, and whether the customer is told of it the next morning. */
export type Statement = { today: string; isByHand: boolean; isUntold: boolean };

/**
 * Returns the row when somebody says its own day: the staff, or a business system. A day that the staff empty is
 * the article's again.
 */
export function statedDate(row: DatedRow, day: string | null, { isByHand, ...how }: Statement): DatedRow {
  if (day === row.expected_date) return row;
  return { ...movedDate(row, day, how), date_by_hand: isByHand && day !== null };
}

/** Moves of which the customer was not told are one; one that ends where it began is none. */
function movedDate(
  row: DatedRow,
  day: string | null,
  { today, isUntold }: { today: string; isUntold: boolean },
): DatedRow {
  if (day === row.expected_date) return row;
  const known = row.date_untold ? row.previous_expected_date : row.expected_date;
  if (row.date_untold && day === known)
    return {
      ...row,
      expected_date: day,
      previous_expected_date: null,
      date_changed_on: null,
      date_untold: false,
    };
  return {
    ...row,
    expected_date: day,
    previous_expected_date: known,
    date_changed_on: today,
    date_untold: isUntold,
  };
}

/** Returns whether a move is told: a day in the same week is only shown. */
export function isInOtherWeek({
  expected_date: now,
  previous_expected_date: before,
}: Pick<DatedRow, 'expected_date' | 'previous_expected_date'>): boolean {
  return weekOf(now) !== weekOf(before);
}

function weekOf(day: string | null): string | null {
  if (day === null) return null;
  const { year, week } = isoWeekOf(day);
  return weekString(year, week);
}
