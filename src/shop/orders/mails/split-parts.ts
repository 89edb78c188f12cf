import type { Language } from '#kit/text/language.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import type { OrderFigures, OrderWishes } from '#shop/order-model/news.ts';
import { piecesOf } from '#shop/order-model/pieces.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import { nameOfRow } from '#shop/orders/row-texts.ts';
import type { T } from '#shop/texts/text.ts';
import { weekIn } from './changed-terms.ts';

type Part = OrderFigures & OrderWishes & { id: number };

/** The two orders that an order became, each with what it has, when it is wanted and what it costs. */
export function splitParts(
  first: Part & { currency_code: string; language: Language },
  second: Part,
  t: T,
): { heading: string; lines: string[] }[] {
  return [first, second].map((order) => ({
    heading: t('mail.order.heading', { number: order.id }),
    lines: [
      ...order.rows
        .filter((row) => !isFee(row) && piecesOf(row) > 0)
        .map((row) => {
          const count = t('mail.orderNews.quantity', { count: piecesOf(row) });
          return `${row.article_number} ${nameOfRow(row, first.language)}: ${count}`;
        }),
      `${t('mail.order.deliveryWeek')}: ${weekIn(order, t)}`,
      `${t('mail.orderNews.sum')}: ${moneyInWords(order.total_amount, first.currency_code, first.language)}`,
    ],
  }));
}
