import { vatOf } from '#kit/text/money.ts';
import { isAtRate, type VatAtRate } from '#shop/printing/vat-per-rate.ts';
import { partOf } from '#shop/currency-rates/currency-rate.ts';

/** Amounts in öre; those of a credit note are 0 or below. */
export type Charged = { total: number; rounding: number; rates: readonly VatAtRate[] };
/** A row of the invoice: how many pieces earlier notes have credited, and how many this one credits. */
export type CreditedRow = { vatRate: number; price: number; quantity: number; credited: number; now: number };

/** `isLast`: nothing is left to credit after it. */
export type CreditSums = { net: number; vat: number; total: number; rates: VatAtRate[]; isLast: boolean };

/** Returns what earlier notes have left to credit at each rate. */
export function leftPerRate(invoice: Charged, earlier: readonly Charged[]): VatAtRate[] {
  return invoice.rates.map(({ rate, vat, base }) => {
    const before = earlier.flatMap((note) => note.rates.filter((one) => one.rate === rate));
    return before.reduce((left, one) => ({ rate, base: left.base + one.base, vat: left.vat + one.vat }), {
      rate,
      base,
      vat,
    });
  });
}

/**
 * Returns the sums of a credit note. VAT is rounded once per rate, and the note that credits the last of a rate takes
 * what the others have left, as the last one of all does with the rounding: several notes credit exactly what the
 * invoice charged. Returns undefined when the note would credit more than is left, of all or at a rate, or charge something.
 */
export function creditSums(
  invoice: Charged,
  earlier: readonly Charged[],
  rows: readonly CreditedRow[],
): CreditSums | undefined {
  const allPieces = rows.every(isCredited);
  const lefts = leftPerRate(invoice, earlier).map((left) => ({
    ...left,
    // Notes of amounts have taken off what its pieces have left.
    isReduced: left.base < valueOf(rows, left.rate),
  }));
  const rates = lefts
    .filter(({ rate, base, vat }) => isCreditedNow(rows, rate) || (allPieces && (base !== 0 || vat !== 0)))
    .map((left) => creditedAt(left, rows));
  const after = lefts.map(({ rate, base, isReduced }) => {
    return { isReduced, base: base + (rates.find((one) => one.rate === rate)?.base ?? 0) };
  });
  if (after.some(({ isReduced, base }) => isReduced && base < 0)) return undefined;
  const isLast =
    allPieces || (after.some(({ isReduced }) => isReduced) && after.every(({ base }) => base === 0));
  return summed(invoice, earlier, rates, isLast);
}

/**
 * Returns the sums of a credit note of an amount without VAT, at one rate or split over all by what is left at each: each
 * part is rounded down, and the highest rates that have room take the öre that are left. Undefined when less is left.
 */
export function amountSums(
  invoice: Charged,
  earlier: readonly Charged[],
  { amount, rate: only }: { amount: number; rate?: number | undefined },
): CreditSums | undefined {
  const lefts = leftPerRate(invoice, earlier);
  const open = lefts.filter(({ rate, base }) => base > 0 && (only === undefined || rate === only));
  const all = open.reduce((sum, { base }) => sum + base, 0);
  if (amount <= 0 || amount > all) return undefined;
  const parts = open.map((left) => ({ left, part: partRoundedDown(amount, left.base, all) }));
  let rest = parts.reduce((sum, { part }) => sum - part, amount);
  for (const one of [...parts].sort((a, b) => b.left.rate - a.left.rate)) {
    const taken = Math.min(rest, one.left.base - one.part, 1);
    one.part += taken;
    rest -= taken;
  }
  const rates = parts
    .filter(({ part }) => part > 0)
    .map(({ left, part }) => ({ rate: left.rate, base: 0 - part, vat: vatOfPart(left, 0 - part) }));
  const isLast = lefts.every(
    ({ rate, base }) => base + (rates.find((one) => one.rate === rate)?.base ?? 0) === 0,
  );
  return summed(invoice, earlier, rates, isLast);
}

function summed(
  invoice: Charged,
  earlier: readonly Charged[],
  rates: VatAtRate[],
  isLast: boolean,
): CreditSums | undefined {
  const net = rates.reduce((sum, { base }) => sum + base, 0);
  const vat = rates.reduce((sum, one) => sum + one.vat, 0);
  const left = earlier.reduce((sum, note) => sum + note.total, invoice.total);
  const roundingLeft = earlier.reduce((sum, note) => sum + note.rounding, invoice.rounding);
  // What was rounded down is taken earlier when nothing else is left to pay.
  const below = Math.min(0, left + net + vat);
  const total = net + vat - (isLast ? roundingLeft : Math.max(below, Math.min(0, roundingLeft)));
  return total > 0 || left + total < 0 ? undefined : { net, vat, total, rates, isLast };
}

function creditedAt(left: VatAtRate, allRows: readonly CreditedRow[]): VatAtRate {
  const { rate } = left;
  const rows = allRows.filter(({ vatRate }) => vatRate === rate);
  const base = rows.reduce((sum, { price, now }) => sum - price * now, 0) + 0;
  return { rate, base, vat: rows.every(isCredited) ? 0 - left.vat : vatOfPart(left, base) };
}

/** The VAT of a part of what is left, at its rate; of several rates in one, as much as the part is of it. */
function vatOfPart(left: VatAtRate, base: number): number {
  if (left.base + base === 0) return 0 - left.vat;
  const vat =
    isAtRate(left) || left.base <= 0
      ? vatOf(base, left.rate)
      : partOf(left.vat, { part: base, whole: left.base });
  // The rest is VAT on the rest: notes that were each rounded up leave none, not less than none.
  const isTooMuch = (left.vat + vat) * (left.base + base) < 0;
  return isTooMuch ? 0 - left.vat : vat;
}

/** The pieces of a rate that no note has credited. */
function valueOf(rows: readonly CreditedRow[], rate: number): number {
  return rows
    .filter(({ vatRate }) => vatRate === rate)
    .reduce((sum, { price, quantity, credited }) => sum + price * (quantity - credited), 0);
}

/** The products exceed the safe integers. */
function partRoundedDown(amount: number, value: number, all: number): number {
  return Number((BigInt(amount) * BigInt(value)) / BigInt(all));
}

function isCreditedNow(rows: readonly CreditedRow[], rate: number): boolean {
  return rows.some(({ vatRate, now }) => vatRate === rate && now !== 0);
}

function isCredited({ quantity, credited, now }: CreditedRow): boolean {
  return credited + now === quantity;
}
