import { leftOf, type Pieces } from '#shop/order-model/pieces.ts';

export type SaidMissing = {
  /**
   * The office said that the missing pieces of a row are not there, whatever is free of the article: how many times
   * stock of it had been booked in by then. Null when nobody said so.
   */
  short_at_booking: number | null;
  expected_date: string | null;
};

/** It holds until the day that was told has come, or stock of the article is booked in. */
export function isSaidMissing(
  { short_at_booking: said, expected_date: day }: SaidMissing,
  { bookings, today }: { bookings: number; today: string },
): boolean {
  return said !== null && said === bookings && (day === null || day > today);
}

type Row = Pieces & Pick<SaidMissing, 'expected_date'>;

/**
 * Returns whether the office says by a change of a row that its missing pieces are not there: it marks more of them, or
 * sets their day. False when it takes that back: no more is missing, or it empties the day. Undefined for neither.
 */
export function saysMissing(was: Row, now: Row): boolean | undefined {
  if (now.quantity_short === 0 || leftOf(now) === 0) return false;
  if (now.quantity_short > was.quantity_short) return true;
  return now.expected_date === was.expected_date ? undefined : now.expected_date !== null;
}
