import type { Db } from '#kit/database/db.server.ts';
import { badField, limitReached, Problem } from '#kit/http/problem.ts';
import { largestQuantity } from '#shop/cart/quantity.ts';
import { mostRowsOfList } from './contract.ts';
import { readArticlesToSave } from './list-row-store.server.ts';
import type { RowOfList } from './store.server.ts';

export type ArticleQuantity = { articleId: number; quantity: number };

const rowsFull = limitReached(mostRowsOfList);

/**
 * Returns the rows of a list, with equal articles added up on the first of them. A row that the list has already keeps
 * what it knows of an article that is deleted since. Problems: `not-found`, `limit-reached`, `bad-input`.
 */
export async function rowsToSave(
  db: Db,
  wanted: readonly ArticleQuantity[],
  before: readonly RowOfList[],
): Promise<RowOfList[] | Problem> {
  const sums = new Map<number, number>();
  for (const { articleId, quantity } of wanted) sums.set(articleId, (sums.get(articleId) ?? 0) + quantity);
  if (sums.size > mostRowsOfList) return rowsFull;
  const known = new Map(before.map((row) => [row.article_id, row]));
  for (const one of await readArticlesToSave(db, [...sums.keys()])) {
    const kept = known.get(one.article_id);
    // A quantity that stays was in whole packages of the size that it was saved with.
    if (kept?.quantity !== sums.get(one.article_id)) known.set(one.article_id, { ...one, quantity: 0 });
  }
  const rows: RowOfList[] = [];
  for (const [articleId, quantity] of sums) {
    const row = known.get(articleId);
    if (!row) return new Problem('not-found');
    if (quantity > largestQuantity) return badField('Quantity', 'maxAmount');
    rows.push({ ...row, quantity });
  }
  return rows;
}
