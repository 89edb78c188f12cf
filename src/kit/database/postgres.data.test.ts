import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { inTransaction, openDatabase, type Database } from './db.server.ts';
import { migrate } from './migrate.server.ts';
import { isDatabaseAway } from './postgres.server.ts';

describe.runIf(inject('engine') === 'postgres')('a PostgreSQL server', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase();
  });

  afterAll(() => database.close());

  describe('that cuts connections', () => {
    // The database is not shared: its other users would get the broken connections.
    let database: Database;

    beforeEach(async () => {
      database = await openTestDatabase();
    });

    afterEach(() => database.close());

    async function killBackends(): Promise<void> {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
      await onServer(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${rows[0]?.name}'`,
      );
    }

    test('does not end the process', async () => {
      await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(database.db)));
      await killBackends();
      // The pool may notice a lost connection only at its next use, so each may still fail once.
      for (const _each of [1, 2, 3]) await database.ping().catch(() => undefined);
      await expect(database.ping()).resolves.toBeUndefined();
      expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
    });

    test('does not end the process either when it is the very first, while it is held', async () => {
      const lost = inTransaction(database.db, async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        await onServer(`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
        await new Promise((resolve) => void setTimeout(resolve, 50));
        return rows[0]?.pid;
      });
      await expect(lost).rejects.toThrow();
      await expect(database.ping()).resolves.toBeUndefined();
    });

    test('at work gives the first error, which says that it may pass', async () => {
      const atWork = caught(inTransaction(database.db, (trx) => sql`select pg_sleep(60)`.execute(trx)));
      const inBetween = caught(
        inTransaction(database.db, async (trx) => {
          await sql`select 1`.execute(trx);
          await untilAsleep();
          await killBackends();
          await sql`select 1`.execute(trx);
        }),
      );
      const [first, second] = await Promise.all([atWork, inBetween]);
      expect(first).toMatchObject({ code: '57P01' });
      expect(String(second)).toMatch(/not queryable|terminat/);
      expect([first, second].map(isDatabaseAway)).toEqual([true, true]);
      await database.ping();
    });

    async function untilAsleep(): Promise<void> {
      const asleep = sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event = 'PgSleep'`;
      await expect.poll(async () => (await asleep.execute(database.db)).rows.length).toBe(1);
    }
  });

  describe('that planned a query', () => {
    const ask = () =>
      sql`select * from planned where id = ${1}`.execute(database.db).then(({ rows }) => rows);
    const askInTransaction = () =>
      inTransaction(database.db, (trx) => sql`select * from planned where id = ${1}`.execute(trx));

    beforeAll(async () => {
      await sql`create table planned (id integer)`.execute(database.db);
      await sql`insert into planned values (1)`.execute(database.db);
    });

    test('plans it anew when its table has got a column', async () => {
      for (const _time of [1, 2, 3]) expect(await ask()).toEqual([{ id: 1 }]);
      await sql`alter table planned add column more integer`.execute(database.db);
      expect(await ask()).toEqual([{ id: 1, more: null }]);
      await sql`alter table planned add column yet integer`.execute(database.db);
      expect((await askInTransaction()).rows).toEqual([{ id: 1, more: null, yet: null }]);
    });

    test('goes on without names when the connection is one that does not know them', async () => {
      for (const _time of [1, 2, 3]) await ask();
      await sql`deallocate all`.execute(database.db);
      expect(await ask()).toHaveLength(1);
      await sql`deallocate all`.execute(database.db);
      expect((await askInTransaction()).rows).toHaveLength(1);
    });
  });

  test('breaks a deadlock, and both transactions come through', async () => {
    await sql`create table pair (id integer primary key, n integer not null default 0)`.execute(database.db);
    await sql`insert into pair (id) values (1), (2)`.execute(database.db);
    const add = (first: number, second: number) =>
      inTransaction(database.db, async (trx) => {
        await sql`update pair set n = n + 1 where id = ${first}`.execute(trx);
        await sql`select pg_sleep(0.05)`.execute(trx);
        await sql`update pair set n = n + 1 where id = ${second}`.execute(trx);
      });
    await Promise.all([add(1, 2), add(2, 1)]);
    const { rows } = await sql`select n from pair`.execute(database.db);
    expect(rows).toEqual([{ n: 2 }, { n: 2 }]);
  });

  test('is migrated once by four nodes that start at once', async () => {
    await onServer('create database empty_shop');
    const databaseUrl = new URL('empty_shop', inject('postgresUrl')).href;
    const nodes = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ databaseUrl, dataDir: '' })));
    await Promise.all(nodes.map(({ db }) => migrate(db)));
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(
      nodes[0]?.db ?? database.db,
    );
    const expected = await sql<{ name: string }>`select name from migration`.execute(database.db);
    expect(rows.length).toBe(expected.rows.length);
    await Promise.all(nodes.map(({ close }) => close()));
    await onServer('drop database empty_shop');
  });

  test.each([
    ['/nowhere', /^There is no database nowhere at 127\.0\.0\.1:\d+: create it or change DATABASE_URL\.$/],
    [
      'nobody:tiger',
      /^The database at 127\.0\.0\.1:\d+ refuses the user nobody: wrong name or password in DATABASE_URL\.$/,
    ],
    [':1', /^The database at 127\.0\.0\.1:1 cannot be reached: nothing listens there \(DATABASE_URL\)\.$/],
  ])('that cannot be used is told of in one line without a password: %s', async (wrong, message) => {
    const url = new URL(inject('postgresUrl'));
    if (wrong.startsWith('/')) url.pathname = wrong;
    else if (wrong.startsWith(':')) url.port = wrong.slice(1);
    else [url.username = '', url.password = ''] = wrong.split(':');
    await expect(openDatabase({ databaseUrl: url.href, dataDir: '' })).rejects.toThrow(message);
  });

  test('counts in UTC', async () => {
    const { rows } = await sql`show timezone`.execute(database.db);
    expect(rows).toEqual([{ TimeZone: 'UTC' }]);
  });
});

function caught(work: Promise<unknown>): Promise<unknown> {
  return work.catch((error: unknown) => error);
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
