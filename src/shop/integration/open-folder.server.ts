import { constants, existsSync } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm, rmdir, type FileHandle } from 'node:fs/promises';
import { codeOf } from '#kit/process/start-error.server.ts';

/**
 * On Linux a file in an open folder can be addressed through its descriptor, whatever takes the folder's place
 * meanwhile.
 */
const byDescriptor = existsSync('/proc/self/fd') ? '/proc/self/fd' : undefined;
const longestName = 255;

/** The group that gets access to what is created in a folder, with exact modes that do not depend on the umask. */
export type Sharing = { gid: number; folderMode: number; fileMode: number };

/**
 * A folder that is held open, so that a link taking its place has no effect. Links inside it are not followed, and
 * only new files are written.
 */
export class OpenFolder {
  readonly #handle: FileHandle;
  readonly #path: string;
  readonly #sharing: Sharing | undefined;

  private constructor(handle: FileHandle, path: string, sharing: Sharing | undefined) {
    this.#handle = handle;
    this.#sharing = sharing;
    this.#path = byDescriptor === undefined ? path : `${byDescriptor}/${handle.fd}`;
  }

  /** Creates the folder if it does not exist; an existing one keeps its mode. */
  static async open(path: string, sharing?: Sharing): Promise<OpenFolder> {
    const isMade = await isNew(mkdir(path));
    const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW } = constants;
    const handle = await open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
    if (isMade && sharing) await share(handle, sharing.gid, sharing.folderMode);
    return new OpenFolder(handle, path, sharing);
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }

  /** Returns the path of a file in it, valid while the folder is open. */
  at(name: string): string {
    return `${this.#path}/${name}`;
  }

  async names(): Promise<string[]> {
    return await readdir(this.#path);
  }

  /** Returns the stats of an entry, without following links; undefined when it does not exist. */
  async look(name: string) {
    return await undefinedWhenGone(lstat(this.at(name)));
  }

  /** Opens a file for reading; undefined when it is not a regular file or has disappeared. */
  async openFile(name: string): Promise<FileHandle | undefined> {
    const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
    const file = await undefinedWhenGone(open(this.at(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK));
    if (file && !(await file.stat()).isFile()) {
      await file.close();
      return undefined;
    }
    return file;
  }

  /** Returns false when the name is already taken. */
  async writeNew(name: string, text: string): Promise<boolean> {
    return await isNew(this.#write(name, text));
  }

  async #write(name: string, text: string): Promise<void> {
    const file = await open(this.at(name), 'wx', 0o600);
    try {
      await file.writeFile(text);
      if (this.#sharing) await share(file, this.#sharing.gid, this.#sharing.fileMode);
    } finally {
      await file.close();
    }
  }

  /** Returns false when the name is already taken. */
  async makeFolder(name: string): Promise<boolean> {
    return await isNew(mkdir(this.at(name)));
  }

  async move(name: string, to: OpenFolder, newName = name): Promise<void> {
    await rename(this.at(name), to.at(newName));
  }

  async remove(name: string): Promise<void> {
    await rm(this.at(name), { force: true });
  }

  /** Removes the folder if it is empty; returns whether it was. */
  async removeFolder(name: string): Promise<boolean> {
    try {
      await rmdir(this.at(name));
      return true;
    } catch {
      return false;
    }
  }

  /** Updates the modification time, which tells other processes that this one is alive. */
  async touch(): Promise<void> {
    const now = new Date();
    await this.#handle.utimes(now, now);
  }
}

/** When the shop's user is not in the group, files still get it if the folder has the setgid bit. */
async function share(handle: FileHandle, gid: number, mode: number): Promise<void> {
  try {
    await handle.chown(-1, gid);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error;
  }
  await handle.chmod(mode);
}

async function isNew(creating: Promise<unknown>): Promise<boolean> {
  try {
    await creating;
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function undefinedWhenGone<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (['ENOENT', 'ELOOP', 'ENAMETOOLONG'].includes(codeOf(error))) return undefined;
    throw error;
  }
}

/**
 * Returns the name with a prefix and a suffix, shortened in the middle where it would exceed the file system's limit.
 */
export function nameWithin(before: string, name: string, after: string): string {
  const ending = /\.[\w-]{1,10}$/.exec(name)?.[0] ?? '';
  let stem = name.slice(0, name.length - ending.length);
  while (Buffer.byteLength(`${before}${stem}${ending}${after}`) > longestName) {
    stem = [...stem].slice(0, -1).join('');
  }
  return `${before}${stem}${ending}`;
}
