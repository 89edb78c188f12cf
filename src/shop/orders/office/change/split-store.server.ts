import type { Trx } from '#kit/database/db.server.ts';
import type { NewOrder, NewOrderRow } from '#shop/orders/store.server.ts';

/** What happens to an order, and has not happened to a new one. */
const nothingYet = {
  consignment_id: null,
  batch_id: null,
  cancelled_at: null,
  printed_at: null,
  printed_by: '',
  printed_rows: null,
  told_first_week: null,
};

/** Inserts an order like this one but for `values`: it is placed when that was, so that nothing passes it. */
export async function insertCopy(
  trx: Trx,
  id: number,
  values: Partial<NewOrder> & { id: number },
): Promise<void> {
  const { event_sequence: _told, ...stored } = await trx
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('customer_order')
    .values({ ...stored, ...nothingYet, ...values })
    .execute();
}

/** Moves a row to another order. Nothing of it may have been sent or invoiced. */
export async function moveRow(
  trx: Trx,
  id: number,
  values: Pick<NewOrderRow, 'order_id' | 'row_number' | 'total_amount'> & { quantity_short: number },
): Promise<void> {
  await trx.updateTable('order_row').set(values).where('id', '=', id).execute();
}
