import { wayIn } from '#shop/orders/way/way-name.server.ts';
import { listDate } from '#kit/text/dates.ts';
import { defaultLanguage } from '#kit/text/language.ts';
import { stockholmClock } from '#kit/text/stockholm-clock.ts';
import { wholeNumberInWords } from '#kit/text/numbers/number-in-words.ts';
import type { Fact } from '#shop/printing/sheet.ts';
import { isTestOrder } from '#shop/order-model/test-order.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import type { OrderToPick } from './orders-to-pick.server.ts';
import { byShelf, summed, type LeftOut, type PickArticle } from './pick.ts';
import type { PickLine, PickSheet } from './pick-sheet.ts';
import { codeOfOrders, mostByPhone } from './picked-orders.ts';

type Order = Pick<OrderToPick, 'id' | 'created_at' | 'customer_name' | 'customerNumber' | 'collected'> &
  Pick<
    OrderToPick,
    'way_of_delivery_name' | 'way_names' | 'delivery_year' | 'delivery_week' | 'partial_delivery'
  > &
  Pick<OrderToPick, 'purchase_order_number' | 'order_info_text' | 'printed_at' | 'printed_by' | 'pinned'> & {
    rows: readonly (PickArticle & { ready: number; waiting: number })[];
  };
type Printing = { at: Date; by: string; leftOut: readonly { id: number; why: LeftOut }[] };

/** The storeroom is the maker's own: its lists are in Swedish, whoever prints them. */
const t = officeTextIn(defaultLanguage);

/** Returns a pick list of each order; the last one names the orders that are left out. */
export function pickSheetsOf(orders: readonly Order[], printing: Printing): PickSheet[] {
  return orders.map((order, place) => {
    const sheet = sheetOf(order, printing);
    return place === orders.length - 1 ? { ...sheet, end: [...sheet.end, ...leftOutText(printing)] } : sheet;
  });
}

function sheetOf(order: Order, printing: Printing): PickSheet {
  const waiting = order.rows.filter((row) => row.waiting > 0);
  const missing = waiting.reduce((sum, row) => sum + row.waiting, 0);
  const facts: Fact[] = [
    [t('officeOrders.customer'), `${order.customerNumber} ${order.customer_name}`],
    [t('officeOrders.way'), wayIn(order, defaultLanguage)],
    [t('officeOrders.week'), weekOf(order)],
    [t('officeOrders.date'), listDate(order.created_at)],
    [t('officeOrder.purchaseOrder'), order.purchase_order_number],
    [t('picking.printed'), printedBy(printing)],
  ];
  return {
    title: t('picking.list', { number: order.id }),
    code: String(order.id),
    facts: facts.filter(([, value]) => value !== ''),
    notes: [
      isTestOrder(order.id) && t('officeOrder.test'),
      order.printed_at && before(order.printed_at, order.printed_by),
      order.collected && t('picking.collected'),
      !order.partial_delivery && missing > 0 && t('picking.whole', { pieces: missing }),
      ...order.pinned.map(onOneLine),
      order.order_info_text && `${t('officeOrder.message')}: ${onOneLine(order.order_info_text)}`,
    ].filter((note): note is string => Boolean(note)),
    columns,
    lines: byShelf(order.rows.filter((row) => row.ready > 0)).map((row) =>
      lineOf(row, { pieces: row.ready, waits: row.waiting, below: '' }),
    ),
    // Pickers should not search the shelves for what is not there.
    end: waiting
      .filter((row) => row.ready === 0)
      .map((row) => t('picking.waitsFor', { pieces: row.waiting, article: `${row.number} ${row.name}` })),
    page,
  };
}

/** Returns one list for all of the orders, with the pieces of each order below their article. */
export function summedSheetOf(orders: readonly Order[], printing: Printing): PickSheet {
  const rows = summed(orders);
  const printed = orders.filter((order) => order.printed_at !== null);
  return {
    title: t('picking.sums'),
    code: orders.length <= mostByPhone ? codeOfOrders(orders.map(({ id }) => id)) : '',
    facts: [
      [t('picking.orders'), wholeNumberInWords(orders.length, defaultLanguage)],
      [t('picking.articles'), wholeNumberInWords(rows.length, defaultLanguage)],
      [t('picking.printed'), printedBy(printing)],
    ],
    notes: printed.map((order) =>
      t('picking.orderBefore', { number: order.id, before: before(order.printed_at!, order.printed_by) }),
    ),
    columns: { ...columns, waits: '' },
    lines: rows.map((row) =>
      lineOf(row, {
        pieces: row.pieces,
        waits: 0,
        below: row.orders.map(({ id, pieces }) => t('picking.ofOrder', { number: id, pieces })).join(' · '),
      }),
    ),
    end: leftOutText(printing),
    page,
  };
}

const columns = {
  shelf: t('articles.field.Shelf'),
  number: t('officeOrder.article'),
  ean: t('articles.field.EAN'),
  pieces: t('picking.pieces'),
  waits: t('picking.waits'),
};

function lineOf(
  { shelf, number, name, ean }: PickArticle,
  { pieces, waits, below }: { pieces: number; waits: number; below: string },
): PickLine {
  return {
    shelf,
    number,
    name,
    ean,
    pieces: wholeNumberInWords(pieces, defaultLanguage),
    waits: waits > 0 ? wholeNumberInWords(waits, defaultLanguage) : '',
    below,
  };
}

const page = (page: number, pages: number) => t('picking.page', { page, pages });

function before(at: Date, by: string): string {
  return t(by ? 'picking.before' : 'picking.beforeUnknown', { time: clock(at), who: by });
}

function printedBy({ at, by }: Printing): string {
  return `${clock(at)} ${by}`;
}

function clock(at: Date): string {
  return stockholmClock(at).replace('T', ' ');
}

function weekOf({ delivery_year: year, delivery_week: week }: Order): string {
  return year === null || week === null ? t('officeOrders.soon') : t('picking.week', { week, year });
}

function onOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' · ');
}

function leftOutText({ leftOut }: Printing): string[] {
  return (['held', 'nothing', 'closed'] as const).flatMap((why) => {
    const orders = leftOut.filter((one) => one.why === why).map(({ id }) => id);
    return orders.length === 0 ? [] : [t(`picking.leftOut.${why}`, { orders: orders.join(', ') })];
  });
}
