import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { tablesInOrder } from '#kit/database/backup/backup-tables.server.ts';
import type { Database, Db } from './db.server.ts';
import { migrate, migrationScripts } from './migrate.server.ts';
import { projectRoot } from '#kit/process/project-root.server.ts';

/** The last migration of the first deployed shops: everything after it is new to them. */
const lastOfOld = '0005_mail.sql';
const articles = 2_000;
const orders = 500;

let database: Database;
let db: Db;
let before: Record<string, string[]>;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  await makeOld();
  await seedOld();
  before = await everything();
  await migrate(db);
});
afterAll(() => database.close());

async function makeOld(): Promise<void> {
  const scripts = await migrationScripts();
  const all = (await tablesInOrder(db)).map(({ name }) => name);
  for (const name of [...all, 'migration']) await sql`drop table ${sql.table(name)} cascade`.execute(db);
  await sql`create table migration (name text primary key, applied_at timestamptz not null default now())`.execute(
    db,
  );
  for (const [name, script] of scripts) {
    if (name > lastOfOld) break;
    await sql.raw(script).execute(db);
    await sql`insert into migration (name) values (${name})`.execute(db);
  }
}

async function seedOld(): Promise<void> {
  const script = readFileSync(join(projectRoot, 'test/old-shop.sql'), 'utf8')
    .replaceAll(':articles', String(articles))
    .replaceAll(':orders', String(orders));
  await sql.raw(script).execute(db);
}

/** Every row, with the columns that it had at that time. */
async function everything(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const name of before ? Object.keys(before) : (await tablesInOrder(db)).map((one) => one.name)) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select row_to_json(one) as row from ${sql.table(name)} one order by one::text`.execute(db);
    const known = before && Object.keys((JSON.parse(before[name]?.[0] ?? '{}') as object) ?? {});
    found[name] = rows.map(({ row }) =>
      JSON.stringify(known?.length ? Object.fromEntries(known.map((column) => [column, row[column]])) : row),
    );
  }
  return found;
}

test('a filled shop of the first version is brought to this one without losing or changing a row', async () => {
  const after = await everything();
  expect(before['article']?.length).toBe(articles);
  expect(before['customer_order']?.length).toBe(orders);
  for (const [name, rows] of Object.entries(before))
    expect([name, after[name]?.sort()]).toEqual([name, [...rows].sort()]);
  const applied = await sql<{ name: string }>`select name from migration where name like '%.sql'`.execute(db);
  expect(applied.rows.map(({ name }) => name).sort()).toEqual([...(await migrationScripts()).keys()]);
});

test('what was paid before payments were kept is a payment, as far as it is known', async () => {
  const { rows } = await sql`
    select invoice_number, paid_on::text as paid_on, amount, source from payment
    join invoice on invoice.id = invoice_id order by invoice_number`.execute(db);
  const earlier = { source: 'earlier' };
  expect(rows).toEqual([
    { invoice_number: 7001, paid_on: '2026-01-20', amount: 25_000, ...earlier },
    { invoice_number: 7002, paid_on: null, amount: 10_000, ...earlier },
    { invoice_number: 7003, paid_on: '2026-01-20', amount: 25_000, ...earlier },
  ]);
});

test('an article has the code of its VAT rate, and a rate that no code had got one', async () => {
  const { rows } = await sql<{ code: string; rate: number; count: number }>`
    select vat_code as code, vat_rate as rate, count(*)::integer as count from article group by 1, 2 order by 2`.execute(
    db,
  );
  expect(rows.map(({ code, rate }) => [code, rate])).toEqual(
    [0, 6, 12, 13, 25].map((rate) => [`${rate}`, rate]),
  );
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(articles);
  const rates = await sql<Record<string, unknown>>`
    select code, percent, valid_from::text as from, valid_to::text as to from vat_rate order by id`.execute(
    db,
  );
  expect(rates.rows.map((rate) => Object.values(rate))).toEqual([
    ...[25, 13, 12, 6, 0].map((percent) => [`${percent}`, percent, null, null]),
    ['food', 12, null, '2026-03-31'],
    ['food', 6, '2026-04-01', '2027-12-31'],
    ['food', 12, '2028-01-01', null],
  ]);
});

test('what came since has its place', async () => {
  const { rows } = await sql<{ place: string; staff: number; erased: number }>`
    select (select place_sv from image limit 1) as place, (select count(*)::integer from staff) as staff,
      (select count(*)::integer from erased_customer) as erased`.execute(db);
  expect(rows).toEqual([{ place: '', staff: 0, erased: 0 }]);
});
