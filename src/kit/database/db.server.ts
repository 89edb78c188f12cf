import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { guarded, guardedEngine, retryConflicts, withTimeLimit } from './db-pool.server.ts';
import { pipelineQueries } from './pipelining.server.ts';
import { openEmbeddedDatabase } from '#kit/database/embedded/embedded-database.server.ts';
import { postgresPool, tryPostgres } from './postgres.server.ts';

/** The tables, each declared by the store that owns it: `declare module './db.server.ts' { interface Tables … }`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Tables {}

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export type Database = {
  db: Db;
  engine: 'embedded' | 'postgres';
  /** Fails with a StartError when it cannot be opened. */
  opened: Promise<void>;
  /** The code of a full disk or a broken part of the database, when a query has met with it just now. */
  lastRefusal(): string | undefined;
  /** @throws when the database does not answer within two seconds */
  ping(): Promise<void>;
  close(): Promise<void>;
};

type Place = { databaseUrl?: string | undefined; dataDir: string };

/**
 * Opens the PostgreSQL server of `databaseUrl`, or without one the embedded database in `dataDir`; does not migrate.
 * @throws StartError
 */
export async function openDatabase(place: Place): Promise<Database> {
  const database = beginDatabase(place);
  try {
    await database.opened;
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
  return database;
}

/** As `openDatabase`, for who has other things to do until it is `opened`. Close it also when it could not be. */
export function beginDatabase({ databaseUrl, dataDir }: Place): Database {
  if (databaseUrl !== undefined) {
    const pool = postgresPool(databaseUrl);
    return databaseOver(pool, 'postgres', { opened: tryPostgres(pool, databaseUrl) });
  }
  const { pool, opened, close } = openEmbeddedDatabase(dataDir);
  return databaseOver(pool, 'embedded', { opened, close });
}

/** A copy of the database that is only read. It may be away, also now. */
export function openReplica(databaseUrl: string): Database {
  return databaseOver(postgresPool(databaseUrl), 'postgres');
}

const refusals = /^(?:53100|XX00[12])$/;
/** So long after a query met with one the next will too, as far as is known. */
const refusedMs = 15_000;

/** The database of a pool; `close` is called after the pool's connections are closed. */
export function databaseOver(
  pool: pg.Pool,
  engine: Database['engine'],
  { opened = Promise.resolve(), close }: { opened?: Promise<void>; close?: () => Promise<void> } = {},
): Database {
  let refusal: { code: string; at: number } | undefined;
  const onError = (code: string) => {
    if (refusals.test(code)) refusal = { code, at: performance.now() };
  };
  const guardedPool = engine === 'embedded' ? guardedEngine(pool, onError) : guarded(pool, onError);
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardedPool }) });
  pipelineQueries(db);
  // Whoever waits for it hears of a failure; until somebody does, it is nobody's.
  opened.catch(() => undefined);
  return {
    db,
    engine,
    opened,
    lastRefusal: () => (refusal && performance.now() - refusal.at < refusedMs ? refusal.code : undefined),
    async ping() {
      await withTimeLimit(2_000, () => sql`select 1`.execute(db));
    },
    async close() {
      await db.destroy();
      await close?.();
    },
  };
}

/**
 * Runs `work` in a transaction, and again from the start, up to five times in all, when another one got in its way.
 * So `work` does nothing that a rollback does not undo.
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  // eslint-disable-next-line no-restricted-syntax
  return await retryConflicts(() => db.transaction().execute(work));
}
