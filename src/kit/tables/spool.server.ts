import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const beginning = 'hylla-exchange-';
/** No file is processed for longer than this: an older folder was left by a process that was killed. */
const longestWorkMs = 2 * 3_600_000;

/** Creates a separate folder for a file that is being processed; `remove` deletes it. */
export async function makeSpool(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), beginning));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Deletes folders left by processes that were killed. */
export async function clearLeftSpools(now: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(beginning)) continue;
    const path = join(tmpdir(), name);
    // A folder that has disappeared meanwhile, or belongs to another user, needs no clean-up.
    const facts = await lstat(path).catch(() => undefined);
    if (!facts?.isDirectory() || now.getTime() - facts.mtimeMs < longestWorkMs) continue;
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
