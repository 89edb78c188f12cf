import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { nameWithin, OpenFolder } from './open-folder.server.ts';

let top: string;
let folder: OpenFolder;
beforeEach(async () => {
  top = mkdtempSync(join(tmpdir(), 'hylla-folder-'));
  folder = await OpenFolder.open(join(top, 'in'));
  writeFileSync(join(top, 'secret'), 'secret');
  return async () => {
    await folder.close();
    rmSync(top, { recursive: true });
  };
});

test('what is a link, a pipe or a folder is no file to be read', async () => {
  symlinkSync(join(top, 'secret'), join(top, 'in', 'link'));
  execFileSync('mkfifo', [join(top, 'in', 'pipe')]);
  mkdirSync(join(top, 'in', 'folder'));
  for (const name of ['link', 'pipe', 'folder', 'gone', 'x'.repeat(300)]) {
    expect(await folder.openFile(name), name).toBeUndefined();
  }
  writeFileSync(join(top, 'in', 'file'), 'words');
  const file = await folder.openFile('file');
  onTestFinished(() => file?.close());
  expect(await file?.readFile('utf8')).toBe('words');
});

test('what is written is new, and goes through no link', async () => {
  symlinkSync(join(top, 'secret'), join(top, 'in', 'report'));
  symlinkSync(join(top, 'not-there'), join(top, 'in', 'dangling'));
  expect(await folder.writeNew('report', 'x')).toBe(false);
  expect(await folder.writeNew('dangling', 'x')).toBe(false);
  expect(readdirSync(top).toSorted()).toEqual(['in', 'secret']);
  expect(readFileSync(join(top, 'secret'), 'utf8')).toBe('secret');
  expect(await folder.writeNew('other', 'x')).toBe(true);
});

test('what cannot be written at all is told, and not taken for a name that is taken', async () => {
  await expect(folder.writeNew(join('gone', 'report'), 'x')).rejects.toThrow('ENOENT');
  await expect(folder.makeFolder(join('gone', 'work'))).rejects.toThrow('ENOENT');
  await expect(OpenFolder.open(join(top, 'gone', 'in'))).rejects.toThrow('ENOENT');
  expect([await folder.makeFolder('work'), await folder.makeFolder('work')]).toEqual([true, false]);
});

test.runIf(process.platform === 'linux')('a link that takes its place leads nowhere', async () => {
  mkdirSync(join(top, 'elsewhere'));
  renameSync(join(top, 'in'), join(top, 'moved'));
  symlinkSync(join(top, 'elsewhere'), join(top, 'in'));
  await folder.writeNew('report', 'x');
  expect([readdirSync(join(top, 'elsewhere')), readdirSync(join(top, 'moved'))]).toEqual([[], ['report']]);
  await expect(OpenFolder.open(join(top, 'in'))).rejects.toThrow();
});

describe('a name that is too long', () => {
  test.each([
    ['ascii', `stock_${'x'.repeat(245)}.csv`],
    ['of letters with two bytes', `stock_${'å'.repeat(122)}.csv`],
    ['of letters with four bytes', `stock_${'😀'.repeat(61)}.csv`],
    ['without an ending', 'x'.repeat(255)],
    ['of an ending', `.${'x'.repeat(254)}`],
  ])('%s is cut short in its middle', (_what, name) => {
    const shortened = nameWithin('1234567890_', name, '.report.csv');
    expect(Buffer.byteLength(`${shortened}.report.csv`)).toBeLessThanOrEqual(255);
    expect(Buffer.byteLength(`${shortened}.report.csv`)).toBeGreaterThan(250);
    expect(shortened).toMatch(name.endsWith('.csv') ? /^1234567890_stock_.*\.csv$/ : /^1234567890_/);
    expect(shortened.isWellFormed()).toBe(true);
  });

  test('one that fits stays as it is', () => {
    expect(nameWithin('12_', 'lager.csv', '.report.csv')).toBe('12_lager.csv');
  });
});
