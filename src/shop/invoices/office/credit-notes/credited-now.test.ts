import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../../test/sizes.ts';
import { vatPerRate } from '#shop/printing/vat-per-rate.ts';
import { creditSums, type Charged } from './credit-sums.ts';
import { creditedNow, type CreditableRow } from './credited-now.ts';

const row = fc.record({
  order: fc.constantFrom(1, 2),
  rate: fc.constantFrom(25, 12, 6),
  price: fc.integer({ min: 1, max: 300_000 }),
  quantity: fc.integer({ min: 1, max: 12 }),
});
const drawn = fc.record({
  rows: fc.array(row, { minLength: 1, maxLength: 5 }),
  /** In hundredths of percent, of the orders 1 and 2. */
  discounts: fc.tuple(fc.nat({ max: 10_000 }), fc.nat({ max: 10_000 })),
  notes: fc.array(fc.array(fc.nat({ max: 12 }), { minLength: 5, maxLength: 5 }), { maxLength: 5 }),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer D> ? D : never;

/** The discount of each order and rate in whole öre, rounded down, by `order/rate`. */
function discountsOf({ rows, discounts }: Drawn): Map<string, number> {
  const values = new Map<string, number>();
  for (const { order, rate, price, quantity } of rows)
    values.set(`${order}/${rate}`, (values.get(`${order}/${rate}`) ?? 0) + price * quantity);
  return new Map(
    [...values].map(([key, value]) => {
      const points = discounts[Number(key[0]) - 1] ?? 0;
      return [key, Number((BigInt(value) * BigInt(points)) / 10_000n)] as const;
    }),
  );
}

function invoiceRows(given: Drawn): CreditableRow[] {
  const goods = given.rows.map(({ order, rate, price, quantity }) => {
    return { kind: 'article' as const, order, rate, price, quantity };
  });
  const taken = [...discountsOf(given)].filter(([, ore]) => ore > 0);
  const discounts = taken.map(([key, ore]) => {
    const [order = 0, rate = 0] = key.split('/').map(Number);
    return { kind: 'discount' as const, order, rate, price: 0 - ore, quantity: 1 };
  });
  return [...goods, ...discounts].map(({ kind, order, rate, price, quantity }, id) => {
    const credited = { credited: 0, credited_amount: 0 };
    return { id, of_kind: kind, of_order: order, vat_rate: rate, price, quantity, ...credited };
  });
}

function chargedBy(rows: readonly CreditableRow[]): Charged {
  const priced = rows.map(({ vat_rate, price, quantity }) => ({ vat_rate, total_amount: price * quantity }));
  const nets = new Map<number, number>();
  for (const { vat_rate, total_amount } of priced)
    nets.set(vat_rate, (nets.get(vat_rate) ?? 0) + total_amount);
  const vat = [...nets].reduce((sum, [rate, net]) => sum + Math.floor((net * rate + 50) / 100), 0);
  const total = [...nets.values()].reduce((sum, net) => sum + net, 0) + vat;
  return { total, rounding: 0, rates: vatPerRate(priced, vat) };
}

test('credit notes of random parts take the discount of each order and rate along by value, and all of it in the end', () => {
  let split = 0;
  fc.assert(
    fc.property(drawn, (given) => {
      let rows = invoiceRows(given);
      const invoice = chargedBy(rows);
      fc.pre(invoice.total > 0);
      const notes: Charged[] = [];
      const wholes = discountsOf(given);
      const rest = given.rows.map(() => Number.POSITIVE_INFINITY);
      for (const wanted of [...given.notes, rest]) {
        const quantities = new Map(
          given.rows.flatMap((_row, id) => {
            const { quantity, credited } = rows[id]!;
            const now = Math.min(wanted[id] ?? 0, quantity - credited);
            return now > 0 ? [[id, now] as const] : [];
          }),
        );
        if (quantities.size === 0) continue;
        const all = creditedNow(rows, quantities);
        const sums = creditSums(
          invoice,
          notes,
          all.map(({ row: { vat_rate }, counted }) => ({ vatRate: vat_rate, ...counted })),
        );
        expect(sums).toBeDefined();
        const { net, vat, total, rates } = sums!;
        expect(all.reduce((sum, { price, now }) => sum - price * now, 0)).toBe(net);
        notes.push({ total, rounding: total - net - vat, rates });
        rows = all.map(({ row: one, now, price }) => {
          const credited_amount = one.credited_amount + price * now;
          if (one.of_kind !== 'discount') return { ...one, credited: one.credited + now, credited_amount };
          return { ...one, credited: Number(credited_amount === one.price), credited_amount };
        });
        for (const [key, whole] of wholes) {
          const ofKey = rows.filter(({ of_order, vat_rate }) => `${of_order}/${vat_rate}` === key);
          const goods = ofKey.filter(({ of_kind }) => of_kind === 'article');
          const value = goods.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
          const credited = goods.reduce((sum, one) => sum + one.price * one.credited, 0);
          const share = Number((BigInt(whole) * BigInt(credited)) / BigInt(value));
          const taken = ofKey.find(({ of_kind }) => of_kind === 'discount')?.credited_amount ?? 0;
          expect(0 - taken).toBe(share);
          if (share > 0 && share < whole) split += 1;
        }
      }
      expect(notes.reduce((sum, { total }) => sum + total, invoice.total)).toBe(0);
      expect(rows.every(({ quantity, credited }) => quantity === credited)).toBe(true);
    }),
    { seed: 47, numRuns: 500 * times },
  );
  expect(split).toBeGreaterThan(100);
});
