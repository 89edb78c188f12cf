import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#kit/database/db.server.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { firstTestNumber } from '#shop/order-model/test-order.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import { storeOrders } from '../../../../test/orders-of-rows.ts';
import { article, seedTestShop } from '../../../../test/seed-test-shop.ts';
import { times } from '../../../../test/sizes.ts';
import { readMostMissing } from './store.server.ts';
import { piecesWaitedFor } from './waited-for.server.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedTestShop(database.db);
});
afterAll(() => database.close());

const articles = [article.mug, article.tray, article.book] as const;
const few = fc.nat(3);
const someRow = fc.record({
  article: fc.constantFrom(...articles, ...articles, null),
  sent: few,
  cancelled: fc.constant(0),
  left: fc.constant(4),
  short: few,
  promise: fc.constantFrom('', '', '', 'Beställningsvara'),
});
const someOrder = fc.record({
  id: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constant(firstTestNumber)),
  status: fc.constantFrom(1, 2, 3, 4, 5),
  rows: fc.array(someRow, { minLength: 1, maxLength: 4 }),
});

test('open orders lack of each article what their rows do, and those of the test customer nothing', async () => {
  const orders = fc.uniqueArray(someOrder, { selector: ({ id }) => id, minLength: 1, maxLength: 6 });
  const free = fc.integer({ min: -2, max: 5 });
  await fc.assert(
    fc.asyncProperty(
      orders,
      fc.tuple(free, free, free),
      fc.integer({ min: 1, max: 3 }),
      async (some, stock, most) => {
        for (const [place, id] of articles.entries())
          await database.db
            .updateTable('article')
            .set({ quantity_available: stock[place]! })
            .where('id', '=', id)
            .execute();
        const placed = new Date('2026-10-12T10:00:00Z');
        await storeOrders(
          database.db,
          some.map((order) => ({ ...order, placed, customer: 1001 })),
        );
        const open = some.filter(({ id, status }) => id < firstTestNumber && orderIs.open(status));
        const sums = articles.map((id, place) => {
          const rows = open.flatMap((order) =>
            order.rows
              .filter((row) => row.article === id && row.short > 0)
              .map((row) => ({ ...row, order: order.id })),
          );
          const bought = rows.filter(({ promise }) => promise === '');
          const sumOf = (part: typeof rows) => part.reduce((all, { short }) => all + short, 0);
          return {
            id,
            waited: sumOf(rows),
            lacking: bought.length > 0 ? sumOf(bought) - stock[place]! : 0,
            orders: new Set(bought.map(({ order }) => order)).size,
          };
        });
        expect(await piecesWaitedFor(database.db, articles)).toEqual(
          new Map(sums.flatMap(({ id, waited }) => (waited > 0 ? [[id, waited] as const] : []))),
        );
        // What is made to order is not to be bought in.
        const wanted = sums
          .filter(({ lacking }) => lacking > 0)
          .toSorted((one, other) => other.lacking - one.lacking || one.id - other.id)
          .slice(0, most)
          .map((one) => [one.id, one.lacking, one.orders]);
        const read = await readMostMissing(database.db, most);
        expect(read.map(({ id, pieces, orders: count }) => [id, pieces, count])).toEqual(wanted);
      },
    ),
    { numRuns: 80 * times },
  );
});
