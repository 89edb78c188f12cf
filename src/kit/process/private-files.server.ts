import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from './start-error.server.ts';

const ofOthers = 0o077;
const sticky = 0o1000;

/** From now on this process makes nothing that other users of the machine may read; what is for others gets its mode by name. */
export function keepFilesPrivate(): void {
  process.umask(ofOthers);
}

/** Step by step: under /proc, where nothing can be made, Node's own way does not end. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/**
 * Makes the data folder, and what the shop keeps in it, its user's alone: versions before let others read it. Answers what
 * others may still read, and why.
 */
export function closeDataFolder(dataDir: string): { path: string; reason: string }[] {
  const left: { path: string; reason: string }[] = [];
  const close = (path: string) => {
    try {
      closeWithAllInIt(path, left);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') left.push({ path, reason: codeOf(error) });
    }
  };
  try {
    makeFolder(dataDir);
    const { mode } = statSync(dataDir);
    if ((mode & sticky) !== 0) return [{ path: dataDir, reason: 'it is a folder that all users share' }];
    // Others are out first; what lies within is seen to when nobody can come in any more.
    chmodSync(dataDir, 0o700);
    for (const name of ['database', 'mail', 'look']) close(join(dataDir, name));
    // So many files that they are looked through only once: behind a closed folder they are out of reach.
    if ((mode & ofOthers) !== 0) close(join(dataDir, 'pictures'));
  } catch (error) {
    // Whoever works in a folder that cannot be made, or on a disk that can only be read, says so.
    if (existsSync(dataDir) && codeOf(error) !== 'EROFS') left.push({ path: dataDir, reason: codeOf(error) });
  }
  return left;
}

function closeWithAllInIt(path: string, left: { path: string; reason: string }[]): void {
  const facts = lstatSync(path);
  // A link has no rights of its own, and what it leads to may be others'.
  if (facts.isSymbolicLink()) return;
  try {
    if ((facts.mode & ofOthers) !== 0) chmodSync(path, facts.mode & 0o700);
  } catch (error) {
    left.push({ path, reason: codeOf(error) });
  }
  if (!facts.isDirectory()) return;
  for (const name of readdirSync(path)) closeWithAllInIt(join(path, name), left);
}
