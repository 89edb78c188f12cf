import { vatOf } from '#kit/text/money.ts';
import { vatRateIn, type VatCase } from './vat-case.ts';

export type PricedRow = { priceOre: number; quantity: number; vatRate: number };

export type RateTotal = { vatRate: number; excludingVat: number; vat: number };

/** Amounts in öre. `perRate` sums to the other fields and has the highest rate first. */
export type Totals = { excludingVat: number; vat: number; total: number; perRate: RateTotal[] };

/** To the öre, and never to whole kronor. VAT is rounded once per rate, on the sum of the rows; rounding row by row would give a different result. */
export function totalsOf(rows: readonly PricedRow[], theCase: VatCase): Totals {
  const netPerRate = new Map<number, number>();
  for (const { priceOre, quantity, vatRate } of rows) {
    const rate = vatRateIn(theCase, vatRate);
    netPerRate.set(rate, (netPerRate.get(rate) ?? 0) + priceOre * quantity);
  }

  const perRate = [...netPerRate]
    .map(([vatRate, excludingVat]) => ({ vatRate, excludingVat, vat: vatOf(excludingVat, vatRate) }))
    .sort((a, b) => b.vatRate - a.vatRate);
  const excludingVat = perRate.reduce((sum, rate) => sum + rate.excludingVat, 0);
  const vat = perRate.reduce((sum, rate) => sum + rate.vat, 0);
  return { excludingVat, vat, total: excludingVat + vat, perRate };
}
