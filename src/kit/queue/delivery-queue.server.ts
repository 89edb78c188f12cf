import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Selectable } from 'kysely';
import type { Db, Tables } from '#kit/database/db.server.ts';
import type { Services } from '#kit/services/services.server.ts';

/**
 * The tables that serve as delivery queues. A free worker delivers each row once; failed rows are retried and finally
 * given up: when, is said in `send-webhooks` and `send-due-mail`.
 */
type Queue = Extract<keyof Tables, 'outbox_mail' | 'webhook_message'>;

/**
 * Pauses between deliveries, so that page requests come first: background delivery uses a small share of a processor,
 * and less of a busy one.
 */
const rest = { alwaysMs: 10, busyMs: 100, busyFrom: 0.7 };

/**
 * Delivers due rows, oldest first, until there are none left or `send` returns false. With `to`, only the rows for
 * that webhook are delivered.
 */
export async function sendDue<Name extends Queue>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  queue: Name,
  { leaseMs, goOn, to }: { leaseMs: number; goOn: () => boolean; to?: number },
  send: (row: Selectable<Tables[Name]>, at: Date) => Promise<boolean>,
): Promise<void> {
  while (goOn()) {
    const before = performance.eventLoopUtilization();
    const at = now();
    const row = await claim(db, queue, { at, leasedUntil: new Date(at.getTime() + leaseMs), to });
    if (!row || !(await send(row, at))) return;
    await sleep(rest.alwaysMs);
    const { utilization } = performance.eventLoopUtilization(before);
    if (utilization > rest.busyFrom) await sleep(rest.busyMs);
  }
}

/** The maximum difference between the clocks of nodes. */
export const clocksApartMs = 10_000;

/**
 * Corrects times written while a clock was ahead: without this, such rows would wait until that time comes.
 * A row never waits before its first attempt, and never longer than the longest delay.
 */
export async function bringBackFromFuture(
  queue: Queue,
  { db, now }: Pick<Services, 'db' | 'now'>,
  { longestWaitMs, leaseMs }: { longestWaitMs: number; leaseMs: number },
): Promise<void> {
  const at = now();
  const after = (ms: number) => new Date(at.getTime() + ms + clocksApartMs);
  await sql`
    update ${sql.table(queue)} set next_try_at = least(next_try_at, ${at}::timestamptz), leased_until = null
    where sent_at is null and dead_at is null and (
      (tries = 0 and next_try_at > ${after(0)}::timestamptz)
      or next_try_at > ${after(longestWaitMs)}::timestamptz
      or leased_until > ${after(leaseMs)}::timestamptz)`.execute(db);
}

/** Claims a row for this worker until the lease expires. */
async function claim<Name extends Queue>(
  db: Db,
  queue: Name,
  { at, leasedUntil, to }: { at: Date; leasedUntil: Date; to: number | undefined },
) {
  const isForIt = to === undefined ? sql`true` : sql`webhook_id = ${to}`;
  const { rows } = await sql<Selectable<Tables[Name]>>`
    update ${sql.table(queue)} set leased_until = ${leasedUntil}::timestamptz, tries = tries + 1
    where id = (
      select id from ${sql.table(queue)}
      where sent_at is null and dead_at is null and next_try_at <= ${at}::timestamptz
        and (leased_until is null or leased_until <= ${at}::timestamptz) and ${isForIt}
      order by next_try_at, id limit 1 for update skip locked
    ) returning *`.execute(db);
  return rows[0];
}

const retentionMs = 30 * 86_400_000;

/** Deletes rows that were sent or given up more than a month ago. */
export async function deleteOldOf(queue: Queue, { db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - retentionMs);
  await sql`
    delete from ${sql.table(queue)}
    where sent_at < ${before}::timestamptz or dead_at < ${before}::timestamptz`.execute(db);
}
