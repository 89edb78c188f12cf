import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';
import { Problem } from './problem.ts';
import type { Services } from '#kit/services/services.server.ts';

declare module '#kit/database/db.server.ts' {
  interface Tables {
    throttle: {
      kind: string;
      source: string;
      failures: number;
      window_start: Date;
      blocked_until: Date | null;
    };
  }
}

/** Attempt number `free` and each later one is followed by a wait: a doubling one, or until the end of the window. */
export type Limit = {
  kind: string;
  windowSeconds: number;
  free: number;
  waits?: { firstSeconds: number; longestSeconds: number };
};

export type Charge = { limit: Limit; source: string };

/**
 * Counts one attempt for each of the sources, or for none when one of them has to wait; then returns the problem
 * `too-many`.
 */
export async function chargeAll(db: Db, charges: readonly Charge[], now: Date): Promise<Problem | undefined> {
  for (const [index, { limit, source }] of charges.entries()) {
    const seconds = await charge(db, limit, source, now);
    if (seconds === 0) continue;
    await refundAll(db, charges.slice(0, index));
    return new Problem('too-many', { retryAfterSeconds: seconds });
  }
  return undefined;
}

/** Takes back one attempt each, because it was not made or did not fail. */
export async function refundAll(db: Db, charges: readonly Charge[]): Promise<void> {
  for (const { limit, source } of charges) {
    await db
      .updateTable('throttle')
      .set({ failures: sql`greatest(failures - 1, 0)`, blocked_until: null })
      .where('kind', '=', limit.kind)
      .where('source', '=', source)
      .execute();
  }
}

export async function forget(db: Db, { limit, source }: Charge): Promise<void> {
  await db.deleteFrom('throttle').where('kind', '=', limit.kind).where('source', '=', source).execute();
}

/** The maximum difference between the clocks of nodes. */
const clocksApartSeconds = 10;

/**
 * The attempt is counted before it is made, so that concurrent attempts cannot all pass. Returns the seconds to wait.
 */
async function charge(db: Db, limit: Limit, source: string, now: Date): Promise<number> {
  const isOver = sql`(throttle.window_start <= ${secondsAfter(now, -limit.windowSeconds)}
    or throttle.window_start > ${secondsAfter(now, clocksApartSeconds)})`;
  const tries = sql<number>`case when ${isOver} then 1 else throttle.failures + 1 end`;
  const start = sql<Date>`case when ${isOver} then excluded.window_start else throttle.window_start end`;
  const firstWait =
    limit.free > 1 ? null : secondsAfter(now, limit.waits?.firstSeconds ?? limit.windowSeconds);
  const counted = await db
    .insertInto('throttle')
    .values({ kind: limit.kind, source, failures: 1, window_start: now, blocked_until: firstWait })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'source']).doUpdateSet({
        failures: tries,
        window_start: start,
        blocked_until: sql`case when ${tries} >= ${limit.free}::integer then ${endOfWait(limit, tries, start, now)} end`,
      }).where(sql<boolean>`coalesce(throttle.blocked_until <= ${now}, true)
          or throttle.blocked_until > ${secondsAfter(now, longestWaitOf(limit))} or ${isOver}`),
    )
    .returning('failures')
    .executeTakeFirst();
  return counted ? 0 : await secondsLeft(db, limit, source, now);
}

/**
 * A time further ahead than this was written while a clock was wrong, and is ignored: otherwise the source would wait
 * until then.
 */
function longestWaitOf({ waits, windowSeconds }: Limit): number {
  return (waits?.longestSeconds ?? windowSeconds) + clocksApartSeconds;
}

function endOfWait(limit: Limit, tries: RawBuilder<number>, start: RawBuilder<Date>, now: Date) {
  if (!limit.waits) return sql`${start} + make_interval(secs => ${limit.windowSeconds}::integer)`;
  const { firstSeconds, longestSeconds } = limit.waits;
  const doubled = sql`${firstSeconds}::integer * power(2, least(${tries} - ${limit.free}::integer, 30))`;
  return sql`${now}::timestamptz + make_interval(secs => least(${longestSeconds}::integer, ${doubled}))`;
}

async function secondsLeft(db: Db, limit: Limit, source: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('throttle')
    .select('blocked_until')
    .where('kind', '=', limit.kind)
    .where('source', '=', source)
    .executeTakeFirst();
  const left = ((row?.blocked_until?.getTime() ?? 0) - now.getTime()) / 1000;
  return Math.max(1, Math.ceil(left));
}

function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

/** Returns the number of attempts that currently count. */
export async function countTries(db: Db, charge: Charge, now: Date): Promise<number> {
  return (await readWindow(db, charge, now))?.failures ?? 0;
}

/** Returns what is counted of a source in the window of its limit. */
async function readWindow(db: Db, { limit, source }: Charge, now: Date) {
  return await db
    .selectFrom('throttle')
    .select('failures')
    .where('kind', '=', limit.kind)
    .where('source', '=', source)
    .where('window_start', '>', secondsAfter(now, -limit.windowSeconds))
    .executeTakeFirst();
}

/** Marks a source as trusted, which `isRemembered` reports during the limit's window. */
export async function remember(db: Db, { limit, source }: Charge, now: Date): Promise<void> {
  await db
    .insertInto('throttle')
    .values({ kind: limit.kind, source, failures: 0, window_start: now, blocked_until: null })
    .onConflict((conflict) => conflict.columns(['kind', 'source']).doUpdateSet({ window_start: now }))
    .execute();
}

export async function isRemembered(db: Db, charge: Charge, now: Date): Promise<boolean> {
  return (await readWindow(db, charge, now)) !== undefined;
}

const longestWindowSeconds = 30 * 86_400;
/** The retention of limits whose kind ends in `.device`. */
const longestOfDevicesSeconds = 180 * 86_400;

/** Deletes attempts that no limit considers any more. */
export async function forgetOldTries({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('throttle')
    .where('window_start', '<', secondsAfter(now(), -longestWindowSeconds))
    .where((row) =>
      row.or([
        row('kind', 'not like', '%.device'),
        row('window_start', '<', secondsAfter(now(), -longestOfDevicesSeconds)),
      ]),
    )
    .execute();
}

/** Deletes the attempts whose source contains one of these words, alone or after an address. */
export async function forgetTriesOf(trx: Db, words: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('throttle')
    .where(sql<string>`regexp_replace(source, '^.* ', '')`, '=', sql<string>`any(${[...words]}::text[])`)
    .execute();
}

/** The source of a limit by address: an IPv6 client controls a whole /64, which counts as one. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip.replace(/^::ffff:/i, '');
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = ip.includes('::') ? 8 - groups.length - (tail === '' ? 0 : tail.split(':').length) : 0;
  const all = [...groups, ...Array<string>(missing).fill('0'), ...tail.split(':')];
  return `${all.slice(0, 4).join(':')}::/64`;
}
