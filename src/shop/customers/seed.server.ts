import type { Trx } from '#kit/database/db.server.ts';
import { insertRowsWithIds, type Rows } from '#kit/database/insert-rows.server.ts';

export async function insertCustomers(trx: Trx, customers: Rows<'customer'>): Promise<void> {
  await insertRowsWithIds(trx, 'customer', customers);
}
