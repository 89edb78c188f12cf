import { sql } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';
import { anyOf } from '#kit/database/any-of.server.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { isReal, stateIs } from '#shop/orders/state-condition.server.ts';

/** Returns the sums of the pieces that open orders lack of these articles. The index holds the rows of this condition. */
export async function readMissingPieces(db: Db, articleIds: readonly number[]) {
  return await db
    .selectFrom('order_row')
    .innerJoin('customer_order', 'customer_order.id', 'order_row.order_id')
    .select(['order_row.article_id', sql<number>`sum(order_row.quantity_short)::integer`.as('pieces')])
    .where('order_row.article_id', '=', anyOf(articleIds))
    .where(sql<boolean>`order_row.quantity_short > 0`)
    .where(stateIs(orderIs.open))
    .where(isReal())
    .groupBy('order_row.article_id')
    .execute();
}

/** Returns the articles of which open orders lack more pieces than are free, those that lack most first. */
export async function readMostMissing(db: Db, take: number) {
  const lacking = sql<number>`sum(order_row.quantity_short) - article.quantity_available`;
  return await db
    .selectFrom('order_row')
    .innerJoin('customer_order', 'customer_order.id', 'order_row.order_id')
    .innerJoin('article', 'article.id', 'order_row.article_id')
    .select([
      'article.id',
      'article.article_number',
      'article.name_sv',
      'article.estimated_delivery_date',
      sql<number>`(${lacking})::integer`.as('pieces'),
      sql<number>`count(distinct order_row.order_id)::integer`.as('orders'),
    ])
    .where(sql<boolean>`order_row.quantity_short > 0`)
    .where('order_row.kind', '=', 'article')
    .where('order_row.promised_text', '=', '')
    .where(stateIs(orderIs.open))
    .where(isReal())
    .groupBy('article.id')
    .having(sql<boolean>`${lacking} > 0`)
    .orderBy(lacking, 'desc')
    .orderBy('article.id')
    .limit(take)
    .execute();
}
