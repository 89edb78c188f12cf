import { OrderStatus } from './may.ts';

/** The pieces of a row of an order. */
export type Pieces = {
  quantity: number;
  quantity_delivered: number;
  quantity_cancelled: number;
  quantity_short: number;
  /** What was promised of pieces that are made to order; '' or nothing for others. */
  promised_text?: string;
};

/** Returns the quantity of a row that has been neither sent nor cancelled. */
export function leftOf(row: Omit<Pieces, 'quantity_short'>): number {
  return row.quantity - row.quantity_delivered - row.quantity_cancelled;
}

/** Returns what the customer gets of a row in all, sent or not. */
export function piecesOf({
  quantity,
  quantity_cancelled,
}: Pick<Pieces, 'quantity' | 'quantity_cancelled'>): number {
  return quantity - quantity_cancelled;
}

/** Returns the quantity that was taken from stock for a row and has not been sent. */
export function reservedOf(row: Pieces): number {
  return Math.max(0, leftOf(row) - row.quantity_short);
}

/**
 * Returns the row after a delivery. The reserved pieces are sent first; pieces beyond those have arrived since the
 * order and are taken from stock now.
 */
export function afterSending<Row extends Pieces>(row: Row, quantity: number): { row: Row; takenNow: number } {
  const takenNow = Math.max(0, quantity - reservedOf(row));
  return {
    row: {
      ...row,
      quantity_delivered: row.quantity_delivered + quantity,
      quantity_short: row.quantity_short - takenNow,
    },
    takenNow,
  };
}

/**
 * Returns whether something is missing, or a part was sent and the customer waits for the rest. What is made to order is
 * not missing: it never was to be in stock.
 */
export function isWaitedFor(rows: readonly Pieces[]): boolean {
  const left = rows.filter((row) => leftOf(row) > 0);
  return (
    left.some((row) => row.quantity_short > 0 && !isMadeToOrder(row)) ||
    (left.length > 0 && rows.some(isSent))
  );
}

export function isMadeToOrder({ promised_text: text = '' }: Pick<Pieces, 'promised_text'>): boolean {
  return text !== '';
}

/**
 * Returns the status of an order of these rows, which had another: with nothing left it is sent or, when nothing was ever
 * sent, cancelled.
 */
export function statusOf(
  rows: readonly Pieces[],
  { before, isBegun, isInvoiced }: { before: number; isBegun: boolean; isInvoiced: boolean },
): number {
  if (rows.some((row) => leftOf(row) !== 0))
    return isBegun || rows.some(isSent) ? OrderStatus.Processing : before;
  if (!rows.some(isSent)) return OrderStatus.Cancelled;
  return isInvoiced || before === OrderStatus.Invoiced ? OrderStatus.Invoiced : OrderStatus.Delivered;
}

function isSent(row: Pieces): boolean {
  return row.quantity_delivered > 0;
}
