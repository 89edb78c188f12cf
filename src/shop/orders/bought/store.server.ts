import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { OrderStatus } from '#shop/orders/order-label.ts';

/**
 * Changes with every change of the customer's orders: whoever changes a row of an order changes the order too, as its
 * events are numbered. Reading it costs a fraction of reading the rows.
 */
export async function readStateOfOrders(db: Db, customerId: number): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws(' ', count(*), max(id), sum(xmin::text::bigint)) as state
    from customer_order where customer_id = ${customerId}`.execute(db);
  return rows[0]!.state;
}

/** The rows that were not cancelled, in columns of equal length: a thousand orders are one row of the answer. */
export type OrderedColumns = {
  /** Null for an article that is deleted. */
  article_ids: (number | null)[];
  order_ids: number[];
  /** Less what was cancelled. */
  pieces: number[];
  /** Seconds since 1970. */
  seconds: number[];
  /** Only of the rows without an article, in their order. */
  deleted_numbers: string[];
  deleted_names: string[];
};

export async function readOrderedColumns(db: Db, customerId: number): Promise<OrderedColumns> {
  const { rows } = await sql<OrderedColumns>`
    select
      coalesce(array_agg(article_id), '{}') as article_ids,
      coalesce(array_agg(order_id), '{}') as order_ids,
      coalesce(array_agg(quantity - quantity_cancelled), '{}') as pieces,
      coalesce(array_agg(extract(epoch from created_at)::integer), '{}') as seconds,
      coalesce(array_agg(article_number) filter (where article_id is null), '{}') as deleted_numbers,
      coalesce(array_agg(description) filter (where article_id is null), '{}') as deleted_names
    from customer_order
    join order_row on order_row.order_id = customer_order.id
    where customer_order.customer_id = ${customerId}
      and customer_order.status <> ${OrderStatus.Cancelled} and quantity > quantity_cancelled`.execute(db);
  return rows[0]!;
}

/** Returns the rows of these orders of a customer that were not cancelled. */
export async function readRowsOfOrders(db: Db, customerId: number, orderIds: Iterable<number>) {
  return await db
    .selectFrom('order_row')
    .innerJoin('customer_order', 'customer_order.id', 'order_row.order_id')
    .select([
      'order_row.order_id',
      'order_row.article_id',
      'order_row.article_number',
      'order_row.price',
      'customer_order.currency_code',
      sql<number>`order_row.quantity - order_row.quantity_cancelled`.as('pieces'),
    ])
    .where('order_row.order_id', '=', anyOf(orderIds))
    .where('customer_order.customer_id', '=', customerId)
    .whereRef('order_row.quantity', '>', 'order_row.quantity_cancelled')
    .orderBy('order_row.row_number')
    .execute();
}
