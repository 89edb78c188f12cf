import { OrderStatus } from '#shop/orders/order-label.ts';

/** The longest time for which an order can stay open: one day. */
export const mostOpenMinutes = 1_440;

/** How often rows can be added to an order. */
export const mostAdditions = 20;

const minutesUnlessSet = 60;

/** Returns the number of minutes that is set in the office; undefined while none is. */
export function setOpenMinutes(stored: ReadonlyMap<string, string>): number | undefined {
  const set = stored.get('OrderOpenMinutes') ?? '';
  return set === '' ? undefined : Number(set);
}

/** Returns for how many minutes an order can be added to. Unless set, it is none while a system fetches orders. */
export function openMinutesOf(set: number | undefined, isFetched: boolean): number {
  return set ?? (isFetched ? 0 : minutesUnlessSet);
}

type Order = { status: number; batch_id: number | null; created_at: Date; addition_count: number };

/** The moment for which it is asked whether orders are open. */
export type OpenAt = { now: Date; minutes: number };

/**
 * Returns until when rows can be added to the order; null when they cannot: it is being picked or cancelled, a business
 * system has it, its time is over, or it was added to as often as it can be.
 */
export function openUntil(
  { status, batch_id, created_at, addition_count }: Order,
  { now, minutes }: OpenAt,
): Date | null {
  if (addition_count >= mostAdditions) return null;
  if (status !== OrderStatus.Order || batch_id !== null) return null;
  const until = new Date(created_at.getTime() + minutes * 60_000);
  return now < until ? until : null;
}
