import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.server.ts';
import { projectRoot } from '#kit/process/project-root.server.ts';

let folder = '';
let file = '';
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hylla-lock-'));
  file = join(folder, 'database.lock');
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('a folder is locked until it is given back', async () => {
  const unlock = lockFolder(file, '/data');
  expect(() => lockFolder(file, '/data')).toThrow(
    `The data folder /data is in use by process ${process.pid}; stop it or choose another DATA_DIR.`,
  );
  unlock();
  const again = lockFolder(file, '/data');
  again();
  expect(readdirSync(folder)).toEqual([]);
});

test('a living process keeps its lock, and one that is killed gives it back at once', async () => {
  const child = await startHolder();
  expect(() => lockFolder(file, '/data')).toThrow(`in use by process ${child.pid};`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(file)).toBe(true);
  const unlock = lockFolder(file, '/data');
  unlock();
});

test('the lock holds although its holder cannot be seen and nothing true is written in it', async () => {
  const child = await startHolder();
  for (const text of ['', '{', JSON.stringify({ pid: 4_000_000, startedAt: '1' })]) {
    writeFileSync(file, text);
    expect(() => lockFolder(file, '/data')).toThrow('is in use by');
  }
  writeFileSync(file, JSON.stringify({ pid: 1, startedAt: '1', host: 'web-2', pidSpace: 'pid:[1]' }));
  expect(() => lockFolder(file, '/data')).toThrow(
    'in use by process 1 of another container or machine (web-2);',
  );
  child.kill('SIGKILL');
});

// Options for a container with its own process ids, which ends together with the command that started it.
const apart = ['-p', '-f', '--mount-proc', '--kill-child'];
const mayUnshare = spawnSync('unshare', [...apart, 'true']).status === 0;

test.runIf(mayUnshare)('processes that cannot see each other never both have the folder', async () => {
  const hidden = await startHolder('unshare', ...apart);
  expect(() => lockFolder(file, '/data')).toThrow(`of another container or machine (${hostname()});`);
  hidden.kill('SIGKILL');
  await once(hidden, 'exit');
  const unlock = await untilGivenBack();
  const refused = await startHolder('unshare', ...apart).catch(String);
  expect(refused).toContain(`in use by process ${process.pid} of another container or machine`);
  unlock();
});

test('what is no lock of ours is taken over', async () => {
  for (const text of ['', '{', JSON.stringify({ pid: process.pid, startedAt: '1' })]) {
    writeFileSync(file, text);
    const unlock = lockFolder(file, '/data');
    expect(() => lockFolder(file, '/data')).toThrow(`in use by process ${process.pid};`);
    unlock();
    expect(existsSync(file)).toBe(false);
  }
});

test('a lock on a file that was replaced meanwhile is worth nothing: the file in place is locked', () => {
  const other = join(folder, 'other.lock');
  const descriptors: number[] = [];
  // Between opening and locking, somebody removes the file and another makes it anew, on the same file system.
  const unlock = lockFolder(file, '/data', (descriptor) => {
    descriptors.push(descriptor);
    if (descriptors.length > 1) return;
    writeFileSync(other, '');
    renameSync(other, file);
  });
  expect(descriptors).toHaveLength(2);
  expect(() => lockFolder(file, '/data')).toThrow(`in use by process ${process.pid};`);
  unlock();
});

test('of several that start at once over a dead lock one alone gets the folder', async () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: '1', token: 'dead' }));
  const tries = await Promise.allSettled(Array.from({ length: 4 }, () => startHolder()));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a shop of an older version that still runs keeps its folder', async () => {
  const child = startChild(process.execPath, '-e', 'setInterval(() => {}, 1000)');
  const lock = { pid: child.pid, startedAt: startOf(child.pid), token: 'theirs' };
  writeFileSync(file, JSON.stringify(lock));
  expect(() => lockFolder(file, '/data')).toThrow(`in use by process ${child.pid};`);
  // The id of a process that has ended was given to another process.
  writeFileSync(file, JSON.stringify({ ...lock, startedAt: '1' }));
  lockFolder(file, '/data')();
  child.kill('SIGKILL');
  await once(child, 'exit');
  writeFileSync(file, JSON.stringify(lock));
  lockFolder(file, '/data')();
});

/**
 * Starts a separate process that locks the folder. If it prints anything else, that is thrown. `before` is a command
 * that starts it in another place.
 */
async function startHolder(...before: string[]): Promise<ChildProcess> {
  const [command = '', ...args] = [
    ...before,
    process.execPath,
    join(projectRoot, 'test/lock-holder.mjs'),
    file,
  ];
  const child = startChild(command, ...args);
  const [said] = (await once(child.stdout!, 'data')) as [Buffer];
  if (said.toString() !== 'locked\n') throw new Error(said.toString());
  return child;
}

function startChild(command: string, ...args: string[]): ChildProcess {
  const child = spawn(command, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}

/** Waits for the lock of a process that was killed together with its namespace, which takes the system a moment. */
async function untilGivenBack(): Promise<() => void> {
  for (const end = Date.now() + 5_000; ; await sleep(20)) {
    try {
      return lockFolder(file, '/data');
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

function startOf(pid: number | undefined): string {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
}
