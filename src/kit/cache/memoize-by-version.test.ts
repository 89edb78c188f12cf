import { describe, expect, test } from 'vitest';
import { DataVersions } from '#kit/database/data-versions.server.ts';
import { memoizeByVersion } from './memoize-by-version.server.ts';

/** Loads that end when they are told to. */
function loads(options?: { ahead: boolean }) {
  const versions = new DataVersions();
  const begun: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const load = memoizeByVersion(
    versions,
    () => new Promise<string>((resolve, reject) => void begun.push({ resolve, reject })),
    options,
  );
  return { versions, begun, load };
}

test('those who ask while it loads share one load, and those who ask later what came of it', async () => {
  const { begun, load } = loads();
  const both = Promise.all([load(), load()]);
  begun[0]?.resolve('one');
  expect(await both).toEqual(['one', 'one']);
  expect(await load()).toBe('one');
  expect(begun).toHaveLength(1);
});

test('it is loaded once for each version of the data', async () => {
  const { versions, begun, load } = loads();
  void load();
  begun[0]?.resolve('one');
  await versions.changed();
  const later = load();
  begun[1]?.resolve('two');
  expect(await later).toBe('two');
  expect(await load()).toBe('two');
  expect(begun).toHaveLength(2);
});

test('a load that fails fails for those who waited for it, and the next who asks loads again', async () => {
  const { begun, load } = loads();
  const waiting = [load(), load()];
  begun[0]?.reject(new Error('the database hiccups'));
  for (const { status } of await Promise.allSettled(waiting)) expect(status).toBe('rejected');
  const again = load();
  expect(begun).toHaveLength(2);
  begun[1]?.resolve('well again');
  expect(await again).toBe('well again');
  expect(await load()).toBe('well again');
  expect(begun).toHaveLength(2);
});

test('one that fails late takes nothing away from a newer one', async () => {
  const { versions, begun, load } = loads();
  const old = load();
  await versions.changed();
  const newer = load();
  begun[0]?.reject(new Error('late'));
  await expect(old).rejects.toThrow('late');
  expect(load()).toBe(newer);
  begun[1]?.resolve('two');
  expect(await load()).toBe('two');
  expect(begun).toHaveLength(2);
});

describe('what is loaded ahead', () => {
  test('is given out once it is loaded, and what was there before until then', async () => {
    const { versions, begun, load } = loads({ ahead: true });
    void load();
    begun[0]?.resolve('one');
    const changed = versions.changed();
    await expect.poll(() => begun.length).toBe(2);
    expect(await load()).toBe('one');
    begun[1]?.resolve('two');
    await changed;
    expect(await load()).toBe('two');
    expect(begun).toHaveLength(2);
  });

  test('is loaded once more for those who came while it loaded, whose change it may have missed', async () => {
    const { versions, begun, load } = loads({ ahead: true });
    void load();
    begun[0]?.resolve('one');
    let shown = 0;
    const tell = () => void shown++;
    const first = versions.changed().then(tell);
    await expect.poll(() => begun.length).toBe(2);
    const later = [versions.changed().then(tell), versions.changed().then(tell)];
    // Of two that are read at once the older one could end last.
    await new Promise((resolve) => setTimeout(resolve));
    expect(begun).toHaveLength(2);
    begun[1]?.resolve('two');
    await first;
    expect(shown).toBe(1);
    await expect.poll(() => begun.length).toBe(3);
    begun[2]?.resolve('three');
    await Promise.all(later);
    expect(await load()).toBe('three');
    expect(versions.current).toBe(2);
  });

  test('is not loaded before somebody has asked for it', async () => {
    const { versions, begun } = loads({ ahead: true });
    await versions.changed();
    expect(begun).toHaveLength(0);
  });

  test('is asked for again where that failed, and is never of an older version', async () => {
    const { versions, begun, load } = loads({ ahead: true });
    void load();
    begun[0]?.resolve('one');
    for (const [at, end] of [
      [1, () => begun[1]?.resolve('two')],
      [2, () => begun[2]?.reject(new Error('the database is gone'))],
    ] as const) {
      const changed = versions.changed();
      await expect.poll(() => begun.length).toBe(at + 1);
      end();
      await changed;
    }
    const now = load();
    begun[3]?.resolve('four');
    expect(await now).toBe('four');
  });
});
