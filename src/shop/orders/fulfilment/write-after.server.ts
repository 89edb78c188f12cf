import type { Trx } from '#kit/database/db.server.ts';
import { moveStock, type StockRow } from '#shop/articles/stock/stock.server.ts';
import type { After } from '#shop/order-model/after.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { newsOf, type OrderNews } from '#shop/order-model/news.ts';
import { isTestOrder } from '#shop/order-model/test-order.ts';
import {
  insertConsignment,
  updateOrder,
  updateOrderRow,
  type WholeOrder,
} from '#shop/orders/whole-order-store.server.ts';

type Row = WholeOrder['rows'][number];

/** Writes what became of an order, which must be locked. Returns what the customer is told, and the stock that changed. */
export async function writeAfter(
  trx: Trx,
  before: WholeOrder,
  after: After<Row>,
  at: Date,
): Promise<{ news: OrderNews[]; stock: readonly StockRow[] }> {
  for (const [place, row] of after.rows.entries()) {
    if (row === before.rows[place]) continue;
    const { quantity_delivered, quantity_cancelled, quantity_short, expected_date } = row;
    await updateOrderRow(trx, row.id, {
      quantity_delivered,
      quantity_cancelled,
      quantity_short,
      expected_date,
    });
  }
  const consignments: number[] = [];
  for (const [carrier_number, rows] of after.sent)
    consignments.push(
      await insertConsignment(trx, { order_id: before.id, carrier_number, sent_at: at }, rows),
    );
  const newest = [...after.sent.keys()].findLast((number) => number !== '');
  const { status, has_shortage, cancelled_at } = after;
  await updateOrder(trx, before.id, {
    status,
    has_shortage,
    cancelled_at,
    // Nobody waits for the release of an order of which nothing is left.
    ...(before.held !== null && !orderIs.open(status) && { held: null }),
    ...(newest !== undefined && { consignment_id: newest }),
  });
  return {
    news: newsOf(before, after, consignments),
    stock: isTestOrder(before.id) ? [] : await moveStock(trx, after.moves),
  };
}
