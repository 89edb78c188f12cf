import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { clearLeftSpools, makeSpool } from './spool.server.ts';

test('what a killed process left is cleared away, whatever the clocks say, and nobody else is touched', async () => {
  const used = await makeSpool();
  onTestFinished(() => used.remove());
  writeFileSync(join(used.path, 'file'), 'rows');
  const own = dirname(used.path);
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const folders = {
    left: own.replace(/-\d+-[^-]*$/, `-${ended}-abcdef`),
    leftBySameNumber: own.replace(/[^-]*$/, 'abcdef'),
    running: own.replace(/-\d+-[^-]*$/, `-${process.ppid}-abcdef`),
    otherMachine: own.replace(/files-.*$/, 'files-elsewhere-1-abcdef'),
  };
  for (const path of Object.values(folders)) {
    mkdirSync(path, { recursive: true });
    onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  }
  await clearLeftSpools();
  expect(Object.entries(folders).filter(([, path]) => existsSync(path))).toEqual([
    ['running', folders.running],
    ['otherMachine', folders.otherMachine],
  ]);
  expect(existsSync(join(used.path, 'file'))).toBe(true);
});

test('a folder that somebody has cleared away is made anew', async () => {
  const first = await makeSpool();
  rmSync(dirname(first.path), { recursive: true });
  const second = await makeSpool();
  onTestFinished(() => second.remove());
  expect(existsSync(second.path)).toBe(true);
});
