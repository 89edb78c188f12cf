import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#kit/process/log.server.ts';

const mostBytes = 2 * 1024 * 1024;

/** The maker's logo and fonts: files put in `dataDir/look`. */
export type LookFolder = (name: string) => Promise<Buffer | undefined>;

export function openLookFolder(dataDir: string, log: Log): LookFolder {
  return async (name) => {
    const path = join(dataDir, 'look', name);
    try {
      const bytes = await readFile(path);
      const isWhole = !name.endsWith('.woff2') || bytes.subarray(0, 4).toString('latin1') === 'wOF2';
      if (isWhole && bytes.length <= mostBytes) return bytes;
      log.error({ path }, 'a file of the look is no font, or larger than two megabytes');
    } catch (error) {
      log.error({ err: error, path }, 'a file of the look cannot be read');
    }
    return undefined;
  };
}
