import { quantityUnit } from '#shop/wanted-rows/quantity-units.ts';
import { isPacking, packageWordIn } from '#shop/wanted-rows/package-words.ts';
import { isWhole } from './cell-forms.ts';
import type { Heading } from './headings.ts';
import { articlesIn } from './free-line.ts';
import { isSameArticle, namesOf, type KnownNumbers } from './known-numbers.ts';
import { quantityBeside } from './quantity-beside.ts';
import type { BlockColumns, ReadRow } from './read-cells.ts';
import { besidePackages, cellOfPackages, refusingCell } from './other-cells.ts';
import type { Separator } from './split-line.ts';

export type Beside = {
  separator: Separator;
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
export function doubted(read: ReadRow, beside: Beside): string | null {
  const { separator } = beside;
  const quantity = ofCells(read, beside);
  return separator === 'spaces' ? unplaced({ ...read, quantity }, beside.cells.join(' '), beside) : quantity;
}

/** Below a heading that names the quantity, a number that stands in none of its columns may be it: tables of text. */
export function unplaced(
  { ref, quantity, isBlank }: ReadRow,
  text: string,
  { heading, known }: Pick<Beside, 'heading' | 'known'>,
): string | null {
  if (quantity !== null || (isBlank && !/\d/.test(text)) || !heading?.roles.includes('quantity'))
    return quantity;
  if (!known.isNumber(ref)) return quantity;
  const beside = quantityBeside(text.replace(ref, ' '), namesOf(ref, known));
  return beside === null ? null : `${beside} ?`;
}

function ofCells({ ref, quantity, isBlank }: ReadRow, beside: Beside): string | null {
  const { cells, heading, columns, known } = beside;
  const inPackages = besidePackages({ ref, quantity }, beside);
  if (inPackages !== undefined) return inPackages;
  if (isBlank || (quantity !== null && !isWhole(quantity))) return quantity;
  const { numbers, quantities } = columns;
  const isArticle = known.isNumber(ref) || known.isName(ref);
  const against = isArticle
    ? refusingCell(cells, { columns, heading, names: namesOf(ref, known) })
    : undefined;
  if (against !== undefined) return `${quantity ?? ''} ${against}`.trim();
  if (quantity === null) return null;
  const inSums = cellOfPackages(quantity, cells, known.articlesOf(ref)[0], beside);
  if (inSums !== undefined) return `${quantity} / ${inSums} ?`;
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
  const another = cells
    .filter((_cell, place) => !quantities.includes(place) && heading?.roles[place] === undefined)
    .flatMap((cell) => articlesIn(cell, known))
    .find((number) => isLongNumber.test(number) && !isSameArticle(ref, number, known));
  if (another !== undefined) return `${quantity} / ${another} ?`;
  const isOther =
    quantity.length >= shortestNumber && known.isNumber(quantity) && !isSameArticle(ref, quantity, known);
  return isOther && !heading ? `${quantity} ?` : quantity;
}
