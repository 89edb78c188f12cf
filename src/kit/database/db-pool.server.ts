import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { pg } from './pg.server.ts';
import { SharedConnection } from '#kit/database/embedded/shared-connection.server.ts';
import { codeOf } from '#kit/process/start-error.server.ts';
import { namesOfStatements, type NameOf } from './statement-names.server.ts';
import { timeLimit } from './time-limit.server.ts';
import {
  asError,
  noResult,
  runQuery,
  type Answer,
  type OnError,
  type ConnectionState,
} from './run-query.server.ts';
import { retryConflicts, changedPlan, isPlanLost } from './retry-conflicts.server.ts';

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
        shared.use((client, fail) =>
          runQuery(client, { text, values, name: nameOf(text) }, { fail, onError }),
        ),
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
      const answer = runQuery(client, { text, values, name: nameOf(text) }, state);
      if (begun) await Promise.all([answer, begun]);
      return await answer;
    } catch (error) {
      if (!isPlanLost(error)) throw error;
      if (codeOf(error) === changedPlan) state.fail(asError(error));
      else giveUpNames?.();
      // The error has aborted the transaction, which is retried as a whole.
      if (state.transaction) throw error;
      return await runQuery(client, { text, values, name: undefined }, state);
    }
  }

  return {
    async query(text, values) {
      if (isRemote) batchWrites(client);
      if (state.transaction) return await ask(text, values);
      if (!isBegin(text)) return await retryConflicts(() => ask(text, values));
      state.transaction = { firstFailure: undefined };
      const beginning = runQuery(client, { text, values, name: undefined }, state);
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
