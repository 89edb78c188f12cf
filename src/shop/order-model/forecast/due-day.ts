import { weekString } from '#kit/text/weeks.ts';
import type { DeliveryTimes } from './delivery-times.ts';
import { daysOfWeek } from './forecast.ts';
import { sendingDayOfStock } from './sending-day.ts';
import { subtractWorkingDays } from './working-days.ts';

/** What an order was told and asks for, and how many working days its way of delivery takes. */
export type Promised = {
  told_week: string | null;
  /** Of the first of several deliveries, while nothing is sent. */
  told_first_week: string | null;
  delivery_year: number | null;
  delivery_week: number | null;
  created_at: Date;
  transport_days: number;
};

/**
 * Returns the day by which an order must leave to keep what was told: so that it arrives on the last working day of the
 * week that was told, for its first delivery while nothing is sent, or of the week that the customer asked for when that
 * is later. Without either it is the day on
 * which what is in stock was to be sent when it was placed.
 */
export function dueDayOf(order: Promised, times: DeliveryTimes): string {
  const week = promisedWeekOf(order);
  if (week === null) return sendingDayOfStock(order.created_at, times);
  return subtractWorkingDays(daysOfWeek(week).To, order.transport_days);
}

function promisedWeekOf({
  told_week,
  told_first_week,
  delivery_year: year,
  delivery_week: week,
}: Promised): string | null {
  const told = told_first_week ?? told_week;
  const asked = year === null || week === null ? null : weekString(year, week);
  return told === null || (asked !== null && asked > told) ? asked : told;
}
