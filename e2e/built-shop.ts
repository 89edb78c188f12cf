import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { oneAtATime } from '../scripts/one-at-a-time.mjs';

export type BuiltShop = {
  url: string;
  /** Returns the mail files whose names contain the word; mails are written to files instead of being sent. */
  mails(word: string): string[];
  logs(): string;
  pid: number;
  /** Null while it runs, and after it was killed. */
  exitCode(): number | null;
  /** Kills the process without any clean-up, like a power failure. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts the built shop on a free port, with its own data folder that holds the demo; `prepare` may change the folder
 * first.
 */
export async function startBuiltShop({
  env = {},
  prepare,
}: {
  env?: Record<string, string>;
  prepare?: (dataDir: string) => Promise<void>;
} = {}): Promise<BuiltShop> {
  const dataDir = await copyOfDemo();
  await prepare?.(dataDir);
  const shop = await startIn(dataDir, env);
  return {
    ...shop,
    async stop() {
      // The folder is removed too, so nothing needs to be closed properly.
      await shop.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const renditions = join('pictures', 'made');

/**
 * Returns a data folder with the demo, which the caller may change and must remove. Renditions of its pictures are in
 * one folder shared by all journeys: the content of a key never changes, and rendering them took half of each shop's
 * processor time.
 */
export async function copyOfDemo(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hylla-journey-'));
  const seeded = await seededFolder();
  // The system's own command needs a third of the processor time of `cpSync`.
  execFileSync('cp', ['-a', `${seeded}/.`, dataDir]);
  symlinkSync(sharedRenditions(), join(dataDir, renditions));
  return dataDir;
}

let shared: string | undefined;

/** They outlive a build: a rendition takes a tenth of a second, and there are 500 of them. */
function sharedRenditions(): string {
  if (shared) return shared;
  const hash = createHash('sha256').update(readFileSync('node_modules/sharp/package.json'));
  // The originals, and how they are drawn and named.
  for (const folder of ['demo/pictures', 'src/shop/images'])
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(folder, entry.name)));
  shared = resolve('.cache', `renditions-${hash.digest('hex').slice(0, 16)}`);
  mkdirSync(shared, { recursive: true });
  return shared;
}

/** Seeds the demo once per build and reuses the folder afterwards. */
async function seededFolder(): Promise<string> {
  const built = createHash('sha256').update(readFileSync('dist/.built-from')).digest('hex').slice(0, 16);
  const folder = resolve('.cache', `demo-${built}`);
  await oneAtATime('demo', async () => {
    if (existsSync(folder)) return;
    const made = sharedRenditions();
    for (const name of readdirSync('.cache')) {
      const isOld =
        /^(demo|seeding)-/.test(name) || (/^renditions-/.test(name) && resolve('.cache', name) !== made);
      if (isOld) rmSync(join('.cache', name), { recursive: true, force: true });
    }
    const seeding = mkdtempSync(resolve('.cache', 'seeding-'));
    const shop = await startIn(seeding, {});
    await shop.stop();
    mkdirSync(join(seeding, 'pictures'), { recursive: true });
    rmSync(join(seeding, renditions), { recursive: true, force: true });
    renameSync(seeding, folder);
  });
  return folder;
}

/** Starts the built shop, or another of its programs, on a free port with this folder. */
export async function startIn(
  dataDir: string,
  env: Record<string, string>,
  program = 'dist/server/main.js',
): Promise<BuiltShop> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { DATABASE_URL: _elsewhere, ...inherited } = process.env;
  const child = spawn(process.execPath, [program], {
    env: { ...inherited, HOST: '127.0.0.1', PORT: `${port}`, PUBLIC_URL: url, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let logs = '';
  child.stdout.on('data', (part: Buffer) => (logs += part.toString()));
  child.stderr.on('data', (part: Buffer) => (logs += part.toString()));
  const endWithTheTests = () => child.kill('SIGKILL');
  process.once('exit', endWithTheTests);
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  void ended.then(() => process.off('exit', endWithTheTests));

  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 60_000);
    await ended;
    clearTimeout(late);
  }

  async function kill(): Promise<void> {
    child.kill('SIGKILL');
    await ended;
  }

  const deadline = Date.now() + 300_000;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}:\n${logs}`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`The shop was not ready within five minutes:\n${logs}`);
    }
    await wait(20);
  }
  return {
    url,
    mails: (word) => mailsIn(join(dataDir, 'mail'), word),
    logs: () => logs,
    pid: child.pid ?? 0,
    exitCode: () => child.exitCode,
    kill,
    stop,
  };
}

/** Mails that are still being written have another name. */
function mailsIn(folder: string, word: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml') && name.includes(word))
    .map((name) => join(folder, name));
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

/**
 * Returns a port that nothing listens on, and that no other journey gets for hours: buyers go on calling the address of a
 * shop that was killed, and must not meet another shop there. The system's own choice of ports repeats within minutes.
 */
async function freePort(): Promise<number> {
  return await oneAtATime('ports', async () => {
    let port = lastPort();
    do port = port + 1 < portsEnd ? port + 1 : firstPort;
    while (!(await isFree(port)));
    writeFileSync(portFile, String(port));
    return port;
  });
}

const portFile = resolve('.cache', 'last-port');
/** Below those that systems choose by themselves. */
const [firstPort, portsEnd] = [16_000, 32_000];

function lastPort(): number {
  if (existsSync(portFile)) return Number(readFileSync(portFile, 'utf8'));
  return firstPort + Math.floor(Math.random() * (portsEnd - firstPort));
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return await new Promise<boolean>((answer) => {
    server.once('error', () => answer(false));
    server.listen(port, '127.0.0.1', () => server.close(() => answer(true)));
  });
}
