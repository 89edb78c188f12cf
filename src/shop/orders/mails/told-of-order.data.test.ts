import { expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import { addPerson } from '../../../../test/persons.ts';
import { article } from '../../../../test/seed-test-shop.ts';
import type { Client, TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});

test.each([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
])('what happens to an order is told to the customer: %s, to who ordered: %s', async (customer, person) => {
  await shop.db
    .updateTable('customer')
    .set({ order_mails: customer })
    .where('customer_number', '=', '1001')
    .execute();
  const bo = await addPerson(shop, 1001, 'Bo');
  await shop.db
    .updateTable('person')
    .set({ email: 'bo@butik.example', order_mails: person, language: 'en' })
    .where('name', '=', 'Bo')
    .execute();
  shop.sessions.forget();
  await bo.post('cartrow', { ArticleId: article.book, Quantity: 3 });
  const { OrderId } = (await bo.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body;
  await shop.db.deleteFrom('outbox_mail').execute();
  const { Version, Rows } = (await office.get(`office/orders/${OrderId}`)).body;
  const sent = { Rows: [{ RowId: Rows[0].Id, Quantity: 3 }], CarrierNumber: 'SE1', Version, Mail: true };
  expect((await office.post(`office/orders/${OrderId}/consignments`, sent)).status).toBe(200);
  const told = await shop.db
    .selectFrom('outbox_mail')
    .select(['recipient', 'subject'])
    .orderBy('recipient')
    .execute();
  // Each in its own language.
  expect(told.map(({ recipient, subject }) => [recipient, subject.replaceAll('\u{A0}', ' ')])).toEqual([
    ...(person ? [['bo@butik.example', `Order ${OrderId} has been sent`]] : []),
    ...(customer ? [['ett@butik.example', `Order ${OrderId} är skickad`]] : []),
  ]);
});
