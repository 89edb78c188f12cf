import type { IncomingMessage, Server } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const idleMs = 3000;
/** The longest wait: a shop that is never idle still gets its background work done, slowly. */
const longestMs = 10_000;
const lookEveryMs = 250;

/**
 * Waits until the server has had no request for three seconds and the machine has a free core, at most ten seconds, so
 * that background work takes no processor time from users. Health checks do not count as requests.
 */
export type UntilIdle = (goOn: () => boolean) => Promise<void>;

const here = {
  now: () => performance.now(),
  sleep: (ms: number) => wait(ms),
  /** Whether more has wanted to run in the last minute than there are cores: other programs may need them too. */
  isMachineBusy: () => (loadavg()[0] ?? 0) > availableParallelism(),
};

export function idleOf(server: Server, { now, sleep, isMachineBusy } = here): UntilIdle {
  let requestedAt = -Infinity;
  server.on('request', ({ url }: IncomingMessage) => {
    if (url !== '/readyz' && url !== '/healthz' && url !== '/metrics') requestedAt = now();
  });
  return async (goOn) => {
    const end = now() + longestMs;
    while (goOn() && now() < end && (now() - requestedAt < idleMs || isMachineBusy()))
      await sleep(lookEveryMs);
  };
}
