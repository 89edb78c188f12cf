import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDataFolder } from './private-files.server.ts';

let folder = '';
let dataDir = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hylla-private-'));
  dataDir = join(folder, 'data');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a data folder as an earlier version left it, readable for others. */
function fillOpenFolder() {
  for (const name of ['database/base', 'mail', 'look', 'pictures/made'])
    mkdirSync(join(dataDir, name), { recursive: true });
  for (const name of [
    'database/PG_VERSION',
    'database/base/1',
    'mail/a.eml',
    'look/own.css',
    'pictures/made/1.webp',
  ]) {
    writeFileSync(join(dataDir, name), '');
    chmodSync(join(dataDir, name), 0o666);
  }
  for (const name of ['', ...foldersIn(dataDir)]) chmodSync(join(dataDir, name), 0o755);
}

function foldersIn(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1));
}

/** The files on which users other than the owner have any permission. */
function openIn(path: string): string[] {
  const names = ['.', ...(readdirSync(path, { recursive: true }) as string[])];
  return names.filter((name) => (lstatSync(join(path, name)).mode & 0o077) !== 0);
}

test('a data folder that others could read is closed, with all that the shop keeps in it', () => {
  fillOpenFolder();
  expect(openIn(dataDir)).toHaveLength(12);
  expect(closeDataFolder(dataDir)).toEqual([]);
  expect(openIn(dataDir)).toEqual([]);
  expect(lstatSync(dataDir).mode & 0o777).toBe(0o700);
  expect(lstatSync(join(dataDir, 'mail/a.eml')).mode & 0o777).toBe(0o600);
});

test('a data folder that is not there is made closed', () => {
  expect(closeDataFolder(join(dataDir, 'deep'))).toEqual([]);
  expect(lstatSync(join(dataDir, 'deep')).mode & 0o777).toBe(0o700);
});

test('what a link in it leads to, and what is not of the shop, stays as it is', () => {
  fillOpenFolder();
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(join(elsewhere, 'within'), { recursive: true });
  chmodSync(elsewhere, 0o755);
  symlinkSync(elsewhere, join(dataDir, 'mail/link'));
  mkdirSync(join(dataDir, 'theirs'));
  chmodSync(join(dataDir, 'theirs'), 0o755);
  closeDataFolder(dataDir);
  expect(lstatSync(elsewhere).mode & 0o777).toBe(0o755);
  expect(lstatSync(join(dataDir, 'theirs')).mode & 0o777).toBe(0o755);
});

test('a folder that all users share is not taken from them', () => {
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o1777);
  expect(closeDataFolder(dataDir)).toEqual([{ path: dataDir, reason: expect.stringContaining('share') }]);
  expect(lstatSync(dataDir).mode & 0o7777).toBe(0o1777);
});
