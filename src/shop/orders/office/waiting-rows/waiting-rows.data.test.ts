import { beforeEach, expect, test } from 'vitest';
import { mailOrderDates } from '#shop/orders/dates/order-date-mails.server.ts';
import { followMovedArticles } from '#shop/orders/dates/follow-articles.server.ts';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../../../test/office.ts';
import { article, wayOfDelivery } from '../../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
let client: Client;
const path = `office/articles/${article.tray}/waiting`;
eachInOffice('sales', async (opened) => {
  ({ shop, office } = opened);
  await shop.db.updateTable('article').set({ quantity_ordered: 50 }).where('id', '=', article.tray).execute();
  await shop.services.versions.changed();
  client = await logInAs(shop, '1001');
});
beforeEach(async () => {
  await order(client, 8);
  await order(await logInAs(shop, '1002'), 2);
});

async function order(by: Client, quantity: number): Promise<void> {
  shop.wait(60);
  await by.post('cartrow', { ArticleId: article.tray, Quantity: quantity });
  await by.post('Order', { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true });
}

const mails = () =>
  shop.db
    .selectFrom('outbox_mail')
    .select('recipient')
    .where('message_id', 'like', '<order-dates-%')
    .execute();
const tell = () => mailOrderDates(shop.services, shop.endpoints.texts);

test('an article tells which open orders lack pieces of it', async () => {
  expect((await office.get(path)).body).toMatchObject({
    Rows: [
      { CustomerId: 1001, QuantityLeft: 8, QuantityShort: 3, ExpectedDate: '', ByHand: false },
      { CustomerId: 1002, QuantityLeft: 2, QuantityShort: 2 },
    ],
    Total: 2,
    Pieces: 5,
  });
  expect((await office.get(`${path}?skip=1&take=1`)).body.Rows).toMatchObject([{ CustomerId: 1002 }]);
  expect((await office.get(`office/articles/${article.book}/waiting`)).body).toEqual({
    Rows: [],
    Total: 0,
    Pieces: 0,
  });
  expect((await office.get('office/articles/999999/waiting')).status).toBe(404);
});

test('all rows get one day, which they keep, and customers are told in the morning', async () => {
  const { status, body } = await office.put(path, { ExpectedDate: '2027-03-12', Mail: true });
  expect([status, body.Total]).toEqual([200, 2]);
  expect(body.Rows).toMatchObject([
    { ExpectedDate: '2027-03-12', ByHand: true },
    { ExpectedDate: '2027-03-12', ByHand: true },
  ]);
  await shop.db
    .updateTable('article')
    .set({ estimated_delivery_date: '2027-05-01' })
    .where('id', '=', article.tray)
    .execute();
  await followMovedArticles(shop.services, shop.endpoints.texts);
  expect((await client.get('waiting')).body.Rows).toMatchObject([{ ExpectedWeek: '2027-W10' }]);
  await tell();
  expect((await mails()).length).toBe(2);
  const { Rows } = (await office.get(`office/changes?entity=order`)).body;
  expect(Rows.length).toBeGreaterThanOrEqual(2);
});

test('customers are not told where the staff do not want it, and an emptied day follows the article', async () => {
  await office.put(path, { ExpectedDate: '2027-03-12', Mail: false });
  await tell();
  expect(await mails()).toEqual([]);
  // What the staff have dated waits for its day, and goes on as free pieces let it once that is emptied.
  await shop.db
    .updateTable('article')
    .set({ quantity_available: 50 })
    .where('id', '=', article.tray)
    .execute();
  const ready = async () =>
    (await office.get('office/orders')).body.Rows.map((one: { PiecesReady: number }) => one.PiecesReady);
  expect(await ready()).toEqual([0, 5]);
  const { body } = await office.put(path, { ExpectedDate: '', Mail: false });
  expect(await ready()).toEqual([2, 8]);
  expect(body.Rows).toMatchObject([{ ExpectedDate: '', ByHand: false }, { ByHand: false }]);
});

test('an emptied day is that of the article again, at the article and at the order', async () => {
  const [{ OrderId: id }] = (await office.get(path)).body.Rows;
  const dates = async () =>
    (await office.get(path)).body.Rows.map((row: { ExpectedDate: string; ByHand: boolean }) => [
      row.ExpectedDate,
      row.ByHand,
    ]);
  const setArticle = async (day: string | null) => {
    const set = { estimated_delivery_date: day };
    await shop.db.updateTable('article').set(set).where('id', '=', article.tray).execute();
    await followMovedArticles(shop.services, shop.endpoints.texts);
  };
  const sayAtOrder = async (ExpectedDate: string) => {
    const { Version, Rows } = (await office.get(`office/orders/${id}`)).body;
    const told = [{ RowId: Rows[0].Id, QuantityShort: 4, ExpectedDate }];
    return await office.put(`office/orders/${id}/rows`, { Version, Mail: false, Rows: told });
  };
  await setArticle('2026-12-10');
  await office.put(path, { ExpectedDate: '2027-03-12', Mail: false });
  expect(await dates()).toEqual([
    ['2027-03-12', true],
    ['2027-03-12', true],
  ]);
  expect((await sayAtOrder('')).body.Rows).toMatchObject([{ ExpectedDate: '2026-12-10', QuantityShort: 4 }]);
  expect(await dates()).toEqual([
    ['2026-12-10', false],
    ['2027-03-12', true],
  ]);
  await office.put(path, { ExpectedDate: '', Mail: false });
  expect(await dates()).toEqual([
    ['2026-12-10', false],
    ['2026-12-10', false],
  ]);
  await setArticle(null);
  await office.put(path, { ExpectedDate: '2027-03-12', Mail: false });
  await office.put(path, { ExpectedDate: '', Mail: false });
  expect(await dates()).toEqual([
    ['', false],
    ['', false],
  ]);
});

test('rows that wait are promised no day that has passed', async () => {
  const late = await office.put(path, { ExpectedDate: '2026-10-13', Mail: false });
  expect([late.status, late.body.errors]).toMatchObject([
    400,
    [{ field: 'ExpectedDate', rule: 'minAmount' }],
  ]);
  expect((await office.put(path, { ExpectedDate: '2026-10-14', Mail: false })).status).toBe(200);
});

test('a text that is no day is refused, and who may not write orders sees the list alone', async () => {
  const { status, body } = await office.put(path, { ExpectedDate: '2027-02-30', Mail: false });
  expect([status, body.errors]).toMatchObject([400, [{ field: 'ExpectedDate' }]]);
  await addStaff(shop, 'finance@hylla.test', 'finance');
  const finance = await logInToOfficeAs(shop, 'finance@hylla.test');
  expect((await finance.put(path, { ExpectedDate: '', Mail: false })).status).toBe(403);
});
