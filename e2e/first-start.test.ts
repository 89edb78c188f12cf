import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

describe('a first start', () => {
  let folder = '';
  let shop: ChildProcess;
  let maker = 0;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hylla-first-start-'));
    shop = start();
    await expect.poll(() => inside('database.unfinished'), { interval: 10 }).toBe(true);
    maker = whoHolds();
  });
  afterEach(() => {
    shop.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  test('makes the database in a process of its own, which has ended when the shop is open', async () => {
    expect(maker).not.toBe(shop.pid);
    await untilListening(shop);
    expect(isAlive(maker)).toBe(false);
    expect(whoHolds()).toBe(shop.pid);
  });

  test('makes nothing that other users of the machine may read', async () => {
    await untilListening(shop);
    const made = readdirSync(folder, { recursive: true }) as string[];
    expect(made.length).toBeGreaterThan(1000);
    const open = made.filter((name) => (lstatSync(join(folder, name)).mode & 0o077) !== 0);
    // The engine sometimes recreates this file with its own mode; the folder around it is private.
    expect(open.filter((name) => !name.endsWith('/pg_internal.init'))).toEqual([]);
    expect(lstatSync(folder).mode & 0o777).toBe(0o700);
  });

  test('is waited for by whoever adds the owner meanwhile', async () => {
    const added = await promisify(execFile)(
      process.execPath,
      ['dist/server/office.js', 'add-owner', 'maria@fabriken.example'],
      { env: environment() },
    );
    expect(added.stdout).toContain('/office/welcome#');
    await untilListening(shop);
  });

  test('that is killed leaves nobody in the folder, and the next one starts over', async () => {
    await end('SIGKILL');
    await expect.poll(() => isAlive(maker)).toBe(false);
    expect(inside('database.unfinished')).toBe(true);
    shop = start();
    await untilListening(shop);
    expect(inside('database.unfinished')).toBe(false);
  });

  test('that is asked to stop does so, and gives the folder back', async () => {
    expect(await end('SIGTERM')).toBe(0);
    expect(isAlive(maker)).toBe(false);
    expect(inside('database.lock')).toBe(false);
  });

  function start(): ChildProcess {
    return spawn(process.execPath, ['dist/server/main.js'], {
      env: environment(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }

  function environment(): NodeJS.ProcessEnv {
    const { PATH, HOME } = process.env;
    return { PATH, HOME, PORT: '0', SEED: 'none', DATA_DIR: folder };
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    shop.kill(signal);
    const [code] = (await once(shop, 'exit')) as [number | null];
    return code;
  }

  function inside(file: string): boolean {
    return existsSync(join(folder, file));
  }

  function whoHolds(): number {
    return (JSON.parse(readFileSync(join(folder, 'database.lock'), 'utf8')) as { pid: number }).pid;
  }
});

async function untilListening(shop: ChildProcess): Promise<void> {
  let said = '';
  shop.stdout?.on('data', (part: Buffer) => (said += part.toString()));
  await expect.poll(() => said).toContain('The shop is at');
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
