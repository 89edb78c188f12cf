import { pg } from './pg.server.ts';
import { codeOf } from '#kit/process/start-error.server.ts';
import { normalLimitMs, timeLimit } from './time-limit.server.ts';

export type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;

export const noResult = { command: '', rowCount: 0, rows: [] };
const inFailedTransaction = '25P02';

/** Called with the error code of each query that the database has refused. */
export type OnError = (code: string) => void;

export type ConnectionState = {
  onError: OnError;
  /** Must be called with the error that makes the connection unusable. */
  fail: (failure: Error) => void;
  /** Pipelined queries all fail after the first failure, and only that first error tells the reason. */
  transaction?: { firstFailure: unknown } | undefined;
};

export async function runQuery(
  client: pg.PoolClient,
  { text, values, name }: { text: string; values: unknown[]; name: string | undefined },
  { fail, onError, transaction }: ConnectionState,
): Promise<Answer> {
  const limit = timeLimit.getStore() ?? normalLimitMs;
  try {
    const config = { text, values, query_timeout: limit, ...(name && values.length > 0 && { name }) };
    const result = await client.query(config);
    // PostgreSQL answers a commit with ROLLBACK, without an error, when a failed query inside the transaction was
    // caught and ignored.
    if (text === 'commit' && result.command === 'ROLLBACK') {
      throw new Error('The transaction was rolled back: one of its queries had failed.');
    }
    return result;
  } catch (error) {
    onError(codeOf(error));
    if (!(error instanceof pg.DatabaseError) || isCutOff(error) || text === 'rollback') fail(asError(error));
    // The connection is closed on release, which rolls back too. The original error is the one to report.
    if (text === 'rollback') return noResult;
    if (!transaction) throw error;
    transaction.firstFailure ??= error;
    const isEcho = codeOf(error) === inFailedTransaction || text === 'commit';
    throw isEcho ? transaction.firstFailure : error;
  }
}

/**
 * Returns whether the server closes the connection after this error, so that its next borrower would find it closed.
 */
function isCutOff(error: pg.DatabaseError): boolean {
  return error.severity === 'FATAL' || error.severity === 'PANIC';
}

export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
