import { sql } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';
import { piecesOf, type Pieces } from '#shop/order-model/pieces.ts';
import { isFee, type RowKind } from '#shop/order-model/row-kind.ts';

type PrintedOrder = {
  id: number;
  whole: readonly (Pick<Pieces, 'quantity' | 'quantity_cancelled'> & { id: number; kind: RowKind })[];
};

/**
 * Notes that these orders, as they are here, are on a printed pick list; the latest list counts. It is no change of what
 * was ordered, so an order that somebody has open keeps its version.
 */
export async function markPrinted(
  db: Db,
  orders: readonly PrintedOrder[],
  by: string,
  now: Date,
): Promise<void> {
  if (orders.length === 0) return;
  await sql`
    update customer_order set printed_at = ${now}, printed_by = ${by}, printed_rows = printed.rows
    from unnest(${orders.map(({ id }) => id)}::integer[], ${orders.map(printedRows)}::text[]) as printed (id, rows)
    where customer_order.id = printed.id`.execute(db);
}

/** What is to be picked of an order in all, sent or not: sending makes no list old, and a change does. */
function printedRows({ whole }: PrintedOrder): string {
  return whole
    .filter((row) => !isFee(row))
    .toSorted((one, other) => one.id - other.id)
    .map((row) => `${row.id}:${piecesOf(row)}`)
    .join(' ');
}

/** Whether other pieces are ordered than when the order was last on a printed list: the same, written by the database. */
export const isChangedSincePrinted = sql<boolean>`coalesce(customer_order.printed_rows <> (
  select coalesce(string_agg(order_row.id || ':' || (quantity - quantity_cancelled), ' ' order by order_row.id), '')
  from order_row where order_row.order_id = customer_order.id and order_row.kind = 'article'
), false)`;
