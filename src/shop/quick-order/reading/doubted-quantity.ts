import { isPackageWord } from '#shop/wanted-rows/package-words.ts';
import { isWhole } from './cell-forms.ts';
import type { Heading } from './headings.ts';
import { isSameArticle } from './known-numbers.ts';
import type { KnownNumbers } from './known-numbers.ts';
import type { BlockColumns, ReadRow } from './read-cells.ts';

type Beside = {
  cells: readonly string[];
  heading: Heading | undefined;
  columns: BlockColumns;
  known: KnownNumbers;
};

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
  const above = heading?.cells[quantities[0] ?? -1]?.split(/[\s.]+/).find(isPackageWord);
  const word = above ?? cells.find((cell, place) => !numbers.includes(place) && isPackageWord(cell));
  if (word !== undefined) return `${quantity} ${word}`;
  const isOther =
    quantity.length >= shortestNumber && known.isNumber(quantity) && !isSameArticle(ref, quantity, known);
  return isOther && !heading ? `${quantity} ?` : quantity;
}
