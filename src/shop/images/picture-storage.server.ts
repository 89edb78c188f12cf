import type { Env } from '#kit/process/env.server.ts';
import { openPictureBucket } from '#shop/images/storage/picture-bucket.server.ts';
import { openPictureFiles } from '#shop/images/storage/picture-files.server.ts';
import { isPictureOf } from '#shop/images/storage/picture-format.server.ts';
import type { PictureStore } from './picture-place.server.ts';

/** Uses the disk, or the bucket named in the settings. */
export function openPictureStore({
  dataDir,
  picturesUrl,
}: Pick<Env, 'dataDir' | 'picturesUrl'>): PictureStore {
  const files = openPictureFiles(dataDir);
  return picturesUrl === undefined ? files : withCopies(openPictureBucket(picturesUrl), files);
}

/**
 * Caches fetched pictures on disk, so that they stay available while the bucket is unreachable. Contents never
 * change, so the cache never expires. Others may write to the bucket: what is no picture goes no further.
 */
function withCopies(bucket: PictureStore, copies: PictureStore): PictureStore {
  return {
    put: (key, bytes) => bucket.put(key, bytes),
    async get(key) {
      const near = await copies.get(key);
      if (near && isPictureOf(key, near)) return near;
      const bytes = await bucket.get(key);
      if (!bytes) return undefined;
      if (!isPictureOf(key, bytes)) throw new Error(`what the bucket holds as ${key} is no such picture`);
      // With a full disk pictures still work, only slower.
      await copies.put(key, bytes).catch(() => undefined);
      return bytes;
    },
    has: async (key) => (await copies.has(key)) || (await bucket.has(key)),
    async remove(key) {
      await bucket.remove(key);
      await copies.remove(key);
    },
    all: () => bucket.all(),
  };
}
