import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DataVersions } from '#kit/database/data-versions.server.ts';
import { memoizeByVersion } from './memoize-by-version.server.ts';

const acts = fc.array(fc.constantFrom('change', 'ask', 'loaded', 'failed'), { minLength: 3, maxLength: 40 });

/** Plays the acts on data that is a number, which each change raises. */
async function play(all: readonly string[]): Promise<void> {
  const versions = new DataVersions();
  const pending: { value: number; resolve: (value: number) => void; reject: (error: Error) => void }[] = [];
  let stored = 0;
  let leastShown = 0;
  let hasFailed = false;
  const read = memoizeByVersion(
    versions,
    () => new Promise<number>((resolve, reject) => void pending.push({ value: stored, resolve, reject })),
    { ahead: true },
  );
  const first = read();
  pending.shift()!.resolve(stored);
  await first;
  for (const act of all) {
    if (act === 'change') {
      const own = ++stored;
      void versions.changed().then(() => (leastShown = Math.max(leastShown, own)));
    } else if (act === 'ask') {
      const least = leastShown;
      const shown = await Promise.race([read().catch(() => 'failed' as const), turn('waits' as const)]);
      if (typeof shown === 'number') expect(shown).toBeGreaterThanOrEqual(least);
      else expect(hasFailed).toBe(true);
    } else {
      const load = pending.shift();
      if (act === 'loaded') load?.resolve(load.value);
      else if (load) {
        load.reject(new Error('the database is gone'));
        hasFailed = true;
      }
    }
    await turn();
  }
}

test('nobody waits unless a load has failed, and nobody is shown what is older than a change that was answered', async () => {
  await fc.assert(fc.asyncProperty(acts, play), { seed: 203, numRuns: 1_000 });
});
