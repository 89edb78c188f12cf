import { sql, type RawBuilder } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { orderIs } from '#shop/order-model/may.ts';
import type { Can } from '#shop/order-model/sending/readiness.ts';
import { isReal, stateIs } from '#shop/orders/state-condition.server.ts';

// This is the rule of `order-model/sending/readiness.ts`, by which the database finds orders among many.

/** A row of goods of an open order: the pieces that are left of it, and how many of them are missing. */
type OpenRow = { order_id: number; row_id: number; article_id: number | null; pieces: number; short: number };
type Readiness = { order_id: number; row_id: number; pieces: number; ready: number };

/**
 * Returns by row what is left of these orders and what of it can be sent now. Those that are not open have no rows here.
 */
export async function readReadiness(
  db: Db,
  orderIds: readonly number[],
  today: string,
): Promise<Readiness[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('order_row')
    .innerJoin('customer_order', 'customer_order.id', 'order_row.order_id')
    .select([
      'order_row.order_id',
      'order_row.id as row_id',
      'order_row.article_id',
      left.as('pieces'),
      short.as('short'),
    ])
    .where('order_row.order_id', '=', anyOf(orderIds))
    .where('order_row.kind', '=', 'article')
    .where(stateIs(orderIs.open))
    .orderBy('order_row.order_id')
    .orderBy('order_row.row_number')
    .execute();
  return await readReady(db, rows, today);
}

/** Returns what of these rows can be sent now: what is not missing, and the free pieces that they are given. */
export async function readReady(db: Db, rows: readonly OpenRow[], today: string): Promise<Readiness[]> {
  const missing = rows.filter((row) => row.article_id !== null && row.short > 0);
  const given =
    missing.length > 0
      ? await readGiven(
          db,
          [...new Set(missing.map((row) => row.order_id))],
          new Set(missing.map((row) => row.article_id!)),
          today,
        )
      : new Map<number, number>();
  return rows.map(({ order_id, row_id, pieces, short: lacks }) => ({
    order_id,
    row_id,
    pieces,
    ready: pieces - lacks + (given.get(row_id) ?? 0),
  }));
}

/** Returns how many free pieces the rows of these orders are given, by row. */
async function readGiven(db: Db, orderIds: readonly number[], articleIds: Iterable<number>, today: string) {
  // Thousands may wait for articles of which no piece is free.
  const isFree = sql<boolean>`order_row.article_id in (
    select id from article where id = ${anyOf(articleIds)} and quantity_available > 0)`;
  const { rows } = await sql<{ id: number; given: number }>`
    select id, given::integer from (${rowsGiven(today, isFree)}) as row
    where order_id = ${anyOf(orderIds)} and given > 0`.execute(db);
  return new Map(rows.map(({ id, given }) => [id, given]));
}

/** The open orders of which something is missing, and those that are given free pieces beside what is set aside. */
export type Lacking = { lacks: number[]; given: number[] };

/** It is read once for a list, since the free pieces of all articles are shared out for it. */
export async function readLacking(db: Db, today: string): Promise<Lacking> {
  const { rows } = await sql<{ order_id: number; lacks: boolean; given: boolean }>`
    select order_id, sum(given) < sum(lacks) as lacks, sum(given) > 0 as given
    from (${rowsGiven(today)}) as row group by order_id`.execute(db);
  return {
    lacks: rows.filter((row) => row.lacks).map((row) => row.order_id),
    given: rows.filter((row) => row.given).map((row) => row.order_id),
  };
}

/** The condition on `customer_order`, which must be an open order and no test, that so much of it can be sent. */
export function canIs(can: Can, { lacks, given }: Lacking): RawBuilder<boolean> {
  const isLacking = isAmong(lacks);
  if (can === 'whole') return sql`not ${isLacking} and ${hasRow(sql`${left} > 0`)}`;
  const hasReady = sql`(${isAmong(given)} or ${hasRow(sql`${left} > order_row.quantity_short`)})`;
  return can === 'part' ? sql`${isLacking} and ${hasReady}` : sql`${isLacking} and not ${hasReady}`;
}

/** The database makes a table of these numbers once, and does not read them through for each order. */
function isAmong(ids: readonly number[]): RawBuilder<boolean> {
  return sql`customer_order.id in (select unnest(${[...ids]}::integer[]))`;
}

const left = sql<number>`(order_row.quantity - order_row.quantity_delivered - order_row.quantity_cancelled)`;
const short = sql<number>`least(order_row.quantity_short, ${left})`;

function hasRow(condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (select from order_row
    where order_row.order_id = customer_order.id and order_row.kind = 'article' and ${condition})`;
}

/**
 * Selects the rows of open orders that lack pieces: how many, and how many free pieces of the article each is given. Those
 * that the office said are not there claim none. Few rows lack something, and they are those of a partial index, so that
 * this is quick however many orders there are.
 */
function rowsGiven(today: string, condition: RawBuilder<boolean> = sql`true`): RawBuilder<unknown> {
  return sql`
    with claiming as (
      select order_row.id, order_row.order_id, order_row.row_number, order_row.article_id, ${short} as lacks,
        (customer_order.created_at at time zone 'Europe/Stockholm')::date as day,
        article.quantity_available as pieces,
        case when coalesce(order_row.expected_date > ${today}::date, true)
          and order_row.short_at_booking = article.stock_bookings then 0 else ${short} end as claims
      from order_row
      join customer_order on customer_order.id = order_row.order_id
      left join article on article.id = order_row.article_id
      where order_row.quantity_short > 0 and order_row.kind = 'article' and ${stateIs(orderIs.open)} and ${isReal()}
        and ${condition}
    )
    select id, order_id, lacks, least(claims, greatest(0, coalesce(pieces, 0) - coalesce(sum(claims) over (
      partition by article_id order by day, order_id, row_number rows between unbounded preceding and 1 preceding
    ), 0))) as given
    from claiming`;
}
