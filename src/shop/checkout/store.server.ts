import { sql, type Generated, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { insertionOf } from '#kit/database/insert-rows.server.ts';

interface OrderRequestTable {
  customer_id: number;
  person_id: number;
  idempotency_key: string;
  body_hash: string;
  order_id: number;
  created_at: Generated<Date>;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    order_request: OrderRequestTable;
  }
}

export type OrderRequestRow = Pick<
  Selectable<OrderRequestTable>,
  'person_id' | 'idempotency_key' | 'body_hash' | 'order_id'
>;

/** Returns the earlier requests of these persons, by their keys. */
export async function readOrderRequests(
  trx: Trx,
  keys: readonly { personId: number; key: string }[],
): Promise<OrderRequestRow[]> {
  const { rows } = await sql<OrderRequestRow>`
    select person_id, idempotency_key, body_hash, order_id
    from order_request
    join unnest(
      ${keys.map(({ personId }) => personId)}::integer[],
      ${keys.map(({ key }) => key)}::text[]
    ) as requested (person_id, idempotency_key) using (person_id, idempotency_key)`.execute(trx);
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
