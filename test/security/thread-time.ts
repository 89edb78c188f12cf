import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

const ofThread = '/proc/thread-self/schedstat';

/** Returns the processor time of this thread in milliseconds, which other load on the machine does not lengthen. */
function threadMs(): number {
  try {
    return Number(readFileSync(ofThread, 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/** Returns the longest time in milliseconds of this thread's processor that passed without a turn of its event loop. */
export async function longestBlockMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  let last = threadMs();
  const turn = () => {
    const now = threadMs();
    longest = Math.max(longest, now - last);
    last = threadMs();
    if (!isDone) setImmediate(turn);
  };
  const turns = new Promise<void>((done) => {
    setImmediate(turn);
    void work().finally(() => {
      isDone = true;
      setImmediate(done);
    });
  });
  await turns;
  return longest;
}
