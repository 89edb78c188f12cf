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

test('lists name the way of delivery in the language of whoever reads them, and sort it as one', async () => {
  const swedish = await logInAs(shop, '1002');
  await swedish.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  const input = { wayOfDeliveryId: 1, partialDelivery: true };
  const other = (await swedish.post('Order', input)).body.OrderId;
  await swedish.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  const fetched = (await swedish.post('Order', { ...input, wayOfDeliveryId: 2 })).body.OrderId;
  const ways = await shop.db.selectFrom('way_of_delivery').selectAll().orderBy('id').execute();
  const [one, two] = ways as [(typeof ways)[number], (typeof ways)[number]];
  expect(one.name_en).not.toBe(one.name_sv);
  for (const [language, name] of [
    ['sv', 'name_sv'],
    ['en', 'name_en'],
  ] as const) {
    const asked = `languageCode=${language}`;
    const { Rows } = (await office.get(`office/orders?${asked}&sort=way`)).body;
    const names = new Map(
      Rows.map((row: { Id: number; WayOfDeliveryName: string }) => [row.Id, row.WayOfDeliveryName]),
    );
    expect([id, other, fetched].map((order) => names.get(order))).toEqual([
      one[name],
      one[name],
      two[name] ?? two.name_sv,
    ]);
    const places = [id, other].map((order) => [...names.keys()].indexOf(order));
    expect(Math.abs(places[0]! - places[1]!)).toBe(1);
    expect((await order(language)).WayOfDeliveryName).toBe(one[name]);
    const sending = (await office.get(`office/orders/sending?ids=${id}&${asked}`)).body;
    expect(sending.Rows[0].WayOfDeliveryName).toBe(one[name]);
    expect((await office.get(`office/orders/${id}/picking?${asked}`)).body.WayOfDeliveryName).toBe(one[name]);
    // The next of the list is that of the list.
    const ids = [...names.keys()];
    const place = (await office.get(`office/orders/${ids[0]}/place?sort=way&${asked}`)).body;
    expect(place.Next).toBe(ids[1]);
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
