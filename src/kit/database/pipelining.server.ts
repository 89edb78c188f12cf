import type { ConnectionProvider, DatabaseConnection, QueryExecutor } from 'kysely';

/**
 * Lets what a transaction asks for at the same time go to the server one behind the other, answered in that order.
 * Kysely by itself has each query wait for the answer to the one before. After one that fails the rest fail too.
 */
export function pipelineQueries(db: { getExecutor(): QueryExecutor }): void {
  const executor = db.getExecutor();
  const withProvider = executor.withConnectionProvider.bind(executor);
  executor.withConnectionProvider = (provider) => withProvider(withoutWaiting(provider));
}

/** Of a provider of a single connection. */
function withoutWaiting(provider: ConnectionProvider): ConnectionProvider {
  let connection: Promise<DatabaseConnection> | undefined;
  return {
    async provideConnection(consumer) {
      connection ??= provider.provideConnection((one) => Promise.resolve(one));
      return await consumer(await connection);
    },
  };
}
