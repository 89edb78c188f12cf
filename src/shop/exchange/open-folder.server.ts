import { constants, existsSync } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { codeOf } from '#kit/start-error.server.ts';

/** Linux names what is in an open folder by its descriptor, whatever takes the folder's place meanwhile. */
const byDescriptor = existsSync('/proc/self/fd') ? '/proc/self/fd' : undefined;
const longestName = 255;

/**
 * A folder that is held open, so that a link which takes its place leads nowhere. Nothing in it is followed: what is a
 * link is no file, and what is written is new.
 */
export class OpenFolder {
  readonly #handle: FileHandle;
  readonly #path: string;

  private constructor(handle: FileHandle, path: string) {
    this.#handle = handle;
    this.#path = byDescriptor === undefined ? path : `${byDescriptor}/${handle.fd}`;
  }

  /** Makes it where it is not there. */
  static async open(path: string): Promise<OpenFolder> {
    await isNew(mkdir(path));
    const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW } = constants;
    return new OpenFolder(await open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW), path);
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
    return await isNew(writeFile(this.at(name), text, { flag: 'wx' }));
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
