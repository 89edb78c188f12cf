import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { article } from '../seed-test-shop.ts';
import { logInAs, openTestShop, until, type Client, type TestShop } from '../shop.ts';
import { chanceOf, seed } from './seeded.ts';
import { times } from '../sizes.ts';

const pairs = 20 * times;
const adds = 200 * times;
const checkout = { wayOfDeliveryId: 1, partialDelivery: true };

let shop: TestShop;
let tab: Client;
let otherTab: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.startOver();
  await shop.db
    .updateTable('article')
    .set({ quantity_available: 1_000_000 })
    .where('active', '=', true)
    .execute();
  await shop.services.versions.changed();
  tab = await logInAs(shop, '1001');
  otherTab = await logInAs(shop, '1001');
});

const fillCart = () => tab.post('cartrow', { ArticleId: article.book, Quantity: 1 });
const ordersMade = async () => (await shop.db.selectFrom('customer_order').select('id').execute()).length;

/** Two tabs order the same cart at the same time; returns how many orders result, and the faults of the answers. */
async function sendTwice(key: string | undefined, between: () => Promise<unknown> = async () => undefined) {
  const before = await ordersMade();
  await fillCart();
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  const first = tab.post('Order', checkout, headers);
  await between();
  const answers = await Promise.all([first, otherTab.post('Order', checkout, headers)]);
  const wanted = key === undefined ? [200, 409] : [200, 200];
  const statuses = answers.map(({ status }) => status).sort();
  const ids = new Set(
    answers.flatMap(({ status, body }) => (status === 200 ? [(body as { OrderId: number }).OrderId] : [])),
  );
  return {
    made: (await ordersMade()) - before,
    asWanted: statuses.join() === wanted.join() && ids.size === 1,
  };
}

test(
  `G4, R13: ${pairs} carts that two tabs send at once make ${pairs} orders (seed ${seed})`,
  { timeout: 180_000 * times },
  async () => {
    const chance = chanceOf(seed);
    const wrong: unknown[] = [];
    for (let pair = 0; pair < pairs; pair++) {
      const key = chance.happens(0.5) ? `pair-${pair}` : undefined;
      const late = chance.upTo(4);
      const result = await sendTwice(key, async () => {
        for (let turn = 0; turn < late; turn++) await new Promise(setImmediate);
      });
      if (result.made !== 1 || !result.asWanted) wrong.push({ pair, key, late, ...result });
    }
    expect(wrong).toEqual([]);
  },
);

test('G37: a cart that is ordered twice is seen', async () => {
  const result = await sendTwice(undefined, async () => {
    await until(async () => (await ordersMade()) === 1);
    await fillCart();
  });
  expect(result).toEqual({ made: 2, asWanted: false });
});

test(`G5: ${adds} adds at the same time add up, from two tabs`, { timeout: 180_000 * times }, async () => {
  for (let done = 0; done < adds; done += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        [tab, otherTab][n % 2]!.post('cartrow', { ArticleId: article.book, Quantity: 1 }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
  const rows = await shop.db.selectFrom('cart_row').select(['article_id', 'quantity']).execute();
  expect(rows).toEqual([{ article_id: article.book, quantity: adds }]);
});
