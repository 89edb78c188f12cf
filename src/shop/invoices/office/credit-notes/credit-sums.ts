import { vatOf } from '#kit/text/money.ts';
import type { VatAtRate } from '#shop/printing/vat-per-rate.ts';

/** Amounts in öre; those of a credit note are 0 or below. */
export type Charged = { total: number; rounding: number; rates: readonly VatAtRate[] };
/** A row of the invoice: how many pieces earlier notes have credited, and how many this one credits. */
export type CreditedRow = { vatRate: number; price: number; quantity: number; credited: number; now: number };

export type CreditSums = { net: number; vat: number; total: number; rates: VatAtRate[] };

/**
 * Returns the sums of a credit note. VAT is rounded once per rate, and the note that credits the last of a rate takes
 * what the others have left, as the last one of all does with the rounding: several notes credit exactly what the
 * invoice charged. Returns undefined when the note would credit more than is left, or charge something.
 */
export function creditSums(
  invoice: Charged,
  earlier: readonly Charged[],
  rows: readonly CreditedRow[],
): CreditSums | undefined {
  const isLast = rows.every(isCredited);
  const rates = invoice.rates
    .filter(({ rate }) => isLast || rows.some(({ vatRate, now }) => vatRate === rate && now !== 0))
    .map(({ rate, vat, base }) => {
      const before = earlier.flatMap((note) => note.rates.filter((one) => one.rate === rate));
      const left = before.reduce((sum, one) => ({ base: sum.base + one.base, vat: sum.vat + one.vat }), {
        base,
        vat,
      });
      return creditedAt(rate, left, rows);
    });
  const net = rates.reduce((sum, { base }) => sum + base, 0);
  const vat = rates.reduce((sum, one) => sum + one.vat, 0);
  const left = earlier.reduce((sum, note) => sum + note.total, invoice.total);
  const roundingLeft = earlier.reduce((sum, note) => sum + note.rounding, invoice.rounding);
  // What was rounded down is taken earlier when nothing else is left to pay.
  const below = Math.min(0, left + net + vat);
  const total = net + vat - (isLast ? roundingLeft : Math.max(below, Math.min(0, roundingLeft)));
  return total > 0 || left + total < 0 ? undefined : { net, vat, total, rates };
}

function creditedAt(
  rate: number,
  left: { base: number; vat: number },
  allRows: readonly CreditedRow[],
): VatAtRate {
  const rows = allRows.filter(({ vatRate }) => vatRate === rate);
  const base = rows.reduce((sum, { price, now }) => sum - price * now, 0) + 0;
  if (rows.every(isCredited)) return { rate, base, vat: 0 - left.vat };
  const vat = vatOf(base, rate);
  // The rest is VAT on the rest: notes that were each rounded up leave none, not less than none.
  const isTooMuch = (left.vat + vat) * (left.base + base) < 0 || left.base + base === 0;
  return { rate, base, vat: isTooMuch ? 0 - left.vat : vat };
}

function isCredited({ quantity, credited, now }: CreditedRow): boolean {
  return credited + now === quantity;
}
