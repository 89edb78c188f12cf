import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.server.ts';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hylla-lock-'));
  file = join(folder, 'database.lock');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is locked until it is given back', async () => {
  const unlock = await lockFolder(file, '/data');
  await expect(lockFolder(file, '/data')).rejects.toThrow(
    `The data folder /data is in use by process ${process.pid}; stop it or choose another DATA_DIR.`,
  );
  unlock();
  const again = await lockFolder(file, '/data');
  again();
  expect(readdirSync(folder)).toEqual([]);
});

test('a living process keeps its lock', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeFileSync(
    file,
    JSON.stringify({ pid: child.pid, startedAt: await startOf(child.pid), token: 'theirs' }),
  );
  await expect(lockFolder(file, '/data')).rejects.toThrow(`in use by process ${child.pid};`);
  child.kill('SIGKILL');
});

test('the lock of a process that was killed is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  writeFileSync(
    file,
    JSON.stringify({ pid: child.pid, startedAt: await startOf(child.pid), token: 'theirs' }),
  );
  await new Promise((resolve) => child.once('exit', resolve));
  const unlock = await lockFolder(file, '/data');
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

test('a number that now belongs to another process does not hold the lock', async () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: '1', token: 'before the restart' }));
  const unlock = await lockFolder(file, '/data');
  unlock();
});

test('a lock that cannot be read is taken over', async () => {
  writeFileSync(file, '');
  const unlock = await lockFolder(file, '/data');
  unlock();
});

test('one alone takes over a dead lock', async () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: '1', token: 'dead' }));
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(file, '/data')));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

async function startOf(pid: number | undefined): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.split(') ').at(-1)?.split(' ')[19] ?? '';
}
