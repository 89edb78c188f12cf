import { setTimeout as sleep } from 'node:timers/promises';
import { pg } from './pg.server.ts';
import { codeOf } from '#kit/process/start-error.server.ts';

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
export const changedPlan = '0A000';

/**
 * Returns whether a query was not even started because its statement name is unknown to the server or means something
 * else: a proxy lends connections, or the tables have changed since.
 */
export function isPlanLost(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  if (error.code === changedPlan) return error.message.includes('cached plan');
  return error.code === unknownName || error.code === knownName;
}
