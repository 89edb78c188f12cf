import type { Trx } from '#kit/database/db.server.ts';
import { insertRowsWithIds, type Rows } from '#kit/database/insert-rows.server.ts';

/** Replaces the way that an empty shop begins with. */
export async function insertWaysOfDelivery(trx: Trx, ways: Rows<'way_of_delivery'>): Promise<void> {
  await trx.deleteFrom('way_of_delivery').execute();
  await insertRowsWithIds(trx, 'way_of_delivery', ways);
}
