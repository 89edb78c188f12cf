import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderIs } from '#shop/order-model/may.ts';
import {
  canOf,
  cans,
  readinessOfRows,
  sumOfReadiness,
  type FreeStock,
} from '#shop/order-model/sending/readiness.ts';
import { firstTestNumber, isTestOrder } from '#shop/order-model/test-order.ts';
import { stateIs } from '#shop/orders/state-condition.server.ts';
import type { Database } from '#kit/database/db.server.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import { storeOrders } from '../../../../test/orders-of-rows.ts';
import { article, seedTestShop } from '../../../../test/seed-test-shop.ts';
import { times } from '../../../../test/sizes.ts';
import { canIs, readLacking, readReadiness } from './readiness-store.server.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedTestShop(database.db);
});
afterAll(() => database.close());

const today = '2026-10-14';
const articles = [article.mug, article.tray, article.book] as const;
const few = fc.nat(3);
const someRow = fc.record({
  /** Null for one that is deleted since. */
  article: fc.constantFrom(...articles, ...articles, null),
  kind: fc.constantFrom('article' as const, 'article' as const, 'article' as const, 'freight' as const),
  sent: few,
  cancelled: few,
  left: few,
  /** It may be above what is left: a file of before, or a row that was changed by hand. */
  short: few,
  said: fc.constantFrom(null, null, 0, 1),
  day: fc.constantFrom(null, '2026-10-13', today, '2026-10-15'),
});
const someOrder = fc.record({
  id: fc.oneof(
    fc.integer({ min: 1, max: 40 }),
    fc.integer({ min: firstTestNumber, max: firstTestNumber + 4 }),
  ),
  // In summer time the day turns at 22 in UTC.
  placed: fc.constantFrom('11T21:59:59Z', '11T22:00:00Z', '12T10:00:00Z', '12T21:59:59Z', '12T22:00:00Z'),
  status: fc.constantFrom(1, 1, 2, 2, 3, 4, 5),
  held: fc.constantFrom(null, 'manual' as const, 'overdue' as const),
  customer: fc.constantFrom(1001, 1002),
  rows: fc.array(someRow, { minLength: 1, maxLength: 5 }),
});
type SomeOrder = typeof someOrder extends fc.Arbitrary<infer T> ? T : never;

const storedOf = (orders: readonly SomeOrder[]) =>
  storeOrders(
    database.db,
    orders.map((order) => ({ ...order, placed: new Date(`2026-10-${order.placed}`) })),
  );

async function setStock(stock: ReadonlyMap<number, FreeStock>): Promise<void> {
  for (const [id, { pieces: quantity_available, bookings: stock_bookings }] of stock)
    await database.db
      .updateTable('article')
      .set({ quantity_available, stock_bookings })
      .where('id', '=', id)
      .execute();
}

test('the database gives each row of any orders the free pieces that the rule gives it', async () => {
  const orders = fc.uniqueArray(someOrder, { selector: ({ id }) => id, minLength: 1, maxLength: 8 });
  const free = fc.record({ pieces: fc.integer({ min: -2, max: 7 }), bookings: fc.nat(1) });
  await fc.assert(
    fc.asyncProperty(
      orders,
      fc.array(free, { minLength: 3, maxLength: 3 }),
      fc.nat(),
      async (some, frees, which) => {
        const stock = new Map(articles.map((id, place) => [id as number, frees[place]!]));
        await setStock(stock);
        const stored = await storedOf(some);
        const open = stored.filter(({ status }) => orderIs.open(status));
        const ready = readinessOfRows(open, stock, today);
        // Of all, and of some of them: what the others take is taken all the same.
        for (const asked of [stored, stored.filter(({ id }) => (id + which) % 3 === 0)]) {
          const read = await readReadiness(
            database.db,
            asked.map(({ id }) => id),
            today,
          );
          const wanted = asked
            .toSorted((one, other) => one.id - other.id)
            .flatMap(({ id: order_id, rows }) =>
              rows.flatMap(({ id: row_id }) => {
                const one = ready.get(row_id);
                return one ? [{ order_id, row_id, ...one }] : [];
              }),
            );
          expect(read).toEqual(wanted);
        }
        const lacking = await readLacking(database.db, today);
        for (const can of cans) {
          const found = await database.db
            .selectFrom('customer_order')
            .select('id')
            .where(stateIs(orderIs.open))
            .where('id', '<', firstTestNumber)
            .where(canIs(can, lacking))
            .orderBy('id')
            .execute();
          const canBe = open.filter(({ id, rows }) => {
            const sum = sumOfReadiness(rows.flatMap((row) => ready.get(row.id) ?? []));
            return !isTestOrder(id) && canOf(sum) === can;
          });
          expect(
            found.map(({ id }) => id),
            can,
          ).toEqual(canBe.map(({ id }) => id).toSorted((one, other) => one - other));
        }
      },
    ),
    { numRuns: 150 * times },
  );
});
