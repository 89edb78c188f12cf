import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { inTransaction, type Database, type Db, type Trx } from './db.server.ts';
import { migrate } from './migrate.server.ts';
import { isDatabaseAway } from './postgres.server.ts';
import { codeOf, StartError } from '#kit/process/start-error.server.ts';

let database: Database;
let db: Db;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});

afterAll(() => database.close());

async function one(query: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await query.execute(db);
  return Object.values(rows[0] as object)[0];
}

test('the engine is the one of the project', () => {
  expect(database.engine).toBe(inject('engine'));
});

describe('several at once', () => {
  beforeAll(async () => {
    await sql`create table shared (number integer primary key)`.execute(db);
  });

  test('each get their own answer, also beside one that fails', async () => {
    const answers = Array.from({ length: 60 }, (_, n) =>
      n % 7 === 3 ? one(sql`select 1 / ${0}::integer`).catch(codeOf) : one(sql`select ${n}::integer`),
    );
    expect(await Promise.all(answers)).toEqual(answers.map((_, n) => (n % 7 === 3 ? '22012' : n)));
  });

  test('do not see into a transaction of another', async () => {
    const count = () => one(sql`select count(*) from shared`);
    const failing = inTransaction(db, async (trx) => {
      await sql`insert into shared values (1)`.execute(trx);
      await sleep(50);
      throw new Error('changed my mind');
    });
    const seen = Promise.all([count(), sleep(20).then(count), sleep(30).then(count)]);
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await seen).toEqual([0, 0, 0]);
  });

  test('leave room for a transaction, however many they are', async () => {
    let isDone = false;
    const read = async () => {
      let seen = new Set<unknown>();
      while (!isDone) seen = seen.add(await one(sql`select count(*) from shared`));
      return seen;
    };
    const before = await one(sql`select count(*) from shared`);
    const readers = Array.from({ length: 10 }, read);
    let done = 0;
    for (const n of [2, 3, 4]) {
      await inTransaction(db, async (trx) => {
        await sql`insert into shared values (${n})`.execute(trx);
        await sql`delete from shared where number = ${n}`.execute(trx);
      });
      done++;
    }
    isDone = true;
    expect(done).toBe(3);
    // Nobody saw what a transaction had written and taken away again.
    for (const seen of await Promise.all(readers)) expect([...seen]).toEqual([before]);
  });
});

describe('values', () => {
  test('whole numbers of 64 bits are numbers', async () => {
    expect(await one(sql`select 9007199254740991::bigint`)).toBe(Number.MAX_SAFE_INTEGER);
    expect(await one(sql`select count(*) from price_list`)).toBe(1);
    expect(await one(sql`select sum(x) from (values (1::bigint), (2)) as numbers (x)`)).toBe(3);
    expect(await one(sql`select array[1, 2, null]::bigint[]`)).toEqual([1, 2, null]);
    expect(await one(sql`select array[]::bigint[]`)).toEqual([]);
  });

  test('a number that JavaScript cannot hold is an error, not another number', async () => {
    await expect(one(sql`select 9007199254740992::bigint`)).rejects.toThrow(RangeError);
    await expect(one(sql`select 1.5::numeric`)).rejects.toThrow(RangeError);
    expect(await one(sql`select 1`)).toBe(1);
  });

  test('a day is its text', async () => {
    expect(await one(sql`select date '2026-12-31'`)).toBe('2026-12-31');
    expect(await one(sql`select array[date '2026-12-31']`)).toEqual(['2026-12-31']);
  });

  test('a moment is a Date', async () => {
    const moment = new Date('2026-10-25T00:30:00.123Z');
    expect(await one(sql`select ${moment}::timestamptz`)).toEqual(moment);
  });

  test('texts, truths and lists come back as they went', async () => {
    expect(await one(sql`select ${'Åäö 🫖'}::text`)).toBe('Åäö 🫖');
    expect(await one(sql`select ${true}::boolean`)).toBe(true);
    expect(await one(sql`select ${['inloggad', 'press']}::text[]`)).toEqual(['inloggad', 'press']);
    expect(await one(sql`select ${JSON.stringify({ a: [1] })}::jsonb`)).toEqual({ a: [1] });
    expect(await one(sql`select ${null}::text`)).toBe(null);
  });

  test('a large answer comes whole', async () => {
    const text = await one(sql`select repeat('x', 3000000)`);
    expect(text).toHaveLength(3_000_000);
    const { rows } = await sql`select generate_series(1, 50000) as x`.execute(db);
    expect(rows).toHaveLength(50_000);
  });
});

describe('errors', () => {
  test('carry the code and the constraint', async () => {
    const twice = sql`insert into price_list (code) values ('standard')`.execute(db);
    await expect(twice).rejects.toMatchObject({
      code: '23505',
      constraint: 'price_list_pkey',
      table: 'price_list',
    });
  });

  test('of a query do not say that the database is away', async () => {
    const error: unknown = await sql`select 1 / 0`.execute(db).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: '22012' });
    expect(isDatabaseAway(error)).toBe(false);
  });
});

describe('a transaction', () => {
  beforeAll(() => sql`create table note (text text not null)`.execute(db));

  const notes = () => one(sql`select count(*) from note`);

  test('leaves nothing when it fails', async () => {
    const failing = inTransaction(db, async (trx) => {
      await sql`insert into note values ('gone')`.execute(trx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await notes()).toBe(0);
  });

  test('tells of the query that failed, not of those asked for at the same time', async () => {
    const ask = (text: string) => (trx: Trx) => sql.raw(text).execute(trx);
    const all = [ask('select 1'), ask('select 1 / 0'), ask('select 2'), ask('select nothing')];
    const failed = inTransaction(db, (trx) => Promise.all(all.map((one) => one(trx))));
    await expect(failed).rejects.toMatchObject({ code: '22012' });
    const { rows } = await inTransaction(db, (trx) => sql<{ n: number }>`select 3 as n`.execute(trx));
    expect(rows).toEqual([{ n: 3 }]);
  });

  test('tells of the query that failed also where another one is heard of first', async () => {
    const failed = inTransaction(db, async (trx) => {
      const first = sql`select 1 / 0`.execute(trx);
      const later = sql`select 2`.execute(trx);
      first.catch(() => undefined);
      await later;
    });
    await expect(failed).rejects.toMatchObject({ code: '22012' });
  });

  test('is an error when a failure inside was caught and forgotten', async () => {
    const forgetful = inTransaction(db, async (trx) => {
      await sql`insert into note values ('gone')`.execute(trx);
      await sql`select 1 / 0`.execute(trx).catch(() => undefined);
    });
    await expect(forgetful).rejects.toMatchObject({ code: '22012' });
    expect(await notes()).toBe(0);
  });

  test.each(['40001', '40P01'])('is tried again when another got in its way: %s', async (code) => {
    let attempts = 0;
    const answer = await inTransaction(db, async (trx) => {
      attempts += 1;
      await sql`insert into note values ('kept')`.execute(trx);
      if (attempts < 3) await sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`).execute(trx);
      return 'done';
    });
    expect([answer, attempts, await notes()]).toEqual(['done', 3, 1]);
    await sql`delete from note`.execute(db);
  });

  test('of one statement is tried again too', async () => {
    await sql`create sequence tries`.execute(db);
    await sql`
      create function fail_twice() returns integer language plpgsql as $$ begin
        if nextval('tries') <= 2 then raise sqlstate '40P01'; end if;
        return 3;
      end $$`.execute(db);
    expect(await one(sql`select fail_twice()`)).toBe(3);
  });

  test('is given up after five times, and not tried again for another failure', async () => {
    for (const [code, expected] of [
      ['40001', 5],
      ['23505', 1],
    ] as const) {
      let attempts = 0;
      const failing = inTransaction(db, async (trx) => {
        attempts += 1;
        await sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`).execute(trx);
      });
      await expect(failing).rejects.toMatchObject({ code });
      expect(attempts).toBe(expected);
    }
  });
});

describe('migrations', () => {
  test('are applied once, however many start at once', async () => {
    const before = await one(sql`select count(*) from migration`);
    await Promise.all([migrate(db), migrate(db), migrate(db), migrate(db)]);
    expect(await one(sql`select count(*) from migration`)).toBe(before);
  });

  test('that fail change nothing, and are named to whoever starts the shop', async () => {
    const names = async () => (await sql<{ name: string }>`select name from migration`.execute(db)).rows;
    // Its tables are there, so that it fails.
    const again = '0005_mail.sql';
    await sql`delete from migration where name = ${again}`.execute(db);
    const before = await names();
    const failure: unknown = await migrate(db).catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toContain(`db/migrations/${again} failed and changed nothing (relation`);
    expect(await names()).toEqual(before);
    await sql`insert into migration (name) values (${again})`.execute(db);
  });

  test('of a newer program do not stop this one', async () => {
    await sql`insert into migration (name) values ('9999_future.sql')`.execute(db);
    const names = async () => (await sql<{ name: string }>`select name from migration`.execute(db)).rows;
    const before = await names();
    await expect(migrate(db)).resolves.toBeUndefined();
    expect(await names()).toEqual(before);
    expect(before).toContainEqual({ name: '9999_future.sql' });
  });
});
