import { sql, type RawBuilder } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { isReal, stateIs } from '#shop/orders/state-condition.server.ts';
import type { SalesBy } from './contract.ts';

type Summed = { key: string; currency_code: string; orders: number; quantity: number; amount: number };

const keys: Record<SalesBy, RawBuilder<unknown>> = {
  month: sql`to_char(customer_order.created_at at time zone 'Europe/Stockholm', 'YYYY-MM')`,
  week: sql`to_char(customer_order.created_at at time zone 'Europe/Stockholm', 'IYYY-"W"IW')`,
  group: sql`coalesce(given.group_id, 0)::text`,
  reseller: sql`customer_order.customer_id::text`,
  country: sql`customer_order.delivery_country_code`,
};

/**
 * Cancelled orders, and cancelled parts of other orders, do not count. `groupOf` maps articles to groups and is
 * needed only for sums by group.
 */
export async function sumSales(
  db: Db,
  by: SalesBy,
  { from, to }: { from: string; to: string },
  groupOf: ReadonlyMap<number, number> = new Map(),
): Promise<Summed[]> {
  const { rows } = await sql<Summed>`
    select ${keys[by]} as key, customer_order.currency_code,
      count(distinct customer_order.id)::integer as orders,
      -- Amounts are with fees; a fee is no piece.
      coalesce(sum(order_row.quantity - order_row.quantity_cancelled)
        filter (where order_row.kind = 'article'), 0)::integer as quantity,
      sum(order_row.price * (order_row.quantity - order_row.quantity_cancelled))::float8 as amount
    from customer_order join order_row on order_row.order_id = customer_order.id
      left join unnest(${[...groupOf.keys()]}::integer[], ${[...groupOf.values()]}::integer[])
        as given (article_id, group_id) on given.article_id = order_row.article_id
    where ${stateIs(orderIs.sold)} and ${isReal()}
      and customer_order.created_at >= ${from}::date::timestamp at time zone 'Europe/Stockholm'
      and customer_order.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Stockholm'
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** Returns the name of each customer at the time of the latest order. */
export async function readNamesOfBuyers(db: Db, customerIds: readonly number[]) {
  return await db
    .selectFrom('customer_order')
    .distinctOn('customer_id')
    .select(['customer_id', 'customer_name'])
    .where('customer_id', '=', anyOf(customerIds))
    .orderBy('customer_id')
    .orderBy('created_at', 'desc')
    .execute();
}

export async function sumShort(db: Db) {
  const { rows } = await sql<{
    article_id: number | null;
    article_number: string;
    description: string;
    orders: number;
    short: number;
    expected: string | null;
  }>`
    select order_row.article_id, order_row.article_number, max(order_row.description) as description,
      count(distinct order_row.order_id)::integer as orders, sum(order_row.quantity_short)::integer as short,
      to_char(min(order_row.expected_date), 'YYYY-MM-DD') as expected
    from customer_order join order_row on order_row.order_id = customer_order.id
    where ${stateIs(orderIs.open)} and ${isReal()} and order_row.quantity_short > 0
      -- What is made to order is waited for too, without being a shortage.
      and (customer_order.has_shortage or order_row.promised_text <> '')
    group by 1, 2 order by short desc, order_row.article_number limit 1000`.execute(db);
  return rows;
}

/**
 * Counts orders by the month in which they were placed and by whether they were sent by the told week, or by the later
 * one that was asked for. `week` is the current one, `2027-W05`.
 */
export async function countKept(
  db: Db,
  { from, to, week }: { from: string; to: string; week: string },
): Promise<{ month: string; told: number; kept: number; open: number }[]> {
  const { rows } = await sql<{ month: string; told: number; kept: number; open: number }>`
    select month, count(*)::integer as told,
      count(*) filter (where sent_week <= due_week)::integer as kept,
      count(*) filter (where sent_week is null and due_week >= ${week})::integer as open
    from (
      select to_char(created_at at time zone 'Europe/Stockholm', 'YYYY-MM') as month,
        greatest(told_week, delivery_year || '-W' || lpad(delivery_week::text, 2, '0')) as due_week,
        case when ${stateIs(orderIs.sent)} then (
          select to_char(max(sent_at) at time zone 'Europe/Stockholm', 'IYYY-"W"IW')
          from consignment where consignment.order_id = customer_order.id
        ) end as sent_week
      from customer_order
      where told_week is not null and ${stateIs(orderIs.sold)} and ${isReal()}
        and created_at >= ${from}::date::timestamp at time zone 'Europe/Stockholm'
        and created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Stockholm'
    ) as told
    group by month order by month`.execute(db);
  return rows;
}
