import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { stateIs } from '#shop/orders/state-condition.server.ts';
import { wayNames } from '#shop/orders/way-name.server.ts';
import { readRowsOfOrders } from '#shop/orders/whole-order-store.server.ts';

/** Returns the orders of these numbers with their rows, in no order. */
export async function readOrdersToSend(db: Db, ids: readonly number[]) {
  const orders = await db
    .selectFrom('customer_order')
    .leftJoin('way_of_delivery as way', 'way.id', 'customer_order.way_of_delivery_id')
    .select([
      'customer_order.id',
      'customer_id',
      'customer_name',
      'customer_email',
      'way_of_delivery_name',
      'customer_order.collected',
      'created_at',
      'status',
      'held',
      'batch_id',
      'addition_count',
      'partial_delivery',
      'delivery_year',
      'delivery_week',
      wayNames,
      'way.transport_days',
      'way.parcel_pattern',
    ])
    .where('customer_order.id', '=', anyOf(ids))
    .execute();
  const rows = await readRowsOfOrders(db, ids);
  return orders.map((order) => ({ ...order, rows: rows.filter((row) => row.order_id === order.id) }));
}

/** Returns the open rows of these articles, by the order that has them, and the free pieces of the articles. */
export async function readWaiting(db: Db, articleIds: readonly number[]) {
  const rows = await db
    .selectFrom('order_row')
    .innerJoin('customer_order', 'customer_order.id', 'order_row.order_id')
    .select([
      'customer_order.id as order_id',
      'customer_order.created_at',
      'order_row.id',
      'kind',
      'article_id',
      'quantity',
      'quantity_delivered',
      'quantity_cancelled',
      'quantity_short',
      'promised_text',
      'short_at_booking',
      'expected_date',
    ])
    .where('article_id', '=', anyOf(articleIds))
    .where(stateIs(orderIs.open))
    .orderBy('order_row.order_id')
    .orderBy('row_number')
    .execute();
  const articles = await db
    .selectFrom('article')
    .select(['id', 'quantity_available', 'stock_bookings'])
    .where('id', '=', anyOf(articleIds))
    .execute();
  const free = new Map(
    articles.map((one) => [one.id, { pieces: one.quantity_available, bookings: one.stock_bookings }]),
  );
  return { rows, free };
}
