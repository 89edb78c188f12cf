import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { makeBuyers } from '../../../test/buyers.ts';
import { article, wayOfDelivery } from '../../../test/seed-test-shop.ts';
import { openTestShop, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.startOver());
afterAll(() => shop.close());

const isOnServer = inject('engine') === 'postgres';
const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };
const put = (buyer: Client) => buyer.post('cartrow', { ArticleId: article.book, Quantity: 1 });
const send = (buyer: Client) => buyer.post('Order', checkout);
const sendKeyed = (buyer: Client) => buyer.post('Order', checkout, { 'idempotency-key': 'nyckel' });

/**
 * Blocks everything that needs the article until the returned function is called, by its row lock or, on the embedded
 * engine, by holding the only connection.
 */
async function holdArticle(): Promise<() => Promise<void>> {
  let letGo: (() => void) | undefined;
  let holding: Promise<unknown> | undefined;
  await new Promise<void>((held) => {
    holding = shop.db.transaction().execute(async (trx) => {
      await trx.selectFrom('article').select('id').where('id', '=', article.book).forUpdate().execute();
      held();
      await new Promise<void>((end) => (letGo = end));
    });
  });
  return async () => {
    letGo?.();
    await holding;
  };
}

async function thenLetGo<T>(answers: Promise<T>, letGo: () => Promise<void>): Promise<T> {
  try {
    return await answers;
  } finally {
    await letGo();
  }
}

async function stored() {
  const orders = await shop.db.selectFrom('customer_order').select(['id', 'customer_id']).execute();
  const rows = await shop.db.selectFrom('cart_row').select(['customer_id', 'quantity']).execute();
  return { orders, rows };
}

describe.runIf(isOnServer)('a connection that dies under a group', () => {
  async function cutWhoWaits(atLeast: number): Promise<void> {
    const waiting = sql`from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect
      .poll(async () => (await sql`select pid ${waiting}`.execute(shop.db)).rows.length)
      .toBeGreaterThanOrEqual(atLeast);
    await sql`select pg_terminate_backend(pid) ${waiting}`.execute(shop.db);
  }

  test('orders nothing by halves: everybody is told to come again, and then gets the one order', async () => {
    const buyers = await makeBuyers(shop, 12);
    await Promise.all(buyers.map(put));
    const letGo = await holdArticle();
    const sent = Promise.all(buyers.map(sendKeyed));
    await cutWhoWaits(1);
    const answers = await thenLetGo(sent, letGo);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe('2');
    const { orders, rows } = await stored();
    expect([orders.length, rows.length]).toEqual([12 - refused.length, refused.length]);

    const again = await Promise.all(buyers.map(sendKeyed));
    expect(again.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const after = await stored();
    expect(after.orders.map(({ id }) => id).sort()).toEqual(again.map(({ body }) => body.OrderId).sort());
    expect(after.rows).toEqual([]);
  });

  test('adds nothing twice', async () => {
    const buyers = await makeBuyers(shop, 8);
    const letGo = await holdArticle();
    const added = Promise.all(buyers.map(put));
    await cutWhoWaits(1);
    const answers = await thenLetGo(added, letGo);
    const done = answers.flatMap(({ status }, place) => (status === 200 ? [5000 + place] : []));
    expect(answers.filter(({ status }) => status === 503).length + done.length).toBe(8);
    expect(answers.map(({ status }) => status)).toContain(503);
    const { rows } = await stored();
    expect(rows.map(({ customer_id }) => customer_id).sort()).toEqual(done);
    expect(rows.every(({ quantity }) => quantity === 1)).toBe(true);
  });
});

// On the embedded engine, holding the article blocks everything.
test.runIf(isOnServer)(
  'who orders beside one whose cart has changed has ordered, also when the news cannot be read',
  async () => {
    const buyers = (await makeBuyers(shop, 8)) as [Client, Client, ...Client[]];
    await Promise.all(buyers.map(put));
    const look = vi.spyOn(shop.services.versions, 'look').mockRejectedValueOnce(new Error('unreadable'));
    const begun = vi.spyOn(shop.db, 'transaction');
    const letGo = await holdArticle();
    const [first, changed, ...others] = buyers;
    const alone = send(first);
    await expect.poll(() => begun.mock.calls.length).toBe(2);
    // While a group is running, these wait for its end and form the next group together.
    const together = [changed.post('Order', { ...checkout, cartVersion: 'another' }), ...others.map(send)];
    for (let round = 0; round < 20; round++) await turn();
    await letGo();
    const answers = await Promise.all([alone, ...together]);
    expect(look).toHaveBeenCalled();
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 200, 200, 200, 200, 200, 200]);
    expect(answers[1]?.body.type).toBe('/problems/cart-changed');
    expect((await stored()).orders).toHaveLength(7);
    begun.mockRestore();
  },
);

// This test comes last, because it closes the shop.
test('a stop while groups wait answers everybody, and what is answered is kept', async () => {
  const buyers = await makeBuyers(shop, 30);
  await Promise.all(buyers.map(put));
  await shop.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.http.server.address() as AddressInfo;
  const letGo = await holdArticle();
  let arrived = 0;
  shop.http.server.on('request', () => arrived++);
  const sent = Promise.all(
    buyers.map(async ({ session }) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/Order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `session=${session}` },
        body: JSON.stringify(checkout),
      });
      return { status: answer.status, body: (await answer.json()) as { OrderId: number } };
    }),
  );
  await expect.poll(() => arrived).toBe(30);
  const closed = shop.http.close();
  await once(shop.http.server, 'close', { signal: AbortSignal.timeout(50) }).catch(() => undefined);
  await letGo();
  const answers = await sent;
  await closed;
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  const { orders, rows } = await stored();
  expect(orders.map(({ id }) => id).sort()).toEqual(answers.map(({ body }) => body.OrderId).sort());
  expect(rows).toEqual([]);
});
