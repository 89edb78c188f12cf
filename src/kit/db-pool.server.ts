import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { namesOfStatements } from './statement-names.server.ts';

const normalLimitMs = 20_000;
const timeLimit = new AsyncLocalStorage<number>();

let limited = 0;

/** Runs `work` with another limit for the answer to each query, in milliseconds; 0 is no limit. */
export async function withTimeLimit<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  limited++;
  try {
    return await timeLimit.run(milliseconds, work);
  } finally {
    // Node follows every promise of the process while a storage is in use, which slows all of them down.
    if (--limited === 0) timeLimit.disable();
  }
}

/**
 * The pool as the query builder sees it: a connection that has failed is never handed out again. With `prepared`, the
 * engine keeps the plans of queries that come again; that is not for what stands between us and a server.
 */
export function guarded(pool: pg.Pool, { prepared }: { prepared: boolean }): PostgresPool {
  const nameOf = prepared ? namesOfStatements() : () => undefined;
  // A connection that is cut, idle or at work, also says so in an event; unheard, it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    connect: async () => guardedClient(await pool.connect(), nameOf),
    end: () => pool.end(),
  };
}

const noResult = { command: 'ROLLBACK', rowCount: 0, rows: [] };

function guardedClient(
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
): PostgresPoolClient {
  let failure: Error | undefined;

  async function query(
    text: string,
    values: unknown[],
  ): Promise<Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>> {
    const limit = timeLimit.getStore() ?? normalLimitMs;
    try {
      const config: pg.QueryConfig & { query_timeout: number } = { text, values, query_timeout: limit };
      const name = values.length > 0 ? nameOf(text) : undefined;
      if (name !== undefined) config.name = name;
      const result = await client.query(config);
      // PostgreSQL answers so, without an error, when a failed query inside was caught and forgotten.
      if (text === 'commit' && result.command === 'ROLLBACK') {
        throw new Error('The transaction was rolled back: one of its queries had failed.');
      }
      return result;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || text === 'rollback') failure ??= asError(error);
      // The connection is closed on release, which rolls back too; what led here is the error to tell.
      if (text === 'rollback') return noResult;
      throw error;
    }
  }

  return {
    query,
    release: () => client.release(failure),
  } as PostgresPoolClient;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
