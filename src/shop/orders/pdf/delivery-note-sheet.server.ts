import { listDate } from '#kit/text/dates.ts';
import { dateInFigures } from '#kit/text/short-dates.ts';
import { amountInWords } from '#kit/text/money-in-words.ts';
import { weekStringInWords } from '#kit/text/weeks.ts';
import { footOf } from '#shop/printing/foot.server.ts';
import type { ListColumn, ListTable, PrintedList } from '#shop/printing/list-sheet.ts';
import type { Seller } from '#shop/printing/seller.ts';
import type { T } from '#shop/texts/text.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import { leftOf } from '#shop/order-model/pieces.ts';
import { orderIs } from '#shop/order-model/may.ts';
import type { WholeOrder } from '#shop/orders/whole-order-store.server.ts';
import { promiseOf } from '#shop/orders/row-texts.ts';
import { expectedWeekOf } from '#shop/orders/waiting/waiting-order.ts';
import { deliveryOf } from './order-sheet.server.ts';

type Row = WholeOrder['rows'][number];
type Consignment = WholeOrder['consignments'][number];
/** `today` is the day in Sweden. */
type Printed = { seller: Seller; t: T; today: string; customerNumber: string; hasPrices: boolean };

/** Says what was sent with a consignment, and what of the order comes later by what is known today. */
export function deliveryNoteOf(order: WholeOrder, consignment: Consignment, printed: Printed): PrintedList {
  const { seller, t, customerNumber } = printed;
  const { language } = order;
  return {
    language,
    title: t('deliveryNote.title', { number: order.id, day: listDate(consignment.sent_at) }),
    heading: t('deliveryNote.heading'),
    sellerName: seller.name,
    box: [
      [t('orders.number'), String(order.id)],
      [t('deliveryNote.sent'), dateInFigures(consignment.sent_at, language)],
      [t('invoice.customerNumber'), customerNumber],
      [t('invoice.wayOfDelivery'), order.way_of_delivery_name],
      [t('deliveryNote.pieces'), String(piecesOf(order, consignment))],
    ],
    buyer: { label: t('invoice.deliveryAddress'), lines: deliveryOf(order, seller) },
    intro: [
      [t('invoice.yourOrderNumber'), order.purchase_order_number],
      [t('orders.orderedBy'), order.ordered_by],
      [t('deliveryNote.parcels'), consignment.parcels.join(', ')],
    ]
      .filter(([, value]) => value !== '')
      .map(([label, value]) => `${label}: ${value}`),
    tables: [sentTable(order, consignment, printed), restTable(order, printed)].filter(
      ({ rows }) => rows.length > 0,
    ),
    payment: undefined,
    foot: footOf(seller, language, t),
    page: (page, pages) => t('invoice.page', { page, pages }),
  };
}

function sentRows({ rows }: WholeOrder, consignment: Consignment): { row: Row; quantity: number }[] {
  return consignment.rows.flatMap(({ order_row_id, quantity }) => {
    const row = rows.find(({ id }) => id === order_row_id);
    return row && !isFee(row) ? [{ row, quantity }] : [];
  });
}

function piecesOf(order: WholeOrder, consignment: Consignment): number {
  return sentRows(order, consignment).reduce((sum, { quantity }) => sum + quantity, 0);
}

function sentTable(order: WholeOrder, consignment: Consignment, { t, hasPrices }: Printed): ListTable {
  const { language, currency_code: currency } = order;
  const prices: ListColumn[] = [
    { label: t('invoice.unitPrice'), share: 14, right: true },
    { label: `${t('invoice.amount')} ${currency}`, share: 16, right: true },
  ];
  return {
    heading: t('deliveryNote.content'),
    columns: [
      { label: t('invoice.articleNumber'), share: 18 },
      { label: t('invoice.description'), share: 46 },
      { label: t('invoice.quantity'), share: 14, right: true },
      ...(hasPrices ? prices : []),
    ],
    rows: sentRows(order, consignment).map(({ row, quantity }) => ({
      cells: [
        row.article_number,
        row.description,
        `${quantity} ${t('invoice.unitPiece')}`,
        ...(hasPrices
          ? [amountInWords(row.price, language), amountInWords(row.price * quantity, language)]
          : []),
      ],
      below: [],
    })),
    sums: [],
  };
}

/** Of an order that is over nothing comes. */
function restTable(order: WholeOrder, { t, today }: Printed): ListTable {
  const { language } = order;
  const rest = orderIs.open(order.status) ? order.rows.filter((row) => !isFee(row) && leftOf(row) > 0) : [];
  return {
    heading: t('deliveryNote.later'),
    columns: [
      { label: t('invoice.articleNumber'), share: 18 },
      { label: t('invoice.description'), share: 46 },
      { label: t('invoice.quantity'), share: 14, right: true },
      { label: t('waiting.expectedDay'), share: 22, right: true },
    ],
    rows: rest.map((row) => {
      const promise = promiseOf(row, language, today);
      const week = expectedWeekOf(promise);
      const isReady = row.quantity_short === 0;
      return {
        cells: [
          row.article_number,
          row.description,
          `${leftOf(row)} ${t('invoice.unitPiece')}`,
          week ? weekStringInWords(week, language, today) : t(isReady ? 'waiting.isReady' : 'waiting.noDate'),
        ],
        below: promise.text === '' ? [] : [promise.text],
      };
    }),
    sums: [],
  };
}
