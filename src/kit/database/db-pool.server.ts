import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { pg } from './pg.server.ts';
import { SharedConnection } from '#kit/database/embedded/shared-connection.server.ts';
import { codeOf } from '#kit/process/start-error.server.ts';
import { namesOfStatements } from './statement-names.server.ts';
import type { NameOf } from './statement-names.server.ts';

const normalLimitMs = 20_000;
const timeLimit = new AsyncLocalStorage<number>();

let limited = 0;

/** Runs `work` with a different time limit for each query, in milliseconds; 0 means no limit. */
export async function withTimeLimit<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  limited++;
  try {
    return await timeLimit.run(milliseconds, work);
  } finally {
    // While an AsyncLocalStorage is enabled, Node tracks every promise of the process, which slows all of them down.
    if (--limited === 0) timeLimit.disable();
  }
}

type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;
type Client = { query(text: string, values: unknown[]): Promise<Answer>; release(): void };

/**
 * Adapts a pool for the query builder: a connection that has failed is never lent again, and repeated queries are
 * prepared statements unless a proxy in front of the server does not support them.
 */
export function guarded(pool: pg.Pool, onError: OnError = () => undefined): PostgresPool {
  const nameOf = namesOfStatements();
  let bearsNames = true;
  const namesWhileBorne: NameOf = (text) => (bearsNames ? nameOf(text) : undefined);
  const connect = async () => {
    const client = await pool.connect();
    return ownClient(client, namesWhileBorne, {
      giveUpNames: () => (bearsNames = false),
      isRemote: true,
      onError,
    });
  };
  return poolOf(pool, connect);
}

/**
 * Sends the queries of one event-loop turn in one packet: separate writes would each cost a system call and wake the
 * server.
 */
function batchWrites({ connection: { stream } }: pg.PoolClient): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Like `guarded`, for the single connection of an embedded engine, which is shared outside transactions. */
export function guardedEngine(pool: pg.Pool, onError: OnError = () => undefined): PostgresPool {
  const nameOf = namesOfStatements();
  const shared = new SharedConnection(pool);
  const connect = async () => ownClient(await pool.connect(), nameOf, { onError });
  return poolOf(pool, async () => sharingClient(shared, connect, { nameOf, onError }));
}

function poolOf(pool: pg.Pool, connect: () => Promise<Client>): PostgresPool {
  return { connect: async () => (await connect()) as PostgresPoolClient, end: () => pool.end() };
}

function sharingClient(
  shared: SharedConnection,
  connect: () => Promise<Client>,
  { nameOf, onError }: { nameOf: NameOf; onError: OnError },
): Client {
  let own: Client | undefined;
  return {
    async query(text, values) {
      // A query with its own time limit is not shared either: when it times out it destroys the connection for all
      // its users.
      const isAlone = isBegin(text) || timeLimit.getStore() !== undefined;
      if (isAlone) own ??= await connect();
      if (own) return await own.query(text, values);
      return await retryConflicts(() =>
        shared.use((client, fail) => run(client, { text, values, name: nameOf(text) }, { fail, onError })),
      );
    },
    release: () => own?.release(),
  };
}

/** `isRemote` tells that the server is on another machine, where every round trip takes time. */
type Manner = { onError: OnError; giveUpNames?: () => void; isRemote?: boolean };

function ownClient(
  client: pg.PoolClient,
  nameOf: NameOf,
  { onError, giveUpNames, isRemote = false }: Manner,
): Client {
  let failure: Error | undefined;
  let begun: Promise<Answer> | undefined;
  const state: ConnectionState = { fail: (error) => void (failure ??= error), onError };

  async function ask(text: string, values: unknown[]): Promise<Answer> {
    try {
      const answer = run(client, { text, values, name: nameOf(text) }, state);
      if (begun) await Promise.all([answer, begun]);
      return await answer;
    } catch (error) {
      if (!isPlanLost(error)) throw error;
      if (codeOf(error) === changedPlan) state.fail(asError(error));
      else giveUpNames?.();
      // The error has aborted the transaction, which is retried as a whole.
      if (state.transaction) throw error;
      return await run(client, { text, values, name: undefined }, state);
    }
  }

  return {
    async query(text, values) {
      if (isRemote) batchWrites(client);
      if (state.transaction) return await ask(text, values);
      if (!isBegin(text)) return await retryConflicts(() => ask(text, values));
      state.transaction = { firstFailure: undefined };
      const beginning = run(client, { text, values, name: undefined }, state);
      if (!isRemote) return await beginning;
      // `begin` is sent together with the query after it; if it fails, that query fails too.
      begun = beginning;
      begun.catch(() => undefined);
      return noResult;
    },
    release: () => client.release(failure),
  };
}

function isBegin(text: string): boolean {
  return /^(?:begin|start transaction)/.test(text);
}

const serializationFailure = '40001';
const deadlock = '40P01';

/**
 * Runs `work`, one transaction or one statement outside a transaction, up to five times when it conflicts with
 * another transaction. `work` must have no effects that a rollback does not undo.
 */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
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

const unknownName = '26000';
const knownName = '42P05';
const changedPlan = '0A000';

/**
 * Returns whether a query was not even started because its statement name is unknown to the server or means something
 * else: a proxy lends connections, or the tables have changed since.
 */
function isPlanLost(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  if (error.code === changedPlan) return error.message.includes('cached plan');
  return error.code === unknownName || error.code === knownName;
}

const noResult = { command: '', rowCount: 0, rows: [] };
const inFailedTransaction = '25P02';

/** Called with the error code of each query that the database has refused. */
type OnError = (code: string) => void;

type ConnectionState = {
  onError: OnError;
  /** Must be called with the error that makes the connection unusable. */
  fail: (failure: Error) => void;
  /** Pipelined queries all fail after the first failure, and only that first error tells the reason. */
  transaction?: { firstFailure: unknown } | undefined;
};

async function run(
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

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
