import { sql } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';
import { OrderStatus } from '#shop/orders/order-label.ts';

/** All that a customer has ordered of one article, less what was cancelled. */
export type BoughtArticle = {
  /** Null when the article is deleted; its rows are told apart by their number then. */
  article_id: number | null;
  article_number: string;
  /** The name in one of the orders, in the order's language. */
  description: string;
  times: number;
  pieces: number;
  last_at: Date;
  last_order_id: number;
};

export async function readBought(db: Db, customerId: number, since: Date): Promise<BoughtArticle[]> {
  // Grouping by article and order first counts the orders without sorting them.
  const { rows } = await sql<BoughtArticle>`
    with of_order as (
      select
        article_id,
        case when article_id is null then article_number end as deleted_number,
        order_id,
        customer_order.created_at,
        sum(quantity - quantity_cancelled) as pieces,
        max(article_number) as article_number,
        max(description) as description
      from customer_order
      join order_row on order_row.order_id = customer_order.id
      where customer_order.customer_id = ${customerId}
        and customer_order.status <> ${OrderStatus.Cancelled}
        and customer_order.created_at >= ${since}
        and quantity > quantity_cancelled
      group by 1, 2, 3, 4
    )
    select
      article_id,
      max(article_number) as article_number,
      max(description) as description,
      count(*)::integer as times,
      sum(pieces)::integer as pieces,
      max(created_at) as last_at,
      (max(array[extract(epoch from created_at), order_id]))[2]::integer as last_order_id
    from of_order
    group by article_id, deleted_number`.execute(db);
  return rows;
}

/** Returns the rows of these orders of a customer that were not cancelled. */
export async function readRowsOfOrders(db: Db, customerId: number, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
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
    .where('order_row.order_id', 'in', [...orderIds])
    .where('customer_order.customer_id', '=', customerId)
    .whereRef('order_row.quantity', '>', 'order_row.quantity_cancelled')
    .orderBy('order_row.row_number')
    .execute();
}
