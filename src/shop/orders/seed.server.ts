import { sql } from 'kysely';
import type { Trx } from '#kit/database/db.server.ts';
import { insertRows, insertRowsWithIds, type Rows } from '#kit/database/insert-rows.server.ts';
import './store.server.ts';

type SentWhole = { orderId: number; parcels: readonly string[]; sentAt: Date };

/** Sends all of orders, whose rows are there, in one consignment each. */
export async function insertConsignments(trx: Trx, sent: readonly SentWhole[]): Promise<void> {
  await insertRows(
    trx,
    'consignment',
    sent.map(({ orderId, parcels, sentAt }) => ({
      order_id: orderId,
      parcels: [...parcels],
      carrier_number: parcels[0] ?? '',
      sent_at: sentAt,
    })),
  );
  await sql`
    insert into consignment_row (consignment_id, order_row_id, quantity)
    select consignment.id, order_row.id, quantity_delivered
    from consignment join order_row on order_row.order_id = consignment.order_id
    where consignment.order_id = any(${sent.map(({ orderId }) => orderId)}::integer[])`.execute(trx);
}

export async function insertOrders(
  trx: Trx,
  orders: Rows<'customer_order'>,
  orderRows: Rows<'order_row'>,
): Promise<void> {
  await insertRowsWithIds(trx, 'customer_order', orders);
  await insertRows(trx, 'order_row', orderRows);
}
