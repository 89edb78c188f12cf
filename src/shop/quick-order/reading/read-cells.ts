import { readQuantity } from '#shop/wanted-rows/given-quantity.ts';
import { hundredthsIn, isMoney, isNumeric, isPriced, isWhole, wholeIn } from './cell-forms.ts';
import type { CellColumns } from '#shop/quick-order/columns/accounted-cells.ts';
import type { Columns } from '#shop/quick-order/columns/columns.ts';
import { readFreeLine } from './free-line.ts';
import { isSameArticle, namesOf, numberIn, pricesOf, type KnownNumbers } from './known-numbers.ts';
import { numberOfCell } from './number-with-name.ts';
import { quantityBeside } from './quantity-beside.ts';

/** `isBlank`: there is a column of quantities, and this row has none in it. */
export type ReadRow = { ref: string; quantity: string | null; isBlank?: boolean };

/** What the rows of a block have in common. */
export type BlockColumns = Columns &
  CellColumns & {
    usualWidth: number;
    /** How many columns beside the numbers hold numbers, or should by their names. */
    numeric: number;
    /** Whether the cells of a row have moved below the heading, so that they stand in other columns than their own. */
    hasMoved: (cells: readonly string[]) => boolean;
    hasHeading: boolean;
    isNamed: (place: number) => boolean;
    isOfPrices: (place: number) => boolean;
    /** Whether a column holds numbers of the buyer's, beside those of the supplier. */
    isBuyersOwn: (place: number) => boolean;
  };

type Cells = readonly string[];

/** Reads the number and the quantity of a row that is split into cells. */
export function readCells(cells: Cells, columns: BlockColumns, known: KnownNumbers): ReadRow {
  const { ref, isShifted } = refOf(cells, columns, known);
  if (columns.isOpen) return { ref, quantity: unanswered(cells, columns.asked) };
  if (columns.quantities.length > 1) {
    const several = columns.quantities.map((place) => cells[place] ?? '');
    const last = Math.max(...columns.quantities);
    if (isWider(cells, last, columns) || columns.hasMoved(cells))
      return { ref, quantity: `${several.join(' + ')} ?` };
    return addedUp(ref, several);
  }
  const [place] = columns.quantities;
  if (columns.hasMoved(cells)) return { ref, quantity: `${cells.filter(isNumeric).join(' / ')} ?` };
  if (place === undefined) return { ref, quantity: besideOf(cells, ref, columns, known) };
  const hasStayed = isShifted && cells.indexOf('') > place;
  if ((isShifted && !hasStayed) || isWider(cells, place, columns))
    return readShifted(cells, ref, columns, known);
  const given = cells[place] ?? '';
  if (given !== '') return { ref, quantity: given };
  return readBlank(cells, ref, columns, known);
}

/** Where the quantity is blank, a number that stands in a column of no numbers may be it. */
function readBlank(cells: Cells, ref: string, columns: BlockColumns, known: KnownNumbers): ReadRow {
  const filled = cells.filter((cell) => cell !== '' && cell !== ref);
  const isNarrower = cells.length < columns.usualWidth;
  if (isNarrower && !columns.hasHeading && filled.length === 1 && isWhole(filled[0]!))
    return readShifted(cells, ref, columns, known);
  const inRef = known.isNumber(ref) ? undefined : readFreeLine(ref, known);
  if (inRef && inRef.quantity !== null && known.isNumber(inRef.ref))
    return { ref: inRef.ref, quantity: `${inRef.quantity} ?` };
  const prices = pricesOf(ref, known);
  const strays = cells.filter((cell, place) => {
    if (!isWhole(cell) || columns.numbers.includes(place) || known.isNumber(cell)) return false;
    if (!columns.isOfNumbers(place)) return !namesOf(ref, known).includes(cell);
    return isNarrower && columns.isOfPrices(place) && prices.length > 0 && !isAlikePrice(cell, prices);
  });
  if (strays.length === 0) return { ref, quantity: null, isBlank: true };
  if (isNarrower) return readShifted(cells, ref, columns, known);
  return { ref, quantity: `${strays.join(' / ')} ?` };
}

function isAlikePrice(cell: string, prices: readonly number[]): boolean {
  const amount = hundredthsIn(cell) ?? Number.NaN;
  return prices.some((price) => 4 * amount >= price && amount <= 4 * price);
}

/** The text is no quantity, so that the row stays stopped until the question is answered. */
function unanswered(cells: Cells, asked: readonly number[]): string {
  const values = asked.map((place) => cells[place] || '–');
  return [...values, ...(asked.length === 1 ? ['?'] : [])].join(' / ');
}

function addedUp(ref: string, cells: Cells): ReadRow {
  const filled = cells.filter((cell) => cell !== '');
  const quantities = filled.map((cell) => (wholeIn(cell) === 0 ? 0 : readQuantity(cell)));
  if (quantities.every((one) => one === 0)) return { ref, quantity: null, isBlank: true };
  const sum = quantities.reduce<number>((sum, one) => sum + (one ?? Number.NaN), 0);
  return { ref, quantity: Number.isNaN(sum) ? filled.join(' + ') : `${sum}` };
}

/** A line without a number is shown as it is, so that it can be found again. */
function refOf(
  cells: Cells,
  { numbers, usualWidth, isBuyersOwn }: BlockColumns,
  known: KnownNumbers,
): { ref: string; isShifted: boolean } {
  // In a row that has moved, any cell may be the number.
  const isMoved = cells.length > usualWidth && numbers.length > 0 && cells.slice(0, -1).includes('');
  const places = isMoved ? [...cells.keys()] : numbers;
  const refs = places.flatMap((place) => (cells[place] ? [numberOfCell(cells[place], known)] : []));
  const [first, ...more] = refs.filter((ref) => known.isNumber(ref));
  const other = more.find((ref) => first !== undefined && !isSameArticle(first, ref, known));
  // Two articles in one row: neither is guessed.
  if (first !== undefined && other !== undefined) return { ref: `${first} / ${other}`, isShifted: false };
  if (first !== undefined) {
    const isInPlace = numbers.some((place) => numberOfCell(cells[place] ?? '', known) === first);
    return { ref: first, isShifted: isMoved && !isInPlace };
  }
  if (!isMoved && refs[0] !== undefined) return { ref: refs[0], isShifted: false };
  const elsewhere = cells.find((cell, place) => cell !== '' && !isBuyersOwn(place) && known.isNumber(cell));
  if (elsewhere !== undefined && numbers.length > 0) return { ref: elsewhere, isShifted: true };
  return { ref: cells.filter((cell) => cell !== '').join(' '), isShifted: false };
}

/** A row that has more cells than the others may have moved its quantity; where the quantity ends the rows, widths tell nothing. */
function isWider(cells: Cells, quantity: number, { usualWidth }: BlockColumns): boolean {
  const width = cells.findLastIndex((cell) => cell !== '') + 1;
  const empty = cells.slice(0, width).indexOf('');
  // What stands before the empty cell has not moved.
  if (empty !== -1) return cells.length > usualWidth && empty <= quantity && quantity < usualWidth;
  return width > usualWidth && quantity < usualWidth;
}

/**
 * Reads a row whose cells have moved by the one whole number that it has besides its article's; more are no quantity, and
 * neither is one where another is missing.
 */
function readShifted(cells: Cells, ref: string, { numeric }: BlockColumns, known: KnownNumbers): ReadRow {
  const isOwn = (cell: string) =>
    numberIn(cell, known) === ref || isSameArticle(ref, cell, known) || namesOf(ref, known).includes(cell);
  const moved = cells.slice(Math.max(0, cells.indexOf('')));
  const numbers = moved.filter((cell) => cell !== '' && isNumeric(cell) && !isOwn(cell));
  if (numbers.length === 0) return { ref, quantity: null, isBlank: true };
  const [only, ...more] = numbers.filter((cell) => isWhole(cell) || !isMoney(cell));
  const isTold = only !== undefined && more.length === 0 && isWhole(only) && numbers.length >= numeric;
  return { ref, quantity: isTold ? only : `${numbers.join(' / ')} ?` };
}

/** Where no column holds quantities, one may stand beside a name, in a cell that no heading names. */
function besideOf(cells: Cells, ref: string, columns: BlockColumns, known: KnownNumbers): string | null {
  if (!known.isNumber(ref)) return null;
  const another = cells.find(
    (cell, place) =>
      cell !== '' && !columns.isNamed(place) && known.isNumber(cell) && !isSameArticle(ref, cell, known),
  );
  if (another !== undefined) return `${another} ?`;
  const beside = cells.filter(
    (cell, place) =>
      ![...columns.numbers, ...columns.asked].includes(place) &&
      !columns.isNamed(place) &&
      !(isPriced(cell) && isMoney(cell)) &&
      !known.isNumber(cell),
  );
  return quantityBeside(beside.join(' '), namesOf(ref, known), pricesOf(ref, known));
}
