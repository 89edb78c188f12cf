import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../demo/seed-demo.server.ts';
import { migrationScripts } from '../src/kit/database/migrate.server.ts';
import { fileKinds } from '../src/shop/integration/kinds.ts';
import { orderIs } from '../src/shop/order-model/may.ts';
import { demoOwner } from '../demo/demo-log-ins.ts';
import { logInToOfficeAs } from './office.ts';
import { emptyTestShop } from './seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from './shop.ts';

let shop: TestShop;
let owner: Client;

beforeAll(async () => {
  shop = await openTestShop({ seed: 'demo' });
  await emptyTestShop(shop.db);
  await seedDemo(shop.services);
  owner = await logInToOfficeAs(shop, demoOwner.email);
});
afterAll(() => shop.close());

async function sentBack(kind: string) {
  const { statusCode, rawPayload, payload } = await shop.http.inject({
    url: `/api/office/export/${kind}?format=csv&language=sv`,
    cookies: { office: owner.office ?? '' },
  });
  expect(statusCode, payload).toBe(200);
  const path = `office/exchange/files/${kind}?fileName=${kind}&dryRun=1`;
  return (await owner.send('POST', path, rawPayload, { 'content-type': 'application/octet-stream' })).body;
}

test.each(fileKinds)('the %s of the demo change nothing when their file is sent back', async (kind) => {
  const { Errors, Changes, Created, Changed, Reason } = await sentBack(kind);
  expect({ Errors, Changes, Created, Changed, Reason }).toEqual({
    Errors: [],
    Changes: [],
    Created: 0,
    Changed: 0,
    Reason: '',
  });
});

test('a cancelled order of the demo has nothing to order again', async () => {
  const customer = await logInAs(shop, '1001');
  const { Orders } = (await customer.get('orders?take=100')).body as { Orders: Order[] };
  const cancelled = Orders.filter(({ Status }) => orderIs.cancelled(Status));
  expect(cancelled.length).toBeGreaterThan(0);
  for (const { Id: OrderId } of cancelled) {
    const { Rows, Skipped } = (await customer.post('reorder', { OrderId })).body;
    const rows = (await customer.get(`OrderRows/${OrderId}`)).body as unknown[];
    expect([OrderId, Rows.length, Skipped.length]).toEqual([OrderId, 0, rows.length]);
  }
});

type Order = { Id: number; Status: number };

test('1007 alone is above its limit, and one of its orders waits', async () => {
  const { Rows } = (await owner.get('office/orders?state=held')).body;
  expect(Rows).toMatchObject([{ CustomerNumber: '1007', Held: 'creditLimit' }]);
  const { id } = await shop.db
    .selectFrom('customer')
    .select('id')
    .where('customer_number', '=', '1007')
    .executeTakeFirstOrThrow();
  const { CreditLimit, Exposure } = (await owner.get(`office/customers/${id}/credit`)).body;
  expect([CreditLimit, Exposure > CreditLimit]).toEqual([25_000, true]);
});

test('a demo of before becomes what the demo is', async () => {
  const before = await everyValue();
  await sql.raw(asBefore).execute(shop.db);
  expect(await everyValue()).not.toEqual(before);
  await sql.raw((await migrationScripts()).get('0242_demo_as_written.sql') ?? '').execute(shop.db);
  expect(await everyValue()).toEqual(before);
});

const asBefore = `
  update colour set hex = upper(hex);
  update customer set invoice_zip_code = substr(invoice_zip_code, 1, 3) || ' ' || substr(invoice_zip_code, 4)
    where invoice_country_code = 'SE';
  update delivery_address set zip_code = substr(zip_code, 1, 3) || ' ' || substr(zip_code, 4)
    where country_code = 'SE';
  update order_row set quantity_cancelled = 0`;

async function everyValue() {
  const { rows } = await sql<{ value: string }>`
    select hex as value from colour union all select id || invoice_zip_code from customer
    union all select id || zip_code from delivery_address
    union all select id || ' ' || quantity_cancelled || ' ' || quantity_short from order_row`.execute(
    shop.db,
  );
  return rows.map(({ value }) => value).sort();
}
