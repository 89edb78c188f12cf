import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '#kit/services/services.server.ts';
import { readLogo } from './store.server.ts';

const mostBytes = 2 * 1024 * 1024;

/** The maker's logo and fonts: a logo uploaded in the office, or files in `dataDir/look`. */
export type ThemeFolder = (name: string) => Promise<Buffer | undefined>;

/** Returns whether a logo with that name was uploaded. Names cannot be guessed, as they contain a hash of the file. */
export function isUploadedLogo(name: string): boolean {
  return /^logo-[0-9a-f]{16}\.(svg|png)$/.test(name);
}

export function openThemeFolder({ db, env, log }: Pick<Services, 'db' | 'env' | 'log'>): ThemeFolder {
  return async (name) => {
    if (isUploadedLogo(name)) return await readLogo(db, name);
    const path = join(env.dataDir, 'look', name);
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
