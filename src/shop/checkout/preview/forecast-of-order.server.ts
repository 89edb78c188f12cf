import { forecastOfRows } from '#shop/delivery-forecast/forecast-of-rows.ts';
import type { Moment } from '#shop/delivery-forecast/forecast-of-rows.ts';
import type { EarlierRow, OrderDraft } from '#shop/orders/order-draft.ts';
import type { WaitedFor } from '#shop/orders/shortages/waited-for.server.ts';
import type { OrderMonths } from '#shop/articles/stock/stock-label.ts';
import { promisedRow } from '#shop/checkout/promised-row.server.ts';
import type { DecidedOrder } from '#shop/checkout/order-of-cart.server.ts';

/** Adds what the customer is told about when the rows are sent, and what is promised about those that lack pieces. */
export function withForecast(
  order: DecidedOrder,
  { waitedFor, months, ...moment }: Moment & { waitedFor: WaitedFor; months: OrderMonths },
): OrderDraft {
  const earlier: readonly EarlierRow[] = order.addition?.earlier ?? [];
  const isEarlier = (row: EarlierRow) => earlier.includes(row);
  const { completeWeek, deliveries } = forecastOfRows(
    [...earlier, ...order.rows],
    (row) => ({
      quantity: row.quantity,
      short: row.quantityShort,
      pack: row.pack,
      inbound: row.inbound,
      // The earlier rows are among those that wait already.
      waitedFor: waitedForOf(row, waitedFor) - (isEarlier(row) ? row.quantityShort : 0),
    }),
    // What is told and kept of an order are weeks of sending.
    { now: moment.now, times: moment.times, months, week: order.week, transportDays: order.transportDays },
  );
  const described = deliveries.map(({ week, items }) => ({
    week,
    rows: items.length,
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
  const at = { now: moment.now, months, language: order.buyer.language };
  const rows = order.rows.map((row) => promisedRow(row, waitedForOf(row, waitedFor), at));
  return { ...order, rows, forecast: { completeWeek, deliveries: described } };
}

function waitedForOf({ articleId }: EarlierRow, waitedFor: WaitedFor): number {
  return articleId === null ? 0 : (waitedFor.get(articleId) ?? 0);
}
