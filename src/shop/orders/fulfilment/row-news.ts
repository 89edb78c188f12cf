import { dateInFigures, shortMonth } from '#kit/text/short-dates.ts';
import type { Language } from '#kit/text/language.ts';
import type { T } from '#shop/texts/text.ts';
import type { OrderRow } from '#shop/orders/contract.ts';

type Row = Pick<OrderRow, 'Quantity' | 'QuantityDelivered' | 'QuantityCancelled' | 'QuantityShort'> &
  Pick<OrderRow, 'ExpectedDate' | 'ExpectedMonth' | 'ExpectedText'>;

/** Describes pieces that are made to order, which are not said to be on backorder; `text` says when they come. */
export function madeInWords(
  text: string,
  { short, quantity }: { short: number; quantity: number },
  t: T,
): string {
  return short === quantity ? text : t('cart.shortToOrder', { short, quantity, text });
}

/** Describes the shortage of a waiting row and when it is expected; '' when there is none. */
export function shortage(row: Row, t: T, language: Language): string {
  const { Quantity: quantity, QuantityShort: short, ExpectedDate: date } = row;
  if (quantity - row.QuantityDelivered - row.QuantityCancelled <= 0) return '';
  const day = date && dateInFigures(date, language);
  if (short === 0) return day ? t('orders.restExpected', { date: day }) : '';
  if (row.ExpectedText !== '') return madeInWords(row.ExpectedText, { short, quantity }, t);
  const what = quantity === 1 ? t('orders.shortOne') : t('orders.shortOf', { short, quantity });
  const when = day ?? (row.ExpectedMonth && shortMonth(row.ExpectedMonth, language));
  return when ? `${what}, ${t('orders.expected', { date: when })}` : what;
}
