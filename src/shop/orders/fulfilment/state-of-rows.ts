import { leftOf } from './left-to-send.ts';
import { OrderStatus } from '#shop/order-model/may.ts';

type Row = {
  quantity: number;
  quantity_delivered: number;
  quantity_cancelled: number;
  quantity_short: number;
};

/** An order with nothing left is sent or, when nothing was ever sent, cancelled. */
export function stateOf(rows: readonly Row[]): { status: OrderStatus; has_shortage: boolean } {
  const isDone = rows.every((row) => leftOf(row) === 0);
  const ended = rows.some(isSent) ? OrderStatus.Delivered : OrderStatus.Cancelled;
  return { status: isDone ? ended : OrderStatus.Processing, has_shortage: isWaitedFor(rows) };
}

/** Returns whether something is missing, or a part was sent and the customer waits for the rest. */
export function isWaitedFor(rows: readonly Row[]): boolean {
  const left = rows.filter((row) => leftOf(row) > 0);
  return left.some((row) => row.quantity_short > 0) || (left.length > 0 && rows.some(isSent));
}

function isSent(row: Row): boolean {
  return row.quantity_delivered > 0;
}
