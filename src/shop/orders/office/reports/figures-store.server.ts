import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import type { SalesBy } from './contract.ts';

type Summed = { key: string; currency_code: string; orders: number; quantity: number; amount: number };

const keys: Record<SalesBy, RawBuilder<unknown>> = {
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
      sum(order_row.quantity - order_row.quantity_cancelled)::integer as quantity,
      sum(round(order_row.total_amount::numeric * (order_row.quantity - order_row.quantity_cancelled)
        / order_row.quantity))::float8 as amount
    from customer_order join order_row on order_row.order_id = customer_order.id
      left join unnest(${[...groupOf.keys()]}::integer[], ${[...groupOf.values()]}::integer[])
        as given (article_id, group_id) on given.article_id = order_row.article_id
    where customer_order.status <> 4
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
    where customer_order.status in (1, 2) and customer_order.has_shortage and order_row.quantity_short > 0
    group by 1, 2 order by short desc, order_row.article_number limit 1000`.execute(db);
  return rows;
}
