import type { Db } from '#kit/database/db.server.ts';
import type { Language } from '#kit/text/language.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { customerNumbersOf } from '#shop/customers/find-customers.server.ts';
import type { DeliveryTimes } from '#shop/order-model/forecast/delivery-times.ts';
import { dueDayOf, type Promised } from '#shop/order-model/forecast/due-day.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { canOf, sumOfReadiness, type Readiness } from '#shop/order-model/sending/readiness.ts';
import type { ListedOrder } from '#shop/orders/office/contract.ts';
import { summaryToWire } from '#shop/orders/office/order-values.server.ts';
import type { readOfficeOrders } from '#shop/orders/office/store.server.ts';
import { readReadiness } from '#shop/orders/readiness/readiness-store.server.ts';

export type FoundOrder = Awaited<ReturnType<typeof readOfficeOrders>>[number];

export async function listedOrders(
  db: Db,
  found: readonly FoundOrder[],
  { times, today, language }: { times: DeliveryTimes; today: string; language: Language },
): Promise<ListedOrder[]> {
  const numbers = await customerNumbersOf(
    db,
    found.map((order) => order.customer_id),
  );
  const ready = groupBy(
    await readReadiness(
      db,
      found.map(({ id }) => id),
      today,
    ),
    (row) => row.order_id,
  );
  return found.map((order) => ({
    ...summaryToWire(order, numbers.get(order.customer_id) ?? '', language),
    ...sendableToWire(order, ready.get(order.id) ?? [], times),
    PartialDelivery: order.partial_delivery,
    Note: order.has_note,
  }));
}

type Sendable = Promised & {
  status: number;
  printed_at: Date | null;
  printed_by: string;
  is_changed_since_printed: boolean;
};

/** `rows` is what can be sent of the rows of an open order. */
export function sendableToWire(order: Sendable, rows: readonly Readiness[], times: DeliveryTimes) {
  const { pieces, ready } = sumOfReadiness(rows);
  return {
    Can: canOf({ pieces, ready }),
    Due: orderIs.open(order.status) ? dueDayOf(order, times) : null,
    Pieces: pieces,
    PiecesReady: ready,
    PiecesShort: pieces - ready,
    Printed: order.printed_at && {
      At: order.printed_at.toISOString(),
      By: order.printed_by,
      Changed: order.is_changed_since_printed,
    },
  };
}
