import type { PictureStore } from '#shop/images/picture-files.server.ts';
import { drawArticle, drawScene } from './pictures/draw.server.ts';
import { readPictureKey } from './picture-keys.ts';

/** The store, which also has the pictures of the demo shop: each is drawn when it is first asked for. */
export function withDemoPictures(store: PictureStore): PictureStore {
  return {
    ...store,
    has: async (key) => readPictureKey(key) !== undefined || (await store.has(key)),
    async get(key) {
      const kept = await store.get(key);
      const drawing = kept ? undefined : draw(key);
      if (drawing === undefined) return kept;
      const bytes = Buffer.from(drawing);
      await store.put(key, bytes);
      return bytes;
    },
  };
}

function draw(key: string): string | undefined {
  const picture = readPictureKey(key);
  if (!picture) return undefined;
  return 'scene' in picture ? drawScene(picture.scene) : drawArticle(picture);
}
