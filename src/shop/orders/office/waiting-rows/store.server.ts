import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import type { DatedRow } from '#shop/order-model/forecast/moved-date.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { isReal, stateIs } from '#shop/orders/state-condition.server.ts';
import { hasLeft } from '#shop/orders/waiting/store.server.ts';

/** The rows that lack pieces of an article; tests are left out. The index on missing pieces holds them. */
const lacks = (articleId: number): RawBuilder<boolean> => sql<boolean>`
  order_row.article_id = ${articleId} and order_row.quantity_short > 0 and ${hasLeft}
  and ${stateIs(orderIs.open)} and ${isReal()}`;

/** The oldest order first; all of them without `take`. */
export async function readLackingRows(
  db: Db,
  articleId: number,
  { skip = 0, take }: { skip?: number; take?: number } = {},
) {
  let query = db
    .selectFrom('order_row')
    .innerJoin('customer_order', 'customer_order.id', 'order_row.order_id')
    .selectAll('order_row')
    .select(['customer_order.customer_id', 'customer_order.customer_name', 'customer_order.created_at'])
    .where(lacks(articleId))
    .orderBy('order_row.order_id')
    .orderBy('order_row.row_number')
    .offset(skip);
  if (take !== undefined) query = query.limit(take);
  return await query.execute();
}

export async function sumLacking(db: Db, articleId: number): Promise<{ rows: number; pieces: number }> {
  return await db
    .selectFrom('order_row')
    .innerJoin('customer_order', 'customer_order.id', 'order_row.order_id')
    .select([
      sql<number>`count(*)::integer`.as('rows'),
      sql<number>`coalesce(sum(order_row.quantity_short), 0)::integer`.as('pieces'),
    ])
    .where(lacks(articleId))
    .executeTakeFirstOrThrow();
}

/** Locks the orders that lack pieces of the article, in the order of their ids. */
export async function lockLackingOrders(trx: Trx, articleId: number): Promise<void> {
  await sql`
    select from customer_order
    where id in (
      select order_id from order_row join customer_order on customer_order.id = order_id where ${lacks(articleId)})
    order by id for no key update`.execute(trx);
}

export async function isArticle(db: Db, id: number): Promise<boolean> {
  const article = await db.selectFrom('article').select('id').where('id', '=', id).executeTakeFirst();
  return article !== undefined;
}

/** Writes the days of many rows in one statement. */
export async function writeDates(trx: Trx, rows: readonly (DatedRow & { id: number })[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update order_row set expected_date = d.expected_date, previous_expected_date = d.previous_expected_date,
      date_changed_on = d.date_changed_on, date_by_hand = d.date_by_hand, date_untold = d.date_untold,
      short_at_booking = case when d.expected_date is not null
        then (select stock_bookings from article where id = order_row.article_id) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (id integer, expected_date date,
      previous_expected_date date, date_changed_on date, date_by_hand boolean, date_untold boolean)
    where order_row.id = d.id`.execute(trx);
}
