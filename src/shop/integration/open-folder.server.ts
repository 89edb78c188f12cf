import { constants, existsSync } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { codeOf } from '#kit/process/start-error.server.ts';

/** Linux names what is in an open folder by its descriptor, whatever takes the folder's place meanwhile. */
const byDescriptor = existsSync('/proc/self/fd') ? '/proc/self/fd' : undefined;
const longestName = 255;

/** For whom what is made in a folder is, beside the shop's own user: modes, whatever the umask is. */
export type Sharing = { gid: number; folderMode: number; fileMode: number };

/**
 * A folder that is held open, so that a link which takes its place leads nowhere. Nothing in it is followed: what is a
 * link is no file, and what is written is new.
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

  /** Makes it where it is not there; one that is there keeps its mode. */
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

  /** The path by which a file in it is named for as long as it is open. */
  at(name: string): string {
    return `${this.#path}/${name}`;
  }

  async names(): Promise<string[]> {
    return await readdir(this.#path);
  }

  /** What a name stands for, itself and not what it leads to; undefined when it stands for nothing. */
  async look(name: string) {
    return await undefinedWhenGone(lstat(this.at(name)));
  }

  /** Opens a file to be read; undefined when it is none, or is gone. */
  async openFile(name: string): Promise<FileHandle | undefined> {
    const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
    const file = await undefinedWhenGone(open(this.at(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK));
    if (file && !(await file.stat()).isFile()) {
      await file.close();
      return undefined;
    }
    return file;
  }

  /** Answers false when something has that name already. */
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

  /** Answers false when something has that name already. */
  async makeFolder(name: string): Promise<boolean> {
    return await isNew(mkdir(this.at(name)));
  }

  async move(name: string, to: OpenFolder, newName = name): Promise<void> {
    await rename(this.at(name), to.at(newName));
  }

  async remove(name: string): Promise<void> {
    await rm(this.at(name), { force: true });
  }

  /** Answers whether it was empty, and so is gone. */
  async removeFolder(name: string): Promise<boolean> {
    try {
      await rmdir(this.at(name));
      return true;
    } catch {
      return false;
    }
  }

  /** Shows others who look at it that somebody is there. */
  async touch(): Promise<void> {
    const now = new Date();
    await this.#handle.utimes(now, now);
  }
}

/** Where the shop's user is not of the group, what it makes has it all the same if the folder hands its group down. */
async function share(handle: FileHandle, gid: number, mode: number): Promise<void> {
  try {
    await handle.chown(-1, gid);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error;
  }
  await handle.chmod(mode);
}

async function isNew(made: Promise<unknown>): Promise<boolean> {
  try {
    await made;
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function undefinedWhenGone<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (['ENOENT', 'ELOOP', 'ENAMETOOLONG'].includes(codeOf(error))) return undefined;
    throw error;
  }
}

/** The name with something before and after it, cut short in its middle where a folder takes none so long. */
export function nameWithin(before: string, name: string, after: string): string {
  const ending = /\.[\w-]{1,10}$/.exec(name)?.[0] ?? '';
  let stem = name.slice(0, name.length - ending.length);
  while (Buffer.byteLength(`${before}${stem}${ending}${after}`) > longestName) {
    stem = [...stem].slice(0, -1).join('');
  }
  return `${before}${stem}${ending}`;
}
