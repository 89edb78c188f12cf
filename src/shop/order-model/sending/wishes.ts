import { isoWeekOf, weekString } from '#kit/text/weeks.ts';
import { addWorkingDays } from '#shop/order-model/forecast/working-days.ts';
import { leftOf, type Pieces } from '#shop/order-model/pieces.ts';
import { isFee, type RowKind } from '#shop/order-model/row-kind.ts';

/** What a customer wants: everything at once, in a week that has not come, to fetch it, or to add to it still. */
export const wishes = ['whole', 'week', 'collected', 'open'] as const;
export type Wish = (typeof wishes)[number];

/** A way of delivery that is gone takes as long as one whose days nobody has told. */
const usualTransportDays = 2;

type Wishing = {
  partial_delivery: boolean;
  delivery_year: number | null;
  delivery_week: number | null;
  collected: boolean;
  /** Null when the way of delivery is gone. */
  transport_days: number | null;
  rows: readonly (Pieces & { id: number; kind: RowKind })[];
};

/** The wishes that sending goes against, and how many pieces are sent of how many that are left. */
export type Against = { wishes: readonly Wish[]; pieces: number; left: number };

/**
 * Returns what the customer did not want of sending these quantities today; null for nothing. `until` is until when rows
 * can be added to the order, null for not any more. Goods that the customer
 * fetches, and that are not shipped, go against no wish: whoever fetches them wants them now, and these.
 */
export function wishesAgainst(
  order: Wishing,
  sentNow: ReadonlyMap<number, number>,
  { today, isShipped, until = null }: { today: string; isShipped: boolean; until?: Date | null },
): Against | null {
  if (order.collected && !isShipped) return null;
  const goods = order.rows.filter((row) => !isFee(row));
  const left = goods.reduce((sum, row) => sum + leftOf(row), 0);
  const pieces = goods.reduce((sum, { id }) => sum + (sentNow.get(id) ?? 0), 0);
  const isAgainst: Record<Wish, boolean> = {
    whole: !order.partial_delivery && pieces < left,
    week: arrivesTooEarly(order, today),
    collected: order.collected,
    open: until !== null,
  };
  const against = wishes.filter((wish) => isAgainst[wish]);
  return against.length > 0 ? { wishes: against, pieces, left } : null;
}

/** Returns the week that the customer asked for, `2027-W05`; '' for none. */
export function wishedWeek({
  delivery_year: year,
  delivery_week: week,
}: Pick<Wishing, 'delivery_year' | 'delivery_week'>) {
  return year === null || week === null ? '' : weekString(year, week);
}

/** The week that a customer asks for is that of arrival. */
export function arrivesTooEarly(
  order: Pick<Wishing, 'delivery_year' | 'delivery_week' | 'collected' | 'transport_days'>,
  today: string,
): boolean {
  const wanted = wishedWeek(order);
  const days = order.collected ? 0 : (order.transport_days ?? usualTransportDays);
  return wanted !== '' && weekOfArrival(today, days) < wanted;
}

/** Returns the week in which goods that are sent on a day arrive, `2027-W05`. */
export function weekOfArrival(day: string, transportDays: number): string {
  const { year, week } = isoWeekOf(addWorkingDays(day, transportDays));
  return weekString(year, week);
}
