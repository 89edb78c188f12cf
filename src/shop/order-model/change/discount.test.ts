import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../test/sizes.ts';
import { discountOfInvoice, discountPerRate, discountOre, partOf } from './discount.ts';
import { nothingInvoiced, type InvoicedOfRow } from './invoiced-discount.ts';
import { discountsAfter } from './kept-discounts.ts';

test('percent are rounded half up to the öre, and nothing costs less than nothing', () => {
  expect(discountOre({ text: '', basisPoints: 1_000 }, 1_005)).toBe(101);
  expect(discountOre({ text: '', basisPoints: 1_000 }, 1_004)).toBe(100);
  expect(discountOre({ text: '', amountOre: 5_000 }, 3_000)).toBe(3_000);
});

test('part invoices take a discount by value, and together the whole of it', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 100 }), (values, percent) => {
      const whole = values.reduce((sum, value) => sum + value, 0);
      const discount = 0 - Math.round((whole * percent) / 100);
      let given = 0;
      let before = 0;
      for (const now of values) {
        const part = discountOfInvoice({ whole: discount, given }, { whole, before, now });
        expect(part).toBeLessThanOrEqual(0);
        given += part;
        before += now;
        expect(Math.abs(given - (discount * before) / whole)).toBeLessThan(1);
      }
      expect(given).toBe(discount);
    }),
    { numRuns: 100 * times },
  );
});

test('no more is taken off than the goods that are invoiced cost, whatever was lowered or given before', () => {
  const ore = fc.nat(100_000);
  fc.assert(
    fc.property(ore, ore, ore, ore, ore, (discount, given, before, now, cancelled) => {
      const whole = before + now + cancelled;
      const part = discountOfInvoice({ whole: 0 - discount, given: 0 - given }, { whole, before, now });
      expect(part).toBeLessThanOrEqual(0);
      expect(now + part).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 300 * times },
  );
  // The rest was cancelled after a first invoice: nothing is left that the discount could be taken off.
  expect(
    discountOfInvoice({ whole: -12_000, given: -2_143 }, { whole: 12_500, before: 12_500, now: 0 }),
  ).toBe(0);
});

test('what an invoice has given is not taken back when the discount becomes less', () => {
  const value = { whole: 1_000, before: 500, now: 500 };
  expect(discountOfInvoice({ whole: -30, given: -50 }, value)).toBe(0);
});

test('a percent follows what is cancelled, by rate', () => {
  const row = {
    kind: 'article' as const,
    vat_code: 'c',
    quantity: 10,
    quantity_delivered: 2,
    quantity_short: 0,
  };
  const off = { ...row, kind: 'discount' as const, quantity: 1, quantity_cancelled: 0 };
  const rows = [
    { ...row, id: 1, quantity_cancelled: 5, price: 1_000, vat_rate: 25, total_amount: 10_000 },
    { ...row, id: 2, quantity_cancelled: 0, price: 300, vat_rate: 12, total_amount: 3_000 },
    { ...off, id: 3, price: -1_000, vat_rate: 25, total_amount: -1_000 },
    { ...off, id: 4, price: -300, vat_rate: 12, total_amount: -300 },
  ];
  const tenth = { text: '', basisPoints: 1_000 };
  const pricesWith = (invoiced: Record<number, InvoicedOfRow>) =>
    discountsAfter(rows, tenth, ({ id }) => invoiced[id] ?? nothingInvoiced).map(({ price }) => price);
  expect(pricesWith({})).toEqual([1_000, 300, -500, -300]);
  // All that is left is invoiced, with a discount of more pieces: it stays as it was given.
  expect(
    pricesWith({
      1: { quantity: 5, ore: 5_000, isOnInvoice: true },
      3: { quantity: 1, ore: -700, isOnInvoice: true },
    }),
  ).toEqual([1_000, 300, -700, -300]);
  expect(
    pricesWith({
      1: { quantity: 5, ore: 5_000, isOnInvoice: true },
      3: { quantity: 1, ore: -200, isOnInvoice: true },
    }),
  ).toEqual([1_000, 300, -200, -300]);
  // The last piece is still to be invoiced, and takes the rest.
  expect(
    pricesWith({
      1: { quantity: 4, ore: 4_000, isOnInvoice: true },
      3: { quantity: 1, ore: -200, isOnInvoice: true },
    }),
  ).toEqual([1_000, 300, -500, -300]);
  expect(discountsAfter(rows, null, () => nothingInvoiced)).toBe(rows);
  const cancelled = rows.map((one) => ({ ...one, quantity_delivered: 0, quantity_cancelled: one.quantity }));
  expect(discountsAfter(cancelled, tenth, () => nothingInvoiced)).toBe(cancelled);
});

test('a part of an amount is exact where the product is no safe integer', () => {
  const ore = fc.integer({ min: 1, max: 100_000_000_000 });
  fc.assert(
    fc.property(ore, ore, ore, (amount, one, other) => {
      const [part, whole] = [Math.min(one, other), Math.max(one, other)].map(BigInt) as [bigint, bigint];
      const taken = BigInt(partOf(amount, Number(part), Number(whole)));
      const exact = BigInt(amount) * part;
      expect(taken * whole <= exact && exact < (taken + 1n) * whole).toBe(true);
      expect(partOf(amount, other, other)).toBe(amount);
    }),
  );
});

test('what an invoice takes off is divided over the rates of its goods, and exceeds none', () => {
  const goods = fc.array(
    fc.record({ vatRate: fc.constantFrom(25, 12, 6), ore: fc.integer({ min: 0, max: 5_000_000 }) }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(goods, fc.nat({ max: 1_000 }), (some, share) => {
      const whole = some.reduce((sum, { ore }) => sum + ore, 0);
      const off = Number((BigInt(whole) * BigInt(share)) / 1_000n);
      fc.pre(off > 0);
      const parts = discountPerRate(0 - off, some);
      expect(parts.reduce((sum, { ore }) => sum + ore, 0)).toBe(0 - off);
      for (const rate of new Set(some.map(({ vatRate }) => vatRate))) {
        const value = some.reduce((sum, one) => sum + (one.vatRate === rate ? one.ore : 0), 0);
        const rows = some.filter(({ vatRate }) => vatRate === rate).length;
        const part = 0 - (parts.find(({ vatRate }) => vatRate === rate)?.ore ?? 0);
        expect(part).toBeLessThanOrEqual(value);
        // Each row's share is cut to a whole öre, and what is cut off goes to the next.
        expect(Math.abs(part - (off * value) / whole)).toBeLessThanOrEqual(rows);
      }
    }),
  );
});
