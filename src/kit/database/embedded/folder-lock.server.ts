import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readlinkSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { hostname } from 'node:os';
import type * as Extensions from 'fs-native-extensions';
import { codeOf, StartError } from '#kit/process/start-error.server.ts';

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

/** `token` is present only in locks of versions that did not yet use a lock of the operating system. */
type Holder = { pid: number; startedAt: string; host?: string; pidSpace?: string; token?: string };

/**
 * Locks a folder against every other process until the returned function is called or this process ends. That
 * includes processes in other containers, and on other machines where the file system shares its locks. The lock is
 * the operating system's; the file's content only tells people who holds it.
 * @param file the lock file, whose folder must exist and be writable
 * @throws FolderInUse when another process holds the lock
 * @throws StartError where nothing can be locked
 */
export function lockFolder(file: string, folder: string): () => void {
  const tryLock = loadTryLock(folder);
  for (;;) {
    const descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
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

const mostBytes = 1024;

function readHolder(descriptor: number): Holder | undefined {
  const bytes = Buffer.alloc(mostBytes);
  const length = readSync(descriptor, bytes, 0, mostBytes, 0);
  try {
    return JSON.parse(bytes.toString('utf8', 0, length)) as Holder;
  } catch {
    return undefined;
  }
}

function writeHolder(descriptor: number): void {
  const { pid } = process;
  const holder: Holder = { pid, startedAt: startOf(pid), host: hostname(), pidSpace: pidSpace() };
  ftruncateSync(descriptor);
  writeSync(descriptor, JSON.stringify(holder), 0);
}

function nameOf(holder: Holder | undefined): string {
  if (!holder) return 'another process';
  const { pid, host = hostname(), pidSpace: space = pidSpace() } = holder;
  const isHere = host === hostname() && space === pidSpace();
  return isHere ? `process ${pid}` : `process ${pid} of another container or machine (${host})`;
}

/**
 * Identifies the namespace of process ids that this process sees, since each container has its own. Empty when
 * unknown.
 */
function pidSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/**
 * A shop of an older version guards its folder by its process id alone, and may still be running while this one
 * starts.
 */
function isLivingOlderShop({ pid, startedAt, token }: Holder): boolean {
  if (token === undefined || !Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  // The process id may have been reused since, as in a container where the server always has id 1.
  const start = startOf(pid);
  return start === startedAt || start === '';
}

/** When the process was started, in ticks since boot; `dead` when it has ended; empty when unknown. */
function startOf(pid: number): string {
  try {
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return state === 'Z' || state === 'X' ? 'dead' : (fields[18] ?? '');
  } catch {
    return '';
  }
}
