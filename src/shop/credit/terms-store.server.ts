import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { isReal } from '#shop/orders/state-condition.server.ts';

/** Returns the days in Sweden of customers' first orders in the shop; who has none is absent. */
export async function readFirstOrderDays(
  db: Db,
  customerIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('customer_order')
    .select(['customer_id', sql<string>`min((created_at at time zone 'Europe/Stockholm')::date)`.as('day')])
    .where('customer_id', '=', anyOf(customerIds))
    .where(isReal())
    .groupBy('customer_id')
    .execute();
  return new Map(rows.map(({ customer_id: id, day }) => [id, day]));
}
