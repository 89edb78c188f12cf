import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileKinds, type FileKind } from '../../src/shop/integration/kinds.ts';
import { tablesOut } from '../../src/shop/integration/tables-out.server.ts';
import { cloneOrder } from '../clone-order.ts';
import { ok } from '../opening/first-owner.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { article, wayOfDelivery } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { turnRound } from './fill-lists.ts';

let shop: TestShop;
let owner: Client;
/** More than two pages, and no whole number of them. */
const further = 121;

beforeAll(async () => {
  shop = await openTestShop();
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const customer = await logInAs(shop, '1001');
  const address = { Name: 'Lager', Address1: 'Gatan 2', ZipCode: '111 22', City: 'Byn', CountryCode: 'SE' };
  await ok(customer.post('deliveryaddress', address));
  await ok(customer.post('cartrow', { ArticleId: article.tray, Quantity: 1 }));
  await ok(customer.post('cartrow', { ArticleId: article.book, Quantity: 1 }));
  const order = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };
  await ok(customer.post('Order', order));
  const file = Buffer.from(
    'invoice_no;type;customer_no;invoice_date;net;vat;total;balance\n83001;invoice;1001;2026-10-10;100;25;125;125\n',
  );
  const headers = { 'content-type': 'application/octet-stream' };
  await ok(owner.send('POST', 'office/exchange/files/invoices?fileName=i.csv', file, headers));
  await cloneOrder(shop.db, further);
  await cloneRows('article', article.mug, (n) => sql`'article_number', 'K-' || ${n}, 'ean', null`);
  await cloneRows('customer', 1002, (n) => sql`'customer_number', 'K' || ${n}, 'email', ''`);
  await cloneRows('delivery_address', undefined, (n) => sql`'name', 'Lager ' || ${n}, 'is_default', false`);
  await cloneRows('invoice', undefined, (n) => sql`'invoice_number', 90000 + ${n}`);
  const each = sql`from article where article_number like 'K-%' order by id desc`;
  await sql`insert into price (price_list_code, article_id, price) select 'standard', id, 900 ${each}`.execute(
    shop.db,
  );
  await sql`insert into price_step (price_list_code, article_id, min_qty, price)
    select 'standard', id, 12, 800 ${each}`.execute(shop.db);
  await sql`insert into own_number (customer_id, article_id, own_number, number_key, changed_at)
    select 1001, id, 'E' || id, 'E' || id, now() ${each}`.execute(shop.db);
  await turnRound(shop);
});
afterAll(() => shop.close());

type Cloned = 'article' | 'customer' | 'delivery_address' | 'invoice';

/** Makes further rows of the one with this id, or of the only one, with ids that do not stand in the order of their numbers. */
async function cloneRows(
  table: Cloned,
  id: number | undefined,
  changes: (n: ReturnType<typeof sql.ref>) => ReturnType<typeof sql>,
): Promise<void> {
  await sql`insert into ${sql.table(table)} overriding system value
    select (jsonb_populate_record(o, jsonb_build_object('id', 70000 - n, ${changes(sql.ref('n'))}))).*
    from ${sql.table(table)} as o, generate_series(1, ${further}::integer) as n
    where ${id === undefined ? sql`true` : sql`o.id = ${id}`}`.execute(shop.db);
}

/** What stands in a column of each file that is longer than a page, in the order of its rows. */
const longer: Partial<Record<FileKind, [column: string, query: string]>> = {
  articles: ['article_no', 'select article_number as cell from article order by id'],
  stock: ['article_no', 'select article_number as cell from article order by id'],
  prices: [
    'article_no',
    `select article_number as cell from article join (
      select article_id from price union all select article_id from price_step
    ) as priced on article_id = id order by id`,
  ],
  customers: ['customer_no', 'select customer_number as cell from customer order by id'],
  addresses: ['name', 'select name as cell from delivery_address order by id'],
  'customer-articles': ['own_article_no', 'select own_number as cell from own_number order by id'],
  'order-status': ['order_no', 'select order_id::text as cell from order_row order by order_id, row_number'],
  invoices: ['invoice_no', 'select invoice_number::text as cell from invoice order by id'],
};

/** Reads what the shop itself has written, of which no cell has a line break. */
function rowsOf(file: string): string[][] {
  const cells = (line: string) =>
    [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^;]*))(?:;|$)/g)].map(
      ([, quoted, plain = '']) => quoted ?? plain,
    );
  return file.trim().split(/\r?\n/).slice(1).map(cells);
}

test.each(fileKinds)('a file of %s of more rows than a page has each once, in their order', async (kind) => {
  const { text, status } = await owner.get(`office/export/${kind}?format=csv`);
  expect(status).toBe(200);
  const rows = rowsOf(text);
  const names = Object.keys(tablesOut[kind].columns);
  const places = tablesOut[kind].keys.map((key) => names.indexOf(key));
  const keys = rows.map((row) => JSON.stringify(places.map((place) => row[place])));
  expect(new Set(keys).size).toBe(rows.length);
  const [column = '', query] = longer[kind] ?? [];
  // A register is read whole.
  if (query === undefined) return expect(rows.length).toBeLessThan(further);
  expect(rows.length).toBeGreaterThanOrEqual(further);
  const stored = await sql.raw<{ cell: string }>(query).execute(shop.db);
  const place = names.indexOf(column);
  expect(rows.map((row) => row[place])).toEqual(stored.rows.map(({ cell }) => cell));
});
