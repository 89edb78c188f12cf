import { expect, test } from 'vitest';
import { timeLimit, withTimeLimit } from './time-limit.server.ts';

test('work keeps its own limit whatever work with another one begins and ends meanwhile', async () => {
  const seen: (number | undefined)[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const long = withTimeLimit(60_000, async () => {
    seen.push(timeLimit.getStore());
    await ended;
    seen.push(timeLimit.getStore());
  });
  expect(timeLimit.getStore()).toBeUndefined();
  await withTimeLimit(0, async () => {
    await Promise.resolve();
    seen.push(timeLimit.getStore());
  });
  const failing = withTimeLimit(1, () => Promise.reject(new Error('failed')));
  await expect(failing).rejects.toThrow('failed');
  end();
  await long;
  expect(seen).toEqual([60_000, 0, 60_000]);
  expect(timeLimit.getStore()).toBeUndefined();
});
