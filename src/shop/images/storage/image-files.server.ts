import { randomUUID } from 'node:crypto';
import { access, mkdir, opendir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { codeOf } from '#kit/process/start-error.server.ts';
import { checkedKey } from './image-key.server.ts';
import type { ImageStore } from '#shop/images/image-place.server.ts';

/** Stores pictures on disk, under `dataDir/pictures`. */
export function openImageFiles(dataDir: string): ImageStore {
  const folder = join(dataDir, 'pictures');
  const pathOf = (key: string) => join(folder, checkedKey(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}.draft`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(draft, bytes);
        // The rename ensures that nobody ever reads a half-written picture.
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: (key) => readFile(pathOf(key)).catch(undefinedWhenMissing),
    has: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    remove: (key) => rm(pathOf(key), { force: true }),
    async *all() {
      const files = await opendir(folder, { recursive: true }).catch(undefinedWhenMissing);
      if (!files) return;
      for await (const file of files) {
        if (!file.isFile() || file.name.endsWith('.draft')) continue;
        const path = join(file.parentPath, file.name);
        // A file that is no picture of the shop's yet may go meanwhile.
        const bytes = await readFile(path).catch(undefinedWhenMissing);
        if (bytes) yield { key: relative(folder, path).split(sep).join('/'), bytes };
      }
    },
  };
}

function undefinedWhenMissing(error: unknown): undefined {
  if (!['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))) throw error;
}
