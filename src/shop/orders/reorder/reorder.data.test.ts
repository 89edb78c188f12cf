import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { article } from '../../../../test/seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../../test/shop.ts';
import type { Verdict } from '#shop/wanted-rows/contract.ts';

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
  for (const [ArticleId, Quantity] of rows) await client.post('cartrow', { ArticleId, Quantity });
  return (await client.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body.OrderId;
}

async function change(id: number, values: { quantity_per_package?: number; active?: boolean }) {
  await shop.db.updateTable('article').set(values).where('id', '=', id).execute();
  await shop.services.versions.changed();
}

async function price(id: number, ore: number) {
  await shop.db.updateTable('price').set({ price: ore }).where('article_id', '=', id).execute();
  await shop.services.versions.changed();
}

async function cancel(orderId: number, articleId: number, quantity_cancelled: number) {
  const ofArticle = shop.db.updateTable('order_row').where('article_id', '=', articleId);
  await ofArticle.set({ quantity_cancelled }).where('order_id', '=', orderId).execute();
}

const again = (OrderId: number, more: object = {}, by = client) => by.post('reorder', { OrderId, ...more });
const codes = ({ Notes }: Verdict) => Notes.map(({ Code }) => Code);

test('an order is previewed at the packages and prices of today, and nothing is put in the cart', async () => {
  await change(article.mug, { quantity_per_package: 5 });
  await price(article.mug, 9500);
  const id = await order([article.mug, 10]);
  await change(article.mug, { quantity_per_package: 6 });
  await price(article.mug, 9950);

  const { status, body } = await again(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    Counts: { Ok: 0, Changed: 1, Short: 0, Stopped: 0 },
    TotalExcludingVat: 1194,
    CurrencyCode: 'SEK',
    Skipped: [],
    Rows: [{ Line: 1, Given: null, Quantity: 12, Price: 99.5, PriceThen: 95, State: 'changed' }],
  });
  expect(codes(body.Rows[0])).toEqual(['packChanged', 'rounded', 'priceChanged']);
  expect(body.Rows[0].Notes[2].Text).toMatch(/^Pris då 95,00\skr, nu 99,50\skr$/);
  expect((await client.get('cart')).body.Rows).toEqual([]);
});

test('what was cancelled is left out, and a row cancelled whole is told', async () => {
  const id = await order([article.tray, 3], [article.book, 2]);
  await cancel(id, article.tray, 3);
  await cancel(id, article.book, 1);
  const { body } = await again(id);
  expect(body.Skipped).toEqual([{ Line: 1, Text: 'A-2 Bricka: annullerad' }]);
  expect(body.Rows).toMatchObject([{ Line: 2, Quantity: 1, State: 'ok' }]);
  expect((await client.post('reorder?languageCode=en', { OrderId: id })).body.Skipped[0].Text).toBe(
    'A-2 Bricka: cancelled',
  );
});

test('a discontinued article is stopped beside a living one, and a deleted one is known by number and name', async () => {
  const id = await order([article.tray, 3], [article.book, 2], [article.onOrder, 1]);
  await change(article.tray, { active: false });
  await shop.db.deleteFrom('cart_row').execute();
  await shop.db.deleteFrom('article').where('id', '=', article.onOrder).execute();
  await shop.services.versions.changed();
  const { body } = await again(id);
  expect(body.Counts).toEqual({ Ok: 1, Changed: 0, Short: 0, Stopped: 2 });
  expect(body.Rows.map(codes)).toEqual([['ended'], [], ['ended']]);
  expect(body.Rows[0].Article).toMatchObject({ ArticleId: article.tray, Price: null });
  expect(body.Rows[2]).toMatchObject({
    Given: 'A-4',
    Candidates: [],
    Article: { ArticleId: 0, ArticleNumber: 'A-4', ArticleText: 'Beställd' },
  });
});

test('the rows that are chosen are previewed, and those of another order are unknown', async () => {
  const id = await order([article.tray, 3], [article.book, 2]);
  const other = await order([article.mug, 6]);
  const rowsOf = async (orderId: number) => (await client.get(`orders/${orderId}`)).body.Rows;
  const [, book] = await rowsOf(id);
  const [mug] = await rowsOf(other);
  expect((await again(id, { RowIds: [book.Id] })).body.Rows).toMatchObject([{ Line: 2, Quantity: 2 }]);
  expect((await again(id, { RowIds: null })).body.Rows).toHaveLength(2);
  expect((await again(id, { RowIds: [book.Id, mug.Id] })).status).toBe(404);
  expect((await again(id, { RowIds: [] })).body.errors).toMatchObject([
    { field: 'RowIds', rule: 'required' },
  ]);
});

test('an order in another currency has no price to compare with', async () => {
  const id = await order([article.mug, 6]);
  await price(article.mug, 6000);
  await shop.db.updateTable('customer_order').set({ currency_code: 'EUR' }).where('id', '=', id).execute();
  const { body } = await again(id);
  expect(body.Rows[0]).toMatchObject({ PriceThen: null, Price: 60, State: 'ok' });
});

test('an order is reordered by its customer alone', async () => {
  const id = await order([article.mug, 6]);
  const theirs = await again(id, {}, await logInAs(shop, '1002'));
  expect(theirs.status).toBe(404);
  expect(theirs.text).toBe((await again(999_999)).text);
  expect((await again(id, {}, aVisitor(shop))).status).toBe(401);
});
