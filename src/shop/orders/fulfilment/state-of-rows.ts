import { leftOf } from './left-to-send.ts';
import { OrderStatus } from '#shop/orders/order-label.ts';

type Row = {
  quantity: number;
  quantity_delivered: number;
  quantity_cancelled: number;
  quantity_short: number;
};

/** An order of which nothing is left is sent; when nothing of it ever was, it is cancelled. */
export function stateOf(rows: readonly Row[]): { status: OrderStatus; has_shortage: boolean } {
  const isDone = rows.every((row) => leftOf(row) === 0);
  const ended = rows.some(isSent) ? OrderStatus.Delivered : OrderStatus.Cancelled;
  return { status: isDone ? ended : OrderStatus.Processing, has_shortage: isWaitedFor(rows) };
}

/** Something is missing; or some was sent, and then the customer waits for the rest. */
export function isWaitedFor(rows: readonly Row[]): boolean {
  const left = rows.filter((row) => leftOf(row) > 0);
  return left.some((row) => row.quantity_short > 0) || (left.length > 0 && rows.some(isSent));
}

function isSent(row: Row): boolean {
  return row.quantity_delivered > 0;
}
