import { sql } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { addDays } from '#kit/text/dates.ts';
import { stockholmClock } from '#kit/text/stockholm-clock.ts';
import { clocksApartMs } from './delivery-queue.server.ts';
import type { Job } from './jobs.server.ts';

declare module '#kit/database/db.server.ts' {
  interface Tables {
    daily_job: { name: string; done_day: string | null; leased_until: Date | null };
  }
}

type DailyJob = Pick<Job, 'name' | 'run'> & {
  /** In Sweden, such as `03:30`. */
  at: `${number}:${number}`;
};

/** A run that takes longer, or failed, or whose node was killed, is begun again after this time. */
const leaseMs = 3_600_000;

/**
 * A job that one of all nodes runs once a day, at a time in Sweden. Where no node was there at that time, the next one
 * to come catches up, once for all days that were missed. `run` may be repeated when it failed or was stopped.
 */
export function onceADay({ db, now }: Pick<Services, 'db' | 'now'>, { name, at, run }: DailyJob): Job {
  let doneHere: string | undefined;
  return {
    name,
    everySeconds: 60,
    afterSeconds: 5,
    async run(goOn) {
      const moment = now();
      const day = dueDay(moment, at);
      if (doneHere === day) return;
      if (await claim(db, name, { day, moment })) {
        await run(goOn);
        await release(db, name, goOn() ? day : null);
      }
      if (await isDone(db, name, day)) doneHere = day;
    },
  };
}

/**
 * Returns the last day in Sweden on which the time has come. A time that is skipped in spring has come when clocks go
 * forward, and one that comes twice in autumn is the first: the second finds the day done.
 */
function dueDay(now: Date, at: string): string {
  const [today = '', time = ''] = stockholmClock(now).split('T');
  return time >= at ? today : addDays(today, -1);
}

/** A node whose clock differs a little may be done with the next day; what is after that, a clock that ran ahead wrote. */
const isOpen = (day: string) => sql<boolean>`
  (daily_job.done_day is null or daily_job.done_day not between ${day}::date and ${addDays(day, 1)}::date)`;

/** Takes the job for this node, unless its day is done or another node is at it. */
async function claim(db: Db, name: string, { day, moment }: { day: string; moment: Date }): Promise<boolean> {
  const after = (ms: number) => new Date(moment.getTime() + ms);
  const { rows } = await sql`
    insert into daily_job (name, leased_until) values (${name}, ${after(leaseMs)}::timestamptz)
    on conflict (name) do update set leased_until = excluded.leased_until
    where ${isOpen(day)} and (daily_job.leased_until is null or daily_job.leased_until <= ${moment}::timestamptz
      or daily_job.leased_until > ${after(leaseMs + clocksApartMs)}::timestamptz)
    returning name`.execute(db);
  return rows.length > 0;
}

/** Gives the job back, with the day that is done; null when the run was stopped, so that another node goes on. */
async function release(db: Db, name: string, day: string | null): Promise<void> {
  await sql`
    update daily_job set leased_until = null, done_day = coalesce(${day}::date, done_day)
    where name = ${name}`.execute(db);
}

async function isDone(db: Db, name: string, day: string): Promise<boolean> {
  const { rows } = await sql`select name from daily_job where name = ${name} and not ${isOpen(day)}`.execute(
    db,
  );
  return rows.length > 0;
}
