import { expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import { article } from '../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
let id = 0;
eachInOffice('owner', async (opened) => {
  ({ shop, office } = opened);
  // The customer reads English, and is in Norway.
  await shop.db
    .updateTable('customer')
    .set({ language: 'en', invoice_country_code: 'NO', invoice_zip_code: '5003', invoice_city: 'Bergen' })
    .where('customer_number', '=', '1001')
    .execute();
  const customer = await logInAs(shop, '1001');
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  id = (await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body.OrderId;
});

const order = async (language: string) =>
  (await office.get(`office/orders/${id}?languageCode=${language}`)).body;

test('an order names its country and its articles in the language of whoever reads it', async () => {
  const names = await shop.db
    .selectFrom('article')
    .select(['name_sv', 'name_en'])
    .where('id', '=', article.mug)
    .executeTakeFirstOrThrow();
  expect(names.name_en).not.toBe(names.name_sv);
  for (const [language, country, name] of [
    ['sv', 'Norge', names.name_sv],
    ['en', 'Norway', names.name_en],
  ] as const) {
    const { InvoiceAddress, DeliveryAddress, Rows } = await order(language);
    expect([InvoiceAddress.at(-1), DeliveryAddress.at(-1), Rows[0].Description]).toEqual([
      country,
      country,
      name,
    ]);
    const noted = await office.post(`office/orders/${id}/notes?languageCode=${language}`, {
      Text: 'Ring',
      Pinned: false,
    });
    expect(noted.body).toMatchObject({ InvoiceAddress, Rows });
  }
});

test('an invoice says the country of a buyer abroad, in the language of whoever reads it', async () => {
  const { Rows, Version } = await order('sv');
  const [{ Id: RowId }] = Rows;
  await office.post(`office/orders/${id}/consignments`, {
    Version,
    Mail: false,
    CarrierNumber: '',
    Rows: [{ RowId, Quantity: 12 }],
  });
  const { body } = await office.post(`office/orders/${id}/invoices`, {
    Version: (await order('sv')).Version,
    Mail: false,
  });
  for (const [language, country] of [
    ['sv', 'Norge'],
    ['en', 'Norway'],
  ] as const) {
    const { Buyer } = (await office.get(`office/invoices/${body.Number}?languageCode=${language}`)).body;
    expect(Buyer.at(-1)).toBe(country);
  }
});
