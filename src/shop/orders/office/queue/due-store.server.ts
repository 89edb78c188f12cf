import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';
import { untoldTransportDays, type DeliveryTimes } from '#shop/order-model/forecast/delivery-times.ts';
import { dueDayOf } from '#shop/order-model/forecast/due-day.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { isReal, stateIs } from '#shop/orders/state-condition.server.ts';

/**
 * The days by which open orders must leave, by what makes the day: there are few of these, however many orders. So the
 * database sorts by days that one rule has reckoned.
 */
export type DueDays = { cutOff: string; days: Readonly<Record<string, string>> };

export async function readDueDays(db: Db, times: DeliveryTimes): Promise<DueDays> {
  const { cutOff } = times;
  const promises = await db
    .selectFrom('customer_order')
    .leftJoin('way_of_delivery as way', 'way.id', 'customer_order.way_of_delivery_id')
    .select((order) => [
      promise(cutOff).as('promise'),
      'told_week',
      'told_first_week',
      'delivery_year',
      'delivery_week',
      transportDays.as('transport_days'),
      order.fn.min('customer_order.created_at').as('created_at'),
    ])
    .where(stateIs(orderIs.open))
    .where(isReal())
    .groupBy(sql`1, 2, 3, 4, 5, 6`)
    .execute();
  return {
    cutOff,
    days: Object.fromEntries(promises.map((one) => [one.promise, dueDayOf(one, times)])),
  };
}

/** The day of an order that is joined with its `way`, `2027-02-03`; '' for an order that came after the days were read. */
export function dueDay({ cutOff, days }: DueDays): RawBuilder<string> {
  return sql<string>`coalesce(${JSON.stringify(days)}::jsonb ->> ${promise(cutOff)}, '') collate "C"`;
}

/** Of an order that is joined with its `way`. */
export const transportDays = sql<number>`coalesce(way.transport_days, ${sql.lit(untoldTransportDays)})`;

/** The same for orders that are due on the same day: their week and transport, or when they were placed. */
function promise(cutOff: string): RawBuilder<string> {
  const placed = sql`customer_order.created_at at time zone 'Europe/Stockholm'`;
  return sql<string>`coalesce(
    greatest(
      coalesce(customer_order.told_first_week, customer_order.told_week),
      customer_order.delivery_year || '-W' || lpad(customer_order.delivery_week::text, 2, '0')
    ) || ' ' || ${transportDays},
    to_char(${placed}, 'YYYY-MM-DD') || (to_char(${placed}, 'HH24:MI') < ${cutOff}))`;
}
