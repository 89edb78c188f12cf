import type { Db } from '#kit/database/db.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Language } from '#kit/text/language.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { customerIdsLike, customerNumbersOf } from '#shop/customers/find-customers.server.ts';
import type { DeliveryTimes } from '#shop/order-model/forecast/delivery-times.ts';
import type { ListedOrder, OfficeOrder } from './contract.ts';
import { customsOfOrder } from './customs/customs-of-order.server.ts';
import { officeOrderToWire, type OrderContext } from './order-values.server.ts';
import type { OrderSort } from './queue/filter.ts';
import { readArticleIds, readOrderIdsByNumber } from './queue/find-by-number-store.server.ts';
import { listedOrders, type FoundOrder } from './queue/listed-orders.server.ts';
import { reckonFor } from './queue/order-conditions-store.server.ts';
import { areRareInOrders, readOfficeOrders, type OrderFilter, type Place } from './store.server.ts';
import { readNotes } from './notes/store.server.ts';
import { readWholeOrder, type WholeOrder } from '#shop/orders/whole-order-store.server.ts';

export type OfficeOrderFilter = Omit<OrderFilter, 'number' | 'ids' | 'customerIds' | 'articles'> & {
  q: string;
};
type Wanted = { sort?: OrderSort | undefined; after: string; take: number };

/** One more than the page is read, to know whether there are more. */
export async function officeOrders(
  db: Db,
  filter: OfficeOrderFilter,
  { sort = 'newest', after, take }: Wanted,
  { times, language }: { times: DeliveryTimes; language: Language },
): Promise<{ Rows: ListedOrder[]; Next?: string | undefined }> {
  const rows = await readOfficeOrders(db, await narrowed(db, filter), {
    sort,
    reckoned: await reckonFor(db, filter, sort, times),
    after: placeOf(after, sort),
    take: take + 1,
  });
  const shown = rows.slice(0, take);
  const last = rows.length > take ? shown.at(-1) : undefined;
  return {
    Rows: await listedOrders(db, shown, { times, today: stockholmToday(filter.now), language }),
    ...(last && { Next: cursorOf(last, sort) }),
  };
}

export async function officeOrder(db: Db, id: number, context: OrderContext): Promise<OfficeOrder | Problem> {
  const order = await readWholeOrder(db, id);
  return order ? await orderToWire(db, order, context) : new Problem('not-found');
}

export async function orderToWire(db: Db, order: WholeOrder, context: OrderContext): Promise<OfficeOrder> {
  const numbers = await customerNumbersOf(db, [order.customer_id]);
  const notes = await readNotes(db, [order.id]);
  const customs = await customsOfOrder(db, order, context.settings);
  const customerNumber = numbers.get(order.customer_id) ?? '';
  return officeOrderToWire(order, { customerNumber, notes, customs }, context);
}

/**
 * A text that matches the number of an order, a parcel or an invoice means that; everything else is an article's number
 * or name, or a customer's.
 */
export async function narrowed(db: Db, { q, ...filter }: OfficeOrderFilter): Promise<OrderFilter> {
  if (q === '') return filter;
  const ids = await readOrderIdsByNumber(db, q);
  const ever = { from: '', to: '', now: filter.now };
  const isNumber =
    ids.length > 0 || (await readOfficeOrders(db, { ...ever, number: q }, { take: 1 })).length > 0;
  if (isNumber) return { ...filter, number: q, ids };
  return { ...filter, ...(await wantedIn(db, q)) };
}

/** Whose orders words mean, or with which articles. */
export async function wantedIn(
  db: Db,
  words: string,
): Promise<Pick<OrderFilter, 'customerIds' | 'articles'>> {
  const ids = await readArticleIds(db, words);
  return {
    customerIds: await customerIdsLike(db, words),
    ...(ids.length > 0 && { articles: { ids, isRare: await areRareInOrders(db, ids) } }),
  };
}

/** The order's time and number, and for other sorts than by time what it is sorted by. */
function cursorOf({ place, id, key }: FoundOrder, sort: OrderSort): string {
  return sort === 'newest' ? `${place}_${id}` : `${place}_${id}_${encodeURIComponent(key)}`;
}

function placeOf(after: string, sort: OrderSort): Place | undefined {
  const [, at, id, key] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_(\d{1,9})(?:_(.*))?$/.exec(after) ?? [];
  if (!at || !id || (key === undefined) !== (sort === 'newest')) return undefined;
  return { at, id: Number(id), key: key === undefined ? undefined : decoded(key) };
}

/** Anybody may write an address, also one that is no text. */
function decoded(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return '';
  }
}
