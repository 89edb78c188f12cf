import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';
import { containing } from '#kit/database/search-patterns.server.ts';
import type { PartFromEnd } from '#kit/pages/reverse-paging.ts';
import type { OrderSort } from './contract.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { stateIs } from './state-condition.server.ts';
import { wayNames } from './way-name.server.ts';
import type { SearchedState } from './order-search.ts';

/** Every word must occur in an order's numbers, year, message or rows, and the order be in every state. */
export type OwnOrderFilter = {
  customerId: number;
  words: readonly string[];
  states: readonly SearchedState[];
  /** From when on what was sent is still on its way. */
  sentSince?: Date;
  orderId?: number;
};
export type OwnOrderRow = Awaited<ReturnType<typeof readOrders>>[number];

const columns = [
  'id',
  'created_at',
  'status',
  'has_shortage',
  'held',
  'cancelled_at',
  'batch_id',
  'addition_count',
  'consignment_id',
  'way_of_delivery_name',
  'collected',
  'purchase_order_number',
  'carrier_account',
  'ordered_by',
  'approved_by',
  'person_id',
  'order_info_text',
  'partial_delivery',
  'delivery_year',
  'delivery_week',
  'told_week',
  'amount_excluding_vat',
  'vat_amount',
  'total_amount',
  'currency_code',
  'customer_email',
  'delivery_name',
  'delivery_contact_person',
  'delivery_address1',
  'delivery_address2',
  'delivery_zip_code',
  'delivery_city',
  'delivery_country_code',
] as const;

export async function countOrders(db: Db, filter: OwnOrderFilter): Promise<number> {
  const { count } = await db
    .selectFrom('customer_order')
    .select((order) => order.fn.countAll<number>().as('count'))
    .where(conditionOf(filter))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countOrdersByWay(db: Db, wayId: number): Promise<number> {
  const { count } = await db
    .selectFrom('customer_order')
    .select((order) => order.fn.countAll<number>().as('count'))
    .where('way_of_delivery_id', '=', wayId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the way of the customer's latest order; null without any, or where the way is deleted. */
export async function readLastWay(db: Db, customerId: number): Promise<number | null> {
  const last = await db
    .selectFrom('customer_order')
    .select('way_of_delivery_id')
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.way_of_delivery_id ?? null;
}

export async function readOrders(
  db: Db,
  filter: OwnOrderFilter,
  { sort, skip, take, fromFarEnd }: PartFromEnd & { sort: OrderSort },
) {
  const isRising = (sort === 'oldest' || sort === 'lowest') !== fromFarEnd;
  const direction = isRising ? 'asc' : 'desc';
  let query = db
    .selectFrom('customer_order')
    .leftJoin('way_of_delivery as way', 'way.id', 'customer_order.way_of_delivery_id')
    .select(columns.map((name) => `customer_order.${name}` as const))
    .select([wayNames, 'way.tracking_url_template as tracking_template'])
    .where(conditionOf(filter));
  if (sort === 'highest' || sort === 'lowest')
    query = query.orderBy('customer_order.amount_excluding_vat', direction);
  const rows = await query
    .orderBy('customer_order.created_at', direction)
    .orderBy('customer_order.id', direction)
    .offset(skip)
    .limit(take)
    .execute();
  return fromFarEnd ? rows.toReversed() : rows;
}

/** Every query is restricted to the customer. */
function conditionOf({ customerId, words, states, sentSince, orderId }: OwnOrderFilter): RawBuilder<boolean> {
  const conditions = [sql<boolean>`customer_order.customer_id = ${customerId}`];
  if (orderId !== undefined) conditions.push(sql`customer_order.id = ${orderId}`);
  for (const word of words) conditions.push(hasWord(word));
  for (const state of states) conditions.push(isIn(state, sentSince));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** `backorder` is what the label says, whatever else the order is. */
function isIn(state: SearchedState, sentSince = new Date(0)): RawBuilder<boolean> {
  const hasSent = sql<boolean>`exists (
    select from order_row where order_row.order_id = customer_order.id and order_row.quantity_delivered > 0)`;
  const conditions: Record<SearchedState, RawBuilder<boolean>> = {
    received: stateIs(orderIs.received),
    started: sql`${stateIs(orderIs.processing)} and not ${hasSent}`,
    partly: sql`${stateIs(orderIs.processing)} and ${hasSent}`,
    sent: stateIs(orderIs.sent),
    backorder: sql`customer_order.has_shortage`,
    cancelled: stateIs(orderIs.cancelled),
    onItsWay: sql`exists (
      select from consignment where consignment.order_id = customer_order.id and consignment.sent_at >= ${sentSince})`,
  };
  return conditions[state];
}

function hasWord(word: string): RawBuilder<boolean> {
  const pattern = containing(word);
  return sql<boolean>`(
    customer_order.id::text = ${word}
    or to_char(customer_order.created_at at time zone 'Europe/Stockholm', 'YYYY') = ${word}
    or customer_order.purchase_order_number ilike ${pattern}
    or customer_order.order_info_text ilike ${pattern}
    or customer_order.consignment_id ilike ${pattern}
    or exists (
      select from consignment, unnest(consignment.parcels) as parcel
      where consignment.order_id = customer_order.id and parcel ilike ${pattern})
    or exists (
      select from order_row where order_row.order_id = customer_order.id
        and (order_row.article_number ilike ${pattern} or order_row.description ilike ${pattern})))`;
}
