import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { codeOf } from '#kit/process/start-error.server.ts';
import { OpenFolder } from './open-folder.server.ts';

const claimName = 'claim';
const leftBeginning = 'left-';
const againName = 'again';
const touchEveryMs = 15_000;
/** A claim that has not been touched for so long is that of a process that was killed. */
const abandonedMs = 120_000;

/** What a process that was killed had in work; `isSecond` when it has been so before. */
export type LeftFile = { name: string; isSecond: boolean };

/** The right to take files in, of one process at a time: a folder in `work/` that only one can make. */
export type Claim = {
  /** Where the file lies that is read. */
  folder: OpenFolder;
  /** Where it lies when it is read for the second time. */
  again: OpenFolder;
  left: LeftFile[];
  release(): Promise<void>;
};

type Seen = { mtimeMs: number; since: number };

/** With `alone` nobody else looks into the folder: a claim that is there was left. */
export function claimsOf(alone: boolean, waitMs = abandonedMs) {
  let seen: Seen | undefined;

  /** Clocks of others may go otherwise: it is left when it has not changed for long by our own. */
  async function isLeft(work: OpenFolder): Promise<boolean> {
    if (alone) return true;
    const facts = await work.look(claimName);
    if (!facts) return true;
    if (seen?.mtimeMs !== facts.mtimeMs) seen = { mtimeMs: facts.mtimeMs, since: performance.now() };
    return performance.now() - seen.since >= waitMs;
  }

  return {
    /** Undefined while another has it. */
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

/** Of several who find that it was left, one alone can. */
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

/** Takes over what was in work when a process was killed, and what an earlier version left there. */
async function takeLeft(work: OpenFolder, again: OpenFolder): Promise<LeftFile[]> {
  const left: LeftFile[] = [];
  const take = async (from: OpenFolder, isSecond: boolean) => {
    for (const name of await from.names()) {
      if (/\.ok$/i.test(name)) await from.remove(name).catch(() => undefined);
      // One of the same name is taken at the next look.
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

/** The folder is removed afterwards, if nothing is left in it. */
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
