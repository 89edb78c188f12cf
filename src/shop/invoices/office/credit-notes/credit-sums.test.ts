import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../../test/sizes.ts';
import { vatPerRate } from '#shop/printing/vat-per-rate.ts';
import { amountSums, creditSums, leftPerRate, type Charged, type CreditSums } from './credit-sums.ts';

type Row = { vatRate: number; price: number; quantity: number; credited: number };

/** What an invoice of these rows charges; `rounding` and `rest` are what another system rounded differently. */
function charged(rows: readonly Row[], { rounding = 0, rest = 0 } = {}): Charged {
  const priced = rows.map(({ vatRate, price, quantity }) => ({
    vat_rate: vatRate,
    total_amount: price * quantity,
  }));
  const rates = vatPerRate(priced, ownVat(rows) + rest);
  const net = rows.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { total: net + rates.reduce((sum, one) => sum + one.vat, 0) + rounding, rounding, rates };
}

/** The test's own reckoning, in whole numbers: half an öre goes away from 0. */
function ownVat(rows: readonly Row[]): number {
  return [...new Set(rows.map(({ vatRate }) => vatRate))].reduce((sum, rate) => {
    const of = rows.filter(({ vatRate }) => vatRate === rate);
    return (
      sum +
      ownVatOf(
        of.reduce((net, { price, quantity }) => net + price * quantity, 0),
        rate,
      )
    );
  }, 0);
}

function ownVatOf(net: number, rate: number): number {
  const hundredths = BigInt(Math.abs(net)) * BigInt(rate);
  return Math.sign(net) * Number((hundredths + 50n) / 100n) + 0;
}

const noteOf = ({ net, vat, total, rates }: CreditSums): Charged => ({
  total,
  rounding: total - net - vat,
  rates,
});

/** Credits pieces of rows in the order of `picks`, then the rest. Returns the notes. */
function creditAll(
  invoice: Charged,
  rows: readonly Row[],
  picks: readonly (readonly number[])[],
): CreditSums[] {
  const notes: CreditSums[] = [];
  const credited = rows.map(() => 0);
  const take = (nows: readonly number[]) => {
    if (nows.every((now) => now === 0)) return;
    const sums = creditSums(
      invoice,
      notes.map(noteOf),
      rows.map((row, place) => ({ ...row, credited: credited[place] ?? 0, now: nows[place] ?? 0 })),
    );
    if (!sums) return;
    // A rate without pieces or anything left is refused in a file for Peppol (BR-S-08).
    for (const { rate, base, vat } of sums.rates) {
      const isOfNow = rows.some(({ vatRate }, place) => vatRate === rate && (nows[place] ?? 0) !== 0);
      expect(isOfNow || base !== 0 || vat !== 0).toBe(true);
    }
    nows.forEach((now, place) => (credited[place] = (credited[place] ?? 0) + now));
    notes.push(sums);
  };
  const leftOf = (place: number) => (rows[place]?.quantity ?? 0) - (credited[place] ?? 0);
  for (const pick of picks) {
    take(
      rows.map((_row, place) => {
        const left = leftOf(place);
        return Math.sign(left) * ((pick[place % pick.length] ?? 0) % (Math.abs(left) + 1)) + 0;
      }),
    );
  }
  take(rows.map((_row, place) => leftOf(place)));
  expect(rows.map((_row, place) => leftOf(place))).toEqual(rows.map(() => 0));
  return notes;
}

function sumPerRate(notes: readonly CreditSums[]): Map<number, [base: number, vat: number]> {
  const sums = new Map<number, [number, number]>();
  for (const { rate, base, vat } of notes.flatMap(({ rates }) => rates)) {
    const [b, v] = sums.get(rate) ?? [0, 0];
    sums.set(rate, [b + base, v + vat]);
  }
  return sums;
}

const quantities = fc.integer({ min: 1, max: 40 });
const row = fc.record({
  vatRate: fc.constantFrom(25, 12, 6, 0),
  price: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 500_000 }), fc.constant(1001)),
  quantity: fc.oneof(fc.integer({ min: 1, max: 6 }), quantities),
  credited: fc.constant(0),
});
const picks = fc.array(fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 5 }), { maxLength: 12 });
const runs = { seed: 41, numRuns: 1000 * times };

test('notes in random parts and order credit exactly what was charged, by rate', () => {
  const differences = fc.record({
    rounding: fc.integer({ min: -50, max: 50 }),
    rest: fc.integer({ min: 0, max: 3 }),
  });
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 6 }),
      picks,
      differences,
      (rows, parts, different) => {
        const invoice = charged(rows, different);
        fc.pre(invoice.total > 0);
        const notes = creditAll(invoice, rows, parts);
        let left = invoice.total;
        for (const note of notes) {
          left += note.total;
          expect(note.total).toBeLessThanOrEqual(0);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(note.rates.every(({ vat, base }) => vat <= 0 && base <= 0)).toBe(true);
        }
        expect(left).toBe(0);
        for (const { rate, base, vat } of invoice.rates)
          expect([rate, ...(sumPerRate(notes).get(rate) ?? [])]).toEqual([rate, 0 - base, 0 - vat]);
        // All but the last of a rate have its VAT, rounded as on an invoice, unless that is more than is left.
        const own = notes
          .slice(0, -1)
          .flatMap(({ rates }) => rates.filter(({ rate, base, vat }) => vat < ownVatOf(base, rate)));
        expect(own.length).toBeLessThanOrEqual(invoice.rates.length);
      },
    ),
    runs,
  );
});

test('an invoice that takes goods back itself is credited exactly, and never by more than it charged', () => {
  const signed = fc.record({
    vatRate: fc.constantFrom(25, 12),
    price: fc.integer({ min: -5000, max: 90_000 }),
    quantity: fc.oneof(quantities, fc.integer({ min: -9, max: -1 })),
    credited: fc.constant(0),
  });
  fc.assert(
    fc.property(fc.array(signed, { minLength: 2, maxLength: 6 }), picks, (rows, parts) => {
      const invoice = charged(rows);
      fc.pre(invoice.total > 0);
      const notes = creditAll(invoice, rows, parts);
      let left = invoice.total;
      for (const { total } of notes) {
        left += total;
        expect([total <= 0, left >= 0]).toEqual([true, true]);
      }
      expect(left).toBe(0);
      for (const { rate, base, vat } of invoice.rates)
        expect(sumPerRate(notes).get(rate) ?? [0, 0]).toEqual([0 - base, 0 - vat]);
    }),
    runs,
  );
});

test.each([
  { price: 1001, quantity: 5, vat: [-250, -250, -250, -250, -251] },
  { price: 14_990, quantity: 3, vat: [-3748, -3748, -3747] },
  { price: 2, quantity: 3, vat: [-1, -1, 0] },
])('$quantity of $price öre in as many notes: the last takes what is left', ({ price, quantity, vat }) => {
  const rows = [{ vatRate: 25, price, quantity, credited: 0 }];
  const notes = creditAll(
    charged(rows),
    rows,
    Array.from({ length: quantity - 1 }, () => [1]),
  );
  expect(notes.map((note) => note.vat + 0)).toEqual(vat);
});

test('a note by another system counts too: what it has credited is not credited again', () => {
  const rows = [{ vatRate: 25, price: 1000, quantity: 10, credited: 0, now: 10 }];
  const earlier = { total: -1250, rounding: 0, rates: [{ rate: 25, base: -1000, vat: -250 }] };
  expect(creditSums(charged(rows), [earlier], rows)).toBeUndefined();
  const nine = rows.map((one) => ({ ...one, now: 9 }));
  expect(creditSums(charged(rows), [earlier], nine)).toMatchObject({ net: -9000, vat: -2250 });
});

test('a total that was rounded down is given back when nothing else is left to pay, though free goods are', () => {
  const invoice: Charged = { total: 100, rounding: -25, rates: [{ rate: 25, base: 100, vat: 25 }] };
  const rows = (now: number, later: number) => [
    { vatRate: 25, price: 100, quantity: 1, credited: 1 - now, now },
    { vatRate: 25, price: 0, quantity: 1, credited: 0, now: later },
  ];
  const first = creditSums(invoice, [], rows(1, 0));
  expect(first).toMatchObject({ net: -100, vat: -25, total: -100 });
  expect(creditSums(invoice, [noteOf(first!)], rows(0, 1))).toMatchObject({ net: 0, vat: 0, total: 0 });
  // Rounded up, the rest waits for the last.
  const up: Charged = { ...invoice, total: 150, rounding: 25 };
  const part = creditSums(up, [], rows(1, 0));
  expect(part).toMatchObject({ total: -125 });
  expect(creditSums(up, [noteOf(part!)], rows(0, 1))).toMatchObject({ total: -25 });
});

/** Amounts and pieces in any order, then all that is left as an amount. Returns the notes. */
function creditMixed(invoice: Charged, rows: readonly Row[], parts: readonly (number | readonly number[])[]) {
  const notes: CreditSums[] = [];
  const credited = rows.map(() => 0);
  const netLeft = () => [...leftPerRate(invoice, notes.map(noteOf))].reduce((sum, { base }) => sum + base, 0);
  for (const part of [...parts, netLeft]) {
    if (typeof part === 'object') {
      const nows = rows.map(({ quantity }, place) =>
        Math.min(quantity - credited[place]!, part[place % part.length] ?? 0),
      );
      if (nows.every((now) => now === 0)) continue;
      const sums = creditSums(
        invoice,
        notes.map(noteOf),
        rows.map((row, place) => ({ ...row, credited: credited[place]!, now: nows[place]! })),
      );
      if (!sums) continue;
      nows.forEach((now, place) => (credited[place]! += now));
      notes.push(sums);
      continue;
    }
    const before = leftPerRate(invoice, notes.map(noteOf));
    const amount = typeof part === 'function' ? part() : 1 + (part % (netLeft() + 2));
    const sums = amountSums(invoice, notes.map(noteOf), { amount });
    if (amount === 0) continue;
    if (amount > netLeft()) expect(sums).toBeUndefined();
    if (!sums) continue;
    // Split by what was left, to the öre, and VAT of each part by the test's own rounding.
    const all = before.reduce((sum, { base }) => sum + base, 0);
    expect(sums.net).toBe(0 - amount);
    for (const { rate, base } of before) {
      const at = sums.rates.find((one) => one.rate === rate);
      const exact = (BigInt(amount) * BigInt(base)) / BigInt(all);
      expect([0, 1]).toContain(0 - (at?.base ?? 0) - Number(exact));
      const vat = ownVatOf(at?.base ?? 0, rate);
      const left = before.find((one) => one.rate === rate)!;
      if (at && at.base !== 0 - base) expect([vat, 0 - left.vat]).toContain(at.vat);
    }
    notes.push(sums);
  }
  return notes;
}

test('amounts and pieces together credit exactly what was charged, and never more than is left at a rate', () => {
  const parts = fc.array(
    fc.oneof(fc.nat({ max: 2_000_000 }), fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 5 })),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 6 }),
      parts,
      fc.integer({ min: -50, max: 50 }),
      (rows, some, rounding) => {
        const invoice = charged(rows, { rounding });
        fc.pre(invoice.total > 0 && rows.some(({ price }) => price > 0));
        const notes = creditMixed(invoice, rows, some);
        const left = new Map(invoice.rates.map(({ rate, base }) => [rate, base]));
        let total = invoice.total;
        for (const note of notes) {
          total += note.total;
          expect([note.total <= 0, total >= 0]).toEqual([true, true]);
          for (const { rate, base, vat } of note.rates) {
            left.set(rate, left.get(rate)! + base);
            expect([left.get(rate)! >= 0, vat <= 0]).toEqual([true, true]);
          }
        }
        for (const { rate, base, vat } of invoice.rates)
          expect(sumPerRate(notes).get(rate) ?? [0, 0]).toEqual([0 - base, 0 - vat]);
        // A rounding up waits for pieces without a price.
        const isFree = rows.some(({ price }) => price === 0);
        if (!isFree || notes.at(-1)?.isLast) expect(total).toBe(0);
      },
    ),
    { seed: 42, numRuns: 300 * times },
  );
});

test.each([
  {
    amount: 10_000,
    rates: [
      [25, -8000, -2000],
      [6, -2000, -120],
    ],
  },
  { amount: 1, rates: [[25, -1, 0]] },
  {
    amount: 100_000,
    rates: [
      [25, -80_000, -20_000],
      [6, -20_000, -1200],
    ],
  },
  { amount: 100_001, rates: undefined },
  { amount: 0, rates: undefined },
])('$amount öre of 800,00 at 25 % and 200,00 at 6 %', ({ amount, rates }) => {
  const invoice = charged([
    { vatRate: 25, price: 80_000, quantity: 1, credited: 0 },
    { vatRate: 6, price: 20_000, quantity: 1, credited: 0 },
  ]);
  const sums = amountSums(invoice, [], { amount });
  expect(sums?.rates.map(({ rate, base, vat }) => [rate, base, vat + 0])).toEqual(rates);
});

test('an amount of one rate takes of that alone, and pieces then only what is left of it', () => {
  const rows = [
    { vatRate: 25, price: 1000, quantity: 10, credited: 0 },
    { vatRate: 6, price: 500, quantity: 2, credited: 0 },
  ];
  const invoice = charged(rows);
  const reduced = amountSums(invoice, [], { amount: 1500, rate: 25 })!;
  expect(reduced).toMatchObject({ net: -1500, vat: -375, isLast: false });
  expect(amountSums(invoice, [noteOf(reduced)], { amount: 8501, rate: 25 })).toBeUndefined();
  const pieces = (mugs: number, books: number) =>
    creditSums(
      invoice,
      [noteOf(reduced)],
      [
        { ...rows[0]!, now: mugs },
        { ...rows[1]!, now: books },
      ],
    );
  expect(pieces(9, 0)).toBeUndefined();
  expect(pieces(8, 0)).toMatchObject({ net: -8000, vat: -2000, isLast: false });
  expect(pieces(0, 2)).toMatchObject({ net: -1000, vat: -60, isLast: false });
});
