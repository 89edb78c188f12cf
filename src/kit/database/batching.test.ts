import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { batched } from './batching.server.ts';

/** Work that finishes when the test says so; the result of each item is the item doubled. */
function handWork() {
  const groups: (readonly number[])[] = [];
  const under: (() => void)[] = [];
  const work = async (items: readonly number[]) => {
    groups.push(items);
    await new Promise<void>((resolve) => under.push(resolve));
    return items.map((item) => item * 2);
  };
  const finish = async () => {
    under.shift()?.();
    for (let round = 0; round < 3; round++) await turn();
  };
  return { groups, work, finish };
}

const bounds = { ownersOf: (item: number) => [item % 100], most: 3, atOnce: 1 };

test('what is asked for at the same time is done together, and each hears its own answer', async () => {
  const { groups, work, finish } = handWork();
  const add = batched(work, bounds);
  const answers = Promise.all([add(1), add(2), add(3)]);
  await turn();
  await finish();
  expect(await answers).toEqual([2, 4, 6]);
  expect(groups).toEqual([[1, 2, 3]]);
});

test('what comes meanwhile waits for the next group, which has its bounds', async () => {
  const { groups, work, finish } = handWork();
  const add = batched(work, bounds);
  const first = add(1);
  await turn();
  const others = Promise.all([2, 3, 4, 5].map((item) => add(item)));
  await turn();
  expect(groups).toEqual([[1]]);
  await finish();
  expect(await first).toBe(2);
  expect(groups).toEqual([[1], [2, 3, 4]]);
  await finish();
  await finish();
  expect(await others).toEqual([4, 6, 8, 10]);
  expect(groups).toHaveLength(3);
});

test('an item of several owners waits for each of them, and those after it for the item', async () => {
  const { groups, work, finish } = handWork();
  const add = batched(work, {
    ownersOf: (item: number) => [item % 10, item - (item % 10)],
    most: 9,
    atOnce: 2,
  });
  const answers = Promise.all([11, 12, 22, 31, 33, 44].map((item) => add(item)));
  for (let round = 0; round < 4; round++) {
    await turn();
    await finish();
  }
  await answers;
  expect(groups).toEqual([
    [11, 44],
    [12, 31],
    [22, 33],
  ]);
});

test('two of one owner are not in the same group, and keep their order', async () => {
  const { groups, work, finish } = handWork();
  const add = batched(work, bounds);
  const answers = Promise.all([add(1), add(101), add(2), add(201)]);
  for (let round = 0; round < 4; round++) {
    await turn();
    await finish();
  }
  await answers;
  expect(groups).toEqual([[1, 2], [101], [201]]);
});

test('what one owner asks for again and again waits for its own, and others do not wait for it', async () => {
  const { groups, work, finish } = handWork();
  const add = batched(work, { ...bounds, atOnce: 2 });
  const own = Promise.all([add(1), add(101), add(201)]);
  await turn();
  expect(groups).toEqual([[1]]);
  const other = add(2);
  await turn();
  expect(groups).toEqual([[1], [2]]);
  for (let round = 0; round < 4; round++) await finish();
  expect(await own).toEqual([2, 202, 402]);
  expect(await other).toBe(4);
  expect(groups).toEqual([[1], [2], [101], [201]]);
});

test('where a group fails, whoever is not at fault gets an answer', async () => {
  const add = batched(
    async (items: readonly number[]) => {
      await turn();
      if (items.includes(2)) throw new Error('two is wrong');
      return items;
    },
    { ...bounds, most: 10 },
  );
  const answers = await Promise.allSettled([add(1), add(2), add(3)]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

// A group whose connection was lost may have been committed: a retry would do it twice.
test.each([
  ['connect', 'ECONNREFUSED'],
  ['read', 'ECONNRESET'],
  ['read', 'ETIMEDOUT'],
  ['write', 'EPIPE'],
  ['connect', 'EHOSTUNREACH'],
])('when the database is away nothing is tried again: %s %s', async (call, code) => {
  let times = 0;
  const away = async () => {
    times++;
    await turn();
    throw Object.assign(new Error(`${call} ${code}`), { code });
  };
  const add = batched(away, bounds);
  const answers = await Promise.allSettled([add(1), add(2)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(times).toBe(1);
});

test('who has waited too long is told so, and those who came later get their turn', async () => {
  const { groups, work, finish } = handWork();
  const add = batched(work, bounds);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  try {
    const first = add(1);
    await turn();
    const tooLong = expect(add(2)).rejects.toThrow('timeout');
    clock.mockReturnValue(10_001);
    const later = add(3);
    await finish();
    await tooLong;
    await finish();
    expect(await Promise.all([first, later])).toEqual([2, 6]);
    expect(groups).toEqual([[1], [3]]);
  } finally {
    clock.mockRestore();
  }
});
