import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { stateIs } from '#shop/orders/state-condition.server.ts';

/**
 * Changes with every change of what a customer has ordered: whoever changes a row of an order tells an event of the
 * order, and events are numbered. Reading it costs a fraction of reading the rows.
 */
export async function readStateOfOrders(db: Db, customerId: number): Promise<string> {
  const state = await db
    .selectFrom('customer_order')
    .select(({ fn }) => [
      fn.countAll().as('orders'),
      fn.max('id').as('last'),
      fn.sum('event_sequence').as('events'),
      fn.sum('status').as('statuses'),
    ])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Object.values(state).join(' ');
}

/** Stands for an article that is deleted: identity columns begin at 1. */
export const deletedArticle = 0;

export type OrderedRows = Awaited<ReturnType<typeof readOrderedRows>>[number];

/**
 * Returns what a customer has ordered, without what was cancelled, the oldest order first. The rows of an order come as
 * lists in one row: twenty thousand rows by themselves take the driver three times as long. The aggregate of an order
 * keeps the planner from reading the rows of all customers where one has many orders.
 */
export async function readOrderedRows(db: Db, customerId: number) {
  return await db
    .selectFrom('customer_order')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('order_row')
          .select([
            sql<number[]>`json_agg(coalesce(article_id, ${sql.lit(deletedArticle)}))`.as('article_ids'),
            sql<number[]>`json_agg(quantity - quantity_cancelled)`.as('pieces'),
            // Of each row whose article is deleted, in the order of the rows.
            sql<[articleNumber: string, description: string][] | null>`
              json_agg(json_build_array(article_number, description)) filter (where article_id is null)`.as(
              'deleted',
            ),
          ])
          .whereRef('order_id', '=', 'customer_order.id')
          .whereRef('quantity', '>', 'quantity_cancelled')
          .where('kind', '=', 'article')
          .having(({ fn }) => fn.countAll(), '>', 0)
          .as('of_order'),
      (join) => join.onTrue(),
    )
    .select([
      'customer_order.id',
      sql<number>`extract(epoch from created_at)::integer`.as('seconds'),
      'article_ids',
      'pieces',
      'deleted',
    ])
    .where('customer_id', '=', customerId)
    .where(stateIs(orderIs.sold))
    .orderBy('customer_order.id')
    .execute();
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
