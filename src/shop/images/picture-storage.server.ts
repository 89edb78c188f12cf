import type { Env } from '#kit/process/env.server.ts';
import { openPictureBucket } from './picture-bucket.server.ts';
import { openPictureFiles } from './picture-files.server.ts';
import type { PictureStore } from './picture-place.server.ts';

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
