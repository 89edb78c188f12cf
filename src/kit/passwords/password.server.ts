import { hash, verify } from '@node-rs/argon2';
import { Problem } from '#kit/http/problem.ts';
import { toNfc } from '#kit/text/unicode-text.mjs';

/** OWASP's minimum for argon2id; a hash takes about 20 ms and 19 MiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const longestQueue = 20;

// The hash of a password that nobody has. It is verified when there is no such customer, so that the response time
// reveals nothing.
const nobodysHash =
  `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}` +
  '$TgubmA3IfAkXpxJa38Uq1w$Djpp8hnGPa2sXF6MW/L4wJcngX0GqZMIZliCMt9cEaU';

/**
 * The password is hashed in NFC, since one keyboard sends `ä` as one character and another as two. Returns the problem
 * `too-many` when too many hashes are queued.
 */
export function hashPassword(password: string): Promise<string | Problem> {
  return inTurn('known', () => hash(toNfc(password), cost));
}

/**
 * Without a hash it takes the same time and returns false. Returns the problem `too-many` when the queue is full.
 * Callers known by a session or a recognised device have a separate queue with priority.
 */
export async function verifyPassword(
  password: string,
  storedHash: string | null | undefined,
  who: 'known' | 'unknown' = 'known',
): Promise<boolean | Problem> {
  const isRight = await inTurn(who, () => isPasswordOf(storedHash ?? nobodysHash, password));
  return isRight instanceof Problem ? isRight : isRight && storedHash != null;
}

/** Passwords set before they were hashed in NFC work as they were typed then. */
async function isPasswordOf(storedHash: string, password: string): Promise<boolean> {
  const typed = toNfc(password);
  return (await verify(storedHash, typed)) || (typed !== password && (await verify(storedHash, password)));
}

let isHashing = false;
const waiting = { known: [] as (() => void)[], unknown: [] as (() => void)[] };

/**
 * Each hash takes a whole core and 19 MiB, so only one runs at a time: a flood of log-ins leaves capacity for
 * customers.
 */
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
