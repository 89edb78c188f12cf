import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../test/sizes.ts';
import { valueOfConsignment } from './value-of-consignment.ts';

const day = (n: number) => new Date(Date.UTC(2027, 1, n, 10));
const none = { quantity_cancelled: 0, added_at: null };
const goods = (id: number, price: number, quantity: number) =>
  ({ ...none, id, kind: 'article', price, quantity }) as const;
const fee = (id: number, kind: 'freight' | 'smallOrder' | 'discount', price: number) =>
  ({ ...none, id, kind, price, quantity: 1 }) as const;
const sent = (id: number, ...rows: [row: number, quantity: number][]) => ({
  id,
  sent_at: day(id),
  rows: rows.map(([order_row_id, quantity]) => ({ order_row_id, quantity })),
});

/** Each line as `ROW: PIECES × ÖRE`. */
function linesOf(order: Parameters<typeof valueOfConsignment>[0], id: number): string[] {
  return valueOfConsignment(order, id).map(
    ({ row, quantity, priceOre }) => `${row.id}: ${quantity} × ${priceOre}`,
  );
}

test('the goods that were sent, with the freight of the order where the first of them are', () => {
  const order = {
    rows: [goods(1, 12_000, 8), goods(2, 500, 10), fee(3, 'freight', 4_900)],
    consignments: [sent(5, [1, 3]), sent(6, [1, 5], [2, 10])],
  };
  expect(linesOf(order, 5)).toEqual(['1: 3 × 12000', '3: 1 × 4900']);
  expect(linesOf(order, 6)).toEqual(['1: 5 × 12000', '2: 10 × 500']);
  expect(linesOf(order, 7)).toEqual([]);
});

test('freight of an addition goes with what was sent after it', () => {
  const added = { ...fee(4, 'freight', 900), added_at: day(6) };
  const order = {
    rows: [goods(1, 12_000, 8), fee(3, 'freight', 4_900), added],
    consignments: [sent(5, [1, 3]), sent(7, [1, 5])],
  };
  expect(linesOf(order, 5)).toEqual(['1: 3 × 12000', '3: 1 × 4900']);
  expect(linesOf(order, 7)).toEqual(['1: 5 × 12000', '4: 1 × 900']);
});

test('freight that is cancelled is of no value', () => {
  const order = {
    rows: [goods(1, 12_000, 8), { ...fee(3, 'freight', 4_900), quantity: 2, quantity_cancelled: 1 }],
    consignments: [sent(5, [1, 3])],
  };
  expect(linesOf(order, 5)).toEqual(['1: 3 × 12000', '3: 1 × 4900']);
});

test('of rows that do not divide evenly one is two lines', () => {
  const order = {
    rows: [goods(1, 10_000, 3), fee(2, 'discount', -1_000)],
    consignments: [sent(5, [1, 3])],
  };
  expect(linesOf(order, 5)).toEqual(['1: 1 × 9666', '1: 2 × 9667']);
  const more = {
    rows: [goods(1, 10_000, 3), goods(3, 10_000, 1), goods(4, 10_000, 6), fee(2, 'discount', -1_001)],
    consignments: [sent(5, [1, 3], [3, 1], [4, 6])],
  };
  expect(linesOf(more, 5)).toEqual(['1: 3 × 9900', '3: 1 × 9900', '4: 1 × 9899', '4: 5 × 9900']);
});

/** An order that is sent in parts, in which some pieces may be cancelled, and what each part comes to. */
const anOrder = fc
  .record({
    goods: fc.array(
      fc.record({
        price: fc.nat({ max: 99_999 }),
        parts: fc.array(fc.nat({ max: 9 }), { minLength: 4, maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    freight: fc.nat({ max: 20_000 }),
    split: fc.boolean(),
  })
  .map(({ goods: some, off, freight, split }) => {
    // The last part of each row is cancelled.
    const rows = some.map(({ price, parts }, place) => ({
      ...goods(
        place + 1,
        price,
        parts.reduce((sum, one) => sum + one, 0),
      ),
      quantity_cancelled: parts[3]!,
    }));
    const whole = some.reduce((sum, { price, parts: [a, b, c] }) => sum + price * (a! + b! + c!), 0);
    const discount = Math.floor(whole * off);
    const half = split ? Math.floor(discount / 2) : 0;
    return {
      whole,
      discount,
      freight,
      sentParts: [0, 1, 2].map((part) => some.map(({ price, parts }) => ({ price, pieces: parts[part]! }))),
      order: {
        rows: [
          ...rows,
          fee(90, 'freight', freight),
          fee(91, 'discount', half - discount),
          fee(92, 'discount', 0 - half),
        ],
        consignments: [0, 1, 2].map((part) =>
          sent(
            part + 1,
            ...some.flatMap(({ parts }, place): [number, number][] =>
              parts[part]! > 0 ? [[place + 1, parts[part]!]] : [],
            ),
          ),
        ),
      },
    };
  });

test('all consignments come to what the order costs, each to the part of the discount that its value has', () => {
  fc.assert(
    fc.property(anOrder, ({ order, whole, discount, freight, sentParts }) => {
      let value = 0n;
      let taken = 0n;
      const sums = order.consignments.map(({ id, rows }, part) => {
        const lines = valueOfConsignment(order, id).filter(({ row }) => row.kind === 'article');
        const now = sentParts[part]!.reduce((sum, { price, pieces }) => sum + price * pieces, 0);
        value += BigInt(now);
        const until = whole === 0 ? 0n : (BigInt(discount) * value) / BigInt(whole);
        const sum = lines.reduce((all, { quantity, priceOre }) => all + quantity * priceOre, 0);
        expect(sum).toBe(now - Number(until - taken));
        taken = until;
        expect(lines.length - rows.length).toBeLessThanOrEqual(1);
        for (const { order_row_id, quantity } of rows) {
          const own = lines.filter(({ row }) => row.id === order_row_id);
          expect(own.reduce((all, line) => all + line.quantity, 0)).toBe(quantity);
          const prices = own.map(({ priceOre }) => priceOre);
          expect(Math.max(...prices) - Math.min(...prices)).toBeLessThanOrEqual(1);
          expect(Math.min(...prices)).toBeGreaterThanOrEqual(0);
          expect(Math.max(...prices)).toBeLessThanOrEqual(order.rows[order_row_id - 1]!.price);
        }
        return sum;
      });
      expect(sums.reduce((all, sum) => all + sum, 0)).toBe(whole - discount);
      const fees = order.consignments.flatMap(({ id }) =>
        valueOfConsignment(order, id).filter(({ row }) => row.kind === 'freight'),
      );
      expect(fees).toMatchObject([{ quantity: 1, priceOre: freight }]);
    }),
    { numRuns: 300 * times },
  );
});
