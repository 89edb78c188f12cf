import { isNumeric } from './cell-forms.ts';
import { readFreeLine } from './free-line.ts';
import { namesOf } from './known-numbers.ts';
import type { KnownNumbers } from './known-numbers.ts';
import { quantityBeside } from './quantity-beside.ts';
import { readCells } from './read-cells.ts';
import type { BlockColumns, ReadRow } from './read-cells.ts';

/** Two spaces part cells, but they also stand in names by mistake, and an empty cell leaves none. */
export function readSpacedCells(
  cells: readonly string[],
  columns: BlockColumns,
  known: KnownNumbers,
): ReadRow {
  if (columns.isOpen) return readCells(cells, columns, known);
  const [quantity] = columns.quantities;
  const free = readFreeLine(cells.join(' '), known);
  if (cells.length === columns.usualWidth) {
    const read = readCells(cells, columns, known);
    return known.isNumber(free.ref) && !known.isNumber(read.ref) ? free : read;
  }
  const number = cells[columns.numbers[0] ?? -1] ?? '';
  if (!known.isNumber(number) || quantity === undefined) return free;
  const place = quantity + cells.length - columns.usualWidth;
  const moved = place > (columns.numbers[0] ?? 0) ? cells[place] : undefined;
  if (moved !== undefined && isNumeric(moved)) return { ref: number, quantity: moved };
  const beside = cells.filter((_cell, at) => !columns.numbers.includes(at)).join(' ');
  return { ref: number, quantity: quantityBeside(beside, namesOf(number, known)) };
}
