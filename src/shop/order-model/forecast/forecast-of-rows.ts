import { stockholmToday } from '#kit/text/dates.ts';
import type { OrderedRow } from '#shop/order-model/row.ts';
import { forecastOf, type Asked, type Forecast } from './forecast.ts';
import { sendingDayOf, sendingDayOfStock } from './sending-day.ts';
import type { DeliveryTimes } from './delivery-times.ts';

/** Computes in which weeks the rows of an order are sent. */
export function forecastOfRows(
  rows: readonly OrderedRow[],
  { now, times, ...asked }: { now: Date; times: DeliveryTimes } & Asked,
): Forecast<OrderedRow> {
  const stockDay = sendingDayOfStock(now, times);
  const at = { today: stockholmToday(now), times };
  const { completeWeek, arrivalWeek, deliveries, late } = forecastOf(
    rows.map((row) => {
      const { quantity, quantityShort, pack, supply } = row;
      const shortDay = supply && sendingDayOf(supply, at);
      return { row, quantity, inStock: quantity - quantityShort, pack, stockDay, shortDay };
    }),
    asked,
  );
  return {
    completeWeek,
    arrivalWeek,
    deliveries: deliveries.map((one) => ({
      week: one.week,
      items: one.items.map(({ row, quantity }) => ({ row: row.row, quantity })),
    })),
    late: late.map(({ row }) => row),
  };
}
