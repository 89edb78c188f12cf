import { Writable } from 'node:stream';
import { sql } from 'kysely';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { guarded } from './db-pool.server.ts';
import { databaseOver, inTransaction } from './db.server.ts';

/**
 * A pool of one connection that writes each query as two messages, as the driver does, and records what was sent in
 * one packet.
 */
function recordingPool(refused?: string) {
  const packets: string[][] = [];
  const stream = new Writable({
    decodeStrings: false,
    writev(parts, done) {
      packets.push(parts.map(({ chunk }) => String(chunk)));
      done();
    },
  });
  const client = {
    connection: { stream },
    query: async ({ text }: { text: string }) => {
      stream.cork();
      stream.write(`bind ${text}`);
      stream.write(`sync ${text}`);
      stream.uncork();
      await new Promise(setImmediate);
      if (text === refused) throw new Error(`no ${text}`);
      return { command: '', rowCount: 0, rows: [] };
    },
    release: () => undefined,
  };
  const pool = { connect: async () => client, end: async () => undefined };
  return { pool: pool as unknown as pg.Pool, packets };
}

async function openQuery(pool: pg.Pool) {
  const { query } = (await guarded(pool).connect()) as {
    query(text: string, values: unknown[]): Promise<unknown>;
  };
  return query;
}

test('what is asked for in one turn goes to the server in one packet, what comes later in the next', async () => {
  const { pool, packets } = recordingPool();
  const query = await openQuery(pool);
  await Promise.all([query('a', []), Promise.resolve().then(() => query('b', []))]);
  await query('c', []);
  expect(packets).toEqual([
    ['bind a', 'sync a', 'bind b', 'sync b'],
    ['bind c', 'sync c'],
  ]);
});

test('a transaction begins in the packet of its first query', async () => {
  const { pool, packets } = recordingPool();
  const query = await openQuery(pool);
  await query('begin', []);
  await query('a', []);
  await query('commit', []);
  expect(packets).toEqual([
    ['bind begin', 'sync begin', 'bind a', 'sync a'],
    ['bind commit', 'sync commit'],
  ]);
});

test('where a transaction could not begin, no query of it passes for done', async () => {
  const query = await openQuery(recordingPool('begin').pool);
  await query('begin', []);
  await expect(query('a', [])).rejects.toThrow('no begin');
  await expect(query('commit', [])).rejects.toThrow('no begin');
});

test('what a transaction asks for at once goes in one packet, in the order in which it is asked for', async () => {
  const { pool, packets } = recordingPool();
  const { db } = databaseOver(pool, 'postgres');
  await inTransaction(db, async (trx) => {
    await Promise.all([sql`a`.execute(trx), trx.selectNoFrom(sql`1`.as('b')).execute(), sql`c`.execute(trx)]);
    await sql`d`.execute(trx);
  });
  const queries = packets.map((parts) =>
    parts.filter((part) => part.startsWith('bind ')).map((part) => part.slice(5)),
  );
  expect(queries).toEqual([['begin', 'a', 'select 1 as "b"', 'c'], ['d'], ['commit']]);
});
