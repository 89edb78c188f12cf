import type { Env } from '#kit/env.server.ts';
import { openPictureBucket } from './picture-bucket.server.ts';
import { openPictureFiles } from './picture-files.server.ts';

/** Where pictures lie, by keys such as `demo/mug.svg`. What lies under a key never changes. */
export type PictureStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** Every picture, one at a time. */
  all(): AsyncIterable<{ key: string; bytes: Uint8Array }>;
};

/** On disk, or in the bucket that the settings name. */
export function openPictureStore({
  dataDir,
  picturesUrl,
}: Pick<Env, 'dataDir' | 'picturesUrl'>): PictureStore {
  const files = openPictureFiles(dataDir);
  return picturesUrl === undefined ? files : withCopies(openPictureBucket(picturesUrl), files);
}

/** What was fetched once is near from then on, and still there while the bucket is away: it never changes. */
function withCopies(bucket: PictureStore, copies: PictureStore): PictureStore {
  return {
    put: (key, bytes) => bucket.put(key, bytes),
    async get(key) {
      const near = await copies.get(key);
      const bytes = near ?? (await bucket.get(key));
      // A full disk costs time, not the picture.
      if (bytes && !near) await copies.put(key, bytes).catch(() => undefined);
      return bytes;
    },
    has: async (key) => (await copies.has(key)) || (await bucket.has(key)),
    all: () => bucket.all(),
  };
}
