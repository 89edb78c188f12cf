import type { Db } from '#kit/database/db.server.ts';
import { printSizeOf } from './print-rendition.server.ts';
import { readImageRows } from './store.server.ts';

export type ImageFacts = {
  id: number;
  /** The pixel size of the file to download. */
  width: number;
  height: number;
  captionSv: string;
  captionEn: string | null;
};

/** Returns what is known of these pictures, in their order. */
export async function imageFactsOf(db: Db, ids: readonly number[]): Promise<ImageFacts[]> {
  const rows = new Map((await readImageRows(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    return [{ id, ...printSizeOf(row), captionSv: row.caption_sv, captionEn: row.caption_en }];
  });
}
