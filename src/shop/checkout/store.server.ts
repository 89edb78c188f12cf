import { sql } from 'kysely';
import type { Generated, Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import type { Way } from '#shop/order-model/order-request.ts';
import { insertionOf } from '#kit/database/insert-rows.server.ts';

interface WayOfDeliveryTable {
  id: Generated<number>;
  name_sv: string;
  name_en: string | null;
  tracking_url_template: string | null;
  active: Generated<boolean>;
  /** The customer collects the goods, which therefore stay in Sweden. */
  collected: Generated<boolean>;
  /** Working days from sending to arrival. */
  transport_days: Generated<number>;
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

export async function readWays(db: Db): Promise<Way[]> {
  return await db
    .selectFrom('way_of_delivery')
    .select(['id', 'name_sv', 'name_en', 'collected', 'transport_days'])
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

export type OrderRequestRow = Pick<
  Selectable<OrderRequestTable>,
  'customer_id' | 'idempotency_key' | 'body_hash' | 'order_id'
>;

/** Returns the earlier requests of these customers, by their keys. */
export async function readOrderRequests(
  trx: Trx,
  keys: readonly { customerId: number; key: string }[],
): Promise<OrderRequestRow[]> {
  const { rows } = await sql<OrderRequestRow>`
    select customer_id, idempotency_key, body_hash, order_id
    from order_request
    join unnest(
      ${keys.map(({ customerId }) => customerId)}::integer[],
      ${keys.map(({ key }) => key)}::text[]
    ) as requested (customer_id, idempotency_key) using (customer_id, idempotency_key)`.execute(trx);
  return rows;
}

export async function insertOrderRequests(
  trx: Trx,
  requests: readonly Insertable<OrderRequestTable>[],
): Promise<void> {
  await sql`${insertionOf('order_request', requests)}`.execute(trx);
}

export async function deleteOldOrderRequests(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('order_request').where('created_at', '<', before).execute();
}
