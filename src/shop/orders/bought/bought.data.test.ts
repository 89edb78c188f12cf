import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addStaff, logInToOfficeAs } from '../../../../test/office.ts';
import { article } from '../../../../test/seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../../test/shop.ts';
import type { Bought } from './contract.ts';

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

async function order(...rows: readonly [id: number, quantity: number][]): Promise<number> {
  shop.wait(60);
  for (const [ArticleId, Quantity] of rows) await client.post('cartrow', { ArticleId, Quantity });
  return (await client.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body.OrderId;
}

const bought = async (query = '') => (await client.get(`bought${query}`)).body;
const numbers = async (query: string) =>
  (await bought(query)).Rows.map(({ ArticleNumber }: Bought) => ArticleNumber);

test('a customer without orders has bought nothing, and a visitor has no such list', async () => {
  expect(await bought()).toEqual({ Rows: [], TotalCount: 0 });
  expect((await aVisitor(shop).get('bought')).status).toBe(401);
});

test('orders of an article are one row, with the last of them and the prices then and now', async () => {
  await order([article.mug, 6]);
  const last = await order([article.mug, 12]);
  await shop.db.updateTable('price').set({ price: 5490 }).where('article_id', '=', article.mug).execute();
  await shop.services.versions.changed();
  expect(await bought()).toEqual({
    Rows: [
      {
        Article: expect.objectContaining({ ArticleId: article.mug, Price: 54.9, QuantityPerPackage: 6 }),
        ArticleNumber: 'A-1',
        ArticleText: 'Mugg',
        LastOrderId: last,
        LastDate: '2026-10-14',
        LastQuantity: 12,
        PriceThen: 49.9,
        PriceNow: 54.9,
        Times: 2,
        QuantityInAll: 18,
        Ended: false,
      },
    ],
    TotalCount: 1,
  });
  const other = await logInAs(shop, '1002');
  expect((await other.get('bought')).body.TotalCount).toBe(0);
});

test('an article that stands twice in an order was bought once', async () => {
  const addToOrderId = await order([article.mug, 6], [article.tray, 1]);
  await client.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  await client.post('Order', { addToOrderId });
  expect((await bought('?sort=most')).Rows).toMatchObject([
    { ArticleNumber: 'A-1', Times: 1, LastQuantity: 18, QuantityInAll: 18 },
    { ArticleNumber: 'A-2', Times: 1 },
  ]);
});

test('what was cancelled does not count, and neither does a cancelled order', async () => {
  const first = await order([article.mug, 12], [article.tray, 2]);
  const second = await order([article.mug, 6], [article.tray, 1], [article.book, 1]);
  const rows = shop.db.updateTable('order_row');
  await rows
    .set({ quantity_cancelled: 4 })
    .where('order_id', '=', first)
    .where('article_id', '=', 1)
    .execute();
  await rows
    .set({ quantity_cancelled: 1 })
    .where('order_id', '=', second)
    .where('article_id', '=', 2)
    .execute();
  const counted = async () =>
    (await bought('?sort=name')).Rows.map((row: Bought) => [
      row.ArticleNumber,
      row.LastOrderId,
      row.LastQuantity,
      row.Times,
      row.QuantityInAll,
    ]);
  expect(await counted()).toEqual([
    ['A-8', second, 1, 1, 1],
    ['A-2', first, 2, 1, 2],
    ['A-1', second, 6, 2, 14],
  ]);
  await shop.db.updateTable('customer_order').set({ status: 4 }).where('id', '=', second).execute();
  expect(await counted()).toEqual([
    ['A-2', first, 2, 1, 2],
    ['A-1', first, 8, 1, 8],
  ]);
});

test('what was read before follows an addition, and pieces that are cancelled', async () => {
  await addStaff(shop, 'owner@hylla.test', 'owner');
  const office = await logInToOfficeAs(shop, 'owner@hylla.test');
  const kept = await order([article.tray, 3]);
  const id = await order([article.mug, 6]);
  const pieces = async () => (await bought('?sort=name')).Rows.map((row: Bought) => row.QuantityInAll);
  expect(await pieces()).toEqual([3, 6]);
  await client.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  await client.post('Order', { addToOrderId: id });
  expect(await pieces()).toEqual([3, 18]);
  const { Rows, Version } = (await office.get(`office/orders/${kept}`)).body;
  const input = { Mail: false, CarrierNumber: '', Rows: [{ RowId: Rows[0].Id, Quantity: 2 }] };
  const sent = (await office.post(`office/orders/${kept}/consignments`, { Version, ...input })).body;
  await office.post(`office/orders/${kept}/cancellation`, { Version: sent.Version, Mail: false });
  expect(await pieces()).toEqual([2, 18]);
});

test('is sorted by the last order, by pieces and then times, or by name', async () => {
  await order([article.book, 12]);
  await order([article.mug, 6]);
  await order([article.mug, 6]);
  await order([article.tray, 5]);
  expect(await numbers('')).toEqual(['A-2', 'A-1', 'A-8']);
  expect(await numbers('?sort=most')).toEqual(['A-1', 'A-8', 'A-2']);
  expect(await numbers('?sort=name')).toEqual(['A-8', 'A-2', 'A-1']);
  expect(await numbers('?sort=name&languageCode=en')).toEqual(['A-8', 'A-1', 'A-2']);
  expect(await numbers('?sort=name&skip=1&take=1')).toEqual(['A-2']);
});

test('is filtered by words, group, period and stock', async () => {
  await order([article.mug, 6], [article.secret, 1]);
  shop.setTime('2027-11-01T10:00:00Z');
  client = await logInAs(shop, '1001');
  await order([article.onOrder, 1]);
  expect(await numbers('?q=MUG')).toEqual(['A-1']);
  expect(await numbers('?q=mugg%20a-1')).toEqual(['A-1']);
  expect(await numbers('?q=mugg%20bok')).toEqual([]);
  expect(await numbers('?q=7350000000016')).toEqual(['A-1']);
  expect(await numbers('?productGroupId=2')).toEqual(['A-6']);
  expect(await numbers('?productGroupId=999')).toEqual([]);
  expect(await numbers('?months=12')).toEqual(['A-4']);
  expect((await numbers('?months=24')).length).toBe(3);
  expect(await numbers('?onlyInStock=true&sort=name')).toEqual(['A-6', 'A-1']);
  for (const bad of ['take=101', 'months=0', 'months=x', 'skip=-1', 'onlyInStock=maybe'])
    expect((await client.get(`bought?${bad}`)).status).toBe(400);
});

test('a discontinued article stays with its name, and a deleted one with what the order says', async () => {
  await order([article.tray, 1], [article.onOrder, 2]);
  // No order changes with an article, so that what is kept in memory has to follow the articles too.
  expect((await bought()).Rows).toMatchObject([{ Ended: false }, { Ended: false }]);
  const image = await shop.db
    .insertInto('image')
    .values({ file: 'demo/tray.webp', width: 600, height: 400 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db
    .updateTable('article')
    .set({ active: false, image_id: image.id })
    .where('id', '=', article.tray)
    .execute();
  await shop.db.deleteFrom('article').where('id', '=', article.onOrder).execute();
  await shop.services.versions.changed();
  const { Rows } = await bought('?sort=name');
  expect(Rows).toMatchObject([
    { Article: null, ArticleNumber: 'A-4', ArticleText: 'Beställd', LastQuantity: 2, Ended: true },
    // Nobody is shown the picture of an article that is no longer sold.
    {
      Article: { ArticleId: article.tray, ImageId: null },
      ArticleText: 'Bricka',
      PriceNow: null,
      Ended: true,
    },
  ]);
  expect(await numbers('?productGroupId=1')).toEqual(['A-2']);
});

test('deleted articles keep their own numbers, names and quantities over several orders', async () => {
  await order([article.onOrder, 2], [article.mug, 6], [article.book, 3]);
  await order([article.tray, 1]);
  const last = await order([article.mug, 12], [article.book, 5], [article.onOrder, 7]);
  await shop.db.deleteFrom('article').where('id', 'in', [article.onOrder, article.book]).execute();
  await shop.services.versions.changed();
  const { Rows, TotalCount } = await bought('?sort=most');
  expect(TotalCount).toBe(4);
  expect(Rows).toMatchObject([
    { ArticleNumber: 'A-1', Times: 2, QuantityInAll: 18, Ended: false },
    { ArticleNumber: 'A-4', LastOrderId: last, LastQuantity: 7, Times: 2, QuantityInAll: 9, Ended: true },
    { ArticleNumber: 'A-8', LastOrderId: last, LastQuantity: 5, Times: 2, QuantityInAll: 8, Ended: true },
    { ArticleNumber: 'A-2', Times: 1, QuantityInAll: 1, Ended: false },
  ]);
});

test('an order in another currency has no price then', async () => {
  await order([article.mug, 6]);
  await shop.db.updateTable('customer_order').set({ currency_code: 'EUR' }).execute();
  expect((await bought()).Rows).toMatchObject([{ PriceThen: null, PriceNow: 49.9 }]);
});

test('words are found in both languages, also of what has ended or is deleted', async () => {
  await order([article.tray, 1], [article.onOrder, 2]);
  expect(await numbers('?q=tray')).toEqual(['A-2']);
  await shop.db.updateTable('article').set({ active: false }).where('id', '=', article.tray).execute();
  await shop.db.deleteFrom('article').where('id', '=', article.onOrder).execute();
  await shop.services.versions.changed();
  expect(await numbers('?q=tray')).toEqual(['A-2']);
  expect(await numbers('?q=best%C3%A4lld')).toEqual(['A-4']);
  const { Rows } = await bought('?q=tray&languageCode=en');
  expect(Rows).toMatchObject([{ ArticleText: 'Tray', Ended: true }]);
});

test('goods alone are bought, on the day in Sweden, to the second of the period', async () => {
  shop.setTime('2026-10-14T22:30:00Z');
  client = await logInAs(shop, '1001');
  const id = await order([article.tray, 1]);
  await shop.db
    .insertInto('order_row')
    .values({
      order_id: id,
      row_number: 9,
      kind: 'freight',
      article_number: '',
      description: 'Frakt',
      quantity: 1,
      price: 100,
      vat_rate: 25,
      total_amount: 100,
    })
    .execute();
  expect((await bought()).Rows).toMatchObject([{ ArticleNumber: 'A-2', LastDate: '2026-10-15' }]);
  shop.setTime('2027-10-14T22:31:00Z');
  client = await logInAs(shop, '1001');
  expect(await numbers('?months=12')).toEqual(['A-2']);
  shop.wait(1);
  expect(await numbers('?months=12')).toEqual([]);
});

test('of as many pieces what was bought oftener comes first, and of one moment the later order is the last', async () => {
  await order([article.mug, 12]);
  await order([article.book, 6]);
  const last = await order([article.book, 6]);
  await shop.db.updateTable('customer_order').set({ created_at: shop.services.now() }).execute();
  expect(await numbers('?sort=most')).toEqual(['A-8', 'A-1']);
  expect((await bought('?sort=most')).Rows[0].LastOrderId).toBe(last);
});
