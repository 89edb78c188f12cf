import { pg } from './pg.server.ts';

/**
 * Creates a pool that survives lost connections. A lost connection, idle or in use, also emits an error event, which
 * would end the process if unhandled. The listener must therefore be attached before the first connection.
 */
export function newPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
