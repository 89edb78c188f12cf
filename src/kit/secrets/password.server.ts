import { hash, verify } from '@node-rs/argon2';
import { Problem } from '#kit/http/problem.ts';

/** OWASP's least for argon2id; about 20 ms and 19 MiB each. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const longestQueue = 20;

// Of a password that nobody has: verified where there is no customer, so that the time is the same.
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$TgubmA3IfAkXpxJa38Uq1w$Djpp8hnGPa2sXF6MW/L4wJcngX0GqZMIZliCMt9cEaU';

/** Too many at once is the problem `too-many`. */
export function hashPassword(password: string): Promise<string | Problem> {
  return inTurn('known', () => hash(password, cost));
}

/**
 * Takes the same time without a hash, and is then false. Too many at once is the problem `too-many`. Whoever is known,
 * by a session or a device that has logged in before, has a queue of their own, which goes first.
 */
export async function verifyPassword(
  password: string,
  storedHash: string | null | undefined,
  who: 'known' | 'unknown' = 'known',
): Promise<boolean | Problem> {
  const isRight = await inTurn(who, () => verify(storedHash ?? nobodysHash, password));
  return isRight instanceof Problem ? isRight : isRight && storedHash != null;
}

let isHashing = false;
const waiting = { known: [] as (() => void)[], unknown: [] as (() => void)[] };

/** One at a time takes a whole core and 19 MiB: a storm of log-ins leaves room for those who shop. */
async function inTurn<T>(who: keyof typeof waiting, work: () => Promise<T>): Promise<T | Problem> {
  if (!isHashing) isHashing = true;
  else {
    const queue = waiting[who];
    if (queue.length >= longestQueue) return new Problem('too-many', { retryAfterSeconds: 2 });
    await new Promise<void>((resolve) => queue.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.known.shift() ?? waiting.unknown.shift();
    if (next) next();
    else isHashing = false;
  }
}
