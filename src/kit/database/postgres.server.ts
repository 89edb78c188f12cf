import { databaseValues } from './database-values.server.ts';
import { newPool } from './new-pool.server.ts';
import { pg } from './pg.server.ts';
import { codeOf, StartError } from '#kit/process/start-error.server.ts';

/**
 * Checks that the PostgreSQL server of a pool answers.
 * @throws StartError
 */
export async function tryPostgres(pool: pg.Pool, databaseUrl: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    throw startErrorOf(error, databaseUrl);
  }
}

/** Creates a pool that connects at the first query. */
export function postgresPool(databaseUrl: string): pg.Pool {
  return newPool({
    connectionString: databaseUrl,
    application_name: 'hylla',
    max: 10,
    // Queries of a transaction that do not need each other's answers are pipelined.
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    // Compiling a query takes longer than running it wherever a page waits for it.
    options: '-c timezone=UTC -c jit=off',
    types: databaseValues,
  });
}

const unreachable = new Map([
  ['ECONNREFUSED', 'nothing listens there'],
  ['ENOTFOUND', 'there is no such host'],
  ['EAI_AGAIN', 'the name of the host cannot be looked up'],
  ['ENOENT', 'there is no such socket'],
  ['ETIMEDOUT', 'it does not answer'],
  ['EHOSTUNREACH', 'no way leads to that host'],
  ['ENETUNREACH', 'no way leads to that network'],
  ['57P03', 'it is starting or stopping'],
  ['53300', 'it has too many connections'],
]);

function startErrorOf(error: unknown, databaseUrl: string): StartError {
  const { host, pathname, username } = new URL(databaseUrl);
  const code = codeOf(error);
  if (code.startsWith('28')) {
    return new StartError(
      `The database at ${host} refuses the user ${username}: wrong name or password in DATABASE_URL.`,
      { cause: error },
    );
  }
  if (code === '3D000') {
    return new StartError(
      `There is no database ${pathname.slice(1)} at ${host}: create it or change DATABASE_URL.`,
      {
        cause: error,
      },
    );
  }
  const reason = unreachable.get(code) ?? (error instanceof Error ? error.message.split('\n')[0] : code);
  return new StartError(`The database at ${host} cannot be reached: ${reason} (DATABASE_URL).`, {
    cause: error,
  });
}

// SQLSTATE classes: connection, resources (disk and memory), operator (shutdown, time limit), system.
const passingStates = /^(?:08|53|57|58)|^(?:25006|40001|40P01|55P03)$/;
const passingMessages = /timeout|terminated|has stopped|not queryable|not open|ECONNRE|EPIPE|socket/i;

/**
 * Returns whether a failed query means that the database is unreachable, overloaded or read-only, so that a retry may
 * succeed later.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return passingStates.test(error.code ?? '');
  return error instanceof Error && (unreachable.has(codeOf(error)) || passingMessages.test(error.message));
}

/** Returns whether a query failed on a corrupt part of the database. Other data can still be read and written. */
export function isDatabaseDamaged(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^XX00[12]$/.test(error.code ?? '');
}
