import { Writable } from 'node:stream';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { guarded } from './db-pool.server.ts';

/** A pool of one connection that writes each query as two messages, as the driver does, and what went out together. */
function recordingPool() {
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
      return { command: '', rowCount: 0, rows: [] };
    },
    release: () => undefined,
  };
  const pool = { connect: async () => client, end: async () => undefined };
  return { pool: pool as unknown as pg.Pool, packets };
}

test('what is asked for in one turn goes to the server in one packet, what comes later in the next', async () => {
  const { pool, packets } = recordingPool();
  const { query } = (await guarded(pool).connect()) as {
    query(text: string, values: unknown[]): Promise<unknown>;
  };
  await Promise.all([query('a', []), Promise.resolve().then(() => query('b', []))]);
  await query('c', []);
  expect(packets).toEqual([
    ['bind a', 'sync a', 'bind b', 'sync b'],
    ['bind c', 'sync c'],
  ]);
});
