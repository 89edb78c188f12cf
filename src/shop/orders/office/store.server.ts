import { sql, type RawBuilder } from 'kysely';
import { stockholmToday } from '#kit/text/dates.ts';
import type { Db } from '#kit/database/db.server.ts';
import { orderIs, orderMay } from '#shop/order-model/may.ts';

import { hasRowsToInvoice, isReal, stateIs } from '#shop/orders/state-condition.server.ts';
import type { orderStates } from './contract.ts';

export type OrderFilter = {
  /** An order number, ours or the customer's own. */
  number?: string | undefined;
  customerIds?: readonly number[] | undefined;
  state?: (typeof orderStates)[number] | undefined;
  /** The first and last day in Stockholm, `YYYY-MM-DD`; '' for unlimited. */
  from: string;
  to: string;
  /** The moment by which orders count as late. */
  now: Date;
  /** Leaves out the orders of the test customer, as each state does: those are what is to be done. */
  isReal?: boolean;
};
/** The position of an order in the list: its time to the microsecond, and its number. */
export type Place = { at: string; id: number };

const summaryColumns = [
  'id',
  'customer_id',
  'created_at',
  'status',
  'has_shortage',
  'held',
  'customer_name',
  'way_of_delivery_name',
  'collected',
  'purchase_order_number',
  'delivery_year',
  'delivery_week',
  'amount_excluding_vat',
  'currency_code',
] as const;

/** Newest first. The conditions are literals in the SQL text, so that the partial indexes made for them are used. */
export async function readOfficeOrders(
  db: Db,
  { customerIds, ...filter }: OrderFilter,
  { after, take }: { after: Place | undefined; take: number },
) {
  const conditions = conditionsOf(filter, after);
  const wanted = customerIds ? [amongNewestOf(customerIds, conditions, take)] : conditions;
  return await db
    .selectFrom('customer_order')
    .select(summaryColumns)
    .select(sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('place'))
    .where(allOf(wanted))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(take)
    .execute();
}

type Condition = RawBuilder<boolean>;

function conditionsOf(
  { number, state, from, to, now, ...wanted }: Omit<OrderFilter, 'customerIds'>,
  after: Place | undefined,
): Condition[] {
  const conditions: Condition[] = [];
  if (wanted.isReal || state) conditions.push(isReal());
  if (number !== undefined) conditions.push(hasNumber(number));
  if (state === 'open') conditions.push(stateIs(orderIs.open));
  else if (state === 'short') conditions.push(sql`has_shortage`);
  else if (state === 'held') conditions.push(sql`held is not null`);
  else if (state === 'late') conditions.push(stateIs(orderIs.open), isLateBy(now));
  else if (state === 'toInvoice') conditions.push(stateIs(orderMay.invoice), hasRowsToInvoice);
  else if (state) conditions.push(sql`status = ${sql.lit(Number(state))}`);
  if (from) conditions.push(sql`created_at >= ${midnightOf(sql`${from}::date`)}`);
  if (to) conditions.push(sql`created_at < ${midnightOf(sql`${to}::date + 1`)}`);
  if (after) conditions.push(sql`(created_at, id) < (${after.at}::timestamptz, ${after.id}::integer)`);
  return conditions;
}

/** Matches our own order number or the customer's; the same number may be both. */
function hasNumber(number: string): Condition {
  const theirs = sql<boolean>`purchase_order_number <> '' and lower(purchase_order_number) = lower(${number}::text)`;
  return /^\d{1,9}$/.test(number) ? sql`(id = ${Number(number)} or (${theirs}))` : sql`(${theirs})`;
}

/** The requested week is over, or a week has passed for orders as soon as possible. */
function isLateBy(now: Date): Condition {
  const today = sql`${stockholmToday(now)}::date`;
  return sql`case when delivery_week is null then created_at < ${now}::timestamptz - interval '7 days'
    else (delivery_year, delivery_week) < (extract(isoyear from ${today}), extract(week from ${today})) end`;
}

/** Counts the matching orders, up to `most`. */
export async function countOrders(db: Db, filter: OrderFilter, most: number): Promise<number> {
  const some = db
    .selectFrom('customer_order')
    .select('id')
    .where(allOf(conditionsOf(filter, undefined)))
    .limit(most);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

/**
 * Reads only the newest orders of each customer, so that few rows are read however many orders these customers have.
 */
function amongNewestOf(
  customerIds: readonly number[],
  conditions: readonly Condition[],
  take: number,
): Condition {
  return sql`id = any(array(
    select newest.id
    from unnest(${[...customerIds]}::integer[]) as wanted (customer) cross join lateral (
      select id, created_at from customer_order
      where customer_id = wanted.customer and ${allOf(conditions)}
      order by created_at desc, id desc limit ${take}
    ) as newest
    order by newest.created_at desc, newest.id desc limit ${take}
  ))`;
}

function midnightOf(day: RawBuilder<unknown>) {
  return sql<Date>`(${day})::timestamp at time zone 'Europe/Stockholm'`;
}
