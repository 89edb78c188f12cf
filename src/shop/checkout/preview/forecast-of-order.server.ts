import { forecastOfRows } from '#shop/delivery-forecast/forecast-of-rows.ts';
import type { Moment } from '#shop/delivery-forecast/forecast-of-rows.ts';
import type { OrderDraft } from '#shop/orders/order-draft.ts';
import type { WaitedFor } from '#shop/orders/shortages/waited-for.server.ts';
import type { DecidedOrder } from '#shop/checkout/order-of-cart.server.ts';

/** Adds what the customer is told about when the rows are sent. */
export function toldOrder(
  order: DecidedOrder,
  { waitedFor, ...moment }: Moment & { waitedFor: WaitedFor },
): OrderDraft {
  const { completeWeek, deliveries } = forecastOfRows(
    order.rows,
    ({ articleId, quantity, quantityShort, pack, inbound }) => ({
      quantity,
      short: quantityShort,
      pack,
      inbound,
      waitedFor: waitedFor.get(articleId) ?? 0,
    }),
    { ...moment, week: order.week },
  );
  const told = deliveries.map(({ week, items }) => ({
    week,
    rows: items.length,
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
  return { ...order, forecast: { completeWeek, deliveries: told } };
}
