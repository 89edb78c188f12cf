import { sql } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { orderMay } from '#shop/order-model/may.ts';
import { stateIs } from '#shop/orders/state-condition.server.ts';
import type { NewOrderRow } from '#shop/orders/store.server.ts';

/** Returns the customer's new orders that no business system has, the newest first. */
export async function readNewOrders(db: Db, customerId: number, since: Date) {
  return await db
    .selectFrom('customer_order')
    .select(['id', 'status', 'batch_id', 'created_at', 'currency_code', 'addition_count', 'total_amount'])
    .select(
      sql<number>`(select count(*)::integer from order_row where order_id = customer_order.id and kind = 'article')`.as(
        'rows',
      ),
    )
    .select(['delivery_name', 'delivery_address1', 'delivery_address2', 'delivery_zip_code'])
    .select(['delivery_city', 'delivery_country_code', 'delivery_contact_person'])
    .where('customer_id', '=', customerId)
    .where('created_at', '>', since)
    .where(stateIs(orderMay.extend))
    .where('batch_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Deletes the rows of fees, which an addition writes anew. Nothing of an open order has been sent or invoiced. */
export async function deleteFees(trx: Trx, orderId: number): Promise<void> {
  await trx.deleteFrom('order_row').where('order_id', '=', orderId).where('kind', '<>', 'article').execute();
}

export async function insertOrderRows(trx: Trx, rows: readonly NewOrderRow[]): Promise<void> {
  await trx
    .insertInto('order_row')
    .values([...rows])
    .execute();
}
