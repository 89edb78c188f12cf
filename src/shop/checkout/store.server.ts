import { sql } from 'kysely';
import type { Generated, Insertable } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { insertionOf } from '#kit/database/insert-rows.server.ts';

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

/** What was asked for with these keys before, each customer's own. */
export async function readOrderRequests(trx: Trx, keys: readonly { customerId: number; key: string }[]) {
  return await trx
    .selectFrom('order_request')
    .innerJoin(
      sql<{ customer: number; key: string }>`unnest(
        ${keys.map(({ customerId }) => customerId)}::integer[], ${keys.map(({ key }) => key)}::text[]
      )`.as<'given'>(sql`given (customer, key)`),
      (join) => join.onRef('customer_id', '=', 'given.customer').onRef('idempotency_key', '=', 'given.key'),
    )
    .select(['customer_id', 'body_hash', 'order_id'])
    .execute();
}

export async function insertOrderRequests(
  trx: Trx,
  requests: readonly Insertable<OrderRequestTable>[],
): Promise<void> {
  await insertionOf('order_request', requests).execute(trx);
}

export async function deleteOldOrderRequests(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('order_request').where('created_at', '<', before).execute();
}
