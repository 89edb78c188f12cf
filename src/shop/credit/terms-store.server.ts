import { sql } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';
import { isReal } from '#shop/orders/state-condition.server.ts';

/** Returns the day in Sweden of the customer's first order in the shop; null when there is none. */
export async function readFirstOrderDay(db: Db, customerId: number): Promise<string | null> {
  const row = await db
    .selectFrom('customer_order')
    .select(sql<string | null>`min((created_at at time zone 'Europe/Stockholm')::date)`.as('day'))
    .where('customer_id', '=', customerId)
    .where(isReal())
    .executeTakeFirst();
  return row?.day ?? null;
}
