import type { Env } from '#kit/process/env.server.ts';
import { openImageBucket } from '#shop/images/storage/image-bucket.server.ts';
import { openImageFiles } from '#shop/images/storage/image-files.server.ts';
import { isImageOf } from '#shop/images/storage/image-format.server.ts';
import type { ImageStore } from './image-place.server.ts';

/** Uses the disk, or the bucket named in the settings. */
export function openImageStore({ dataDir, imagesUrl }: Pick<Env, 'dataDir' | 'imagesUrl'>): ImageStore {
  const files = openImageFiles(dataDir);
  return imagesUrl === undefined ? files : withCopies(openImageBucket(imagesUrl), files);
}

/**
 * Caches fetched pictures on disk, so that they stay available while the bucket is unreachable. Contents never
 * change, so the cache never expires. Others may write to the bucket: what is no picture goes no further.
 */
function withCopies(bucket: ImageStore, copies: ImageStore): ImageStore {
  return {
    put: (key, bytes) => bucket.put(key, bytes),
    async get(key) {
      const near = await copies.get(key);
      if (near && isImageOf(key, near)) return near;
      const bytes = await bucket.get(key);
      if (!bytes) return undefined;
      if (!isImageOf(key, bytes)) throw new Error(`what the bucket holds as ${key} is no such picture`);
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
