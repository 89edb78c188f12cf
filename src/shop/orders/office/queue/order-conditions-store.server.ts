import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { isoWeekOf, parseWeek, weekString } from '#kit/text/weeks.ts';
import type { DeliveryTimes } from '#shop/order-model/forecast/delivery-times.ts';
import { daysOfWeek } from '#shop/order-model/forecast/forecast.ts';
import { orderIs, orderMay } from '#shop/order-model/may.ts';
import type { Can } from '#shop/order-model/sending/readiness.ts';
import { canIs, readLacking, type Lacking } from '#shop/orders/readiness/readiness-store.server.ts';
import { weekOfArrival } from '#shop/order-model/sending/wishes.ts';
import { hasRowsToInvoice, isReal, stateIs } from '#shop/orders/state-condition.server.ts';
import { dueDay, readDueDays, transportDays, type DueDays } from './due-store.server.ts';
import type { DueTime, OrderSort, orderStates, WantedTime, YesOrNo } from './filter.ts';

export type OrderFilter = {
  /** An order number, ours or the customer's own; `ids` are orders with another number that was searched. */
  number?: string | undefined;
  ids?: readonly number[] | undefined;
  /** The orders of any of these customers, or with any of these articles. */
  customerIds?: readonly number[] | undefined;
  articles?: { ids: readonly number[]; isRare: boolean } | undefined;
  state?: (typeof orderStates)[number] | undefined;
  /** The first and last day in Stockholm, `YYYY-MM-DD`; '' for unlimited. */
  from: string;
  to: string;
  can?: Can | undefined;
  way?: number | undefined;
  country?: string | undefined;
  week?: string | undefined;
  due?: DueTime | undefined;
  wanted?: WantedTime | undefined;
  held?: YesOrNo | undefined;
  collected?: YesOrNo | undefined;
  printed?: YesOrNo | undefined;
  /** The moment by which orders count as late or due. */
  now: Date;
  /** Leaves out the orders of the test customer, as each state does: those are what is to be done. */
  isReal?: boolean;
};
export type Condition = RawBuilder<boolean>;

/** What is reckoned over all open orders before a list is read, where the list asks for it. */
export type Reckoned = { dueDays?: DueDays | undefined; lacking?: Lacking | undefined };

export async function reckonFor(
  db: Db,
  { can, due, now }: Pick<OrderFilter, 'can' | 'due' | 'now'>,
  sort: OrderSort,
  times: DeliveryTimes,
): Promise<Reckoned> {
  return {
    ...((due !== undefined || sort === 'due') && { dueDays: await readDueDays(db, times) }),
    ...(can !== undefined && { lacking: await readLacking(db, stockholmToday(now)) }),
  };
}

/** Whether only open orders are listed: they are few, so that what is reckoned of each is quick. */
export function isOfOpen({ can, due, wanted, printed }: OrderFilter, sort: OrderSort): boolean {
  return [can, due, wanted, printed].some((one) => one !== undefined) || sort !== 'newest';
}

/**
 * All but whose orders they are. The states are literals in the SQL text, so that the partial indexes made for them are
 * used.
 */
export function conditionsOf(
  filter: OrderFilter,
  sort: OrderSort,
  { dueDays, lacking }: Reckoned,
): Condition[] {
  const { number, ids = [], from, to, can, due, wanted, now } = filter;
  const conditions = [...stateConditions(filter), ...plainConditions(filter)];
  if (isOfOpen(filter, sort)) conditions.push(stateIs(orderIs.open), isReal());
  if (number !== undefined || filter.ids) conditions.push(hasNumber(number ?? '', ids));
  if (from) conditions.push(sql`customer_order.created_at >= ${midnightOf(sql`${from}::date`)}`);
  if (to) conditions.push(sql`customer_order.created_at < ${midnightOf(sql`${to}::date + 1`)}`);
  if (can && lacking) conditions.push(canIs(can, lacking));
  if (wanted) conditions.push(wanted === 'later' ? isForLater(now) : sql`not ${isForLater(now)}`);
  if (due && dueDays) conditions.push(isDue(due, dueDays, now));
  return conditions;
}

export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

function stateConditions({ state, now, isReal: isWanted }: OrderFilter): Condition[] {
  if (!state) return isWanted ? [isReal()] : [];
  if (state === 'open') return [isReal(), stateIs(orderIs.open)];
  if (state === 'short') return [isReal(), sql`customer_order.has_shortage`];
  if (state === 'held') return [isReal(), sql`customer_order.held is not null`];
  if (state === 'late') return [isReal(), stateIs(orderIs.open), isLateBy(now)];
  if (state === 'toInvoice') return [isReal(), stateIs(orderMay.invoice), hasRowsToInvoice];
  return [isReal(), sql`customer_order.status = ${sql.lit(Number(state))}`];
}

function plainConditions({ way, country, week, held, collected, printed }: OrderFilter): Condition[] {
  const conditions: Condition[] = [];
  if (way !== undefined) conditions.push(sql`customer_order.way_of_delivery_id = ${way}`);
  if (country) conditions.push(sql`customer_order.delivery_country_code = ${country.toUpperCase()}`);
  const asked = parseWeek(week ?? '');
  if (asked)
    conditions.push(
      sql`customer_order.delivery_year = ${asked.year}`,
      sql`customer_order.delivery_week = ${asked.week}`,
    );
  if (held) conditions.push(sql`customer_order.held is ${held === 'yes' ? sql`not null` : sql`null`}`);
  if (collected) conditions.push(collected === 'yes' ? sql`customer_order.collected` : notCollected);
  if (printed)
    conditions.push(sql`customer_order.printed_at is ${printed === 'yes' ? sql`not null` : sql`null`}`);
  return conditions;
}

const notCollected: Condition = sql`not customer_order.collected`;

/** Matches our own order number, as people write it, or the customer's; the same number may be both. */
function hasNumber(number: string, ids: readonly number[]): Condition {
  const [, own] = /^#?(\d{1,9})$/.exec(number.replaceAll(/\s/g, '')) ?? [];
  const known = own === undefined ? ids : [...ids, Number(own)];
  const isKnown = sql<boolean>`customer_order.id = any(${known}::integer[])`;
  if (number === '') return isKnown;
  const theirs = sql<boolean>`(customer_order.purchase_order_number <> ''
    and lower(customer_order.purchase_order_number) = lower(${number}::text))`;
  return known.length === 0 ? theirs : sql`(${isKnown} or ${theirs})`;
}

/** The requested week is over, or a week has passed for orders as soon as possible. */
function isLateBy(now: Date): Condition {
  const today = sql`${stockholmToday(now)}::date`;
  return sql`case when customer_order.delivery_week is null
    then customer_order.created_at < ${now}::timestamptz - interval '7 days'
    else (customer_order.delivery_year, customer_order.delivery_week)
      < (extract(isoyear from ${today}), extract(week from ${today})) end`;
}

function isDue(due: DueTime, dueDays: DueDays, now: Date): Condition {
  const today = stockholmToday(now);
  const { year, week } = isoWeekOf(today);
  const sunday = daysOfWeek(weekString(year, week)).To;
  if (due === 'later') return sql`${dueDay(dueDays)} > ${sunday}`;
  return sql`${dueDay(dueDays)} <= ${due === 'today' ? today : sunday}`;
}

/** A way of delivery takes at most this many working days. */
const longestTransport = 30;

/** Of an order that is joined with its `way`. The weeks of arrival are reckoned here: the database knows no holidays. */
function isForLater(now: Date): Condition {
  const today = stockholmToday(now);
  const arrivals = Array.from({ length: longestTransport + 1 }, (_, days) => weekOfArrival(today, days));
  const days = sql`case when customer_order.collected then 0 else ${transportDays} end`;
  const week = sql`customer_order.delivery_year || '-W' || lpad(customer_order.delivery_week::text, 2, '0')`;
  return sql`coalesce((${week}) collate "C" > (${arrivals}::text[])[${days} + 1], false)`;
}

function midnightOf(day: RawBuilder<unknown>) {
  return sql<Date>`(${day})::timestamp at time zone 'Europe/Stockholm'`;
}
