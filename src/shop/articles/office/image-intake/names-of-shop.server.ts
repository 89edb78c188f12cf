import type { Db } from '#kit/database/db.server.ts';
import { inSlices } from '#kit/process/in-slices.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import {
  imageNames,
  indexArticles,
  type ArticleIndex,
  type ImageNames,
  type OwnImage,
} from './image-name.ts';
import { readNamedArticles, readNamedImages, readStateOfNames } from './store.server.ts';

const keptMs = 60_000;

type Kept<Key, Value> = { key: Key; value: Promise<Value> };

/**
 * Reads names by the articles of the shop. What was read is kept for a minute after it was last asked for. While
 * pictures are taken in, every batch raises the version, and no name of an article changes by that.
 */
export function openImageNames({
  db,
  versions,
}: Pick<Services, 'db' | 'versions'>): () => Promise<ImageNames> {
  let index: Kept<string, ArticleIndex> | undefined;
  let names: Kept<number, ImageNames> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const forget = () => (index = names = undefined);

  async function readNames(): Promise<ImageNames> {
    const state = await readStateOfNames(db);
    if (index?.key !== state) index = { key: state, value: readIndex(db) };
    return await inSlices(imageNames(await index.value, await readOwnImages(db)));
  }
  return async () => {
    clearTimeout(timer);
    timer = setTimeout(forget, keptMs).unref();
    if (names?.key !== versions.current) names = { key: versions.current, value: readNames() };
    const { value } = names;
    value.catch(forget);
    return await value;
  };
}

async function readIndex(db: Db): Promise<ArticleIndex> {
  return await inSlices(indexArticles(await readNamedArticles(db)));
}

async function readOwnImages(db: Db): Promise<OwnImage[]> {
  const images: OwnImage[] = [];
  let before = { number: '', place: 0 };
  for (const { number, names } of await readNamedImages(db)) {
    const at = { number, place: before.number === number ? before.place + 1 : 1 };
    for (const fileName of new Set(names)) images.push({ ...at, fileName });
    before = at;
  }
  return images;
}
