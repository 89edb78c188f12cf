import type { Trx } from '#kit/database/db.server.ts';
import { moveStock, type StockRow } from '#shop/articles/stock/stock.server.ts';
import { discountColumns } from '#shop/order-model/change/discount.ts';
import { OrderStatus } from '#shop/order-model/may.ts';
import { isTestOrder } from '#shop/order-model/test-order.ts';
import { storedRow } from '#shop/orders/draft-to-rows.server.ts';
import { insertOrderRows } from '#shop/orders/open/store.server.ts';
import {
  deleteOrderRows,
  updateOrder,
  updateOrderRow,
  type WholeOrder,
} from '#shop/orders/whole-order-store.server.ts';
import type { GivenDecision, StoredRow } from './decide-change.server.ts';

const columns = [
  'quantity',
  'quantity_cancelled',
  'quantity_short',
  'expected_date',
  'promised_text',
  'promised_text_sv',
  'promised_text_en',
  'price',
  'ordered_price',
  'total_amount',
] as const satisfies (keyof StoredRow)[];

/** Writes what became of an order, which must be locked, and returns the stock that changed. */
export async function writeChange(
  trx: Trx,
  order: WholeOrder,
  decision: GivenDecision,
  { by, at }: { by: string; at: Date },
): Promise<readonly StockRow[]> {
  const { rows, added, fees, feesSent, removed, totals, status } = decision;
  await deleteOrderRows(trx, removed);
  for (const row of rows) {
    const before = order.rows.find(({ id }) => id === row.id)!;
    if (columns.every((column) => row[column] === before[column])) continue;
    await updateOrderRow(trx, row.id, Object.fromEntries(columns.map((column) => [column, row[column]])));
  }
  const first = Math.max(0, ...rows.map(({ row_number }) => row_number)) + 1;
  const news = [
    ...added.map(({ row, orderedOre }) => ({
      ...storedRow(row, order.language),
      ordered_price: orderedOre,
      added_at: at,
      added_by: by,
    })),
    ...fees.map((row) => ({ ...storedRow(row, order.language), quantity_delivered: feesSent })),
  ];
  if (news.length > 0) {
    const numbered = news.map((row, place) => ({ ...row, order_id: order.id, row_number: first + place }));
    await insertOrderRows(trx, numbered);
  }
  await updateOrder(trx, order.id, {
    status,
    has_shortage: decision.has_shortage,
    cancelled_at: status === OrderStatus.Cancelled ? at : null,
    held: decision.held,
    ...decision.terms,
    ...(order.held !== null && decision.held === null && { was_released: true }),
    ...discountColumns(decision.discount),
    ...(totals && {
      amount_excluding_vat: totals.excludingVat,
      vat_amount: totals.vat,
      total_amount: totals.total,
    }),
  });
  return isTestOrder(order.id) ? [] : await moveStock(trx, decision.moves);
}
