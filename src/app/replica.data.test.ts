import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import { article, seedTestShop } from '../../test/seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../../test/shop.ts';
import type { Database, Db } from '#kit/database/db.server.ts';

let replica: Database;
let shop: TestShop;
let client: Client;
let orderId: number;

beforeAll(async () => {
  replica = await openTestDatabase();
  await seedTestShop(replica.db);
  // The invoice is only on the replica: whoever sees it has read from there.
  await addInvoice(replica.db, 77);
  shop = await openTestShop({}, replica);
  client = await logInAs(shop, '1001');
  await client.post('cartrow', { ArticleId: article.book, Quantity: 1 });
  orderId = (await client.post('Order', { wayOfDeliveryId: 1, partialDelivery: false })).body.OrderId;
});
afterAll(() => shop.close());

async function addInvoice(db: Db, number: number): Promise<void> {
  await sql`
    insert into invoice (invoice_number, customer_id, invoice_date, due_date, payment_days, currency_code,
      net_amount, vat_amount, total_amount, balance, ocr, language, customer_number, buyer_name)
    select ${number}::integer, id, '2026-10-01', '2026-10-31', 30, 'SEK', 100, 25, 125, 125, '774', 'sv', customer_number, name
    from customer where customer_number = '1001'`.execute(db);
}

test('invoices are read from the replica', async () => {
  expect((await client.get('invoices')).body).toMatchObject({
    TotalCount: 1,
    Invoices: [{ InvoiceNumber: 77 }],
  });
});

test('an order that the replica has not got yet is there nevertheless', async () => {
  expect((await client.get('orders')).body.TotalCount).toBe(1);
  expect((await client.get(`OrderRows/${orderId}`)).body).toHaveLength(1);
});

test('an invoice that was mailed before the replica has it is printed from the database', async () => {
  await addInvoice(shop.db, 78);
  expect((await client.get('pdf/Invoice/78')).text).toMatch(/^%PDF-/);
  await shop.db.deleteFrom('invoice').where('invoice_number', '=', 78).execute();
  expect((await client.get('pdf/Invoice/78')).status).toBe(404);
});

test('older pages of the history are read from the replica', async () => {
  expect((await client.get('orders?skip=30')).body.TotalCount).toBe(0);
});

test('while the replica is away the database is read', async () => {
  await replica.close();
  expect((await client.get('invoices')).body).toEqual({ Invoices: [], TotalCount: 0 });
  expect((await client.get('orders?skip=30')).body.TotalCount).toBe(1);
});
