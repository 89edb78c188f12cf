import type { Db } from '#kit/database/db.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { customerIdsLike, customerNumbersOf } from '#shop/customers/find-customers.server.ts';
import type { OfficeOrder, OfficeOrderSummary } from './contract.ts';
import { officeOrderToWire, summaryToWire } from './order-values.server.ts';
import type { OpenAt } from '#shop/order-model/may.ts';
import { readOfficeOrders, type OrderFilter, type Place } from './store.server.ts';
import { readWholeOrder, type WholeOrder } from '#shop/orders/whole-order-store.server.ts';

export type OfficeOrderFilter = Omit<OrderFilter, 'number' | 'customerIds'> & { q: string };

/** Newest first; one more than the page is read, to know whether there are more. */
export async function officeOrders(
  db: Db,
  filter: OfficeOrderFilter,
  { after, take }: { after: string; take: number },
): Promise<{ Rows: OfficeOrderSummary[]; Next?: string | undefined }> {
  const rows = await readOfficeOrders(db, await narrowed(db, filter), {
    after: placeOf(after),
    take: take + 1,
  });
  const shown = rows.slice(0, take);
  const numbers = await customerNumbersOf(
    db,
    shown.map((row) => row.customer_id),
  );
  const last = rows.length > take ? shown.at(-1) : undefined;
  return {
    Rows: shown.map((row) => summaryToWire(row, numbers.get(row.customer_id) ?? '')),
    ...(last && { Next: `${last.place}_${last.id}` }),
  };
}

export async function officeOrder(db: Db, id: number, open: OpenAt): Promise<OfficeOrder | Problem> {
  const order = await readWholeOrder(db, id);
  return order ? await orderToWire(db, order, open) : new Problem('not-found');
}

export async function orderToWire(db: Db, order: WholeOrder, open: OpenAt): Promise<OfficeOrder> {
  const numbers = await customerNumbersOf(db, [order.customer_id]);
  return officeOrderToWire(order, numbers.get(order.customer_id) ?? '', open);
}

/**
 * A text that matches an order number, ours or the customer's own, means that; everything else is a customer's number
 * or name.
 */
export async function narrowed(db: Db, { q, ...filter }: OfficeOrderFilter): Promise<OrderFilter> {
  if (q === '') return filter;
  const ever = { from: '', to: '', now: filter.now };
  if ((await readOfficeOrders(db, { ...ever, number: q }, one)).length > 0) return { ...filter, number: q };
  return { ...filter, customerIds: await customerIdsLike(db, q) };
}

const one = { after: undefined, take: 1 };

function placeOf(after: string): Place | undefined {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_(\d{1,9})$/.exec(after) ?? [];
  return at && id ? { at, id: Number(id) } : undefined;
}
