import type { Db } from '#kit/database/db.server.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { orderAsTold } from '#shop/order-model/sending/as-told.ts';
import { readRowsOfOrders } from '#shop/orders/whole-order-store.server.ts';
import { readReadiness } from './readiness-store.server.ts';

type Told = Parameters<typeof orderAsTold>[0];

/** Returns an order as people are told of it on this day. */
export async function asTold<Order extends Told & { id: number }>(
  db: Db,
  order: Order,
  today: string,
): Promise<Order> {
  if (order.rows.every((row) => row.quantity_short === 0)) return order;
  return orderAsTold(order, await readyByRow(db, [order.id], today));
}

/** Returns which of the orders are said to wait for something. */
export async function saidShort(
  db: Db,
  orders: readonly { id: number; status: number; has_shortage: boolean }[],
  today: string,
): Promise<ReadonlySet<number>> {
  const short = orders.filter((order) => order.has_shortage);
  const open = short.filter(({ status }) => orderIs.open(status)).map(({ id }) => id);
  if (open.length === 0) return new Set(short.map(({ id }) => id));
  const rows = groupBy(await readRowsOfOrders(db, open), (row) => row.order_id);
  const ready = await readyByRow(db, open, today);
  const told = short.map(({ id, has_shortage }) => ({
    id,
    ...orderAsTold({ has_shortage, rows: rows.get(id) ?? [] }, ready),
  }));
  return new Set(told.filter((order) => order.has_shortage).map(({ id }) => id));
}

/** Returns how many pieces of each row can be sent now. */
export async function readyByRow(
  db: Db,
  ids: readonly number[],
  today: string,
): Promise<Map<number, number>> {
  return new Map((await readReadiness(db, ids, today)).map(({ row_id, ready }) => [row_id, ready]));
}
