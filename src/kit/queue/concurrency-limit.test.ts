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
