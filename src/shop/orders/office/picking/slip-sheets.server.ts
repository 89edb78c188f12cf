import { contentLanguages, withFallbacks, type Language } from '#kit/text/language.ts';
import { wholeNumberInWords } from '#kit/text/numbers/number-in-words.ts';
import { dateInFigures, shortMonth } from '#kit/text/short-dates.ts';
import { deliveryOf, weekOf } from '#shop/orders/pdf/order-sheet.server.ts';
import { promiseOf } from '#shop/orders/row-texts.ts';
import { footOf } from '#shop/printing/foot.server.ts';
import type { ListTable, PrintedList } from '#shop/printing/list-sheet.ts';
import type { Seller } from '#shop/printing/seller.ts';
import type { Fact } from '#shop/printing/sheet.ts';
import type { T } from '#shop/texts/text.ts';
import type { OrderToPick } from './orders-to-pick.server.ts';

type Printed = { seller: Seller; t: T; today: string; language: Language };

/** Returns the customer's language, or the next one that it may read where the shop is not shown in it. */
export function slipLanguage(language: Language, shown: readonly Language[]): Language {
  const mayBe: readonly Language[] = [...shown, ...contentLanguages];
  return withFallbacks(language).find((one) => mayBe.includes(one)) ?? language;
}

/** Returns what lies in the parcel: what is picked now, and what comes later and when. It tells no price. */
export function slipSheetOf(order: OrderToPick, { seller, t, today, language }: Printed): PrintedList {
  const facts: Fact[] = [
    [t('orders.number'), String(order.id)],
    [t('orders.date'), dateInFigures(order.created_at, language)],
    [t('invoice.customerNumber'), order.customerNumber],
    [t('invoice.yourOrderNumber'), order.purchase_order_number],
    [t('invoice.wayOfDelivery'), order.way_of_delivery_name],
    [t('orders.deliveryWeek'), weekOf(order, t)],
  ];
  return {
    language,
    title: t('slip.title', { number: order.id }),
    heading: t('slip.heading'),
    sellerName: seller.name,
    box: facts.filter(([, value]) => value !== ''),
    buyer: { label: t('invoice.deliveryAddress'), lines: deliveryOf(order, seller) },
    intro: [],
    tables: [nowTable(order, t, language), laterTable(order, { t, today, language })].filter(
      ({ rows }) => rows.length > 0,
    ),
    payment: undefined,
    foot: footOf(seller, language, t),
    page: (page, pages) => t('invoice.page', { page, pages }),
  };
}

function nowTable({ rows }: OrderToPick, t: T, language: Language): ListTable {
  return {
    heading: t('slip.now'),
    columns: [
      { label: t('invoice.articleNumber'), share: 18 },
      { label: t('invoice.description'), share: 68 },
      { label: t('invoice.quantity'), share: 14, right: true },
    ],
    rows: rows
      .filter(({ ready }) => ready > 0)
      .map(({ row, ready }) => ({
        cells: [row.article_number, row.description, pieces(ready, t, language)],
        below: [],
      })),
    sums: [],
  };
}

function laterTable({ rows }: OrderToPick, { t, today, language }: Omit<Printed, 'seller'>): ListTable {
  return {
    heading: t('slip.later'),
    columns: [
      { label: t('invoice.articleNumber'), share: 18 },
      { label: t('invoice.description'), share: 44 },
      { label: t('slip.expected'), share: 24 },
      { label: t('invoice.quantity'), share: 14, right: true },
    ],
    rows: rows
      .filter(({ waiting }) => waiting > 0)
      .map(({ row, waiting }) => {
        const { date, month, text } = promiseOf(row, language, today);
        const day = date ? dateInFigures(date, language) : month && shortMonth(month, language);
        return {
          cells: [row.article_number, row.description, day ?? '', pieces(waiting, t, language)],
          below: day ? [] : [text || t('slip.noDay')],
        };
      }),
    sums: [],
  };
}

function pieces(count: number, t: T, language: Language): string {
  return `${wholeNumberInWords(count, language)} ${t('invoice.unitPiece')}`;
}
