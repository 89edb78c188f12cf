import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { withTimeLimit } from '#kit/database/time-limit.server.ts';
import type { Database } from '#kit/database/db.server.ts';
import { isLeaving } from './http.server.ts';
import { isDatabaseAway } from '#kit/database/postgres.server.ts';
import { codeOf } from '#kit/process/start-error.server.ts';

declare module '#kit/database/db.server.ts' {
  interface Tables {
    write_check: { id: number; written_at: Date };
  }
}

/** Why no order can be placed, in the words of `/readyz`. */
type Unready =
  | 'leaving'
  | 'no database'
  | 'recovery'
  | 'read-only'
  | 'disk full'
  | 'damaged'
  | 'cannot write';

type CheckedDatabase = Pick<Database, 'db' | 'engine' | 'lastRefusal'>;

const timeLimitMs = 2_000;
/**
 * Milliseconds for which the result is cached, since many monitors ask at once and each check writes to the database.
 */
const cachedMs = 1_000;
/** The free space that the embedded database needs for the next file of its log. */
const leastFreeBytes = 16 * 1024 * 1024;

const ofCode = new Map<string, Unready>([
  ['25006', 'read-only'],
  ['53100', 'disk full'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
]);

/**
 * Serves `/healthz`, which tells whether the process is alive, and `/readyz`, which tells whether it can take an
 * order and if not, why.
 */
export function serveHealth(http: FastifyInstance, database: CheckedDatabase, dataDir: string): void {
  let known: { at: number; found: Promise<Unready | undefined> } | undefined;
  const find = () => {
    if (!known || performance.now() - known.at > cachedMs) {
      known = { at: performance.now(), found: whyUnready(database, dataDir) };
    }
    return known.found;
  };
  http.get('/healthz', async () => ({ status: 'ok' }));
  http.get('/readyz', async (_request, reply) => {
    const unready = isLeaving(http) ? 'leaving' : await find();
    void reply.header('cache-control', 'no-store');
    if (!unready) return { status: 'ok' };
    if (unready !== 'leaving') void reply.header('retry-after', '2');
    return await reply.code(503).send({ status: unready });
  });
}

async function whyUnready(
  { db, engine, lastRefusal }: CheckedDatabase,
  dataDir: string,
): Promise<Unready | undefined> {
  try {
    return await withTimeLimit(timeLimitMs, async () => {
      const { rows } = await sql<{ recovers: boolean }>`select pg_is_in_recovery() as recovers`.execute(db);
      if (rows[0]?.recovers) return 'recovery';
      await db
        .insertInto('write_check')
        .values({ id: 1, written_at: sql<Date>`now()` })
        .onConflict((same) => same.column('id').doUpdateSet({ written_at: sql<Date>`now()` }))
        .execute();
      if (engine === 'embedded' && (await freeBytes(dataDir)) < leastFreeBytes) return 'disk full';
      // The check updates an existing row, which works even on a full disk: the failures of real queries say more.
      return ofCode.get(lastRefusal() ?? '');
    });
  } catch (error) {
    return ofCode.get(codeOf(error)) ?? (isDatabaseAway(error) ? 'no database' : 'cannot write');
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
