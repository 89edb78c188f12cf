import { isMoney, isNumeric } from '#shop/quick-order/reading/cell-forms.ts';
import type { Heading } from './headings.ts';

// A comma or tab within a name parts it, and the cells after it stand one column further to the right.

const ofNumbers =
  /^(?:[^\p{L}]*)(?:.{0,20}(?:pris|price|preis|summa|summe|total|saldo|belopp|betrag|amount|moms|vat|mwst|värde|vikt|weight|gewicht)(?:er)?|netto|rek|rrp|uvp|f(?:ö)?rp(?:ackning)?|pack(?:age)?(?: ?(?:qty|size))?|lager|stock|moq|sålt|sålda|sold|rad|radnr|row|line|pos)[^\p{L}]*$/iu;

/** Whether a column holds numbers by its name. */
export function holdsNumbers(heading: Heading | undefined, place: number): boolean {
  return heading?.roles[place] === 'quantity' || isNamedOfNumbers(heading?.cells[place] ?? '');
}

function isNamedOfNumbers(name: string): boolean {
  return name.length <= longestName && ofNumbers.test(name);
}
const longestName = 40;

const withUnit = /^\d[\d .,]{0,20}\/? ?\p{L}{1,5}\.?$|^\p{L}{2,3} ?\d[\d .,]{0,20}$/u;

/** Returns a function that is asked of each row below a heading whether its cells have moved. */
export function movedBelow(
  heading: Heading | undefined,
  rows: readonly (readonly string[])[],
): (cells: readonly string[]) => boolean {
  if (!heading) return () => false;
  const width = heading.cells.length;
  const places = [...heading.cells.keys()].filter((place) => isNamedOfNumbers(heading.cells[place] ?? ''));
  const isAnyWider = rows.some((cells) => cells.findLastIndex((cell) => cell !== '') >= width);
  const isNumber = (cell: string) =>
    cell === '' || isNumeric(cell) || isMoney(cell) || (cell.length <= longestName && withUnit.test(cell));
  return (cells) =>
    cells.length > width && (isAnyWider || places.some((place) => !isNumber(cells[place] ?? '')));
}
