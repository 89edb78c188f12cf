import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const beginning = 'hylla-exchange-';
/** Nothing is worked on for so long: a folder that is older was left by a process that was killed. */
const longestWorkMs = 2 * 3_600_000;

/** A folder of its own for a file that is worked on, until it is removed. */
export async function makeSpool(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), beginning));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Clears away what processes that were killed have left. */
export async function clearLeftSpools(now: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(beginning)) continue;
    const path = join(tmpdir(), name);
    // One that is gone meanwhile, or is another user's, is nothing to clear.
    const facts = await lstat(path).catch(() => undefined);
    if (!facts?.isDirectory() || now.getTime() - facts.mtimeMs < longestWorkMs) continue;
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
