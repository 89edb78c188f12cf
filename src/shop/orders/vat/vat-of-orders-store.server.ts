import { anyOf } from '#kit/database/any-of.server.ts';
import { groupBy } from '#kit/text/group-by.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { orderMay } from '#shop/order-model/may.ts';
import type { NewOrderRow } from '#shop/orders/store.server.ts';
import { isReal, stateIs } from '#shop/orders/state-condition.server.ts';
import { readRowsOfOrders } from '#shop/orders/whole-order-store.server.ts';

export { updateOrder, updateOrderRow } from '#shop/orders/whole-order-store.server.ts';

export type OrderToTax = Awaited<ReturnType<typeof readOrdersToInvoice>>[number];

type Wanted = { customerId: number; orderIds?: readonly number[] | undefined; lock?: boolean };

/** No customer has so many orders to be invoiced; what is above them is seen when these are done. */
const most = 200;

/** Returns the customer's orders of which something may still be invoiced, with their rows, the newest first. */
export async function readOrdersToInvoice(db: Db, { customerId, orderIds, lock = false }: Wanted) {
  let query = db
    .selectFrom('customer_order')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where(stateIs(orderMay.invoice))
    .where(isReal())
    .orderBy('id', 'desc')
    .limit(most);
  if (orderIds) query = query.where('id', '=', anyOf(orderIds));
  const orders = await (lock ? query.forUpdate() : query).execute();
  const rows = await readRowsOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  const rowsOf = groupBy(rows, (row) => row.order_id);
  return orders.map((order) => ({ ...order, rows: rowsOf.get(order.id) ?? [] }));
}

export async function insertOrderRow(trx: Trx, row: NewOrderRow): Promise<void> {
  await trx.insertInto('order_row').values(row).execute();
}
