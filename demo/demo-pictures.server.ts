import type { PictureStore } from '#shop/images/picture-place.server.ts';
import { isFinishedPicture, readFinishedPicture } from './finished-pictures.server.ts';
import { pictureInPlaceOf } from './older-pictures.server.ts';

/** Extends the store with the demo's finished pictures, which are read where they lie. */
export function withDemoPictures(store: PictureStore): PictureStore {
  return {
    ...store,
    has: async (key) => isFinishedPicture(await finishedKey(key)) || (await store.has(key)),
    get: async (key) => (await readFinishedPicture(await finishedKey(key))) ?? (await store.get(key)),
  };
}

async function finishedKey(key: string): Promise<string> {
  return (await pictureInPlaceOf(key)) ?? key;
}
