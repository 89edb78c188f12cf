import type { ImageStore } from '#shop/images/image-place.server.ts';
import { isFinishedImage, readFinishedImage } from './finished-images.server.ts';
import { imageInPlaceOf } from './older-images.server.ts';

/** Extends the store with the demo's finished pictures, which are read where they lie. */
export function withDemoImages(store: ImageStore): ImageStore {
  return {
    ...store,
    has: async (key) => isFinishedImage(await finishedKey(key)) || (await store.has(key)),
    get: async (key) => (await readFinishedImage(await finishedKey(key))) ?? (await store.get(key)),
  };
}

async function finishedKey(key: string): Promise<string> {
  return (await imageInPlaceOf(key)) ?? key;
}
