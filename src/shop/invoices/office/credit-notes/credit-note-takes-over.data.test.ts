import { expect, test } from 'vitest';
import { eachInOffice, logInToOfficeAs } from '../../../../../test/office.ts';
import { article } from '../../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});

async function stored(number: number) {
  const invoice = await shop.db
    .selectFrom('invoice')
    .selectAll()
    .where('invoice_number', '=', number)
    .executeTakeFirstOrThrow();
  const rows = await shop.db
    .selectFrom('invoice_row')
    .selectAll()
    .where('invoice_id', '=', invoice.id)
    .orderBy('row_number')
    .execute();
  return { invoice, rows };
}

test('a credit note takes over all that it does not say anew, whatever has become of the customer since', async () => {
  const filled = {
    vat_number: 'SE556016068001',
    invoice_address2: 'Portkod A',
    payment_days: 17,
    telephone: '070-1',
  };
  await shop.db.updateTable('customer').set(filled).where('id', '=', 1001).execute();
  const customer = await logInAs(shop, '1001');
  await customer.post('deliveryaddress', {
    Name: 'Lagret',
    Address1: 'Hamnen 1',
    Address2: 'Port 7',
    ZipCode: '114 20',
    City: 'Hamnstaden',
    CountryCode: 'SE',
  });
  await customer.post('cartrow', { ArticleId: article.tray, Quantity: 2 });
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  const checkout = { wayOfDeliveryId: 1, partialDelivery: true, purchaseOrderNumber: 'PO 17' };
  const { OrderId } = (await customer.post('Order', checkout)).body;
  const order = (await office.get(`office/orders/${OrderId}`)).body;
  const Rows = order.Rows.map((row: { Id: number; Quantity: number }) => ({
    RowId: row.Id,
    Quantity: row.Quantity,
  }));
  const consignment = { Version: order.Version, Mail: false, CarrierNumber: '', Rows };
  await office.post(`office/orders/${OrderId}/consignments`, consignment);
  const { Number: number } = (await office.post(`office/orders/${OrderId}/invoices`, { Mail: false })).body;
  const made = await stored(number);
  const other = {
    ...filled,
    name: 'Annan',
    invoice_address2: 'Annan',
    payment_days: 3,
    language: 'en' as const,
  };
  await shop.db.updateTable('customer').set(other).where('id', '=', 1001).execute();

  shop.setTime('2026-10-20T10:00:00Z');
  office = await logInToOfficeAs(shop, 'owner@maker.example');
  const { Version, Rows: shown } = (await office.get(`office/invoices/${number}`)).body;
  const credited = { RowId: shown[1].Id, Quantity: 4 };
  const credit = await office.post(`office/invoices/${number}/credit-notes`, {
    Version,
    Mail: false,
    Rows: [credited],
  });
  expect(credit.status).toBe(200);
  const note = await stored(credit.body.Number);
  const net = -4 * 4990;
  expect(note.invoice).toEqual({
    ...made.invoice,
    id: note.invoice.id,
    invoice_number: credit.body.Number,
    credits_invoice_number: number,
    invoice_date: '2026-10-20',
    due_date: '2026-11-06',
    is_paid: true,
    paid_date: '2026-10-20',
    net_amount: net,
    vat_amount: net / 4,
    total_amount: net + net / 4,
    balance: 0,
    ocr: note.invoice.ocr,
    pdf_key: note.invoice.pdf_key,
    vat_per_rate: note.invoice.vat_per_rate,
  });
  expect(note.invoice.ocr).not.toBe(made.invoice.ocr);
  expect(note.invoice.pdf_key).not.toBe(made.invoice.pdf_key);
  const [row] = note.rows;
  expect(note.rows).toEqual([
    {
      ...made.rows[1],
      id: row!.id,
      invoice_id: note.invoice.id,
      row_number: 1,
      order_row_id: null,
      credits_row_id: made.rows[1]!.id,
      quantity: -4,
      total_amount: net,
    },
  ]);
  expect(row!.ean).toBe('7350000000016');

  const again = (await office.get(`office/invoices/${number}`)).body;
  const wrong = { Version: again.Version, Mail: false, Rows: [{ RowId: row!.id, Quantity: 1 }] };
  expect((await office.post(`office/invoices/${number}/credit-notes`, wrong)).status).toBe(404);
  const twice = [1, 2].map((Quantity) => ({ RowId: again.Rows[0].Id, Quantity }));
  expect(
    await office.post(`office/invoices/${number}/credit-notes`, { ...wrong, Rows: twice }),
  ).toMatchObject({ status: 400, body: { errors: [{ field: 'Rows', rule: 'match' }] } });
});
