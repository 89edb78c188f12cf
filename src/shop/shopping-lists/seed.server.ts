import type { Trx } from '#kit/database/db.server.ts';
import { insertList, type RowOfList } from './store.server.ts';
import { replaceRows } from './list-row-store.server.ts';

type Seeded = { customerId: number; name: string; rows: readonly RowOfList[] };

export async function insertShoppingLists(
  trx: Trx,
  lists: readonly Seeded[],
  changed: { at: Date; by: string },
): Promise<void> {
  for (const { customerId, name, rows } of lists) {
    const id = await insertList(trx, {
      customer_id: customerId,
      name,
      changed_at: changed.at,
      changed_by: changed.by,
    });
    await replaceRows(trx, id, rows);
  }
}
