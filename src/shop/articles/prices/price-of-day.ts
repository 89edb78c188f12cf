import { addDays } from '#kit/text/dates.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { noSteps, stepsBelow, type PriceStep } from '#shop/order-model/price-steps.ts';

/** Prices in öre. */
export type CataloguePrice = {
  price: number;
  regular: number | null;
  /** What it is recommended to cost in shops, including VAT. */
  recommended: number | null;
  /** It holds to a day: a customer's discount does not apply. */
  isCampaign: boolean;
  /** Those that change the price. */
  steps: readonly PriceStep[];
};
export type Period = { valid_from: string | null; valid_to: string | null };
export type PriceRow = {
  price_list_code: string;
  price: number;
  regular_price: number | null;
  recommended_price: number | null;
};
export type TimedPrice = PriceRow & Period;
export type StepRow = { price_list_code: string; min_qty: number; price: number } & Period;

/**
 * The price by price list on a day: of the timed prices that apply, the one that began last; otherwise the one
 * without days. See docs/decisions/0021. A price without a recommended one leaves that as it was before.
 */
export function pricesOn(
  day: string,
  always: readonly PriceRow[],
  timed: readonly TimedPrice[],
  { rows: steps, pack }: { rows: readonly StepRow[]; pack: number },
): ReadonlyMap<string, CataloguePrice> {
  const holding = timed.filter((price) => holdsOn(day, price)).sort((a, b) => compareStarts(a, b));
  const prices = new Map<string, CataloguePrice>();
  const put = (row: PriceRow, isCampaign: boolean) => {
    const { price_list_code: code, price, regular_price: regular } = row;
    const recommended = row.recommended_price ?? prices.get(code)?.recommended ?? null;
    prices.set(code, { price, regular, recommended, isCampaign, steps: noSteps });
  };
  for (const row of always) put(row, false);
  for (const row of holding) put(row, row.valid_to !== null);
  if (steps.length > 0)
    for (const [code, rows] of groupBy(steps, ({ price_list_code }) => price_list_code)) {
      const price = prices.get(code);
      const held = rows.filter((step) => holdsOn(day, step));
      if (price) price.steps = stepsBelow(price.price, held.map(stepOfRow), pack);
    }
  return prices;
}

export function stepOfRow({ min_qty, price }: Pick<StepRow, 'min_qty' | 'price'>): PriceStep {
  return { quantity: min_qty, priceOre: price };
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
