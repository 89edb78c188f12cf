import type { Db } from '#kit/database/db.server.ts';

/** Returns whose consignment it is; with `customerId` only what is that customer's. */
export async function readNoteOf(db: Db, consignmentId: number, customerId: number | undefined) {
  let query = db
    .selectFrom('consignment')
    .innerJoin('customer_order', 'customer_order.id', 'consignment.order_id')
    .innerJoin('customer', 'customer.id', 'customer_order.customer_id')
    .select(['consignment.order_id', 'customer_order.customer_id'])
    .select(['customer.customer_number', 'customer.prices_on_delivery_notes'])
    .where('consignment.id', '=', consignmentId);
  if (customerId !== undefined) query = query.where('customer_order.customer_id', '=', customerId);
  return await query.executeTakeFirst();
}
