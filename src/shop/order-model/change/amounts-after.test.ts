import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../test/sizes.ts';
import { after } from '#shop/order-model/after.ts';
import { OrderStatus } from '#shop/order-model/may.ts';
import { amountsAfter } from './amounts-after.ts';
import { nothingInvoiced } from './invoiced-discount.ts';

const row = fc.record({
  rate: fc.constantFrom(25, 12, 6),
  price: fc.integer({ min: 1, max: 300_000 }),
  quantity: fc.integer({ min: 1, max: 40 }),
  sent: fc.oneof(fc.constant(0), fc.nat({ max: 40 })),
  isCancelled: fc.boolean(),
});
const drawn = fc.record({
  goods: fc.array(row, { minLength: 1, maxLength: 5 }),
  percent: fc.option(fc.integer({ min: 1, max: 100 })),
  freight: fc.nat({ max: 20_000 }),
});
const ofAll = { quantity_short: 0, expected_date: null, article_id: 1 };

/** Half an öre goes up. */
const vatOn = (net: number, rate: number) => Number((BigInt(net) * BigInt(rate) * 2n + 100n) / 200n);

test('the sums of an order of which pieces are cancelled are those of what is left and sent, to the öre', () => {
  const seen = { kept: 0, less: 0, same: 0 };
  fc.assert(
    fc.property(drawn, ({ goods, percent, freight }) => {
      const sentOf = ({ sent, quantity }: (typeof goods)[number]) => Math.min(sent, quantity);
      const articles = goods.map(({ rate, price, quantity, sent }, place) => ({
        ...ofAll,
        id: place + 1,
        kind: 'article' as const,
        vat_code: null,
        vat_rate: rate,
        price,
        quantity,
        quantity_delivered: Math.min(sent, quantity),
        quantity_cancelled: 0,
        total_amount: price * quantity,
      }));
      const one = { quantity: 1, quantity_delivered: 0, quantity_cancelled: 0, vat_code: null };
      const feeOf = (id: number, kind: 'freight' | 'discount', rate: number, price: number) => {
        const of = { vat_rate: rate, price, total_amount: price, article_id: null };
        return { ...ofAll, ...one, ...of, id, kind };
      };
      const rates = [...new Set(goods.map(({ rate }) => rate))];
      // What it was before does not matter: it is made anew.
      const discounts = percent === null ? [] : rates.map((rate) => feeOf(200 + rate, 'discount', rate, -1));
      const before = [...articles, feeOf(100, 'freight', 25, freight), ...discounts];
      const acts = goods.flatMap(({ isCancelled }, place) =>
        isCancelled ? [{ rowId: place + 1, isRestCancelled: true }] : [],
      );
      const order = { status: OrderStatus.Processing, cancelled_at: null, rows: before };
      const becomes = after(order, { rows: acts, at: new Date(0) });
      if ('refused' in becomes) throw new Error('refused');
      const discount = percent === null ? null : { text: '', basisPoints: percent * 100 };
      const { rows, totals } = amountsAfter(before, becomes.rows, {
        discount,
        vatCase: 'domestic',
        invoicedOf: () => nothingInvoiced,
      });

      const pieces = goods.map((each) => (each.isCancelled ? sentOf(each) : each.quantity));
      const isSame = goods.every(({ quantity }, place) => pieces[place] === quantity);
      if (isSame || pieces.every((count) => count === 0)) {
        seen[isSame ? 'same' : 'kept'] += 1;
        expect([rows, totals]).toEqual([becomes.rows, undefined]);
        return;
      }
      seen.less += 1;
      const value = goods.reduce((sum, { price }, place) => sum + price * pieces[place]!, 0);
      const off = percent === null ? 0 : Math.floor((value * percent + 50) / 100);
      const net = value + freight - off;
      expect(rows.reduce((sum, { total_amount }) => sum + total_amount, 0)).toBe(net);
      expect(rows.slice(0, goods.length).map(({ total_amount }) => total_amount)).toEqual(
        goods.map(({ price }, place) => price * pieces[place]!),
      );
      const vat = [25, 12, 6].reduce((sum, rate) => {
        const ofRate = rows.filter(({ vat_rate }) => vat_rate === rate);
        return (
          sum +
          vatOn(
            ofRate.reduce((all, each) => all + each.total_amount, 0),
            rate,
          )
        );
      }, 0);
      expect(totals).toMatchObject({ excludingVat: net, vat, total: net + vat });
    }),
    { seed: 43, numRuns: 1000 * times },
  );
  expect(Math.min(seen.kept, seen.less, seen.same)).toBeGreaterThan(20);
});
