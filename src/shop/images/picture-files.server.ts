import { randomUUID } from 'node:crypto';
import { access, mkdir, opendir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { codeOf } from '#kit/start-error.server.ts';

/** Where pictures lie, by keys such as `demo/mug.svg`. What lies under a key never changes. */
export type PictureStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
};

/** Pictures on disk, under `dataDir/pictures`. */
export function openPictureStore(dataDir: string): PictureStore {
  const pathOf = (key: string) => join(dataDir, 'pictures', checked(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}.draft`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(draft, bytes);
        // So that nobody ever reads half a picture.
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
  };
}

/** Every picture on disk, one at a time. */
export async function* picturesIn(dataDir: string): AsyncGenerator<{ key: string; bytes: Buffer }> {
  const folder = join(dataDir, 'pictures');
  const files = await opendir(folder, { recursive: true }).catch(undefinedWhenMissing);
  if (!files) return;
  for await (const file of files) {
    if (!file.isFile() || file.name.endsWith('.draft')) continue;
    const path = join(file.parentPath, file.name);
    yield { key: relative(folder, path).split(sep).join('/'), bytes: await readFile(path) };
  }
}

/** No key leads out of the folder, whatever the database says. */
function checked(key: string): string {
  if (/^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/.test(key)) return key;
  throw new Error(`${JSON.stringify(key)} cannot be the key of a picture`);
}

function undefinedWhenMissing(error: unknown): undefined {
  if (!['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))) throw error;
}
