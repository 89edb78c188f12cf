import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from './start-error.server.ts';

const ofOthers = 0o077;
const sticky = 0o1000;

/**
 * Sets the umask so that files of this process are private. A file that is meant for others gets its mode explicitly.
 */
export function keepFilesPrivate(): void {
  process.umask(ofOthers);
}

/** Creates a folder level by level: under /proc, where nothing can be created, Node's recursive mkdir never returns. */
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
 * Removes other users' permissions from the data folder and its content, which earlier versions left readable.
 * Returns what others can still read, and why.
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
    // Access to the folder itself is removed first; its content is secured once nobody can enter any more.
    chmodSync(dataDir, 0o700);
    for (const name of ['database', 'mail', 'look', 'spool']) close(join(dataDir, name));
    // There may be very many pictures, so they are checked only the first time: a closed folder protects them.
    if ((mode & ofOthers) !== 0) close(join(dataDir, 'pictures'));
  } catch (error) {
    // On a read-only disk, or without the folder, whatever uses the folder reports that itself.
    if (existsSync(dataDir) && codeOf(error) !== 'EROFS') left.push({ path: dataDir, reason: codeOf(error) });
  }
  return left;
}

function closeWithAllInIt(path: string, left: { path: string; reason: string }[]): void {
  const facts = lstatSync(path);
  // A link has no permissions of its own, and its target may belong to somebody else.
  if (facts.isSymbolicLink()) return;
  try {
    if ((facts.mode & ofOthers) !== 0) chmodSync(path, facts.mode & 0o700);
  } catch (error) {
    left.push({ path, reason: codeOf(error) });
  }
  if (!facts.isDirectory()) return;
  for (const name of readdirSync(path)) closeWithAllInIt(join(path, name), left);
}
