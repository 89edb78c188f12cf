import { expect, test } from 'vitest';
import { article } from '../../../test/seed-test-shop.ts';
import { eachInOffice } from '../../../test/office.ts';
import { logInAs, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
let office: Client;
let customer: Client;
eachInOffice('owner', async (opened) => {
  ({ shop, office } = opened);
  await shop.db
    .insertInto('price_list')
    .values({ code: 'euro', currency_code: 'EUR', name_sv: 'Euro' })
    .execute();
  await shop.db
    .insertInto('price')
    .values({ price_list_code: 'euro', article_id: article.mug, price: 333 })
    .execute();
  await shop.db
    .updateTable('customer')
    .set({ price_list_code: 'euro', currency_code: 'EUR' })
    .where('customer_number', '=', '1001')
    .execute();
  await shop.services.versions.changed();
  customer = await logInAs(shop, '1001');
});

/** Orders twelve mugs at 3.33 euro, and sends all of them. */
async function sent(): Promise<number> {
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  const { body } = await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
  const { Version, Rows } = (await office.get(`office/orders/${body.OrderId}`)).body;
  const rows = [{ RowId: Rows[0].Id, Quantity: 12 }];
  const given = { Version, Mail: false, CarrierNumber: '', Rows: rows };
  expect((await office.post(`office/orders/${body.OrderId}/consignments`, given)).status).toBe(200);
  return body.OrderId;
}

const invoice = (id: number) => office.post(`office/orders/${id}/invoices`, { Mail: false });
const today = () => shop.services.now().toISOString().slice(0, 10);
const set = (...Rows: object[]) => office.put('office/rates', { Rows });

async function vatOf(number: number) {
  return await shop.db
    .selectFrom('invoice')
    .select(['vat_amount', 'vat_sek'])
    .where('invoice_number', '=', number)
    .executeTakeFirstOrThrow();
}

test('without a rate an invoice in euro with Swedish VAT is not made, and with one it tells the VAT in kronor', async () => {
  const id = await sent();
  const { Draft } = (await office.get(`office/orders/${id}/invoices`)).body;
  expect(Draft).toMatchObject({ RateMissingOn: today() });
  const refused = await invoice(id);
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/conflict']);
  const day = shop.services.now().toLocaleDateString('sv', { dateStyle: 'long' });
  expect(refused.body.detail).toBe(`Valutakurs saknas för EUR den ${day}.`);
  expect((await office.get(`office/orders/${id}/invoices`)).body.Rows).toEqual([]);

  const written = await set({ CurrencyCode: 'EUR', Day: today(), Rate: 11.4325 });
  expect(written.body.Rows).toEqual([{ CurrencyCode: 'EUR', Day: today(), Rate: 11.4325 }]);
  const { Number: number } = (await invoice(id)).body;
  // 25 % of 39.96 euro are 9.99, and 9.99 times 11.4325 are 114.210675.
  expect(await vatOf(number)).toEqual({ vat_amount: 999, vat_sek: 11_421 });
});

test('credit notes take the rate of their invoice, and together its whole VAT', async () => {
  await set({ CurrencyCode: 'EUR', Day: today(), Rate: 11.4325 });
  const { Number: number } = (await invoice(await sent())).body;
  await set({ CurrencyCode: 'EUR', Day: today(), Rate: 20 });
  const notes: number[] = [];
  for (const Quantity of [5, 5, 2]) {
    const { Version, Rows } = (await office.get(`office/invoices/${number}`)).body;
    const given = { Version, Mail: false, Rows: [{ RowId: Rows[0].Id, Quantity }] };
    const { status, body } = await office.post(`office/invoices/${number}/credit-notes`, given);
    expect(status).toBe(200);
    notes.push(body.Number);
  }
  const vats = await Promise.all(notes.map(vatOf));
  expect(vats[0]).toEqual({ vat_amount: -416, vat_sek: -4756 });
  expect(vats.reduce((sum, { vat_sek }) => sum + vat_sek!, 0)).toBe(-11_421);
});

test('an invoice in kronor has none, and a rate of eleven days ago is too old', async () => {
  const days = (back: number) => new Date(shop.services.now().getTime() - back * 86_400_000);
  const eleven = days(11).toISOString().slice(0, 10);
  await set({ CurrencyCode: 'EUR', Day: eleven, Rate: 11 }, { CurrencyCode: 'NOK', Day: today(), Rate: 1 });
  const id = await sent();
  expect((await invoice(id)).status).toBe(409);
  await set({ CurrencyCode: 'EUR', Day: days(10).toISOString().slice(0, 10), Rate: 11 });
  expect((await invoice(id)).status).toBe(200);
  customer = await logInAs(shop, '1002');
  const { Number: number } = (await invoice(await sent())).body;
  expect((await vatOf(number)).vat_sek).toBeNull();
});

test.each([
  ['Rows.CurrencyCode', { CurrencyCode: 'SEK', Day: '2026-10-14', Rate: 1 }],
  ['Rows.Day', { CurrencyCode: 'EUR', Day: '2026-02-30', Rate: 1 }],
  ['Rows.Rate', { CurrencyCode: 'EUR', Day: '2026-10-14', Rate: 0 }],
  ['Rows.Rate', { CurrencyCode: 'EUR', Day: '2026-10-14', Rate: 1.1234567 }],
])('a rate is refused at %s', async (field, row) => {
  expect((await set(row)).body.errors).toMatchObject([{ field }]);
});
