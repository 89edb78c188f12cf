import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { clearLeftSpools, makeSpool } from './spool.server.ts';

test('what a process that was killed left is cleared away, and what is worked on stays', async () => {
  const [left, used] = [await makeSpool(), await makeSpool()];
  onTestFinished(async () => void (await Promise.all([left.remove(), used.remove()])));
  writeFileSync(join(left.path, 'file'), 'rows');
  const threeHoursAgo = new Date(Date.now() - 3 * 3_600_000);
  utimesSync(left.path, threeHoursAgo, threeHoursAgo);
  await clearLeftSpools(new Date());
  expect([existsSync(left.path), existsSync(used.path)]).toEqual([false, true]);
});
