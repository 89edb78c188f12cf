import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { isReal } from '#shop/orders/state-condition.server.ts';

/** Returns the days in Sweden on which customers first ordered in the shop themselves; who has not is absent. */
export async function readFirstOrderDays(
  db: Db,
  customerIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('customer_order')
    .select(['customer_id', sql<string>`min((created_at at time zone 'Europe/Stockholm')::date)`.as('day')])
    .where('customer_id', '=', anyOf(customerIds))
    .where(isReal())
    // Who orders for a customer accepts no terms for it.
    .where('placed_by', '=', '')
    .groupBy('customer_id')
    .execute();
  return new Map(rows.map(({ customer_id: id, day }) => [id, day]));
}
