import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { article, wayOfDelivery } from '../../../../test/seed-test-shop.ts';
import { addPerson } from '../../../../test/persons.ts';
import { rightsOfRole } from '#shop/customers/person-roles.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../../test/shop.ts';
import type { WaitingRow } from './contract.ts';

let shop: TestShop;
let client: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  // What is not in stock either can be ordered too.
  await shop.db.updateTable('article').set({ quantity_ordered: 50 }).where('id', '=', article.tray).execute();
  await shop.services.versions.changed();
  client = await logInAs(shop, '1001');
});
afterAll(() => shop.close());

async function order(rows: readonly (readonly [id: number, quantity: number])[], more: object = {}) {
  shop.wait(60);
  for (const [ArticleId, Quantity] of rows) await client.post('cartrow', { ArticleId, Quantity });
  const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true, ...more };
  return (await client.post('Order', checkout)).body.OrderId as number;
}

const rowsOf = (orderId: number) => shop.db.updateTable('order_row').where('order_id', '=', orderId);
const waiting = async (query = '') => (await client.get(`waiting${query}`)).body;
const numbers = async (query = '') =>
  (await waiting(query)).Rows.map((row: WaitingRow) => [row.OrderId, row.ArticleNumber]);

test('a customer without orders waits for nothing, and a visitor has no such list', async () => {
  expect(await waiting()).toEqual({ Rows: [], TotalCount: 0, TotalQuantity: 0, TotalAmounts: [] });
  expect((await aVisitor(shop).get('waiting')).status).toBe(401);
  expect((await aVisitor(shop).get('waiting/export')).status).toBe(401);
});

test('each row says what is left, what is set aside and when the rest comes', async () => {
  const id = await order([[article.tray, 8]], { deliveryWeek: '2027-W20', purchaseOrderNumber: 'PO 7' });
  await rowsOf(id)
    .set({
      expected_date: '2027-04-05',
      previous_expected_date: '2027-03-15',
      date_changed_on: '2026-10-14',
      quantity_delivered: 2,
    })
    .execute();
  expect(await waiting()).toEqual({
    Rows: [
      {
        OrderId: id,
        OrderRowId: expect.any(Number),
        OrderDate: '2026-10-14',
        PurchaseOrderNumber: 'PO 7',
        Article: expect.objectContaining({ ArticleId: article.tray, Price: 120 }),
        ArticleNumber: 'A-2',
        Description: 'Bricka',
        QuantityLeft: 6,
        QuantityReady: 3,
        QuantityShort: 3,
        ExpectedDate: '2027-04-05',
        ExpectedMonth: null,
        ExpectedText: '',
        ExpectedWeek: '2027-W14',
        PreviousExpectedDate: '2027-03-15',
        ChangedDate: '2026-10-14',
        AskedWeek: '2027-W20',
        Price: 120,
        CurrencyCode: 'SEK',
      },
    ],
    TotalCount: 1,
    TotalQuantity: 6,
    TotalAmounts: [{ CurrencyCode: 'SEK', Amount: 720 }],
  });
});

test('the list is by week, what is ready first and what has no day last', async () => {
  const late = await order([
    [article.tray, 8],
    [article.book, 1],
  ]);
  const early = await order([[article.onOrder, 2]]);
  const never = await order([[article.tray, 1]]);
  await rowsOf(late).set({ expected_date: '2027-04-05' }).where('article_id', '=', article.tray).execute();
  await rowsOf(early).set({ expected_date: '2027-03-15' }).execute();
  await rowsOf(never).set({ expected_date: null }).execute();
  expect(await numbers()).toEqual([
    [late, 'A-8'],
    [early, 'A-4'],
    [late, 'A-2'],
    [never, 'A-2'],
  ]);
  expect((await waiting('?skip=1&take=2')).Rows.map((row: WaitingRow) => row.OrderId)).toEqual([early, late]);
  expect(await numbers('?q=bricka')).toEqual([
    [late, 'A-2'],
    [never, 'A-2'],
  ]);
  expect(await numbers(`?q=bricka ${never}`)).toEqual([[never, 'A-2']]);
  expect((await waiting('?q=bricka')).TotalQuantity).toBe(9);
  expect(await numbers('?q=nothing')).toEqual([]);
});

test('pieces that have come in since are ready for the older order first', async () => {
  const older = await order([[article.tray, 8]]);
  const newer = await order([[article.tray, 4]]);
  for (const id of [older, newer]) await rowsOf(id).set({ expected_date: '2027-04-05' }).execute();
  await shop.db
    .updateTable('article')
    .set({ quantity_available: 4 })
    .where('id', '=', article.tray)
    .execute();
  expect((await waiting()).Rows).toMatchObject([
    { OrderId: older, QuantityReady: 8, QuantityShort: 0, ExpectedWeek: null, ExpectedDate: null },
    { OrderId: newer, QuantityReady: 1, QuantityShort: 3, ExpectedWeek: '2027-W14' },
  ]);
});

test('what was sent, cancelled or is somebody else’s is not in it', async () => {
  const id = await order([
    [article.tray, 8],
    [article.book, 1],
  ]);
  await rowsOf(id).set({ quantity_delivered: 1 }).where('article_id', '=', article.book).execute();
  expect(await numbers()).toEqual([[id, 'A-2']]);
  await rowsOf(id)
    .set({ quantity_delivered: 5, quantity_cancelled: 3 })
    .where('article_id', '=', article.tray)
    .execute();
  expect(await numbers()).toEqual([]);
  await rowsOf(id).set({ quantity_delivered: 0, quantity_cancelled: 0 }).execute();
  expect((await (await logInAs(shop, '1002')).get('waiting')).body.TotalCount).toBe(0);
  await shop.db.updateTable('customer_order').set({ status: 4 }).where('id', '=', id).execute();
  expect(await numbers()).toEqual([]);
});

test('who only sees has the list with prices, and a day that has passed is none', async () => {
  const id = await order([[article.tray, 8]]);
  await rowsOf(id).set({ expected_date: '2026-10-13', date_changed_on: '2026-10-14' }).execute();
  const seeing = await addPerson(shop, 1001, 'Siv', rightsOfRole('see', false));
  const [row] = (await seeing.get('waiting')).body.Rows;
  expect(row).toMatchObject({ ExpectedDate: null, ExpectedWeek: null, Price: 120 });
});

test('an article that is deleted or withdrawn is still waited for', async () => {
  const id = await order([[article.tray, 8]]);
  await shop.db.updateTable('article').set({ active: false }).where('id', '=', article.tray).execute();
  await shop.services.versions.changed();
  expect((await waiting()).Rows[0].Article).toMatchObject({ ArticleId: article.tray, Price: null });
  await rowsOf(id).set({ article_id: null }).execute();
  expect((await waiting()).Rows).toMatchObject([{ Article: null, ArticleNumber: 'A-2', QuantityLeft: 8 }]);
});

test('the file has the rows of the filter', async () => {
  const id = await order([
    [article.tray, 8],
    [article.book, 1],
  ]);
  await rowsOf(id).set({ expected_date: '2027-04-05' }).where('article_id', '=', article.tray).execute();
  const { FileName, Csv, Rows } = (await client.get('waiting/export?q=bricka')).body;
  expect([FileName, Rows]).toEqual(['kvar-att-fa-2026-10-14.csv', 1]);
  expect(Csv.trim().split('\r\n')[1]).toBe(
    `${id};2026-10-14;;A-2;Bricka;8;5;3;2027-W14;2027-04-05;;;120,00;960,00;SEK`,
  );
});

test('words are found in both languages, in the EAN and in the customer’s own number', async () => {
  const trays = await order([[article.tray, 2]], { purchaseOrderNumber: 'Våren 7' });
  const mugs = await order([[article.mug, 12]]);
  const found = async (q: string) => await numbers(`?q=${encodeURIComponent(q)}`);
  expect(await found('tray')).toEqual([[trays, 'A-2']]);
  expect(await found('VÅREN')).toEqual([[trays, 'A-2']]);
  expect(await found('7350000000016')).toEqual([[mugs, 'A-1']]);
});

test('the file and the sums tell each currency, the day in Sweden and the reader’s words', async () => {
  shop.setTime('2026-10-14T22:30:00Z');
  client = await logInAs(shop, '1001');
  const id = await order([[article.tray, 8]], { deliveryWeek: '2027-W20', purchaseOrderNumber: 'PO 7' });
  const dates = { expected_date: '2027-04-05', previous_expected_date: '2027-03-15' };
  await rowsOf(id).set(dates).execute();
  await shop.db.updateTable('customer_order').set({ currency_code: 'EUR' }).where('id', '=', id).execute();
  const other = await order([
    [article.tray, 1],
    [article.book, 3],
  ]);
  const { Rows, TotalAmounts } = await waiting();
  expect(Rows.map(({ OrderDate }: WaitingRow) => OrderDate)).toEqual(Rows.map(() => '2026-10-15'));
  expect(TotalAmounts).toEqual([
    { CurrencyCode: 'SEK', Amount: 120.3 },
    { CurrencyCode: 'EUR', Amount: 960 },
  ]);
  const lines = (await client.get('waiting/export?languageCode=en')).body.Csv.trim().split('\r\n');
  expect(lines).toContain(
    `${id};2026-10-15;PO 7;A-2;Tray;8;5;3;2027-W14;2027-04-05;2027-03-15;2027-W20;120,00;960,00;EUR`,
  );
  expect(lines).toContain(`${other};2026-10-15;;A-2;Tray;1;0;1;;;;;120,00;120,00;SEK`);
});

test('the words of what is made to order are in the reader’s language', async () => {
  const id = await order([[article.tray, 8]]);
  const promised = { promised_text: 'Väntas i maj', promised_text_sv: 'Väntas i maj' };
  await rowsOf(id)
    .set({ ...promised, promised_text_en: 'Expected in May', expected_date: null, promised_date: null })
    .execute();
  expect((await waiting()).Rows[0].ExpectedText).toBe('Väntas i maj');
  expect((await waiting('?languageCode=en')).Rows[0].ExpectedText).toBe('Expected in May');
});
