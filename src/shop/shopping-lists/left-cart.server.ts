import type { Trx } from '#kit/database/db.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { largestQuantity } from '#shop/cart/quantity.ts';
import { longestListName, mostRowsOfList } from './contract.ts';
import { replaceRows } from './list-row-store.server.ts';
import { rowsToSave, type ArticleQuantity } from './rows-to-save.server.ts';
import { insertList, shareListsOf } from './store.server.ts';

type Left = {
  customerId: number;
  name: string;
  rows: readonly ArticleQuantity[];
  by: string;
  at: Date;
};

/**
 * Saves rows that nobody will order as shared lists of the customer, also beyond the number of lists that it may make. A
 * cart may hold more rows than a list.
 */
export async function saveAsShared(trx: Trx, { customerId, name, rows, by, at }: Left): Promise<void> {
  for (let from = 0; from < rows.length; from += mostRowsOfList) {
    const part = rows.slice(from, from + mostRowsOfList).map(({ articleId, quantity }) => {
      return { articleId, quantity: Math.min(quantity, largestQuantity) };
    });
    const saved = await rowsToSave(trx, part, []);
    if (saved instanceof Problem) throw new Error(`rows that are left cannot be saved: ${saved.code}`);
    const id = await insertList(trx, {
      customer_id: customerId,
      name: [...name].slice(0, longestListName).join(''),
      shared: true,
      owner_id: null,
      changed_at: at,
      changed_by: by,
    });
    await replaceRows(trx, id, saved);
  }
}

/** Saves the cart of a person who leaves, and shares the person's lists. */
export async function saveLeftCart(
  trx: Trx,
  { ownerId, ...left }: Left & { ownerId: number },
): Promise<void> {
  await shareListsOf(trx, ownerId);
  await saveAsShared(trx, left);
}
