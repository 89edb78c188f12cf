import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../test/database.ts';
import type { Database } from '#kit/database/db.server.ts';
import { grow, type Size } from './grow.server.ts';

const now = new Date('2026-10-21T08:00:00Z');
const size: Size = { articles: 3000, customers: 300, orders: 2500 };
let database: Database;
let added: Size;

beforeAll(async () => {
  database = await openTestDatabase();
  added = await growTo(size);
}, 120_000);
afterAll(() => database.close());

function growTo(size: Size): Promise<Size> {
  return grow(database.db, size, { now, onProgress: () => {} });
}

async function one<Row>(query: string): Promise<Row | undefined> {
  const { rows } = await sql.raw<Row>(query).execute(database.db);
  return rows[0];
}

test('an empty database becomes a demo shop of the size that was asked for', async () => {
  const counts = await one<Size>(
    `select (select count(*) from article)::int as articles, (select count(*) from customer)::int as customers,
      (select count(*) from customer_order)::int as orders`,
  );
  expect(counts).toEqual(size);
});

test('nothing is added to what is large enough, and only what is missing else', async () => {
  expect(await growTo(size)).toEqual({ articles: 0, customers: 0, orders: 0 });
  expect(await growTo({ ...size, customers: 310 })).toEqual({ articles: 0, customers: 10, orders: 0 });
  expect(added.articles).toBeLessThan(size.articles);
});

test.each([
  ['articles share a number', 'select article_number from article group by 1 having count(*) > 1'],
  ['articles share an EAN', 'select ean from article where ean is not null group by 1 having count(*) > 1'],
  [
    'articles share a name',
    `select name_sv from article where article_number like '2______' group by 1 having count(*) > 1`,
  ],
  [
    'a grown article lacks a price',
    `select 1 from article left join price on price.article_id = article.id
      where article_number like '2______' and price is null`,
  ],
  [
    'an order sums up to something else than its rows',
    `select 1 from customer_order join order_row on order_id = customer_order.id
      group by customer_order.id having amount_excluding_vat <> sum(order_row.total_amount)
        or customer_order.total_amount <> amount_excluding_vat + vat_amount`,
  ],
  [
    'an order has no rows',
    'select 1 from customer_order where not exists (select 1 from order_row where order_id = customer_order.id)',
  ],
  [
    'a cancelled order has pieces left',
    `select 1 from customer_order join order_row on order_id = customer_order.id
      where status = 4 and quantity_delivered + quantity_cancelled < quantity`,
  ],
  ['an order is of tomorrow', `select 1 from customer_order where created_at > '${now.toISOString()}'`],
  [
    'an order has an article twice',
    'select 1 from order_row group by order_id, article_id having count(*) > 1',
  ],
])('not: %s', async (_fault, query) => {
  expect(await one(query)).toBeUndefined();
});

test('what is filled later, by the shop or again, gets ids of its own', async () => {
  expect(await growTo({ articles: 3001, customers: 311, orders: 2501 })).toEqual({
    articles: 1,
    customers: 1,
    orders: 1,
  });
});
