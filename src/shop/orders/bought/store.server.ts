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

/** The rows that were not cancelled, order by order, in columns of equal length. */
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

/**
 * Twenty thousand rows come as JSON, which is parsed in half the time of arrays. `offset 0` keeps the planner from reading
 * the rows of all customers where one has many orders.
 */
export async function readOrderedColumns(db: Db, customerId: number): Promise<OrderedColumns> {
  const { rows } = await sql<OrderedColumns>`
    select
      coalesce(json_agg(article_id), '[]') as article_ids,
      coalesce(json_agg(order_id), '[]') as order_ids,
      coalesce(json_agg(pieces), '[]') as pieces,
      coalesce(json_agg(seconds), '[]') as seconds,
      coalesce(json_agg(article_number) filter (where article_id is null), '[]') as deleted_numbers,
      coalesce(json_agg(description) filter (where article_id is null), '[]') as deleted_names
    from (
      select of_order.*, extract(epoch from created_at)::integer as seconds
      from customer_order
      cross join lateral (
        select order_id, article_id, article_number, description, quantity - quantity_cancelled as pieces
        from order_row where order_id = customer_order.id and quantity > quantity_cancelled
        offset 0
      ) as of_order
      where customer_id = ${customerId} and status <> ${OrderStatus.Cancelled}
      order by customer_order.id
    ) as ordered`.execute(db);
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
