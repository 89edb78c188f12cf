import { expect, test } from 'vitest';
import { rightsOfRole } from '#shop/customers/person-roles.ts';
import { eachInOffice } from '../../../../test/office.ts';
import { linesOfPdf } from '../../../../test/pdf-text.ts';
import { addPerson } from '../../../../test/persons.ts';
import { article, wayOfDelivery } from '../../../../test/seed-test-shop.ts';
import { aVisitor, logInAs, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
let client: Client;
eachInOffice('owner', async (opened) => {
  ({ shop, office } = opened);
  await shop.db.updateTable('article').set({ quantity_ordered: 50 }).where('id', '=', article.tray).execute();
  await shop.services.versions.changed();
  client = await logInAs(shop, '1001');
});

async function order(quantity = 8, more: object = {}): Promise<number> {
  await client.post('cartrow', { ArticleId: article.tray, Quantity: quantity });
  const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true, ...more };
  return (await client.post('Order', checkout)).body.OrderId;
}

/** Sends some pieces of the first row. Returns the order as its customer reads it. */
async function sent(id: number, quantity: number, Parcels = '370724 370725') {
  const { Rows, Version } = (await office.get(`office/orders/${id}`)).body;
  const { status } = await office.post(`office/orders/${id}/consignments`, {
    Version,
    Mail: false,
    Parcels,
    Rows: [{ RowId: Rows[0].Id, Quantity: quantity }],
  });
  expect(status).toBe(200);
  return (await client.get(`orders/${id}`)).body;
}

async function pdf(path: string, by: Client) {
  const cookies = { ...(by.session && { session: by.session }), ...(by.office && { office: by.office }) };
  const answer = await shop.http.inject({ url: `/api/${path}`, cookies });
  return { status: answer.statusCode, type: answer.headers['content-type'], bytes: answer.rawPayload };
}

const linesOf = async (path: string, by = client) => linesOfPdf((await pdf(path, by)).bytes).join('\n');

test('an order says in which week it was promised, and when the rest is sent now', async () => {
  const id = await order(3);
  expect((await client.get(`orders/${id}`)).body).toMatchObject({
    ToldWeek: '2026-W42',
    WeekNow: '2026-W42',
  });
  const short = await order(8);
  expect((await client.get(`orders/${short}`)).body).toMatchObject({ ToldWeek: null, WeekNow: null });
  await shop.db
    .updateTable('order_row')
    .set({ expected_date: '2027-03-09', date_changed_on: '2026-10-14' })
    .where('order_id', '=', short)
    .execute();
  expect((await client.get(`orders/${short}`)).body).toMatchObject({ WeekNow: '2027-W10' });
  expect(await sent(id, 3)).toMatchObject({ WeekNow: null });
});

test('a delivery note says what was sent, in which parcels, and what comes later, without prices', async () => {
  const id = await order(8, { purchaseOrderNumber: 'PO 9' });
  const { Consignments } = await sent(id, 2);
  const path = `pdf/DeliveryNote/${Consignments[0].Id}`;
  expect(await pdf(path, client)).toMatchObject({ status: 200, type: 'application/pdf' });
  const lines = await linesOf(path);
  for (const text of [
    'Följesedel',
    'PO 9',
    '370724, 370725',
    '2 st',
    '6 st',
    'Kommer senare',
    'Datum saknas',
  ])
    expect(lines).toContain(text);
  expect(lines).not.toMatch(/120,00|240,00/);
  expect(await linesOf(`office/pdf/delivery-notes/${Consignments[0].Id}`, office)).toBe(lines);
  await shop.db.updateTable('customer').set({ prices_on_delivery_notes: true }).execute();
  expect(await linesOf(path)).toMatch(/120,00[^]*240,00/);
});

test('a delivery note is its customer’s alone', async () => {
  const { Consignments } = await sent(await order(3), 3);
  const path = `pdf/DeliveryNote/${Consignments[0].Id}`;
  const statuses = async (by: Client) => (await pdf(path, by)).status;
  expect(await statuses(await logInAs(shop, '1002'))).toBe(404);
  expect(await statuses(aVisitor(shop))).toBe(401);
  expect((await pdf('pdf/DeliveryNote/999999', client)).status).toBe(404);
  expect((await pdf('pdf/DeliveryNote/0', client)).status).toBe(404);
  expect((await pdf(`office/${path.replace('DeliveryNote', 'delivery-notes')}`, client)).status).toBe(401);
});

test('an order has its invoices, to those who see invoices', async () => {
  const id = await order(3);
  await sent(id, 3);
  await office.post(`office/orders/${id}/invoices`, { Mail: false });
  const invoices = async (by: Client) => await by.get(`orders/${id}/invoices`);
  expect((await invoices(client)).body).toMatchObject([{ InvoiceNumber: 100_001, TotalAmount: 450 }]);
  expect((await client.get(`orders/${await order(1)}/invoices`)).body).toEqual([]);
  expect((await invoices(await logInAs(shop, '1002'))).status).toBe(404);
  expect((await invoices(await addPerson(shop, 1001, 'Siv', rightsOfRole('see', false)))).status).toBe(403);
  expect((await invoices(aVisitor(shop))).status).toBe(401);
});
