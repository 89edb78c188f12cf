import { stockholmToday } from '#kit/text/dates.ts';
import type { Inbound, MadeMonths } from '#shop/order-model/supply.ts';
import type { DeliveryTimes } from './delivery-times.ts';
import { forecastOf } from './forecast.ts';
import type { Asked, Forecast } from './forecast.ts';
import { sendingDayOfShort, sendingDayOfStock } from './sending-day.ts';

/** A row of a cart or an order that is still to be sent. */
export type RowToSend = {
  quantity: number;
  /** The part of the quantity that is not in stock. */
  short: number;
  pack: number;
  /** What is known about the missing pieces; null when nothing is. */
  inbound: Inbound | null;
  /** The number of pieces that other open orders wait for. */
  waitedFor: number;
};

export type Moment = { now: Date; times: DeliveryTimes; months: MadeMonths };

/** Computes in which weeks these rows are sent; `rowOf` describes each of them. */
export function forecastOfRows<Row>(
  rows: readonly Row[],
  rowOf: (row: Row) => RowToSend,
  { now, times, months, ...asked }: Moment & Asked,
): Forecast<Row> {
  const stockDay = sendingDayOfStock(now, times);
  const at = { today: stockholmToday(now), times, months };
  const { completeWeek, arrivalWeek, deliveries, late } = forecastOf(
    rows.map((row) => {
      const { quantity, short, pack, inbound, waitedFor } = rowOf(row);
      const shortDay = short > 0 && inbound ? sendingDayOfShort(inbound, { short, waitedFor }, at) : null;
      return { row, quantity, inStock: quantity - short, pack, stockDay, shortDay };
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
