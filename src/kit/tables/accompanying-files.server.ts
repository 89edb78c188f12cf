import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#kit/process/start-error.server.ts';

/** Files next to a table file, which its cells refer to by name. */
export type FilesBeside = {
  /** The names that the table has mentioned so far. */
  named: ReadonlySet<string>;
  /** Records a name; returns false when it cannot be the name of a file next to the table. */
  name(name: string): boolean;
  /** Returns the content of a named file, or why it cannot be read. */
  read(name: string, mostBytes: number): Promise<Buffer | string>;
};

/** No name leads out of the folder, neither through its path nor through a link. */
export function filesBeside(folder: string): FilesBeside {
  const named = new Set<string>();
  return {
    named,
    name(name) {
      if (name.startsWith('.') || /[/\\\0]/.test(name)) return false;
      named.add(name);
      return true;
    },
    async read(name, mostBytes) {
      if (!named.has(name)) throw new Error('a file is named before it is read');
      try {
        return await readNoLink(join(folder, name), mostBytes);
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return 'does not lie beside it';
        if (codeOf(error) === 'ELOOP') return 'is no file';
        throw error;
      }
    },
  };
}

async function readNoLink(path: string, mostBytes: number): Promise<Buffer | string> {
  // O_NONBLOCK keeps the open from waiting for a writer when the file is a pipe.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const facts = await file.stat();
    if (!facts.isFile()) return 'is no file';
    if (facts.size > mostBytes) return `is larger than ${mostBytes / 1_000_000} MB`;
    return await file.readFile();
  } finally {
    await file.close();
  }
}
