import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { article, wayOfDelivery } from '../../test/seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../test/shop.ts';
import { databaseOver } from '#kit/database/db.server.ts';
import { readEnv } from '#kit/process/env.server.ts';
import { createHttp } from '#kit/http/http.server.ts';
import { serveHealth } from '#kit/http/readiness.server.ts';

let shop: TestShop;
let customer: Client;
/** The readiness is cached for a second. */
let skipped = 0;
beforeAll(async () => {
  shop = await openTestShop();
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + skipped);
});
beforeEach(async () => {
  skipped += 60_000;
  await shop.startOver();
  customer = await logInAs(shop, '1001');
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop.close();
});

async function ask(path: string) {
  skipped += 1_100;
  const { statusCode, headers, body } = await shop.http.inject({ url: path });
  return { status: statusCode, says: JSON.parse(body).status as string, retryAfter: headers['retry-after'] };
}

const ready = { status: 200, says: 'ok', retryAfter: undefined };
const unready = (says: string) => ({ status: 503, says, retryAfter: '2' });

test('a shop whose database takes writes is ready, and does not write for each who asks', async () => {
  expect(await ask('/readyz')).toEqual(ready);
  const written = () => shop.db.selectFrom('write_check').selectAll().execute();
  const [first, ...more] = await written();
  expect(more).toEqual([]);
  await shop.http.inject({ url: '/readyz' });
  expect(await written()).toEqual([first]);
  await ask('/readyz');
  expect((await written())[0]?.written_at).not.toEqual(first?.written_at);
});

describe('a shop whose database can only be read', () => {
  beforeEach(() => mayWrite(false));
  afterEach(() => mayWrite(true));

  test('says so, and goes on showing its goods, with prices to whoever is logged in', async () => {
    expect(await ask('/readyz')).toEqual(unready('read-only'));
    expect((await ask('/healthz')).status).toBe(200);
    const visitor = aVisitor(shop);
    for (const path of [
      'products',
      'search?searchtext=mugg',
      `article/${article.mug}`,
      'ProductGroups',
      'login',
    ])
      expect((await visitor.get(path)).status, path).toBe(200);
    // After this time the session's last use is written again.
    shop.wait(120);
    const { status, body } = await customer.get(`article/${article.mug}`);
    expect([status, typeof body.Price]).toEqual([200, 'number']);
    expect((await customer.get('orders')).status).toBe(200);
  });

  test('answers what would change something with 503 and when to try again', async () => {
    const answers = [
      await customer.post('cartrow', { ArticleId: article.mug, Quantity: 6 }),
      await customer.post('Order', { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true }),
      await aVisitor(shop).post('login', { username: '1001', password: 'demo1234' }),
    ];
    for (const { status, headers } of answers) expect([status, headers['retry-after']]).toEqual([503, '2']);
  });

  /** Applies to all connections of the shop, including open ones. */
  async function mayWrite(may: boolean) {
    const setting = sql.raw(`set default_transaction_read_only = ${may ? 'off' : 'on'}`);
    if (inject('engine') === 'embedded') return void (await setting.execute(shop.db));
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db);
    const name = sql.id(rows[0]?.name ?? '');
    await sql`set transaction_read_only = off; alter database ${name} ${setting}`.execute(shop.db);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(shop.db);
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(shop.db).catch(() => undefined);
    await untilNoConnectionIsDead();
  }

  /** The pool hands out a connection that has ended until it has read of its end; ten at once use all of them. */
  const untilNoConnectionIsDead = () =>
    vi.waitFor(() => Promise.all(Array.from({ length: 10 }, () => sql`select 1`.execute(shop.db))), 10_000);
});

test('a server that still recovers is not ready', async () => {
  const answer = { command: 'SELECT', rowCount: 1, rows: [{ recovers: true }] };
  const stream = { writableCorked: 1 };
  const client = { connection: { stream }, query: async () => answer, release: () => undefined };
  const pool = { connect: async () => client, end: async () => undefined } as unknown as pg.Pool;
  const http = await createHttp(readEnv({}), 'silent');
  serveHealth(http, databaseOver(pool, 'postgres'), shop.dataDir);
  const { statusCode, body } = await http.inject({ url: '/readyz' });
  expect([statusCode, body]).toEqual([503, '{"status":"recovery"}']);
  await http.close();
});

describe('a shop whose database meets with', () => {
  test.each([
    ['a full disk', '53100', 'disk full'],
    ['a broken table', 'XX001', 'damaged'],
  ])('%s says so for a while', async (_what, code, says) => {
    await sql
      .raw(`do $$ begin raise sqlstate '${code}'; end $$`)
      .execute(shop.db)
      .catch(() => undefined);
    expect(await ask('/readyz')).toEqual(unready(says));
    skipped += 15_000;
    expect(await ask('/readyz')).toEqual(ready);
  });

  test('something else at the row that it writes to find out says that it cannot write', async () => {
    await ask('/readyz');
    await sql`alter table write_check add constraint none_new check (written_at < '2000-01-01') not valid`.execute(
      shop.db,
    );
    expect(await ask('/readyz')).toEqual(unready('cannot write'));
    await sql`alter table write_check drop constraint none_new`.execute(shop.db);
    expect(await ask('/readyz')).toEqual(ready);
  });
});
