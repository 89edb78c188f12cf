import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { article } from '../../../test/fill-test-shop.ts';
import { aVisitor, logInAs, openTestShop } from '../../../test/shop.ts';
import type { Client, TestShop } from '../../../test/shop.ts';
import type { Order } from './contract.ts';

let shop: TestShop;
let client: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  client = await logInAs(shop, '1001');
});
afterAll(() => shop.close());

async function order(from = client): Promise<number> {
  await from.post('cartrow', { ArticleId: article.book, Quantity: 1 });
  return (await from.post('Order', { wayOfDeliveryId: 1, partialDelivery: false })).body.OrderId;
}

async function manyOrders(count: number): Promise<number[]> {
  const ids = [];
  for (let index = 0; index < count; index++) {
    ids.push(await order());
    // Two a minute, so that some have the same time.
    if (index % 2) shop.wait(60);
  }
  return ids.reverse();
}

async function page(query: string): Promise<{ ids: number[]; total: number }> {
  const { body } = await client.get(`orders${query}`);
  return { ids: body.Orders.map((row: Order) => row.Id), total: body.TotalCount };
}

test('a customer without orders has an empty list', async () => {
  expect((await client.get('orders')).body).toEqual({ Orders: [], TotalCount: 0 });
});

test('a visitor has no orders', async () => {
  expect((await aVisitor(shop).get('orders')).status).toBe(401);
  expect((await aVisitor(shop).get('OrderRows/1')).status).toBe(401);
});

test('orders come newest first, thirty at a time, and never more than are asked for', async () => {
  const newestFirst = await manyOrders(33);
  expect(await page('')).toEqual({ ids: newestFirst.slice(0, 30), total: 33 });
  expect(await page('?skip=30')).toEqual({ ids: newestFirst.slice(30), total: 33 });
  expect(await page('?skip=5&take=7')).toEqual({ ids: newestFirst.slice(5, 12), total: 33 });
  expect(await page('?take=100')).toEqual({ ids: newestFirst, total: 33 });
  expect(await page('?skip=1000')).toEqual({ ids: [], total: 33 });
});

test.each(['skip=-1', 'take=0', 'take=101', 'take=x', 'skip=1.5', 'take=99999999999999999999'])(
  '%s is bad input',
  async (query) => {
    expect((await client.get(`orders?${query}`)).status).toBe(400);
  },
);

test('somebody else’s order is as unknown as one that is not there', async () => {
  const other = await logInAs(shop, '1002');
  const id = await order(other);
  const theirs = await client.get(`OrderRows/${id}`);
  const none = await client.get('OrderRows/999999');
  expect([theirs.status, none.status]).toEqual([404, 404]);
  expect(theirs.text).toBe(none.text);
  expect((await client.get('orders')).body.TotalCount).toBe(0);
  expect((await other.get(`OrderRows/${id}`)).status).toBe(200);
});

test.each(['0', '-1', 'x', '1.0', '9999999999', '%00'])('%j is no order', async (id) => {
  expect((await client.get(`OrderRows/${id}`)).status).toBe(404);
});
