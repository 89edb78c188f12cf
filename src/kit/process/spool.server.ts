import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from './start-error.server.ts';

// Several shops of a machine share the folder, and containers may have the same numbers of processes.
const ofThisMachine = `hylla-files-${hostname().replace(/\W/g, '_')}-`;
let root: Promise<string> | undefined;

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
  root ??= mkdtemp(join(tmpdir(), `${ofThisMachine}${process.pid}-`));
  return root;
}

function folderIn(path: string): Promise<string> {
  return mkdtemp(join(path, 'file-'));
}

/** Deletes what processes of this machine have left that were killed. No clock is asked, and no other shop is touched. */
export async function clearLeftSpools(): Promise<void> {
  const own = await root;
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(ofThisMachine)) continue;
    const path = join(tmpdir(), name);
    const [, pid = ''] = /^(\d+)-/.exec(name.slice(ofThisMachine.length)) ?? [];
    if (path === own || pid === '' || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue;
    // A folder that has disappeared meanwhile, or belongs to another user, needs no clean-up.
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}
