import { sql, type RawBuilder } from 'kysely';
import { wayNames } from '#shop/orders/way/way-name.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { dueDay, transportDays } from './queue/due-store.server.ts';
import type { OrderSort } from './queue/filter.ts';
import { isChangedSincePrinted } from './queue/printed-store.server.ts';
import {
  allOf,
  conditionsOf,
  isOfOpen,
  type Condition,
  type OrderFilter,
  type Reckoned,
} from './queue/order-conditions-store.server.ts';

export type { OrderFilter };

/** The position of an order in the list: what it is sorted by before its time (to the microsecond) and its number. */
export type Place = { key?: string | undefined; at: string; id: number };

/** `reckoned` is that of `reckonFor` with the same filter and sort. */
type Part = {
  sort?: OrderSort;
  reckoned?: Reckoned;
  after?: Place | undefined;
  /** Reads what stands before the place, the nearest first. */
  isBackward?: boolean;
  take: number;
};

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
  'told_week',
  'told_first_week',
  'partial_delivery',
  'printed_at',
  'printed_by',
  'amount_excluding_vat',
  'currency_code',
] as const;
export type SummaryColumn = (typeof summaryColumns)[number];

/** Newest first unless sorted otherwise; then the oldest of the same first. */
export async function readOfficeOrders(db: Db, filter: OrderFilter, part: Part) {
  const { sort = 'newest', reckoned = {}, after, isBackward = false, take } = part;
  const key = keyOf(sort, reckoned);
  const isRising = (sort !== 'newest') !== isBackward;
  const conditions = conditionsOf(filter, sort, reckoned);
  if (after) conditions.push(isBeyond(after, key, isRising));
  const wanted = wantedOf(filter, conditions, { isOpen: isOfOpen(filter, sort), isRising, take });
  const direction = isRising ? 'asc' : 'desc';
  let found = db
    .selectFrom('customer_order')
    .leftJoin('way_of_delivery as way', 'way.id', 'customer_order.way_of_delivery_id')
    .select(['customer_order.id', key.as('key')])
    .where(allOf(wanted));
  if (sort !== 'newest') found = found.orderBy(key, direction);
  found = found.orderBy('customer_order.created_at', direction).orderBy('customer_order.id', direction);
  // What is told of an order is read of those that are shown alone.
  return await db
    .selectFrom(found.limit(take).as('found'))
    .innerJoin('customer_order', 'customer_order.id', 'found.id')
    .leftJoin('way_of_delivery as way', 'way.id', 'customer_order.way_of_delivery_id')
    .select(summaryColumns.map((name) => `customer_order.${name}` as const))
    .select([
      'found.key',
      wayNames,
      'way.name_sv as way_sv',
      transportDays.as('transport_days'),
      isChangedSincePrinted.as('is_changed_since_printed'),
      sql<boolean>`exists (select from order_note where order_note.order_id = customer_order.id)`.as(
        'has_note',
      ),
      sql<string>`to_char(customer_order.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
        'place',
      ),
    ])
    .orderBy('found.key', direction)
    .orderBy('customer_order.created_at', direction)
    .orderBy('customer_order.id', direction)
    .execute();
}

/** Counts the matching orders, up to `most`. */
export async function countOrders(db: Db, filter: OrderFilter, most: number): Promise<number> {
  const some = db
    .selectFrom('customer_order')
    .select('id')
    .where(allOf(conditionsOf(filter, 'newest', {})))
    .limit(most);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether few enough rows of orders have the articles to be read one by one. */
export async function areRareInOrders(db: Db, articleIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
    select from order_row where article_id = any(${[...articleIds]}::integer[]) limit ${mostRead}) as found`.execute(
    db,
  );
  return (rows[0]?.count ?? 0) < mostRead;
}
const mostRead = 10_000;

function keyOf(sort: OrderSort, { dueDays }: Reckoned): RawBuilder<string> {
  if (sort === 'customer') return sql<string>`customer_order.customer_name`;
  // Orders of one way stand together, whatever language their buyers read.
  if (sort === 'way') return sql<string>`coalesce(way.name_sv, customer_order.way_of_delivery_name)`;
  return sort === 'due' && dueDays ? dueDay(dueDays) : sql<string>`''`;
}

function isBeyond({ key, at, id }: Place, keyColumn: RawBuilder<string>, isRising: boolean): Condition {
  const beyond = isRising ? sql`>` : sql`<`;
  return key === undefined
    ? sql`(customer_order.created_at, customer_order.id) ${beyond} (${at}::timestamptz, ${id}::integer)`
    : sql`(${keyColumn}, customer_order.created_at, customer_order.id)
        ${beyond} (${key}::text, ${at}::timestamptz, ${id}::integer)`;
}

type Way = { isOpen: boolean; isRising: boolean; take: number };

/** Adds whose orders are wanted, or with which articles. */
function wantedOf(
  { customerIds, articles }: OrderFilter,
  conditions: readonly Condition[],
  { isOpen, ...way }: Way,
): readonly Condition[] {
  if (!customerIds) return conditions;
  const isTheirs: Condition = sql`customer_order.customer_id = any(${[...customerIds]}::integer[])`;
  if (!articles) return isOpen ? [...conditions, isTheirs] : [amongFirstOf(customerIds, conditions, way)];
  if (customerIds.length === 0) return [...conditions, hasArticle(articles)];
  const theirs = isOpen ? isTheirs : amongFirstOf(customerIds, conditions, way);
  return [...conditions, sql`(${theirs} or ${hasArticle(articles)})`];
}

/** Articles of many orders are found in the first orders that are looked at, those of few by their own rows. */
function hasArticle({ ids, isRare }: { ids: readonly number[]; isRare: boolean }): Condition {
  const wanted = sql`order_row.article_id = any(${[...ids]}::integer[])`;
  return isRare
    ? sql`customer_order.id = any(array(select order_row.order_id from order_row where ${wanted}))`
    : sql`exists (select from order_row
        where order_row.order_id = customer_order.id and ${wanted})`;
}

/** Reads only the first orders of each customer, so that few rows are read however many orders these customers have. */
function amongFirstOf(
  customerIds: readonly number[],
  conditions: readonly Condition[],
  { isRising, take }: Omit<Way, 'isOpen'>,
): Condition {
  const direction = isRising ? sql`asc` : sql`desc`;
  return sql`customer_order.id = any(array(
    select nearest.id
    from unnest(${[...customerIds]}::integer[]) as wanted (customer) cross join lateral (
      select customer_order.id, customer_order.created_at from customer_order
      where customer_order.customer_id = wanted.customer and ${allOf(conditions)}
      order by customer_order.created_at ${direction}, customer_order.id ${direction} limit ${take}
    ) as nearest
    order by nearest.created_at ${direction}, nearest.id ${direction} limit ${take}
  ))`;
}
