import { AsyncLocalStorage } from 'node:async_hooks';

export const normalLimitMs = 20_000;
export const timeLimit = new AsyncLocalStorage<number>();

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
