import { expect, test } from 'vitest';
import { inSlices } from './in-slices.server.ts';

test('others have a turn between two steps, and the last one is answered', async () => {
  const seen: string[] = [];
  let isOver = false;
  const others = () => {
    seen.push('other');
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  function* steps(): Generator<undefined, string> {
    for (let step = 0; step < 3; step++) {
      seen.push('step');
      yield;
    }
    return 'done';
  }
  expect(await inSlices(steps())).toBe('done');
  isOver = true;
  expect(seen.join(' ')).toMatch(/^step other.* step other.* step other/);
});

test('a step that fails fails the whole', async () => {
  function* steps(): Generator<undefined, string> {
    yield;
    throw new Error('no');
  }
  await expect(inSlices(steps())).rejects.toThrow('no');
});
