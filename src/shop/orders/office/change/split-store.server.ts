import type { Trx } from '#kit/database/db.server.ts';
import type { NewOrder, NewOrderRow } from '#shop/orders/store.server.ts';

export async function insertOrder(trx: Trx, order: NewOrder): Promise<void> {
  await trx.insertInto('customer_order').values(order).execute();
}

/** Moves a row to another order. Nothing of it may have been sent or invoiced. */
export async function moveRow(
  trx: Trx,
  id: number,
  values: Pick<NewOrderRow, 'order_id' | 'row_number' | 'total_amount'> & { quantity_short: number },
): Promise<void> {
  await trx.updateTable('order_row').set(values).where('id', '=', id).execute();
}
