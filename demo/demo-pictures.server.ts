import type { PictureStore } from '#shop/images/picture-place.server.ts';
import { isFinishedPicture, readFinishedPicture } from './finished-pictures.server.ts';
import { readPictureKey } from './picture-keys.ts';

/** Extends the store with the demo's pictures: finished files, and drawings made at their first request. */
export function withDemoPictures(store: PictureStore): PictureStore {
  return {
    ...store,
    has: async (key) => isFinishedPicture(key) || readPictureKey(key) !== undefined || (await store.has(key)),
    async get(key) {
      const finished = await readFinishedPicture(key);
      if (finished) return finished;
      const stored = await store.get(key);
      const drawing = stored ? undefined : await draw(key);
      if (drawing === undefined) return stored;
      const bytes = Buffer.from(drawing);
      await store.put(key, bytes);
      return bytes;
    },
  };
}

async function draw(key: string): Promise<string | undefined> {
  const picture = readPictureKey(key);
  if (!picture) return undefined;
  // The drawing code is as large as the shop itself and seldom needed, so it is loaded on demand.
  const { drawArticle, drawScene } = await import('#demo/drawing/draw.server.ts');
  return 'scene' in picture ? drawScene(picture.scene) : drawArticle(picture);
}
