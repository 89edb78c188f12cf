import type { Trx } from '#kit/database/db.server.ts';
import { insertRows, insertRowsWithIds, type Rows } from '#kit/database/insert-rows.server.ts';

export async function insertOrders(
  trx: Trx,
  orders: Rows<'customer_order'>,
  orderRows: Rows<'order_row'>,
): Promise<void> {
  await insertRowsWithIds(trx, 'customer_order', orders);
  await insertRows(trx, 'order_row', orderRows);
}
