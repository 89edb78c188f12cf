import { groupBy } from '#kit/text/group-by.ts';
import type { Language } from '#kit/text/language.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import type { OrderFigures } from '#shop/order-model/news.ts';
import { piecesOf } from '#shop/order-model/pieces.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import { nameOfRow } from '#shop/orders/row-texts.ts';
import type { T } from '#shop/texts/text.ts';

type Row = OrderFigures['rows'][number];
type Now = OrderFigures & { currency_code: string; language: Language };

/** What a changed order was, and what it is, side by side: the rows that differ, fees and discounts, and the sum. */
export function changedParts(before: OrderFigures, now: Now, t: T): { heading: string; lines: string[] }[] {
  const money = (ore: number) => moneyInWords(ore, now.currency_code, now.language);
  const sideBySide = (name: string, was: string, is: string) =>
    t('mail.orderNews.wasAndIs', { name, was, is });
  const each = (row: Row) =>
    piecesOf(row) > 0
      ? t('mail.orderNews.piecesAt', { count: piecesOf(row), price: money(row.price) })
      : t('mail.orderNews.noPieces');
  const old = new Map(before.rows.map((row) => [row.id, row]));
  const goods = now.rows
    .filter((row) => !isFee(row))
    .flatMap((row) => {
      const before = old.get(row.id);
      const [was, is] = [before ? each(before) : t('mail.orderNews.newRow'), each(row)];
      return was === is ? [] : [sideBySide(`${row.article_number} ${nameOfRow(row, now.language)}`, was, is)];
    });
  const fees = feesOf(before, now).flatMap(({ name, was, is }) =>
    was === is ? [] : [sideBySide(name, money(was), money(is))],
  );
  const isPriced = goods.length + fees.length > 0 || before.total_amount !== now.total_amount;
  const sums = [
    ...fees,
    sideBySide(t('mail.orderNews.sum'), money(before.total_amount), money(now.total_amount)),
  ];
  return [
    { heading: t('mail.orderNews.changedRows'), lines: goods },
    { heading: t('mail.orderNews.changedSum'), lines: isPriced ? sums : [] },
  ].filter(({ lines }) => lines.length > 0);
}

/** A fee has a row for each rate of VAT, and is one sum here. */
function feesOf(before: OrderFigures, now: OrderFigures): { name: string; was: number; is: number }[] {
  const [was, is] = [before, now].map(({ rows }) => groupBy(rows.filter(isFee), ({ kind }) => kind));
  const sum = (rows: readonly Row[] = []) => rows.reduce((all, row) => all + row.total_amount, 0);
  return [...new Set([...was!.keys(), ...is!.keys()])].map((kind) => ({
    name: (is!.get(kind) ?? was!.get(kind))![0]!.description,
    was: sum(was!.get(kind)),
    is: sum(is!.get(kind)),
  }));
}
