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
