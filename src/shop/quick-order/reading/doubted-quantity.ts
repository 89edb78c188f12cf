import { quantityUnit } from '#shop/wanted-rows/quantity-units.ts';
import { isPackageWord, packageWordIn } from '#shop/wanted-rows/package-words.ts';
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
    cells.find((cell, place) => !numbers.includes(place) && isPackageWord(cell) && !names.includes(cell));
  if (word !== undefined) return `${quantity} ${word}`;
  const isOther =
    quantity.length >= shortestNumber && known.isNumber(quantity) && !isSameArticle(ref, quantity, known);
  return isOther && !heading ? `${quantity} ?` : quantity;
}
