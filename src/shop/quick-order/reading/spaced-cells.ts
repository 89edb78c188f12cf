import { isNumeric } from './cell-forms.ts';
import { readFreeLine } from './free-line.ts';
import { isSameArticle, namesOf, numberIn, pricesOf, type KnownNumbers } from './known-numbers.ts';
import { quantityBeside } from './quantity-beside.ts';
import { readCells, type BlockColumns, type ReadRow } from './read-cells.ts';

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
    const isAlone = cells.some((cell) => known.isNumber(numberIn(cell, known)));
    return known.isNumber(free.ref) && !(isAlone && known.isNumber(read.ref)) ? free : read;
  }
  const number = cells[columns.numbers[0] ?? -1] ?? '';
  const { ref } = known.isNumber(number) ? { ref: number } : free;
  const numbers = cells.filter((cell) => isNumeric(cell) && !isSameArticle(ref, cell, known));
  // Which cell is missing nobody can tell, where others than the quantity may hold numbers.
  const isMissing = cells.length < columns.usualWidth && (columns.hasHeading || columns.numeric > 1);
  if (isMissing)
    return numbers.length === 0
      ? { ref, quantity: null, isBlank: true }
      : { ref, quantity: `${numbers.join(' / ')} ?` };
  if (numbers.length > Math.max(1, columns.numeric)) return { ref, quantity: `${numbers.join(' / ')} ?` };
  if (!known.isNumber(number) || quantity === undefined) return free;
  const place = quantity + cells.length - columns.usualWidth;
  const moved = place > (columns.numbers[0] ?? 0) ? cells[place] : undefined;
  if (moved !== undefined && isNumeric(moved)) return { ref: number, quantity: moved };
  const beside = cells.filter(
    (cell, at) => !columns.numbers.includes(at) && !isSameArticle(number, cell, known),
  );
  return {
    ref: number,
    quantity: quantityBeside(beside.join(' '), namesOf(number, known), pricesOf(number, known)),
  };
}
