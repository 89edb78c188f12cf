import type { Language } from '#kit/text/language.ts';
import type { OrderWishes } from '#shop/order-model/news.ts';
import { addressLines } from './address-lines.ts';
import { deliveryAddressOf } from '#shop/orders/open/delivery-address-of.ts';
import type { T } from '#shop/texts/text.ts';

type Now = OrderWishes & { language: Language };

/** What an order was placed with, and what it has now, side by side; none where nothing of that is changed. */
export function changedTerms(before: OrderWishes, now: Now, t: T): { heading: string; lines: string[] }[] {
  const each = (order: OrderWishes): [name: string, text: string][] => [
    [t('mail.order.deliveryAddress'), addressLines(deliveryAddressOf(order), now.language).join(', ')],
    [t('mail.order.deliveryWeek'), weekIn(order, t)],
    [t('mail.order.partialDelivery'), t(order.partial_delivery ? 'general.yes' : 'general.no')],
    [t('mail.order.purchaseOrder'), order.purchase_order_number],
    [t('mail.order.message'), order.order_info_text.replaceAll(/\s+/g, ' ')],
  ];
  const given = (text: string) => text || t('mail.orderNews.notGiven');
  const is = each(now);
  const lines = each(before).flatMap(([name, was], place) => {
    const after = is[place]![1];
    return was === after ? [] : [t('mail.orderNews.wasAndIs', { name, was: given(was), is: given(after) })];
  });
  return lines.length > 0 ? [{ heading: t('mail.orderNews.changedTerms'), lines }] : [];
}

export function weekIn({ delivery_year: year, delivery_week: week }: OrderWishes, t: T): string {
  return year === null || week === null
    ? t('mail.order.asSoonAsPossible')
    : t('checkout.weekOfYear', { year, week });
}
