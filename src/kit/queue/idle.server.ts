import type { IncomingMessage, Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const quietMs = 3000;
/** A shop that is never quiet has what can wait done nevertheless, slowly. */
const longestMs = 10_000;
const lookEveryMs = 250;

/**
 * Ends when nobody has asked this server for anything for three seconds, or after ten: what can wait takes no processor
 * from who is being served. The questions of a load balancer do not count.
 */
export type UntilIdle = (goOn: () => boolean) => Promise<void>;

const wallClock = { now: () => performance.now(), sleep: (ms: number) => wait(ms) };

export function idleOf(server: Server, { now, sleep } = wallClock): UntilIdle {
  let askedAt = -Infinity;
  server.on('request', ({ url }: IncomingMessage) => {
    if (url !== '/readyz' && url !== '/healthz' && url !== '/metrics') askedAt = now();
  });
  return async (goOn) => {
    const end = now() + longestMs;
    while (goOn() && now() < end && now() - askedAt < quietMs) await sleep(lookEveryMs);
  };
}
