import { sql, type RawBuilder } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { orderIs } from '#shop/order-model/may.ts';
import type { Can } from '#shop/order-model/readiness.ts';
import { isReal, stateIs } from '#shop/orders/state-condition.server.ts';

// This is the rule of `order-model/readiness.ts`, by which the database finds orders among many.

/**
 * Returns by row what is left of these orders and what of it can be sent now. Those that are not open have no rows here.
 */
export async function readReadiness(
  db: Db,
  orderIds: readonly number[],
): Promise<{ order_id: number; row_id: number; pieces: number; ready: number }[]> {
  if (orderIds.length === 0) return [];
  const wanted = anyOf(orderIds);
  const articles = sql<boolean>`order_row.article_id = any(array(
    select missing.article_id from order_row as missing
    where missing.order_id = ${wanted} and missing.quantity_short > 0
  ))`;
  return await db
    .selectFrom('order_row')
    .innerJoin('customer_order', 'customer_order.id', 'order_row.order_id')
    .leftJoin(
      sql<{ id: number; given: number }>`(${rowsLacking(articles)})`.as('lacking'),
      'lacking.id',
      'order_row.id',
    )
    .select([
      'order_row.order_id',
      'order_row.id as row_id',
      left.as('pieces'),
      sql<number>`${left} - ${short} + coalesce(lacking.given, 0)::integer`.as('ready'),
    ])
    .where('order_row.order_id', '=', wanted)
    .where('order_row.kind', '=', 'article')
    .where(stateIs(orderIs.open))
    .orderBy('order_row.order_id')
    .orderBy('order_row.row_number')
    .execute();
}

/** The condition on `customer_order`, which must be an open order and no test, that so much of it can be sent. */
export function canIs(can: Can): RawBuilder<boolean> {
  const lacks = sql<boolean>`customer_order.id in (
    select lacking.order_id from (${rowsLacking()}) as lacking where lacking.given < lacking.lacks)`;
  if (can === 'whole') return sql`not ${lacks} and ${hasRow(sql`${left} > 0`)}`;
  const isGiven = sql<boolean>`customer_order.id in (
    select lacking.order_id from (${rowsLacking()}) as lacking where lacking.given > 0)`;
  const hasReady = sql<boolean>`(${isGiven} or ${hasRow(sql`${left} > order_row.quantity_short`)})`;
  return can === 'part' ? sql`${lacks} and ${hasReady}` : sql`${lacks} and not ${hasReady}`;
}

const left = sql<number>`(order_row.quantity - order_row.quantity_delivered - order_row.quantity_cancelled)`;
const short = sql<number>`least(order_row.quantity_short, ${left})`;

function hasRow(condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (select from order_row
    where order_row.order_id = customer_order.id and order_row.kind = 'article' and ${condition})`;
}

/**
 * Selects the rows of open orders that lack pieces: how many, and how many free pieces of the article each is given. Few
 * rows lack something, and they are those of a partial index, so that this is quick however many orders there are.
 */
function rowsLacking(condition: RawBuilder<boolean> = sql`true`): RawBuilder<unknown> {
  return sql`
    select id, order_id, lacks, least(lacks, greatest(0, quantity_available - coalesce(sum(lacks) over (
      partition by article_id order by day, order_id, row_number rows between unbounded preceding and 1 preceding
    ), 0))) as given
    from (
      select order_row.id, order_row.order_id, order_row.row_number, order_row.article_id, ${short} as lacks,
        article.quantity_available, (customer_order.created_at at time zone 'Europe/Stockholm')::date as day
      from order_row
      join customer_order on customer_order.id = order_row.order_id
      left join article on article.id = order_row.article_id
      where order_row.quantity_short > 0 and order_row.kind = 'article' and ${stateIs(orderIs.open)} and ${isReal()}
        and ${condition}
    ) as row`;
}
