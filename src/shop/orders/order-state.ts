import { shortDate } from '#kit/text/short-dates.ts';
import type { Language } from '#kit/text/language.ts';
import type { T } from '#shop/texts/text.ts';
import type { Order } from './contract.ts';
import { orderIs } from '#shop/order-model/may.ts';

/** A word beside the label, which alone does not distinguish new, packed and cancelled orders. */
export function orderState(
  { Status, Held, CancelledDate }: Pick<Order, 'Status' | 'Held' | 'CancelledDate'>,
  t: T,
  language: Language,
): string {
  if (Held === 'manual') return t('orders.paused');
  if (Held) return t('orders.held');
  if (orderIs.received(Status)) return t('orders.received');
  if (orderIs.processing(Status)) return t('orders.packing');
  if (!orderIs.cancelled(Status)) return '';
  return CancelledDate
    ? t('orders.cancelledOn', { date: shortDate(CancelledDate, language) })
    : t('orders.cancelled');
}
