import { expect, test } from 'vitest';
import { DataVersions } from '#kit/database/data-versions.server.ts';
import { memoizeByVersion } from './memoize-by-version.server.ts';

/** Loads that end when they are told to. */
function loads() {
  const versions = new DataVersions();
  const begun: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const load = memoizeByVersion(
    versions,
    () => new Promise<string>((resolve, reject) => void begun.push({ resolve, reject })),
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
  versions.changed();
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
  versions.changed();
  const newer = load();
  begun[0]?.reject(new Error('late'));
  await expect(old).rejects.toThrow('late');
  expect(load()).toBe(newer);
  begun[1]?.resolve('two');
  expect(await load()).toBe('two');
  expect(begun).toHaveLength(2);
});
