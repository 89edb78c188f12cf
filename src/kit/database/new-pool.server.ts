import { pg } from './pg.server.ts';

/**
 * A pool that bears to lose its connections. Each that is cut, idle or at work, also says so in an event; unheard, it
 * would end the process, so what listens must be there before the first connection is.
 */
export function newPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
