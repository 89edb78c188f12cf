import { quantityUnit } from '#shop/wanted-rows/quantity-units.ts';
import { isPacking, packageWordIn } from '#shop/wanted-rows/package-words.ts';
import { isWhole } from './cell-forms.ts';
import type { Heading } from './headings.ts';
import { isSameArticle, namesOf } from './known-numbers.ts';
import type { KnownNumbers } from './known-numbers.ts';
import type { BlockColumns, ReadRow } from './read-cells.ts';

type Beside = {
  cells: readonly string[];
  heading: Heading | undefined;
  columns: BlockColumns;
  known: KnownNumbers;
};

const isUnit = new RegExp(`^${quantityUnit}\\.?$`, 'iu');
/** What is no price and no quantity. */
const isLongNumber = /^(?=.*\p{L}).{3,50}$|^\d{5,50}$/u;
/** A short number of an article is sooner a quantity. */
const shortestNumber = 4;

/**
 * Returns the quantity of a row, with what makes it none: a word that says in a cell of its own or above the quantities
 * that they are packages, or that it is the number of another article, where no heading calls it a quantity.
 */
export function doubted(
  { ref, quantity }: ReadRow,
  { cells, heading, columns, known }: Beside,
): string | null {
  if (quantity === null || !isWhole(quantity)) return quantity;
  const { numbers, quantities } = columns;
  const above = packageWordIn(heading?.cells[quantities[0] ?? -1] ?? '');
  const unit = cells.find(
    (cell, place) => cell !== '' && heading?.roles[place] === 'unit' && !isUnit.test(cell),
  );
  const names = namesOf(ref, known);
  const word =
    above ??
    unit ??
    cells.find((cell, place) => !numbers.includes(place) && isPacking(cell) && !names.includes(cell));
  if (word !== undefined) return `${quantity} ${word}`;
  const another = cells.find(
    (cell, place) =>
      !quantities.includes(place) &&
      heading?.roles[place] === undefined &&
      isLongNumber.test(cell) &&
      known.isNumber(cell) &&
      !isSameArticle(ref, cell, known),
  );
  if (another !== undefined) return `${quantity} / ${another} ?`;
  const isOther =
    quantity.length >= shortestNumber && known.isNumber(quantity) && !isSameArticle(ref, quantity, known);
  return isOther && !heading ? `${quantity} ?` : quantity;
}
