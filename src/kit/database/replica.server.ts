import type { Db } from './db.server.ts';
import type { Log } from '#kit/process/log.server.ts';

/** Runs a query whose result may be some seconds old: on the replica if there is one. */
export type ReadOnReplica = <T>(read: (db: Db) => Promise<T>) => Promise<T>;

const restMs = 10_000;

/** After a failure the replica is skipped for a while, and the primary database is used. */
export function replicaReads(db: Db, replica: Db | undefined, log: Log): ReadOnReplica {
  let awayUntil = 0;
  return async (read) => {
    if (!replica || Date.now() < awayUntil) return await read(db);
    try {
      return await read(replica);
    } catch (err) {
      awayUntil = Date.now() + restMs;
      log.warn({ err }, 'the replica failed: the database is read instead');
      return await read(db);
    }
  };
}
