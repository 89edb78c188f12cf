import type { Trx } from '#kit/database/db.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { moveStock, type StockRow } from '#shop/articles/stock/stock.server.ts';
import type { After } from '#shop/order-model/after.ts';
import { amountsAfter } from '#shop/order-model/change/amounts-after.ts';
import { storedDiscount } from '#shop/order-model/change/discount.ts';
import { nothingInvoiced } from '#shop/order-model/change/invoiced-discount.ts';
import { readInvoicedAmounts } from '#shop/orders/invoiced/invoiced.server.ts';
import { OrderStatus, orderIs } from '#shop/order-model/may.ts';
import { noDate, statedDate, type DatedRow, type Statement } from '#shop/order-model/forecast/moved-date.ts';
import { daysToFollow } from '#shop/orders/dates/follow-articles.server.ts';
import { newsOf, type OrderNews } from '#shop/order-model/news.ts';
import { leftOf, piecesOf } from '#shop/order-model/pieces.ts';
import { saysMissing } from '#shop/order-model/sending/said-missing.ts';
import { isTestOrder } from '#shop/order-model/test-order.ts';
import {
  insertConsignment,
  updateOrder,
  updateOrderRows,
  type WholeOrder,
} from '#shop/orders/whole-order-store.server.ts';

type Row = WholeOrder['rows'][number];

/**
 * Writes what became of an order, which must be locked. Returns what the customer is told, and the stock that changed.
 * `isByHand`: the staff say it, so that a day that they set no longer follows the article's.
 */
export async function writeAfter(
  trx: Trx,
  before: WholeOrder,
  after: After<Row>,
  at: Date,
  gross_weight_g: number | null = null,
  { isByHand = true }: { isByHand?: boolean } = {},
): Promise<{ news: OrderNews[]; stock: readonly StockRow[] }> {
  const how = { today: stockholmToday(at), isByHand, isUntold: false };
  const emptied = after.rows.filter((row, place) => isEmptied(before.rows[place], row));
  const days =
    emptied.length === 0
      ? noDays
      : await daysToFollow(
          trx,
          emptied.flatMap((row) => row.article_id ?? []),
        );
  const discount = storedDiscount(before);
  const invoiced = discount && (await readInvoicedAmounts(trx, [before.id]));
  const { rows, totals } = amountsAfter(before.rows, after.rows, {
    discount,
    vatCase: before.vat_case,
    invoicedOf: ({ id }) => invoiced?.get(id) ?? nothingInvoiced,
  });
  await updateOrderRows(
    trx,
    rows.flatMap((row, place) => {
      const was = before.rows[place];
      if (row === was || !was) return [];
      const { id, quantity_delivered, quantity_cancelled, quantity_short, price, total_amount } = row;
      return [
        {
          id,
          quantity_delivered,
          quantity_cancelled,
          quantity_short,
          // A day alone is known of the article to a business system, and says nothing of the shelf.
          short_at_booking:
            isByHand || quantity_short !== was.quantity_short ? saysMissing(was, row) : undefined,
          price,
          total_amount,
          ...datesOf(was, row, how, days),
        },
      ];
    }),
  );
  const consignments: number[] = [];
  for (const { parcels, rows } of after.sent)
    consignments.push(
      await insertConsignment(trx, { order_id: before.id, parcels, gross_weight_g, sent_at: at }, rows),
    );
  const newest = after.sent.findLast(({ parcels }) => parcels.length > 0)?.parcels[0];
  const { has_shortage, cancelled_at } = after;
  const status = await endedStatus(trx, before, after);
  await updateOrder(trx, before.id, {
    status,
    has_shortage,
    cancelled_at,
    ...(totals && {
      amount_excluding_vat: totals.excludingVat,
      vat_amount: totals.vat,
      total_amount: totals.total,
    }),
    // Nobody waits for the release of an order of which nothing is left.
    ...(before.held !== null && !orderIs.open(status) && { held: null }),
    ...(consignments.length > 0 && { told_first_week: null }),
    ...(newest !== undefined && { consignment_id: newest }),
  });
  return {
    news: newsOf(before, { ...after, status }, consignments),
    stock: isTestOrder(before.id) ? [] : await moveStock(trx, after.moves),
  };
}

/** What ends without a sending may have been invoiced already: no invoice would end it later. */
async function endedStatus(
  trx: Trx,
  before: WholeOrder,
  { status, rows, sent }: After<Row>,
): Promise<number> {
  if (!orderIs.open(before.status) || !orderIs.sentNotInvoiced(status) || sent.length > 0) return status;
  const invoiced = await readInvoicedAmounts(trx, [before.id]);
  const charged = rows.filter(({ kind }) => kind !== 'discount');
  const isInvoiced = charged.every((row) => (invoiced.get(row.id)?.quantity ?? 0) >= piecesOf(row));
  return isInvoiced ? OrderStatus.Invoiced : status;
}

const noDays: ReadonlyMap<number, string> = new Map();

/** The staff take back the day that they set for missing pieces. */
function isEmptied(was: Row | undefined, row: Row): boolean {
  return was?.date_by_hand === true && row.expected_date === null && row.quantity_short > 0;
}

/** A row of which nothing is left has no day, and one whose day is emptied has that of its article. */
function datesOf(was: Row, row: Row, how: Statement, days: ReadonlyMap<number, string>): DatedRow {
  if (leftOf(row) === 0) return noDate;
  const isArticles = isEmptied(was, row);
  const day = isArticles ? (days.get(row.article_id ?? 0) ?? null) : row.expected_date;
  const { expected_date, previous_expected_date, date_changed_on, date_by_hand, date_untold } = statedDate(
    was,
    day,
    how,
  );
  return {
    expected_date,
    previous_expected_date,
    date_changed_on,
    date_by_hand: date_by_hand && !isArticles,
    date_untold,
  };
}
