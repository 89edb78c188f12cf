import { isWaitedFor, leftOf, type Pieces } from '#shop/order-model/pieces.ts';

/** What is said of when the missing pieces of a row come. */
type Expected = {
  expected_date: string | null;
  promised_date: string | null;
  promised_text: string;
  promised_text_sv: string | null;
  promised_text_en: string | null;
};

const nothing: Expected = {
  expected_date: null,
  promised_date: null,
  promised_text: '',
  promised_text_sv: '',
  promised_text_en: '',
};

/**
 * Returns a row as people are told of it, when this much of it can be sent now (see `readinessOfRows`): pieces that have
 * come are not missing, although nobody has set them aside yet, and nothing is expected once all have. An undefined
 * `ready` is that of a row of which nothing is left.
 */
export function rowAsTold<Row extends Pieces & Expected>(row: Row, ready: number | undefined): Row {
  if (ready === undefined) return row;
  const short = Math.max(0, leftOf(row) - ready);
  if (short >= row.quantity_short) return row;
  return { ...row, quantity_short: short, ...(short === 0 && nothing) };
}

/** An order is said to wait for something when its rows, as they are told of, do. */
export function orderAsTold<
  Order extends { has_shortage: boolean; rows: readonly (Pieces & Expected & { id: number })[] },
>(order: Order, ready: ReadonlyMap<number, number>): Order {
  const rows = order.rows.map((row) => rowAsTold(row, ready.get(row.id)));
  if (rows.every((row, place) => row === order.rows[place])) return order;
  return { ...order, rows, has_shortage: order.has_shortage && isWaitedFor(rows) };
}
