import type { ConnectionProvider, DatabaseConnection, QueryExecutor } from 'kysely';

/**
 * Pipelines the concurrent queries of a transaction; the answers arrive in the same order.
 * Kysely by itself makes each query wait for the previous answer. After one query fails, the rest fail too.
 */
export function pipelineQueries(db: { getExecutor(): QueryExecutor }): void {
  const executor = db.getExecutor();
  const withProvider = executor.withConnectionProvider.bind(executor);
  executor.withConnectionProvider = (provider) => withProvider(withoutWaiting(provider));
}

/** Wraps a provider of a single connection. */
function withoutWaiting(provider: ConnectionProvider): ConnectionProvider {
  let connection: Promise<DatabaseConnection> | undefined;
  return {
    async provideConnection(consumer) {
      connection ??= provider.provideConnection((one) => Promise.resolve(one));
      return await consumer(await connection);
    },
  };
}
