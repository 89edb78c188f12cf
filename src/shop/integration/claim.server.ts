import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { codeOf } from '#kit/process/start-error.server.ts';
import { OpenFolder } from './open-folder.server.ts';

const claimName = 'claim';
const leftBeginning = 'left-';
const againName = 'again';
const touchEveryMs = 15_000;
/** A claim untouched for this long belongs to a process that was killed. */
const abandonedMs = 120_000;

/** A file that a killed process was working on; `isSecond` when that has happened before. */
export type LeftFile = { name: string; isSecond: boolean };

/** The exclusive right of one process to import files: a folder in `work/`, which only one process can create. */
export type Claim = {
  /** The folder of the file being read. */
  folder: OpenFolder;
  /** The folder of a file being read for the second time. */
  again: OpenFolder;
  left: LeftFile[];
  release(): Promise<void>;
};

type Seen = { mtimeMs: number; since: number };

/** With `alone`, no other process uses the folder, so that an existing claim must be abandoned. */
export function claimsOf(alone: boolean, waitMs = abandonedMs) {
  let seen: Seen | undefined;

  /** Clocks of other machines may differ: a claim is abandoned when it has not changed for long by our own clock. */
  async function isLeft(work: OpenFolder): Promise<boolean> {
    if (alone) return true;
    const facts = await work.look(claimName);
    if (!facts) return true;
    if (seen?.mtimeMs !== facts.mtimeMs) seen = { mtimeMs: facts.mtimeMs, since: performance.now() };
    return performance.now() - seen.since >= waitMs;
  }

  return {
    /** Returns undefined while another process holds the claim. */
    async take(work: OpenFolder): Promise<Claim | undefined> {
      if (await work.look(claimName)) {
        if (!(await isLeft(work))) return undefined;
        await setAside(work);
      }
      seen = undefined;
      return await makeClaim(work);
    },
  };
}

/** When several processes find an abandoned claim, only one of them can move it aside. */
async function setAside(work: OpenFolder): Promise<void> {
  try {
    await rename(work.at(claimName), work.at(`${leftBeginning}${randomUUID()}`));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

async function makeClaim(work: OpenFolder): Promise<Claim | undefined> {
  if (!(await work.makeFolder(claimName))) return undefined;
  const folder = await OpenFolder.open(work.at(claimName));
  const again = await OpenFolder.open(folder.at(againName));
  const beat = setInterval(() => void folder.touch().catch(() => undefined), touchEveryMs);
  beat.unref();
  async function release() {
    clearInterval(beat);
    await again.close();
    await folder.removeFolder(againName);
    await folder.close();
    await work.removeFolder(claimName);
  }
  try {
    return { folder, again, left: await takeLeft(work, again), release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Takes over the files of a killed process, and what an earlier version left there. */
async function takeLeft(work: OpenFolder, again: OpenFolder): Promise<LeftFile[]> {
  const left: LeftFile[] = [];
  const take = async (from: OpenFolder, isSecond: boolean) => {
    for (const name of await from.names()) {
      if (/\.ok$/i.test(name)) await from.remove(name).catch(() => undefined);
      // A file with the same name is taken in the next round.
      if (!(await from.look(name))?.isFile() || left.some((one) => one.name === name)) continue;
      await from.move(name, again);
      left.push({ name, isSecond });
    }
  };
  await take(work, false);
  for (const name of await work.names()) {
    if (!name.startsWith(leftBeginning) || !(await work.look(name))?.isDirectory()) continue;
    await within(work, name, async (folder) => {
      await take(folder, false);
      if (!(await folder.look(againName))?.isDirectory()) return;
      await within(folder, againName, (second) => take(second, true));
    });
  }
  return left;
}

/** Removes the folder afterwards, if it is empty. */
async function within(
  parent: OpenFolder,
  name: string,
  work: (folder: OpenFolder) => Promise<void>,
): Promise<void> {
  const folder = await OpenFolder.open(parent.at(name));
  try {
    await work(folder);
  } finally {
    await folder.close();
  }
  await parent.removeFolder(name);
}
