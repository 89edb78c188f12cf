import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { clearLeftSpools, keepSpoolsIn, makeSpool } from './spool.server.ts';

test('what a killed process left is cleared away, and no file that may be in use', async () => {
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
    replacedContainer: own.replace(/files-.*$/, 'files-before-1-abcdef'),
  };
  for (const path of Object.values(folders)) {
    mkdirSync(path, { recursive: true });
    onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  }
  const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
  utimesSync(folders.replacedContainer, twoDaysAgo, twoDaysAgo);
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

test('files lie in the folder of the shop, which is made, and emptied by the only one who uses it', async () => {
  const data = mkdtempSync(join(tmpdir(), 'hylla-spool-'));
  const folder = join(data, 'spool');
  keepSpoolsIn(folder);
  onTestFinished(() => {
    keepSpoolsIn(tmpdir());
    rmSync(data, { recursive: true });
  });
  await clearLeftSpools({ alone: true });
  const { path } = await makeSpool();
  expect(dirname(dirname(path))).toBe(folder);
  for (const name of ['hylla-files-elsewhere-1-abcdef', `hylla-files-x-${process.ppid}-abcdef`])
    mkdirSync(join(folder, name));
  await clearLeftSpools({ alone: true });
  expect(readdirSync(folder)).toEqual([basename(dirname(path))]);
  expect(existsSync(path)).toBe(true);
});
