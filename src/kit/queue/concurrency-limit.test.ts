import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openConcurrencyLimit } from './concurrency-limit.server.ts';

test('of the background work that waits, what was wanted last is done first', async () => {
  const limit = openConcurrencyLimit({ atOnce: 1, longestQueue: 1 });
  const done: string[] = [];
  const background = ['first', 'second', 'third'].map((name) =>
    limit.later(() => Promise.resolve(void done.push(name))),
  );
  await Promise.all(background);
  expect(done).toEqual(['first', 'third', 'second']);
});

test('background work waits for what somebody waits for', async () => {
  const limit = openConcurrencyLimit({ atOnce: 1, longestQueue: 1 });
  const done: string[] = [];
  let finish = () => {};
  const awaited = limit.soon(() => new Promise<void>((resolve) => (finish = resolve)));
  const background = limit.later(() => Promise.resolve(void done.push('background')));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(done).toEqual([]);
  done.push('awaited');
  finish();
  await Promise.all([awaited, background]);
  expect(done).toEqual(['awaited', 'background']);
});

test('at most so many run at once, those who wait are served in turn, and beyond the queue one is refused', async () => {
  const sizes = fc.record({
    atOnce: fc.integer({ min: 1, max: 3 }),
    longestQueue: fc.integer({ min: 1, max: 3 }),
    asked: fc.array(fc.boolean(), { maxLength: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(sizes, async ({ atOnce, longestQueue, asked }) => {
      const limit = openConcurrencyLimit({ atOnce, longestQueue });
      const begun: number[] = [];
      const ends: (() => void)[] = [];
      const work = (place: number, fails: boolean) => () => {
        begun.push(place);
        return new Promise<string>((resolve, reject) => {
          ends.push(() => (fails ? reject(new Error('fails')) : resolve('done')));
        });
      };
      const answers = asked.map((fails, place) => limit.soon(work(place, fails)).catch(() => 'failed'));
      const served = Math.min(asked.length, atOnce + longestQueue);
      for (let ended = 0; ended < served; ended++) {
        await new Promise((resolve) => setImmediate(resolve));
        // One that fails makes room too.
        expect(begun).toHaveLength(Math.min(served, ended + atOnce));
        ends[ended]?.();
      }
      expect(await Promise.all(answers)).toEqual(
        asked.map((fails, place) => (place >= served ? undefined : fails ? 'failed' : 'done')),
      );
      expect(begun).toEqual([...begun].sort((a, b) => a - b));
      expect(await limit.soon(() => Promise.resolve('again'))).toBe('again');
    }),
  );
});

test('background work that fails gives way to the next, and is told', async () => {
  const limit = openConcurrencyLimit({ atOnce: 1, longestQueue: 1 });
  await expect(limit.later(() => Promise.reject(new Error('fails')))).rejects.toThrow('fails');
  let isDone = false;
  await limit.later(() => Promise.resolve(void (isDone = true)));
  expect(isDone).toBe(true);
});

test('those of the first rank come before the others, and each rank has a queue of its own', async () => {
  const limit = openConcurrencyLimit({ atOnce: 1, longestQueue: 2 });
  const done: string[] = [];
  const ask = (name: string, rank: 'first' | 'then') =>
    limit.soon(() => Promise.resolve(void done.push(name)).then(() => name), rank);
  const answers = await Promise.all([
    ask('runs', 'then'),
    ask('then 1', 'then'),
    ask('first 1', 'first'),
    ask('then 2', 'then'),
    ask('then 3', 'then'),
    ask('first 2', 'first'),
    ask('first 3', 'first'),
  ]);
  expect(done).toEqual(['runs', 'first 1', 'first 2', 'then 1', 'then 2']);
  expect(answers).toEqual(['runs', 'then 1', 'first 1', 'then 2', undefined, 'first 2', undefined]);
});
