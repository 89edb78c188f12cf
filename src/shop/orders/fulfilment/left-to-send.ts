type Parts = {
  quantity: number;
  quantity_delivered: number;
  quantity_cancelled: number;
  quantity_short: number;
};

/** What of a row has been neither sent nor cancelled. */
export function leftOf(row: Omit<Parts, 'quantity_short'>): number {
  return row.quantity - row.quantity_delivered - row.quantity_cancelled;
}

/** What was taken from the stock for a row and has not left the house. */
export function reservedOf(row: Parts): number {
  return Math.max(0, leftOf(row) - row.quantity_short);
}

/**
 * The row when some of it has been sent: first what was set aside for it goes, and what is sent beyond that has come
 * in since and is taken from the stock now.
 */
export function afterSending<Row extends Parts>(row: Row, quantity: number): { row: Row; takenNow: number } {
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
