import { addDays } from '#kit/text/dates.ts';
import { stockholmClock } from '#kit/text/stockholm-clock.ts';
import type { DeliveryTimes } from './delivery-times.ts';
import { addWorkingDays, firstWorkingDay } from './working-days.ts';

/** Returns the day on which pieces that are in stock now are sent. */
export function sendingDayOfStock(now: Date, { cutOff, handlingDays }: DeliveryTimes): string {
  const [today = '', time = ''] = stockholmClock(now).split('T');
  const begins = firstWorkingDay(time < cutOff ? today : addDays(today, 1));
  return addWorkingDays(begins, handlingDays);
}

/** What is known about the pieces of an article that are not in stock. */
export type Inbound = {
  OrderedArticles: number;
  EstimatedDeliveryDate: string | null;
  NoArticleStock: boolean;
};

/**
 * Returns the day on which `short` missing pieces are sent, or null when it is unknown: nothing is promised for an
 * article that is made to order, after the expected day has passed, or where the pieces on order do not suffice.
 * `waitedFor` is the number of pieces that open orders already wait for.
 */
export function sendingDayOfShort(
  { OrderedArticles, EstimatedDeliveryDate: expected, NoArticleStock }: Inbound,
  { short, waitedFor }: { short: number; waitedFor: number },
  { today, times }: { today: string; times: DeliveryTimes },
): string | null {
  if (NoArticleStock || expected === null || expected < today) return null;
  return OrderedArticles - waitedFor >= short ? addWorkingDays(expected, times.inboundDays) : null;
}
