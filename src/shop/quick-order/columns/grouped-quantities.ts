import { shownBy } from '#kit/text/number-text.ts';
import { readQuantity } from '#shop/wanted-rows/given-quantity.ts';

/**
 * Returns how the quantities of a column are to be written. Where its other cells show what a point or comma before three
 * digits is for, the quantity is written without it, since it is read again without its column.
 */
export function groupsOf(cells: readonly string[]): (cell: string) => string {
  const shown = shownBy(cells);
  return (cell) => {
    const quantity = readQuantity(cell) === undefined ? readQuantity(cell, shown) : undefined;
    return typeof quantity === 'number' ? `${quantity}` : cell;
  };
}
