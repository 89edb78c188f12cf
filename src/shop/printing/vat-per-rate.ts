import { vatOf } from '#kit/text/money.ts';

/** Amounts in öre. */
export type VatAtRate = { rate: number; base: number; vat: number };

/** Returns whether the VAT is that of the rate, within the currency unit that Peppol tolerates (BR-CO-17). */
export function isAtRate({ rate, base, vat }: VatAtRate): boolean {
  return Math.abs(vat - (base * rate) / 100) < 100;
}

/** The VAT of an invoice by rate, the highest first; the sum is `vatAmount`. */
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
  // An invoice from another system may have been rounded row by row: the charged VAT counts, not our own calculation.
  const rest = vatAmount - rates.reduce((sum, { vat }) => sum + vat, 0);
  const largest = rates.reduce<VatAtRate | undefined>(
    (found, one) => (one.rate > 0 && (!found || Math.abs(one.base) > Math.abs(found.base)) ? one : found),
    undefined,
  );
  // Of several rates that it does not tell, the closest may be 0.
  const taking = largest ?? rates[0];
  if (taking) taking.vat += rest;
  return rates;
}
