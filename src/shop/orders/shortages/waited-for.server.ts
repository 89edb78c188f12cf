import type { Db } from '#kit/database/db.server.ts';
import { readMissingPieces } from './store.server.ts';

/** The number of pieces that open orders wait for, by article id; an article that nobody waits for is left out. */
export type WaitedFor = ReadonlyMap<number, number>;

export async function piecesWaitedFor(db: Db, articleIds: readonly number[]): Promise<WaitedFor> {
  if (articleIds.length === 0) return new Map();
  const missing = await readMissingPieces(db, articleIds);
  return new Map(
    missing.flatMap(({ article_id, pieces }) => (article_id === null ? [] : [[article_id, pieces]])),
  );
}
