import type { Trx } from '#kit/database/db.server.ts';
import { insertRowsWithIds, type Rows } from '#kit/database/insert-rows.server.ts';

export async function insertDeliveryAddresses(trx: Trx, addresses: Rows<'delivery_address'>): Promise<void> {
  await insertRowsWithIds(trx, 'delivery_address', addresses);
}
