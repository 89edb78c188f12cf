import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, StartError } from './start-error.server.ts';

/** Another living process works in the folder. */
export class FolderInUse extends StartError {
  override name = 'FolderInUse';
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}; stop it or choose another DATA_DIR.`);
    this.pid = pid;
  }
}

type Holder = { pid: number; startedAt: string; token: string };

/**
 * Keeps other processes of this machine away from a folder until the answered function is called.
 * A lock whose process has ended is taken over.
 * @param file the lock itself, whose folder must exist and be writable
 * @throws FolderInUse when a living process holds it
 */
export async function lockFolder(file: string, folder: string): Promise<() => void> {
  const mine: Holder = { pid: process.pid, startedAt: startOf(process.pid), token: randomUUID() };
  const draft = `${file}.${mine.token}`;
  // Linked and not created in place, so that nobody ever reads a half-written lock.
  writeFileSync(draft, JSON.stringify(mine));
  try {
    while (!tryLink(draft, file)) {
      const holder = readHolder(file);
      if (holder === undefined) continue;
      if (isAlive(holder)) throw new FolderInUse(folder, holder.pid);
      takeAway(file, holder, draft);
      if (!tryLink(draft, file)) continue;
      // Two who take over the same dead lock at once: only one is still named in it a moment later.
      await sleep(20);
      break;
    }
    const holder = readHolder(file);
    if (holder?.token !== mine.token) throw new FolderInUse(folder, (holder ?? mine).pid);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readHolder(file)?.token === mine.token) rmSync(file, { force: true });
  };
}

function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Answers undefined when the lock is gone, and nobody (process 0) when it cannot be read as one. */
function readHolder(file: string): Holder | undefined {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return { pid: 0, startedAt: '', token: '' };
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  // The number may have been given to another process since, as in a container where the server is always 1.
  const start = startOf(pid);
  return start === startedAt || start === '';
}

/** When the process was started, as ticks since the machine was; `dead` when it has ended; empty when not known. */
function startOf(pid: number): string {
  try {
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return state === 'Z' || state === 'X' ? 'dead' : (fields[18] ?? '');
  } catch {
    return '';
  }
}

function takeAway(file: string, dead: Holder, draft: string): void {
  const aside = `${draft}.old`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  // Somebody else was quicker, and this is the lock of the living: put it back.
  if (readHolder(aside)?.token !== dead.token) tryLink(aside, file);
  rmSync(aside, { force: true });
}
