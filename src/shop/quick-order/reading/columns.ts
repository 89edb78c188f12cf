import { quantityUnit } from '#shop/wanted-rows/quantity-units.ts';
import type { Heading } from './headings.ts';
import { numberIn } from './known-numbers.ts';
import type { KnownNumbers } from './known-numbers.ts';

/** The columns of lines that have the same cells. */
export type Columns = {
  /** The columns of numbers, in the order in which they are looked at. */
  numbers: readonly number[];
  quantity: number | undefined;
};

const wholeNumber = /^\d{1,3}(?: \d{3})+$|^\d{1,7}$/;
const anyNumber = /^[-−]?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$|^[-−]?\d+(?:[.,]\d+)?$/;
const units = new RegExp(String.raw`^${quantityUnit}[.:]?\s*(?=\d)|(?<=\d)\s*${quantityUnit}\.?$`, 'gi');

type Row = readonly string[];

/** No order has its number or quantity further to the right. */
const mostColumns = 50;

/**
 * Chooses the columns: those that a heading tells; otherwise the column with most known numbers is the number, the
 * first of equal ones, and another column that mostly holds whole numbers the quantity, the first after the number.
 */
export function columnsOf(rows: readonly Row[], heading: Heading | undefined, known: KnownNumbers): Columns {
  const width = Math.min(mostColumns, Math.max(0, ...rows.map((cells) => cells.length)));
  const open = places(width).filter((place) => !heading?.roles[place]);
  const named = columnsOfHeading(heading);
  const numbers =
    named.numbers.length > 0 ? named.numbers : mostKnown(rows, without(open, named.quantity), known);
  const quantity = named.quantity ?? quantityAmong(rows, without(open, ...numbers), numbers[0] ?? 0, known);
  return { numbers, quantity };
}

function columnsOfHeading(heading: Heading | undefined): Columns {
  const { roles = [] } = heading ?? {};
  const numbers = (['article', 'own', 'ean'] as const).flatMap((wanted) =>
    roles.flatMap((role, place) => (role === wanted ? [place] : [])),
  );
  const quantity = roles.indexOf('quantity');
  return { numbers, quantity: quantity === -1 ? undefined : quantity };
}

function mostKnown(rows: readonly Row[], among: readonly number[], known: KnownNumbers): number[] {
  // Each number counts once: a quantity that happens to be a number of an article stands in many rows.
  const counts = among.map((place) => {
    const found = rows.flatMap(({ [place]: cell = '' }) => (isKnown(cell, known) ? [cell] : []));
    return new Set(found).size;
  });
  const most = Math.max(0, ...counts);
  if (most > 0) return [among[counts.indexOf(most)]!];
  // Nothing is known, so a column of words is sooner the number than one of small whole numbers before it.
  const first = among.find((place) => !isColumnOf(rows, place, wholeNumber)) ?? among[0];
  return first === undefined ? [] : [first];
}

function quantityAmong(
  rows: readonly Row[],
  among: readonly number[],
  number: number,
  known: KnownNumbers,
): number | undefined {
  const holdsNumbers = (place: number, form: RegExp) =>
    count(rows, place, (cell) => form.test(cell.replace(units, '')));
  const after = among.filter((place) => place > number);
  const hasNumbersAfter = after.some((place) => holdsNumbers(place, anyNumber) > 0);
  // One before the number may number the lines.
  const before = among.filter(
    (place) => place < number && !(hasNumbersAfter && isNumbering(rows.map((cells) => cells[place] ?? ''))),
  );
  const ordered = [...after, ...before];
  for (const form of [wholeNumber, anyNumber]) {
    const counts = ordered.map((place) => holdsNumbers(place, form));
    // The first that mostly holds numbers: a few quantities that are wrong or missing make no other column the quantity.
    const mostly = counts.findIndex((found) => found > 0 && 2 * found >= rows.length);
    const most = Math.max(0, ...counts);
    if (most > 0) return ordered[mostly === -1 ? counts.indexOf(most) : mostly];
  }
  const filled = ordered.filter((place) => count(rows, place, (cell) => cell !== '') > 0);
  const [only] = filled;
  if (only === undefined || filled.length > 1) return undefined;
  // The only other column holds single words, such as `tolv`, that are no names: a quantity that is wrong.
  const areWords = rows.every(([...cells]) => isWord(cells[only] ?? '', known));
  return areWords ? only : undefined;
}

/** Returns whether each cell is one more than the cell above it. */
function isNumbering(cells: readonly string[]): boolean {
  return cells.every(
    (cell, place) => wholeNumber.test(cell) && (place === 0 || Number(cell) - Number(cells[place - 1]) === 1),
  );
}

function isWord(cell: string, known: KnownNumbers): boolean {
  return !/\s/.test(cell) && (cell === '' || !(known.isName(cell) || known.isNumber(cell)));
}

function isKnown(cell: string, known: KnownNumbers): boolean {
  return known.isNumber(numberIn(cell, known));
}

/** Whether a cell holds a number, with or without a unit. */
export function isNumeric(cell: string): boolean {
  return anyNumber.test(cell.replace(units, ''));
}

function isColumnOf(rows: readonly Row[], place: number, form: RegExp): boolean {
  return rows.every((cells) => form.test((cells[place] ?? '').replace(units, '')));
}

function count(rows: readonly Row[], place: number, holds: (cell: string) => boolean): number {
  return rows.filter((cells) => holds(cells[place] ?? '')).length;
}

function places(width: number): number[] {
  return Array.from({ length: width }, (_, place) => place);
}

function without(some: readonly number[], ...others: readonly (number | undefined)[]): number[] {
  return some.filter((place) => !others.includes(place));
}
