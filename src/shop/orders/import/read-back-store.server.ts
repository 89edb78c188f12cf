import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { isReal } from '#shop/orders/state-condition.server.ts';

export async function readOrderIdPage(db: Db, { after, take }: { after: number; take: number }) {
  return await db
    .selectFrom('customer_order')
    .select('id')
    .where('id', '>', after)
    .where(isReal())
    .orderBy('id')
    .limit(take)
    .execute();
}

export async function readReportedOrders(trx: Db, ids: readonly number[]) {
  const orders = await trx
    .selectFrom('customer_order')
    .select(['id', 'status', 'consignment_id'])
    .select((order) =>
      order
        .selectFrom('consignment')
        .select('parcels')
        .whereRef('order_id', '=', 'customer_order.id')
        .where('carrier_number', '<>', '')
        .orderBy('consignment.id', 'desc')
        .limit(1)
        .as('parcels'),
    )
    .where('id', '=', anyOf(ids))
    .where(isReal())
    .execute();
  const rows = await trx
    .selectFrom('order_row')
    .select(['order_id', 'row_number', 'kind', 'quantity_delivered', 'quantity_short', 'quantity_cancelled'])
    .select('expected_date')
    .where('order_id', '=', anyOf(ids))
    .orderBy('row_number')
    .execute();
  return { orders, rows };
}
