import type { Db, Trx } from '#kit/database/db.server.ts';
import type { OrderedRow } from '#shop/orders/order-draft.ts';
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

type Row = Pick<OrderedRow, 'articleId' | 'quantityShort'>;
type Draft = {
  rows: readonly Row[];
  /** Rows that the order has already. */
  addition?: { earlier: readonly { articleId: number | null; quantityShort: number }[] } | undefined;
};

/**
 * Returns for each new order of a transaction what orders before it wait for: those in the database, and the earlier
 * ones of the list.
 */
export async function waitedForInTurn(trx: Trx, drafts: readonly Draft[]): Promise<WaitedFor[]> {
  const missing = drafts.map(({ rows }) => rows.filter(({ quantityShort }) => quantityShort > 0));
  const earlier = drafts.flatMap(({ addition }) => addition?.earlier ?? []);
  const short = [...missing.flat(), ...earlier.filter(({ quantityShort }) => quantityShort > 0)];
  const articleIds = new Set(short.flatMap(({ articleId }) => articleId ?? []));
  const stored = await piecesWaitedFor(trx, [...articleIds]);
  const waited = new Map(stored);
  return missing.map((rows) => {
    const before = new Map(waited);
    for (const { articleId, quantityShort } of rows)
      waited.set(articleId, (waited.get(articleId) ?? 0) + quantityShort);
    return before;
  });
}
