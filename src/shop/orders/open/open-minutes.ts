import { OrderStatus } from '#shop/orders/order-label.ts';

/** How often rows can be added to an order. */
export const mostAdditions = 20;

const minutesUnlessSet = 60;

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
