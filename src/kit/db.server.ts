import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { guarded, guardedEngine, isPlanLost, withTimeLimit } from './db-pool.server.ts';
import { openEmbeddedDatabase } from './embedded-database.server.ts';
import { openPostgres, postgresPool } from './postgres.server.ts';
import { codeOf } from './start-error.server.ts';

/** The tables, each declared by the store that owns it: `declare module '#kit/db.server.ts' { interface Tables … }`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Tables {}

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export type Database = {
  db: Db;
  engine: 'embedded' | 'postgres';
  /** @throws when the database does not answer within two seconds */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens the PostgreSQL server of `databaseUrl`, or without one the embedded database in `dataDir`; does not migrate.
 * @throws StartError
 */
export async function openDatabase(env: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<Database> {
  if (env.databaseUrl !== undefined) return databaseOver(await openPostgres(env.databaseUrl), 'postgres');
  const { pool, close } = await openEmbeddedDatabase(env.dataDir);
  return databaseOver(pool, 'embedded', close);
}

/** A copy of the database that is only read. It may be away, also now. */
export function openReplica(databaseUrl: string): Database {
  return databaseOver(postgresPool(databaseUrl), 'postgres');
}

/** The database of an open pool; `closeEngine` is called after its connections are closed. */
export function databaseOver(
  pool: pg.Pool,
  engine: Database['engine'],
  closeEngine?: () => Promise<void>,
): Database {
  const guardedPool = engine === 'embedded' ? guardedEngine(pool) : guarded(pool);
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardedPool }) });
  return {
    db,
    engine,
    async ping() {
      await withTimeLimit(2_000, () => sql`select 1`.execute(db));
    },
    async close() {
      await db.destroy();
      await closeEngine?.();
    },
  };
}

const serializationFailure = '40001';
const deadlock = '40P01';

/**
 * Runs `work` in a transaction, and again from the start, up to five times in all, when another one got in its way.
 * So `work` does nothing that a rollback does not undo.
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  return await undisturbed(() => db.transaction().execute(work));
}

/** As `inTransaction`, for work of a single statement, which is a transaction of its own. */
export async function undisturbed<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const mayPass = [serializationFailure, deadlock].includes(codeOf(error)) || isPlanLost(error);
      if (!mayPass || attempt === 5) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}
