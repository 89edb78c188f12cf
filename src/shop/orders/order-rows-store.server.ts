import type { Db } from '#kit/database/db.server.ts';
import { orderMay } from '#shop/order-model/may.ts';
import { isReal, stateIs } from './state-condition.server.ts';

/**
 * Returns the rows of one of this customer's orders; undefined when the order does not exist or belongs to somebody
 * else.
 */
export async function readRowsOfOrder(db: Db, customerId: number, orderId: number) {
  if (!(await isOrderOf(db, customerId, orderId))) return undefined;
  return await db
    .selectFrom('order_row')
    .innerJoin('customer_order', 'customer_order.id', 'order_row.order_id')
    // An article that is no longer sold has no page to link to.
    .leftJoin('article', (join) =>
      join.onRef('article.id', '=', 'order_row.article_id').on('article.active', '=', true),
    )
    .select([
      'article.id as article_id',
      'article.image_id',
      'order_row.quantity_short',
      'order_row.promised_date',
      'order_row.promised_text',
      'order_row.promised_text_sv',
      'order_row.promised_text_en',
      'order_row.id',
      'order_row.kind',
      'order_row.article_number',
      'order_row.description',
      'order_row.description_sv',
      'order_row.description_en',
      'order_row.price',
      'order_row.quantity',
      'order_row.quantity_delivered',
      'order_row.quantity_cancelled',
      'order_row.expected_date',
      'order_row.previous_expected_date',
      'order_row.date_changed_on',
      'order_row.total_amount',
    ])
    .where('order_row.order_id', '=', orderId)
    .where('customer_order.customer_id', '=', customerId)
    .orderBy('order_row.row_number')
    .execute();
}

/**
 * Returns what was ordered with one of this customer's orders, with articles that are discontinued since; undefined
 * when the order does not exist or belongs to somebody else.
 */
export async function readOrderedRows(db: Db, customerId: number, orderId: number) {
  if (!(await isOrderOf(db, customerId, orderId))) return undefined;
  return await db
    .selectFrom('order_row')
    .innerJoin('customer_order', 'customer_order.id', 'order_row.order_id')
    .select([
      'order_row.id',
      'order_row.article_id',
      'order_row.article_number',
      'order_row.description',
      'order_row.price',
      'order_row.quantity',
      'order_row.quantity_cancelled',
      'customer_order.currency_code',
    ])
    .where('order_row.order_id', '=', orderId)
    .where('customer_order.customer_id', '=', customerId)
    // A fee is not ordered again.
    .where('order_row.kind', '=', 'article')
    .orderBy('order_row.row_number')
    .execute();
}

export async function isOrderOf(db: Db, customerId: number, orderId: number): Promise<boolean> {
  const order = await db
    .selectFrom('customer_order')
    .select('id')
    .where('id', '=', orderId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return order !== undefined;
}

export async function countOrdersWith(db: Db, articleId: number): Promise<number> {
  const { count } = await db
    .selectFrom('order_row')
    .select((row) => row.fn.count<number>('order_id').distinct().as('count'))
    .where('article_id', '=', articleId)
    .where(isReal('order_row.order_id'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the orders that may still be invoiced at a rate of this VAT code. */
export async function countOrdersToInvoice(db: Db, vatCode: string): Promise<number> {
  const { count } = await db
    .selectFrom('order_row')
    .innerJoin('customer_order', 'customer_order.id', 'order_row.order_id')
    .select((row) => row.fn.count<number>('order_id').distinct().as('count'))
    .where('vat_code', '=', vatCode)
    .where(stateIs(orderMay.invoice))
    .where(isReal())
    .executeTakeFirstOrThrow();
  return Number(count);
}
