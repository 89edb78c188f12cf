import type { Trx } from '#kit/database/db.server.ts';
import { insertRowsWithIds, type Rows } from '#kit/database/insert-rows.server.ts';

export async function insertProductGroups(trx: Trx, groups: Rows<'product_group'>): Promise<void> {
  await insertRowsWithIds(trx, 'product_group', groups);
}
