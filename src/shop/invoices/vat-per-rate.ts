import { vatOf } from '#kit/text/money.ts';

/** Amounts in öre. */
export type VatAtRate = { rate: number; base: number; vat: number };

/** The invoice's VAT rate by rate, the highest first; it sums to `vatAmount`. */
export function vatPerRate(
  rows: readonly { vat_rate: number; total_amount: number }[],
  vatAmount: number,
): VatAtRate[] {
  const bases = new Map<number, number>();
  for (const { vat_rate, total_amount } of rows) {
    bases.set(vat_rate, (bases.get(vat_rate) ?? 0) + total_amount);
  }
  const rates = [...bases]
    .sort(([one], [other]) => other - one)
    .map(([rate, base]) => ({ rate, base, vat: vatOf(base, rate) }));
  // An invoice made elsewhere may have rounded row by row: what was charged counts, not what we would have.
  const rest = vatAmount - rates.reduce((sum, { vat }) => sum + vat, 0);
  const largest = rates.reduce<VatAtRate | undefined>(
    (found, one) => (one.rate > 0 && (!found || Math.abs(one.base) > Math.abs(found.base)) ? one : found),
    undefined,
  );
  if (largest) largest.vat += rest;
  return rates;
}
