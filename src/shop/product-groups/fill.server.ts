import type { Trx } from '#kit/db.server.ts';
import { insertRowsWithIds } from '#kit/insert-rows.server.ts';
import type { Rows } from '#kit/insert-rows.server.ts';

export async function insertProductGroups(trx: Trx, groups: Rows<'product_group'>): Promise<void> {
  await insertRowsWithIds(trx, 'product_group', groups);
}
