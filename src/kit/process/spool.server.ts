import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './private-files.server.ts';
import { codeOf } from './start-error.server.ts';

// Several shops of a machine share the folder, and containers may have the same numbers of processes.
const ofSpools = 'hylla-files-';
const ofThisMachine = `${ofSpools}${hostname().replace(/\W/g, '_')}-`;
/** Longer than any file is worked on. */
const dayMs = 86_400_000;
let base = tmpdir();
let root: Promise<string> | undefined;

/** A machine's temporary folder may be memory, and is in a container: files of 2 GB belong on the shop's own disk. */
export function keepSpoolsIn(folder: string): void {
  base = folder;
  root = undefined;
}

/** Creates a separate folder for a file that is being processed; `remove` deletes it. */
export async function makeSpool(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await folderIn(await rootFolder()).catch(async () => {
    // Whoever clears the machine's temporary files may take a folder of a process that runs for weeks.
    root = undefined;
    return await folderIn(await rootFolder());
  });
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

function rootFolder(): Promise<string> {
  if (root === undefined) {
    makeFolder(base);
    root = mkdtemp(join(base, `${ofThisMachine}${process.pid}-`));
  }
  return root;
}

function folderIn(path: string): Promise<string> {
  return mkdtemp(join(path, 'file-'));
}

/**
 * Deletes what processes have left that were killed: those of this machine, and what is a day old of others, such as
 * containers that were replaced. With `alone`, no other process uses the folder, and everything is deleted.
 */
export async function clearLeftSpools({ alone = false } = {}): Promise<void> {
  const own = await root;
  for (const name of await namesIn(base)) {
    const path = join(base, name);
    if (!name.startsWith(ofSpools) || path === own) continue;
    if (!alone && !(await isLeft(path, name))) continue;
    // A folder that has disappeared meanwhile, or belongs to another user, needs no clean-up.
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

async function isLeft(path: string, name: string): Promise<boolean> {
  if (!name.startsWith(ofThisMachine)) {
    const made = await stat(path).catch(() => undefined);
    return made !== undefined && Date.now() - made.mtimeMs > dayMs;
  }
  const [, pid = ''] = /^(\d+)-/.exec(name.slice(ofThisMachine.length)) ?? [];
  return pid !== '' && (Number(pid) === process.pid || !isRunning(Number(pid)));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}
