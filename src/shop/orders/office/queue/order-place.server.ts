import type { Db } from '#kit/database/db.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import type { DeliveryTimes } from '#shop/order-model/forecast/delivery-times.ts';
import { dueDayOf } from '#shop/order-model/forecast/due-day.ts';
import { narrowed, type OfficeOrderFilter } from '#shop/orders/office/orders.server.ts';
import { readOfficeOrders, type Place } from '#shop/orders/office/store.server.ts';
import { readReadiness } from '#shop/orders/readiness/readiness-store.server.ts';
import type { readOfficeOrderPlace } from './contract.ts';
import type { OrderSort } from './filter.ts';
import { reckonFor } from './order-conditions-store.server.ts';
import { sendableToWire, type FoundOrder } from './listed-orders.server.ts';

export async function orderPlace(
  db: Db,
  { id, sort = 'newest', ...filter }: OfficeOrderFilter & { id: number; sort?: OrderSort | undefined },
  times: DeliveryTimes,
): Promise<OutputOf<typeof readOfficeOrderPlace> | Problem> {
  const one = { ids: [id], from: '', to: '', now: filter.now };
  const [order] = await readOfficeOrders(db, one, { take: 1 });
  if (!order) return new Problem('not-found');
  const reckoned = await reckonFor(db, filter, sort, times);
  const place = placeOf(order, sort, times);
  const wanted = await narrowed(db, filter);
  const beside = async (isBackward: boolean) => {
    const [next] = await readOfficeOrders(db, wanted, { sort, reckoned, after: place, isBackward, take: 1 });
    return next?.id ?? null;
  };
  const rows = await readReadiness(db, [id], stockholmToday(filter.now));
  return {
    ...sendableToWire(order, rows, times),
    Rows: rows
      .filter(({ pieces }) => pieces > 0)
      .map(({ row_id, ready }) => ({ RowId: row_id, QuantityReady: ready })),
    Previous: await beside(true),
    Next: await beside(false),
  };
}

/** An order that was sent, and is in no list of what is to be sent, stands where it stood before. */
function placeOf(order: FoundOrder, sort: OrderSort, times: DeliveryTimes): Place {
  const keys: Record<OrderSort, string | undefined> = {
    newest: undefined,
    due: dueDayOf(order, times),
    customer: order.customer_name,
    way: order.way_sv ?? order.way_of_delivery_name,
  };
  return { key: keys[sort], at: order.place, id: order.id };
}
