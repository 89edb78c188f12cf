import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { times } from '../../../test/sizes.ts';
import type { Database } from '#kit/database/db.server.ts';
import { onceADay } from './daily-job.server.ts';
import type { Job } from './jobs.server.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(forgetJobs);
afterAll(() => database.close());

async function forgetJobs(): Promise<void> {
  await database.db.deleteFrom('daily_job').execute();
}

const minute = 60_000;
const always = () => true;

/** The local time in Sweden by the law: summer time from the last Sunday of March to that of October, at 01:00 UTC. */
function swedish(moment: Date): { day: string; time: string } {
  const change = (month: number) => {
    const last = new Date(Date.UTC(moment.getUTCFullYear(), month, 31, 1));
    return last.getTime() - last.getUTCDay() * 24 * 60 * minute;
  };
  const isSummer = moment.getTime() >= change(2) && moment.getTime() < change(9);
  const local = new Date(moment.getTime() + (isSummer ? 120 : 60) * minute).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

/** A job on several nodes, whose clocks differ by some seconds. */
function nodesOf(at: `${number}:${number}`, start: string, apart: readonly number[] = [0, 0]) {
  let clock = new Date(start).getTime();
  const runs: { node: number; local: ReturnType<typeof swedish> }[] = [];
  let during: (node: number) => Promise<void> | void = () => {};
  const nowOn = (node: number) => new Date(clock + (apart[node] ?? 0) * 1000);
  const open = (node: number): Job =>
    onceADay(
      { db: database.db, now: () => nowOn(node) },
      {
        name: 'daily',
        at,
        async run() {
          runs.push({ node, local: swedish(nowOn(node)) });
          await during(node);
        },
      },
    );
  const nodes = apart.map((_seconds, node) => open(node));
  return {
    runs,
    nodes,
    nowOn,
    wait: (minutes: number) => void (clock += minutes * minute),
    setClock: (to: string) => void (clock = new Date(to).getTime()),
    restart: (node: number) => void (nodes[node] = open(node)),
    whileItRuns: (work: typeof during) => void (during = work),
  };
}

/** Clocks of nodes differ by at most ten seconds. */
const seconds = fc.integer({ min: -5, max: 5 });
const timeOfDay = fc.constantFrom(
  '00:00',
  '00:01',
  '01:30',
  '02:00',
  '02:30',
  '03:00',
  '03:30',
  '12:00',
  '23:59',
);
const beginning = fc.constantFrom(
  '2027-03-27T22:58:00Z',
  '2027-03-28T00:20:00Z',
  '2027-10-30T21:40:00Z',
  '2027-10-31T00:10:00Z',
  '2026-12-31T20:00:00Z',
  '2028-02-28T11:00:00Z',
);
const step = fc.record({
  minutes: fc.oneof(
    fc.constantFrom(0, 1, 1, 29, 30, 31, 59, 60, 61),
    fc.integer({ min: 0, max: 200 }),
    fc.integer({ min: 1_000, max: 9_000 }),
  ),
  who: fc.constantFrom<readonly number[]>([0], [1], [0, 1], [1, 0], []),
  restarts: fc.boolean(),
});

test('whoever looks when, each day is run once, at its time or as soon as somebody is there', async () => {
  await fc.assert(
    fc.asyncProperty(
      timeOfDay,
      beginning,
      fc.tuple(seconds, seconds),
      fc.array(step, { minLength: 5, maxLength: 40 }),
      async (at, start, apart, steps) => {
        await forgetJobs();
        const shop = nodesOf(at, start, apart);
        const due = (node: number, moment = shop.nowOn(node)) => {
          const { day, time } = swedish(moment);
          return time >= at ? day : swedish(new Date(moment.getTime() - 24 * 60 * minute)).day;
        };
        let done = '';
        for (const { minutes, who, restarts } of steps) {
          shop.wait(minutes);
          if (restarts) shop.restart(0);
          const before = shop.runs.length;
          await Promise.all(who.map((node) => shop.nodes[node]!.run(always)));
          const fresh = [...new Set(who.map((node) => due(node)))].filter((day) => day > done);
          const latest = [...fresh, done].sort().at(-1)!;
          // Two nodes on either side of the moment: the one behind may run the day before, if nobody had.
          const least = fresh.length > 0 ? 1 : 0;
          expect(shop.runs.length - before, `${at} ${latest}`).toBeGreaterThanOrEqual(least);
          expect(shop.runs.length - before, `${at} ${latest}`).toBeLessThanOrEqual(
            Math.max(least, fresh.length),
          );
          done = latest;
          const [row] = await database.db.selectFrom('daily_job').selectAll().execute();
          expect(row?.done_day ?? '').toBe(done);
        }
      },
    ),
    { numRuns: 30 * times, seed: 120 },
  );
});

describe('a job once a day', () => {
  test('is caught up once after days on which the shop was down', async () => {
    const shop = nodesOf('03:30', '2027-02-01T09:00:00Z');
    await shop.nodes[0]!.run(always);
    shop.wait(5 * 24 * 60);
    for (const node of [0, 1, 0, 1]) await shop.nodes[node]!.run(always);
    expect(shop.runs.map(({ local }) => local.day)).toEqual(['2027-02-01', '2027-02-06']);
  });

  test.each([
    ['in winter', '2027-02-01T00:00:00Z', '2027-02-01 03:30'],
    ['in summer', '2027-07-01T00:00:00Z', '2027-07-01 03:30'],
    ['on the night to summer time, which has no 02:30', '2027-03-27T23:30:00Z', '2027-03-28 03:00', '02:30'],
    ['on the night to winter time, which has two', '2027-10-30T22:45:00Z', '2027-10-31 02:30', '02:30'],
  ] as const)('runs at its time %s', async (_when, start, expected, at: `${number}:${number}` = '03:30') => {
    const shop = nodesOf(at, start);
    await shop.nodes[0]!.run(always);
    expect(shop.runs).toHaveLength(1);
    for (let passed = 0; passed < 6 * 60; passed++) {
      shop.wait(1);
      await shop.nodes[passed % 2]!.run(always);
    }
    expect(shop.runs.slice(1).map(({ local }) => `${local.day} ${local.time}`)).toEqual([expected]);
  });

  test('that failed is tried again after an hour, by any node', async () => {
    const shop = nodesOf('03:30', '2027-02-01T09:00:00Z');
    let fails = true;
    shop.whileItRuns(() => {
      if (fails) throw new Error('no connection');
    });
    await expect(shop.nodes[0]!.run(always)).rejects.toThrow('no connection');
    fails = false;
    shop.wait(59);
    for (const node of shop.nodes) await node.run(always);
    expect(shop.runs).toHaveLength(1);
    shop.wait(1);
    for (const node of shop.nodes) await node.run(always);
    expect(shop.runs.map(({ node }) => node)).toEqual([0, 0]);
  });

  test('whose node stops in the middle goes on at another at once', async () => {
    const shop = nodesOf('03:30', '2027-02-01T09:00:00Z');
    await shop.nodes[0]!.run(() => false);
    await shop.nodes[1]!.run(always);
    await shop.nodes[0]!.run(always);
    expect(shop.runs.map(({ node }) => node)).toEqual([0, 1]);
  });

  test('is left alone by others while one runs it', async () => {
    const shop = nodesOf('03:30', '2027-02-01T09:00:00Z');
    shop.whileItRuns(async (node) => {
      if (node === 0) await shop.nodes[1]!.run(always);
    });
    await shop.nodes[0]!.run(always);
    expect(shop.runs.map(({ node }) => node)).toEqual([0]);
  });

  test('that a clock ran ahead for is not put off until then', async () => {
    const shop = nodesOf('03:30', '2031-05-05T09:00:00Z');
    await shop.nodes[0]!.run(always);
    shop.setClock('2027-02-01T09:00:00Z');
    for (const node of [0, 1, 1]) await shop.nodes[node]!.run(always);
    expect(shop.runs.map(({ local }) => local.day)).toEqual(['2031-05-05', '2027-02-01']);
    shop.restart(0);
    await database.db
      .updateTable('daily_job')
      .set({ leased_until: new Date('2031-05-05'), done_day: null })
      .execute();
    await shop.nodes[0]!.run(always);
    expect(shop.runs).toHaveLength(3);
  });
});
