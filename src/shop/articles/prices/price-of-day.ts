import { addDays } from '#kit/text/dates.ts';

/** Prices in öre. */
export type CataloguePrice = { price: number; regular: number | null };
export type Period = { valid_from: string | null; valid_to: string | null };
type PriceRow = { price_list_code: string; price: number; regular_price: number | null };
export type TimedPrice = PriceRow & Period;

/**
 * The price by price list on a day: of the timed prices that apply, the one that began last; otherwise the one
 * without days. See docs/decisions/0021.
 */
export function pricesOn(
  day: string,
  always: readonly PriceRow[],
  timed: readonly TimedPrice[],
): ReadonlyMap<string, CataloguePrice> {
  const holding = timed.filter((price) => holdsOn(day, price)).sort((a, b) => compareStarts(a, b));
  return new Map(
    [...always, ...holding].map(({ price_list_code, price, regular_price }) => [
      price_list_code,
      { price, regular: regular_price },
    ]),
  );
}

function holdsOn(day: string, { valid_from, valid_to }: Period): boolean {
  return (valid_from === null || valid_from <= day) && (valid_to === null || valid_to >= day);
}

/** The first day after this one on which a price begins or has ended. */
export function nextChangeAfter(day: string, periods: readonly Period[]): string | undefined {
  let next: string | undefined;
  for (const { valid_from, valid_to } of periods) {
    for (const turn of [valid_from, valid_to && addDays(valid_to, 1)]) {
      if (turn !== null && turn > day && (next === undefined || turn < next)) next = turn;
    }
  }
  return next;
}

/** Returns a period that conflicts with this one: it begins on the same day, or both have a last day and overlap. */
export function inTheWay<P extends Period>(period: Period, others: readonly P[]): P | undefined {
  return others.find((other) => compareStarts(period, other) === 0 || shareDays(period, other));
}

function shareDays(a: Period, b: Period): boolean {
  if (a.valid_to === null || b.valid_to === null) return false;
  return startOf(a) <= b.valid_to && startOf(b) <= a.valid_to;
}

function compareStarts(a: Period, b: Period): number {
  return startOf(a) < startOf(b) ? -1 : startOf(a) > startOf(b) ? 1 : 0;
}

/** '' sorts before every day. */
function startOf({ valid_from }: Period): string {
  return valid_from ?? '';
}
