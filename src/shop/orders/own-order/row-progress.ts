import { shortMonth } from '#kit/text/short-dates.ts';
import type { Language } from '#kit/text/language.ts';
import { weekInWords } from '#kit/text/weeks.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import type { OrderRow } from '#shop/orders/contract.ts';
import { earlierInWords } from '#shop/orders/waiting/waiting-words.ts';
import { plural, type T } from '#shop/texts/text.ts';

type Row = Pick<OrderRow, 'Quantity' | 'QuantityDelivered' | 'QuantityCancelled' | 'QuantityShort'> &
  Pick<OrderRow, 'ExpectedDate'>;

/** The pieces of a row by what has become of them; their sum is what was ordered. */
export type Progress = { sent: number; ready: number; waiting: number; cancelled: number };

export function progressOf({
  Quantity: quantity,
  QuantityDelivered: sent,
  QuantityCancelled: cancelled,
  QuantityShort: short,
  ExpectedDate: expected,
}: Row): Progress {
  const left = Math.max(0, quantity - sent - cancelled);
  // The office may say a day for pieces that the stock does not lack.
  const waiting = short === 0 && expected !== null ? left : Math.min(left, short);
  return { sent, ready: left - waiting, waiting, cancelled };
}

/** `12 skickade · 6 väntar, v. 14 (tidigare v. 11)`; '' while nothing has happened and nothing is missing. */
export function progressInWords(row: OrderRow, words: { t: T; language: Language; today: string }): string {
  if (isFee({ kind: row.Kind })) return '';
  const { t } = words;
  const { sent, ready, waiting, cancelled } = progressOf(row);
  if (sent === 0 && waiting === 0 && cancelled === 0) return '';
  const when = [whenOf(row, words), bracketed(earlierInWords(row, words))].filter(Boolean).join(' ');
  return [
    sent > 0 && plural(t, 'ownOrder.sent', sent),
    ready > 0 && plural(t, 'ownOrder.ready', ready),
    waiting > 0 && [plural(t, 'ownOrder.waiting', waiting), when].filter(Boolean).join(', '),
    cancelled > 0 && plural(t, 'orders.cancelledOf', cancelled),
  ]
    .filter(Boolean)
    .join(' · ');
}

function whenOf(
  { ExpectedDate, ExpectedMonth, ExpectedText }: OrderRow,
  { t, language, today }: { t: T; language: Language; today: string },
): string {
  if (ExpectedText !== '') return ExpectedText;
  if (ExpectedDate !== null) return weekInWords(ExpectedDate, language, today);
  return ExpectedMonth === null ? t('ownOrder.noDate') : shortMonth(ExpectedMonth, language);
}

function bracketed(text: string): string {
  return text && `(${text})`;
}
