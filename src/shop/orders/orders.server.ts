import type { Db, Trx } from '#kit/database/db.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { reversePaging } from '#kit/pages/reverse-paging.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Customer, CustomerSession } from '#kit/http/principal.ts';
import type { DeliveryTimes } from '#shop/order-model/forecast/delivery-times.ts';
import { restWeekOf } from '#shop/order-model/forecast/rest-week.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import { leftPartsOf } from '#shop/orders/waiting/waiting-order.ts';
import type { Order, OrderRow, OrderSort, OrderState } from './contract.ts';
import { additionToOrder, draftToOrderRows, draftToRow } from './draft-to-rows.server.ts';
import { deleteFees, insertOrderRows } from './open/store.server.ts';
import { readConsignments, updateOrder } from './whole-order-store.server.ts';
import type { OrderDraft } from './order-draft.ts';
import { countOrders, readOrders, type OwnOrderFilter, type OwnOrderRow } from './order-list-store.server.ts';
import { daysOnItsWay, readOrderSearch } from './order-search.ts';
import { orderRowToWire, orderToWire, type OrderContext, type RowContext } from './order-to-wire.server.ts';
import { promiseOf } from './row-texts.ts';
import { insertOrders } from './store.server.ts';
import { asTold, saidShort } from './readiness/as-told.server.ts';
import { readRowsOfOrder } from './order-rows-store.server.ts';

export { drawOrderNumbers } from './store.server.ts';
export { isOrderOf } from './order-rows-store.server.ts';
export { readWholeOrder, updateOrder } from './whole-order-store.server.ts';

const defaultTake = 30;

export type OrderQuery = {
  q: string;
  state?: OrderState | undefined;
  sort?: OrderSort | undefined;
};
type OrderPageQuery = OrderQuery & { skip?: number | undefined; take?: number | undefined };

/** Newest first by default. */
export async function ordersOf(
  db: Db,
  customer: Customer,
  { skip = 0, take = defaultTake, ...query }: OrderPageQuery,
  context: OrderContext,
): Promise<{ Orders: Order[]; TotalCount: number }> {
  const filter = filterOf(customer, query, context.open.now);
  const total = await countOrders(db, filter);
  const part = reversePaging(total, { skip, take });
  const orders = await readOrders(db, filter, { ...part, sort: query.sort ?? 'newest' });
  const ids = orders.map(({ id }) => id);
  const sent = groupBy(await readConsignments(db, ids), (one) => one.order_id);
  const short = await saidShort(db, orders, stockholmToday(context.open.now));
  return {
    Orders: orders.map((order) =>
      orderToWire({ ...order, has_shortage: short.has(order.id) }, sent.get(order.id) ?? [], context),
    ),
    TotalCount: total,
  };
}

/** Returns one order as in the list, with its rows. */
export async function orderOf(
  db: Db,
  customer: CustomerSession,
  orderId: number,
  { times, isMailed, ...context }: OrderContext & { times: DeliveryTimes; isMailed: boolean },
) {
  const filter = { customerId: customer.id, words: [], states: [], orderId };
  const rowContext = { language: context.language, today: stockholmToday(context.open.now) };
  const [order] = await readOrders(db, filter, { sort: 'newest', skip: 0, take: 1, fromFarEnd: false });
  const stored = order && (await readRowsOfOrder(db, customer.id, orderId));
  if (!stored) return new Problem('not-found');
  const { rows, has_shortage } = await asTold(
    db,
    { id: orderId, has_shortage: order.has_shortage, rows: stored },
    rowContext.today,
  );
  return {
    ...orderToWire({ ...order, has_shortage }, await readConsignments(db, [orderId]), context),
    ConfirmationEmail: order.person_id === customer.person.id ? customer.person.email : order.customer_email,
    ConfirmationIsMailed: isMailed,
    ToldWeek: order.told_week,
    WeekNow: weekNowOf(order, rows, { ...rowContext, now: context.open.now, times }),
    Rows: rows.map((row) => orderRowToWire(row, rowContext)),
  };
}

/** Nobody can say when an order is sent that waits for payment. */
function weekNowOf(
  { held, status }: OwnOrderRow,
  rows: NonNullable<Awaited<ReturnType<typeof readRowsOfOrder>>>,
  { language, today, now, times }: RowContext & { now: Date; times: DeliveryTimes },
): string | null {
  if (held !== null || !orderIs.open(status)) return null;
  const rests = rows
    .filter((row) => !isFee(row))
    .map((row) => ({ ...leftPartsOf(row), ...promiseOf(row, language, today) }));
  return restWeekOf(rests, { now, today, times });
}

export async function rowsOfOrder(
  db: Db,
  customer: Customer,
  orderId: number,
  context: RowContext,
): Promise<OrderRow[] | Problem> {
  const stored = await readRowsOfOrder(db, customer.id, orderId);
  if (!stored) return new Problem('not-found');
  const { rows } = await asTold(db, { id: orderId, has_shortage: false, rows: stored }, context.today);
  return rows.map((row) => orderRowToWire(row, context));
}

function filterOf({ id }: Customer, { q, state }: OrderQuery, now: Date): OwnOrderFilter {
  const { words, states } = readOrderSearch(q);
  const sentSince = new Date(now.getTime() - daysOnItsWay * 86_400_000);
  return { customerId: id, words, states: state ? [...states, state] : states, sentSince };
}

/** Appends the rows of an addition to its order, which must be locked, with its fees anew, and updates the amounts. */
export async function extendOrders(
  trx: Trx,
  extended: readonly { orderId: number; draft: OrderDraft }[],
): Promise<void> {
  for (const { orderId, draft } of extended) {
    await deleteFees(trx, orderId);
    await insertOrderRows(trx, draftToOrderRows(orderId, draft));
    await updateOrder(trx, orderId, additionToOrder(draft));
  }
}

/** Saves orders under the numbers drawn for them. */
export async function saveOrders(
  trx: Trx,
  placed: readonly { orderId: number; draft: OrderDraft }[],
): Promise<void> {
  await insertOrders(
    trx,
    placed.map(({ orderId, draft }) => draftToRow(orderId, draft)),
    placed.flatMap(({ orderId, draft }) => draftToOrderRows(orderId, draft)),
  );
}
