type Parts = {
  quantity: number;
  quantity_delivered: number;
  quantity_cancelled: number;
  quantity_short: number;
};

/** Returns the quantity of a row that has been neither sent nor cancelled. */
export function leftOf(row: Omit<Parts, 'quantity_short'>): number {
  return row.quantity - row.quantity_delivered - row.quantity_cancelled;
}

/** Returns the quantity that was taken from stock for a row and has not been sent. */
export function reservedOf(row: Parts): number {
  return Math.max(0, leftOf(row) - row.quantity_short);
}

/**
 * Returns the row after a delivery. The reserved pieces are sent first; pieces beyond those have arrived since the
 * order and are taken from stock now.
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
