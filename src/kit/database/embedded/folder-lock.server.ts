import { closeSync, constants, fstatSync, openSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Extensions from 'fs-native-extensions';
import { codeOf, StartError } from '#kit/process/start-error.server.ts';
import { readHolder, writeHolder, nameOf, isLivingOlderShop } from './lock-holder.server.ts';

/** Another living process has locked the folder. */
export class FolderInUse extends StartError {
  override name = 'FolderInUse';
  /** The process that holds the lock, in words: `process 12`. */
  readonly holder: string;
  constructor(folder: string, holder: string) {
    super(`The data folder ${folder} is in use by ${holder}; stop it or choose another DATA_DIR.`);
    this.holder = holder;
  }
}

/**
 * Locks a folder against every other process until the returned function is called or this process ends. That
 * includes processes in other containers, and on other machines where the file system shares its locks. The lock is
 * the operating system's; the file's content only tells people who holds it.
 * @param file the lock file, whose folder must exist and be writable
 * @param opened is called between opening and locking the file, when others may replace it
 * @throws FolderInUse when another process holds the lock
 * @throws StartError where nothing can be locked
 */
export function lockFolder(
  file: string,
  folder: string,
  opened: (descriptor: number) => void = () => undefined,
): () => void {
  const tryLock = loadTryLock(folder);
  for (;;) {
    const descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
    opened(descriptor);
    try {
      if (!tryLock(descriptor)) throw new FolderInUse(folder, nameOf(readHolder(descriptor)));
      if (isInPlace(descriptor, file)) {
        const former = readHolder(descriptor);
        if (former && isLivingOlderShop(former)) throw new FolderInUse(folder, nameOf(former));
        writeHolder(descriptor);
        return () => unlock(descriptor, file);
      }
    } catch (error) {
      closeSync(descriptor);
      throw error;
    }
    // The previous holder removed the file between open and lock: a lock on the removed file would exclude nobody.
    closeSync(descriptor);
  }
}

function unlock(descriptor: number, file: string): void {
  rmSync(file, { force: true });
  closeSync(descriptor);
}

/** The library is loaded here because it is native, and a shop on PostgreSQL must also start where it does not load. */
function loadTryLock(folder: string): (descriptor: number) => boolean {
  try {
    const { tryLock } = createRequire(import.meta.url)('fs-native-extensions') as typeof Extensions;
    return (descriptor) => {
      try {
        return tryLock(descriptor);
      } catch (error) {
        throw cannotLock(`its file system has no locks for ${folder}`, error);
      }
    };
  } catch (error) {
    throw cannotLock(`there is no lock for ${process.platform} on ${process.arch}`, error);
  }
}

function cannotLock(reason: string, cause: unknown): StartError {
  return new StartError(
    `The data folder cannot be kept to one process: ${reason}. Choose another DATA_DIR, or a PostgreSQL server in DATABASE_URL.`,
    { cause },
  );
}

function isInPlace(descriptor: number, file: string): boolean {
  try {
    const [own, there] = [fstatSync(descriptor), statSync(file)];
    return own.ino === there.ino && own.dev === there.dev;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
