import type { LivingRow } from '#shop/order-model/after.ts';
import { leftOf, piecesOf, reservedOf } from '#shop/order-model/pieces.ts';
import { shortOf } from '#shop/order-model/supply.ts';

/**
 * Returns the row with so many pieces in all, and what goes back to stock by it, or is taken from it (below 0). Fewer
 * pieces are cancelled, of those that are missing first. Of more, those that were cancelled come back first, and others
 * are ordered beside; `available` of them are there.
 */
export function withPieces<Row extends LivingRow>(
  row: Row,
  pieces: number,
  available: number,
): { row: Row; move: number } {
  const standing = { ...row, quantity_short: Math.min(row.quantity_short, leftOf(row)) };
  const more = pieces - piecesOf(row);
  if (more > 0) {
    const missing = shortOf(more, available);
    const back = Math.min(more, row.quantity_cancelled);
    const raised = {
      ...standing,
      quantity: row.quantity + more - back,
      quantity_cancelled: row.quantity_cancelled - back,
      quantity_short: standing.quantity_short + missing,
    };
    return { row: raised, move: missing - more };
  }
  const lowered = {
    ...standing,
    quantity_cancelled: row.quantity_cancelled - more,
    quantity_short: Math.max(0, standing.quantity_short + more),
  };
  if (leftOf(lowered) === 0) lowered.expected_date = null;
  return { row: lowered, move: reservedOf(standing) - reservedOf(lowered) };
}

/** Returns the lowest price that staff may set who may go `percent` below the ordered one; null for any. */
export function leastPrice(orderedOre: number, percent: number | null): number {
  return percent === null ? 0 : Math.ceil((orderedOre * (100 - percent)) / 100);
}
