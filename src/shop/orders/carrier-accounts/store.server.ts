import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';

/** Returns the customer number with the carrier that the customer gave last, by way of delivery. */
export async function readLastCarrierAccounts(
  db: Db,
  customerId: number,
  wayIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('customer_order')
    .distinctOn('way_of_delivery_id')
    .select(['way_of_delivery_id', 'carrier_account'])
    .where('customer_id', '=', customerId)
    .where('way_of_delivery_id', '=', anyOf(wayIds))
    .where('carrier_account', '<>', '')
    .orderBy('way_of_delivery_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.way_of_delivery_id ?? 0, row.carrier_account]));
}
