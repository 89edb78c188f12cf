import { monthAndYear } from '#kit/text/dates.ts';
import type { Language } from '#kit/text/language.ts';
import { stockLabel, type OrderMonths, type StockedArticle } from '#shop/articles/stock/stock-label.ts';
import type { T } from '#shop/texts/text.ts';
import type { CartRow } from '#shop/cart/contract.ts';

type Row = Pick<CartRow, 'Quantity' | 'QuantityShort' | 'SoldOut'> &
  Omit<StockedArticle, 'QuantityAvailable'>;

/** Returns whether pieces of the row are made for the customer: none are in stock or on order. */
export function isMadeToOrder({
  QuantityShort: short,
  OrderedArticles: onOrder,
  NoArticleStock: isMade,
}: Pick<CartRow, 'QuantityShort' | 'OrderedArticles' | 'NoArticleStock'>): boolean {
  return short > 0 && onOrder <= 0 && isMade;
}

/** Describes the shortage of a cart row: how much is missing, why, and when it arrives. */
export function shortWords(
  row: Row,
  months: Partial<OrderMonths>,
  locale: { t: T; language: Language; today: string },
): string {
  const { t, language } = locale;
  if (row.SoldOut) return t('cart.soldOut');
  const { Quantity: quantity, QuantityShort: short } = row;
  const { state, text } = stockLabel({ ...row, QuantityAvailable: 0 }, months, locale);
  if (state === 'expected' && row.EstimatedDeliveryDate) {
    const month = monthAndYear(row.EstimatedDeliveryDate, language);
    return t('cart.shortUntil', { short, quantity, month });
  }
  if (state === 'ordered') return t('cart.shortOnOrder', { short, quantity });
  if (state === 'order-months' && text !== '')
    return short === quantity ? text : t('cart.shortToOrder', { short, quantity, text });
  return t('cart.shortBy', { short, quantity });
}
