import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { guarded, guardedEngine } from './db-pool.server.ts';
import { retryConflicts } from './retry-conflicts.server.ts';
import { withTimeLimit } from './time-limit.server.ts';
import { pipelineQueries } from './pipelining.server.ts';
import { openEmbeddedDatabase } from '#kit/database/embedded/embedded-database.server.ts';
import { postgresPool, tryPostgres } from './postgres.server.ts';

/** The tables; each store declares its own: `declare module './db.server.ts' { interface Tables … }`. */
export interface Tables {}

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export type Database = {
  db: Db;
  engine: 'embedded' | 'postgres';
  /** Rejects with a StartError when the database cannot be opened. */
  opened: Promise<void>;
  /** The code of the most recent disk-full or data-corruption error, if a query has met one just now. */
  lastRefusal(): string | undefined;
  /**
   * Checks that the database answers.
   * @throws when it does not answer within two seconds
   */
  ping(): Promise<void>;
  close(): Promise<void>;
};

type Place = { databaseUrl?: string | undefined; dataDir: string };

/**
 * Opens the PostgreSQL server at `databaseUrl`, or the embedded database in `dataDir` when there is none. It does not
 * migrate.
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

/**
 * Like `openDatabase`, but does not wait until the database is `opened`. The caller must close it even if opening
 * failed.
 */
export function beginDatabase({ databaseUrl, dataDir }: Place): Database {
  if (databaseUrl !== undefined) {
    const pool = postgresPool(databaseUrl);
    return databaseOver(pool, 'postgres', { opened: tryPostgres(pool, databaseUrl) });
  }
  const { pool, opened, close } = openEmbeddedDatabase(dataDir);
  return databaseOver(pool, 'embedded', { opened, close });
}

/** Opens a read-only replica. It may be unreachable, now or later. */
export function openReplica(databaseUrl: string): Database {
  return databaseOver(postgresPool(databaseUrl), 'postgres');
}

const refusals = /^(?:53100|XX00[12])$/;
/** How long after a disk or corruption error further queries are expected to fail as well. */
const refusedMs = 15_000;

/** Wraps a pool as a database; `close` is called after the pool's connections are closed. */
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
  // Callers that await `opened` get the error. Without this handler it would be an unhandled rejection until then.
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
 * Runs `work` in a transaction, up to five times when it conflicts with another one.
 * `work` must have no effects that a rollback does not undo.
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  // oxlint-disable-next-line house/syntax
  return await retryConflicts(() => db.transaction().execute(work));
}
