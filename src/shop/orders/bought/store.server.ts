import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { stateIs } from '#shop/orders/state-condition.server.ts';

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

/** Stands for an article that is deleted: identity columns begin at 1. */
export const deletedArticle = 0;

/** What a customer has ordered, without what was cancelled, the oldest order first. */
export type OrderedColumns = {
  /** Of the orders that have such rows: */
  order_ids: number[];
  /** Since 1970. */
  seconds: number[];
  row_counts: number[];
  /** Of the rows of all orders, as big-endian integers; `deletedArticle` for an article that is deleted. */
  article_ids: Buffer | null;
  pieces: Buffer | null;
  /** Number and name of each row whose article is deleted, by order. */
  deleted: [articleNumber: string, description: string][][];
};

/**
 * Twenty thousand rows come as bytes: as JSON they took twice the time, and most of the many small arrays outlived the
 * young generation. The aggregate of an order keeps the planner from reading the rows of all customers where one has many
 * orders.
 */
export async function readOrderedColumns(db: Db, customerId: number): Promise<OrderedColumns> {
  const { rows } = await sql<OrderedColumns>`
    select
      coalesce(json_agg(id), '[]') as order_ids,
      coalesce(json_agg(seconds), '[]') as seconds,
      coalesce(json_agg(row_count), '[]') as row_counts,
      string_agg(article_ids, '') as article_ids,
      string_agg(pieces, '') as pieces,
      coalesce(json_agg(deleted) filter (where deleted is not null), '[]') as deleted
    from (
      select customer_order.id, extract(epoch from created_at)::integer as seconds, of_order.*
      from customer_order
      cross join lateral (
        select
          count(*) as row_count,
          string_agg(int4send(coalesce(article_id, ${deletedArticle}::integer)), '') as article_ids,
          string_agg(int4send(quantity - quantity_cancelled), '') as pieces,
          json_agg(json_build_array(article_number, description)) filter (where article_id is null) as deleted
        from order_row
        where order_id = customer_order.id and quantity > quantity_cancelled and article_number <> ''
        having count(*) > 0
      ) as of_order
      where customer_id = ${customerId} and ${stateIs(orderIs.sold)}
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
