import { inTransaction, type Db } from '../src/kit/database/db.server.ts';
import { insertOrders } from '../src/shop/orders/store.server.ts';

type Row = {
  kind?: 'article' | 'freight';
  /** Null for one that is deleted since. */
  article: number | null;
  sent: number;
  cancelled: number;
  left: number;
  short: number;
  said?: number | null;
  day?: string | null;
  /** What was promised of what is made to order. */
  promise?: string;
};
type Order = {
  id: number;
  placed: Date;
  status: number;
  customer: number;
  held?: 'manual' | 'overdue' | null;
  rows: readonly Row[];
};

/** Writes these orders in place of all others, and returns them as they are stored. */
export async function storeOrders(db: Db, orders: readonly Order[]) {
  for (const table of ['order_row', 'customer_order'] as const) await db.deleteFrom(table).execute();
  const stored = orders.map(({ id, placed, status, customer, held = null, rows }) => ({
    id,
    customer_id: customer,
    created_at: placed,
    status,
    held,
    has_shortage: rows.some(({ short }) => short > 0),
    way_of_delivery_id: null,
    way_of_delivery_name: '',
    partial_delivery: true,
    told_week: null,
    told_first_week: null,
    delivery_year: null,
    delivery_week: null,
    language: 'sv' as const,
    currency_code: 'SEK',
    amount_excluding_vat: 100,
    vat_amount: 25,
    total_amount: 125,
    customer_name: 'Butik',
  }));
  let count = 0;
  const rows = orders.flatMap((order) =>
    order.rows.map(({ kind = 'article', said = null, day = null, promise = '', ...row }, place) => ({
      // Rows are not always stored in their order.
      id: (count += 1) * 10 - place * 12,
      order_id: order.id,
      row_number: place + 1,
      kind,
      article_id: row.article,
      article_number: 'A',
      description: 'Vara',
      quantity: row.sent + row.cancelled + row.left,
      quantity_delivered: row.sent,
      quantity_cancelled: row.cancelled,
      quantity_short: row.short,
      short_at_booking: said,
      expected_date: day,
      promised_text: promise,
      price: 1,
      vat_rate: 25,
      total_amount: 1,
    })),
  );
  await inTransaction(db, async (trx) => await insertOrders(trx, stored, rows.toReversed()));
  return stored.map((order) => ({ ...order, rows: rows.filter((row) => row.order_id === order.id) }));
}
