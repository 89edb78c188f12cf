import { quantityUnit } from '#shop/wanted-rows/quantity-units.ts';
import { isPacking, packageWordIn } from '#shop/wanted-rows/package-words.ts';
import { isWhole } from './cell-forms.ts';
import { isCountedIn, type Heading } from '#shop/quick-order/columns/headings.ts';
import { articlesIn } from './free-line.ts';
import { isSameArticle, namesOf, pricesOf, type KnownNumbers } from './known-numbers.ts';
import { quantityBeside } from './quantity-beside.ts';
import type { BlockColumns, ReadRow } from './read-cells.ts';
import { unaccountedCell } from '#shop/quick-order/columns/accounted-cells.ts';
import { besidePackages, cellOfPackages, refusingCell } from './other-cells.ts';
import { reasonPlaceOf } from '#shop/quick-order/columns/saved-rows.ts';
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
  const beside = quantityBeside(text.replace(ref, ' '), namesOf(ref, known), pricesOf(ref, known));
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
  if (quantity === null) {
    const more = isArticle ? unaccounted({ ref, quantity }, beside) : undefined;
    return more === undefined ? null : `${more} ?`;
  }
  const inSums = cellOfPackages(quantity, cells, known.articlesOf(ref)[0], beside);
  if (inSums !== undefined) return `${quantity} / ${inSums} ?`;
  const name = heading?.cells[quantities[0] ?? -1] ?? '';
  const above = packageWordIn(name) ?? (isCountedIn(name) ? name : undefined);
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
  if (isOther && !heading) return `${quantity} ?`;
  const more = isArticle ? unaccounted({ ref, quantity }, beside) : undefined;
  return more === undefined ? quantity : `${quantity} / ${more} ?`;
}

/** Two spaces part words of a name too: there the words of the line are accounted for. */
function unaccounted(
  { ref, quantity }: ReadRow,
  { separator, cells, heading, columns, known }: Beside,
): string | undefined {
  if (separator === 'spaces' || columns.isOpen) return undefined;
  const reasonPlace = reasonPlaceOf(heading);
  return unaccountedCell(cells, { columns, heading, ref, quantity, known, reasonPlace });
}
