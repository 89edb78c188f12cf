import type { Generated, Insertable } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';

interface WayOfDeliveryTable {
  id: Generated<number>;
  name_sv: string;
  name_en: string | null;
  tracking_url_template: string | null;
  active: Generated<boolean>;
  sort: Generated<number>;
}
interface OrderRequestTable {
  customer_id: number;
  idempotency_key: string;
  body_hash: string;
  order_id: number;
  created_at: Generated<Date>;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    way_of_delivery: WayOfDeliveryTable;
    order_request: OrderRequestTable;
  }
}

export type WayRow = { id: number; name_sv: string; name_en: string | null };

export async function readWays(db: Db): Promise<WayRow[]> {
  return await db
    .selectFrom('way_of_delivery')
    .select(['id', 'name_sv', 'name_en'])
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

/** What this customer asked for with the key before. */
export async function readOrderRequest(trx: Trx, customerId: number, key: string) {
  return await trx
    .selectFrom('order_request')
    .select(['body_hash', 'order_id'])
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export async function insertOrderRequest(trx: Trx, request: Insertable<OrderRequestTable>): Promise<void> {
  await trx.insertInto('order_request').values(request).execute();
}

export async function deleteOldOrderRequests(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('order_request').where('created_at', '<', before).execute();
}
