import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { stateIs } from '#shop/orders/state-condition.server.ts';

export type LeftRow = Awaited<ReturnType<typeof readRowsLeft>>[number];
export type RowWords = Awaited<ReturnType<typeof readWordsOfRows>>[number];

/** The condition that something of a row has been neither sent nor cancelled, as `leftOf` says. */
export const hasLeft = sql<boolean>`
  order_row.quantity > order_row.quantity_delivered + order_row.quantity_cancelled`;

/**
 * Returns the rows of goods of which this customer waits for something, by order. A customer may wait for thousands, of
 * which few are shown: what they are called is read with `readWordsOfRows`.
 */
export async function readRowsLeft(db: Db, customerId: number) {
  return await db
    .selectFrom('customer_order')
    .innerJoin('order_row', 'order_row.order_id', 'customer_order.id')
    .select([
      'customer_order.id as order_id',
      'customer_order.currency_code',
      'order_row.id',
      'order_row.article_id',
      'order_row.quantity',
      'order_row.quantity_delivered',
      'order_row.quantity_cancelled',
      'order_row.quantity_short',
      'order_row.expected_date',
      'order_row.date_changed_on',
      'order_row.promised_date',
      'order_row.promised_text',
      'order_row.promised_text_sv',
      'order_row.promised_text_en',
      'order_row.price',
    ])
    .where('customer_order.customer_id', '=', customerId)
    .where(stateIs(orderIs.open))
    .where('order_row.kind', '=', 'article')
    .where(hasLeft)
    .orderBy('customer_order.id')
    .orderBy('order_row.row_number')
    .execute();
}

/** Returns what rows of this customer are called, and what is told of their orders. */
export async function readWordsOfRows(db: Db, customerId: number, rowIds: readonly number[]) {
  return await db
    .selectFrom('order_row')
    .innerJoin('customer_order', 'customer_order.id', 'order_row.order_id')
    .leftJoin('article', 'article.id', 'order_row.article_id')
    .select([
      'order_row.id',
      'customer_order.created_at',
      'customer_order.purchase_order_number',
      'customer_order.delivery_year',
      'customer_order.delivery_week',
      'order_row.article_number',
      'order_row.description',
      'order_row.description_sv',
      'order_row.description_en',
      'order_row.previous_expected_date',
      'article.ean',
    ])
    .where('customer_order.customer_id', '=', customerId)
    .where('order_row.id', '=', anyOf(rowIds))
    .execute();
}
