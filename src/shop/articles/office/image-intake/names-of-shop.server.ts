import type { Db } from '#kit/database/db.server.ts';
import { inSlices } from '#kit/process/in-slices.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { imageNames, type OwnImage, type ImageNames } from './image-name.ts';
import { readNamedArticles, readNamedImages } from './store.server.ts';

const keptMs = 60_000;

/** Reads names by the articles of the shop. What was read is kept for a minute after it was last asked for. */
export function openImageNames({
  db,
  versions,
}: Pick<Services, 'db' | 'versions'>): () => Promise<ImageNames> {
  let kept: { version: number; names: Promise<ImageNames> } | undefined;
  let timer: NodeJS.Timeout | undefined;
  return async () => {
    clearTimeout(timer);
    timer = setTimeout(() => (kept = undefined), keptMs).unref();
    if (kept?.version !== versions.current) kept = { version: versions.current, names: readNames(db) };
    const { names } = kept;
    names.catch(() => (kept = undefined));
    return await names;
  };
}

async function readNames(db: Db): Promise<ImageNames> {
  const images: OwnImage[] = [];
  let before = { number: '', place: 0 };
  for (const { number, file_name } of await readNamedImages(db)) {
    before = { number, place: before.number === number ? before.place + 1 : 1 };
    if (file_name !== null) images.push({ ...before, fileName: file_name });
  }
  return await inSlices(imageNames(await readNamedArticles(db), images));
}
