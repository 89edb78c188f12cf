import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../test/database.ts';
import type { Database } from '#kit/database/db.server.ts';
import { verifyPassword } from '#kit/passwords/password.server.ts';
import { DataVersions } from '#kit/database/data-versions.server.ts';
import { demoLogIns } from './demo-log-ins.ts';
import { seedDemo } from './seed-demo.server.ts';
import { isEmpty } from './is-empty.server.ts';

let database: Database;
const versions = new DataVersions();
const steps: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  await fill();
});
afterAll(() => database.close());

async function fill() {
  const services = { db: database.db, versions, now: () => new Date('2026-10-21T08:00:00Z') };
  await seedDemo(services, { onProgress: (step) => steps.push(step) });
}

/** Returns the numbers that a query selects. */
async function numbers(query: string): Promise<number[]> {
  const { rows } = await sql.raw<Record<string, number>>(query).execute(database.db);
  return rows.flatMap((row) => Object.values(row).map(Number));
}

test('an empty database is filled once, with steps to tell of', async () => {
  expect(steps).toEqual(['catalogue', 'trade', 'content', 'ready']);
  expect(await isEmpty(database.db)).toBe(false);
  const before = await numbers('select count(*) from article');
  await fill();
  expect(await numbers('select count(*) from article')).toEqual(before);
});

test('what is kept in memory is read anew', () => {
  expect(versions.current).toBeGreaterThan(0);
});

test('the database it fills is empty before', async () => {
  const empty = await openTestDatabase();
  expect(await isEmpty(empty.db)).toBe(true);
  await empty.close();
});

test.each([
  ['12 groups', 12, 'select count(*) from product_group'],
  ['240 articles', 240, 'select count(*) from article'],
  ['240 articles with a picture', 240, 'select count(image_id) from article'],
  ['8 colours', 8, 'select count(*) from colour'],
  ['8 materials', 8, 'select count(*) from material'],
  ['60 resellers', 60, 'select count(*) from customer where show_as_reseller'],
  ['6 countries', 6, 'select count(distinct invoice_country_code) from customer where show_as_reseller'],
  ['5 staff cards', 5, 'select count(*) from staff_card'],
  ['130 articles in scenes', 130, 'select count(*) from image_article'],
  ['12 gallery images', 12, 'select count(*) from web_image where group_number = 4'],
  ['press articles', 1, 'select count(*) from press_article'],
  ['3 kinds of press messages', 3, 'select count(distinct category_id) from press_message'],
  ['11 kinds of blocks', 11, 'select count(distinct block_type) from cms_block'],
  ['a page for customers', 1, `select count(*) from cms_page where 'loggedin' = any (tags)`],
  ['two saved lists of 1001', 2, `select count(*) from shopping_list where customer_id = 1`],
  ['40 own article numbers of 1001', 40, `select count(*) from own_number where customer_id = 1`],
  ['60 orders of 1001', 60, `select count(*) from customer_order where customer_id = 1`],
  ['60 invoices of 1001', 60, `select count(*) from invoice where customer_id = 1`],
  ['5 states of orders', 5, `select count(distinct status) from customer_order where customer_id = 1`],
])('there are at least %s', async (_what, atLeast, query) => {
  expect((await numbers(query))[0]).toBeGreaterThanOrEqual(atLeast);
});

test('there is one group that requires log-in', async () => {
  expect(await numbers('select id from product_group where require_login')).toEqual([9]);
});

test('1002 alone has overdue invoices, and they are two', async () => {
  const overdue = `due_date < '2026-10-21' and not is_paid and not is_annulled and balance > 0`;
  const query = `select customer_number, count(*) from invoice where customer_number < '1999' and ${overdue} group by 1`;
  expect(await numbers(query)).toEqual([1002, 2]);
});

test('each log-in has the password that is told', async () => {
  expect(demoLogIns.map((logIn) => logIn.customerNumber)).toEqual([
    '1001',
    '1002',
    '1003',
    '1004',
    '1005',
    '1007',
  ]);
  const { rows } = await sql<{ hash: string; required: boolean }>`
    select password_hash as hash, require_new_password as required from customer
    where password_hash is not null order by customer_number`.execute(database.db);
  expect(rows.map((row) => row.required)).toEqual([false, false, true, false, false, false]);
  for (const [index, { password }] of demoLogIns.entries()) {
    expect(await verifyPassword(password, rows[index]?.hash)).toBe(true);
  }
});

test('ids that the database gives follow those of the demo', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`.execute(database.db);
  expect(rows.length).toBeGreaterThan(15);
  for (const { name } of rows) {
    const [highest = 0] = await numbers(`select coalesce(max(id), 0) from ${name}`);
    const [next = 0] = await numbers(`select nextval(pg_get_serial_sequence('${name}', 'id'))`);
    expect(next, name).toBeGreaterThan(highest);
  }
});

test('what was sent with a parcel number has a consignment of all of it, and one of 1001 is two parcels', async () => {
  const { rows } = await sql<{ parcels: number; is_whole: boolean; customer: number }>`
    select cardinality(parcels) as parcels, customer_id as customer, carrier_number = consignment_id and parcels[1] = carrier_number
      and sent_at < '2026-10-21' and sent_at > created_at and (
        select json_agg(array[id, quantity_delivered] order by id) from order_row where order_id = o.id
      )::text = (
        select json_agg(array[order_row_id, quantity] order by order_row_id) from consignment_row where consignment_row.consignment_id = c.id
      )::text as is_whole
    from customer_order o left join consignment c on c.order_id = o.id where o.consignment_id is not null`.execute(
    database.db,
  );
  const own = rows.filter(({ customer }) => customer === 1);
  expect(own.map(({ parcels }) => parcels).sort()).toEqual([1, 1, 1, 1, 2]);
  expect(rows.length).toBeGreaterThan(own.length);
  expect(rows.every(({ is_whole }) => is_whole)).toBe(true);
});

test('one person of 1001 orders to 5 000', async () => {
  expect(await numbers('select order_limit from person where order_limit is not null')).toEqual([500_000]);
});

test('every order adds up to its rows', async () => {
  const query = `
    select o.id from customer_order o join order_row r on r.order_id = o.id
    group by o.id having sum(r.total_amount) <> o.amount_excluding_vat`;
  expect(await numbers(query)).toEqual([]);
});
