import { inWholePackages } from '#shop/order-model/packages.ts';
import { isMoney, isNumeric, isWhole, numberWords, wholeIn } from './cell-forms.ts';
import type { KnownArticle, KnownNumbers } from './known-numbers.ts';

/** Rows that have the same columns; `refs` are the numbers of their articles, as far as they are known. */
export type Table = {
  rows: readonly (readonly string[])[];
  refs: readonly (string | undefined)[];
  /** A heading that calls a column something else tells that it is no package and no price by chance. */
  hasHeading: boolean;
};

/** `asked` are the columns of which nothing tells which one is the quantity. */
export type QuantityChoice = { quantities: readonly number[]; asked: readonly number[] };

const none: QuantityChoice = { quantities: [], asked: [] };

/**
 * Chooses the column of quantities among these: of those that hold whole numbers, the one that is neither the size of a
 * package, the count of the lines nor an amount of money. Where several are left, or only one that may be such a count or
 * amount, a person is asked.
 */
export function chooseQuantity(
  table: Table,
  among: readonly number[],
  number: number,
  known: KnownNumbers,
): QuantityChoice {
  const numeric = among.filter((place) => isColumnOfNumbers(cellsOf(table, place)));
  const whole = numeric.filter((place) => isMostlyWhole(cellsOf(table, place)));
  const articles = table.refs.map((ref) => (ref === undefined ? undefined : known.articlesOf(ref)[0]));
  const isCount = (place: number) => isCountOfLines(table, place, number, whole);
  const isSum = (place: number) =>
    !table.hasHeading && mostly(table, place, articles, sumOfRow(whole, place), 1);
  // In one row alone, a quantity may happen to be a sum.
  const isPrice = (place: number) =>
    !table.hasHeading &&
    (mostly(table, place, articles, isPriceOf) || (cellsOf(table, place).length > 1 && isSum(place)));
  const isPack = (place: number) => !table.hasHeading && mostly(table, place, articles, isPackOf, 1);
  const left = whole.filter((place) => !isCount(place) && !isPrice(place) && !isPack(place));
  const packs = whole.filter((place) => isPack(place) && !isCount(place) && !isPrice(place));
  const [only, ...others] = left;
  if (only !== undefined) {
    // A quantity may be one package in each row, beside another column that is filled in others or is no whole packages.
    const isInPackages =
      articles.some((article) => article && article.pack > 1) &&
      left.every((place) => !isSum(place) && mostly(table, place, articles, isWholePackages, 1));
    const doubtful = packs.filter(
      (place) =>
        !isInPackages || packs.length > 1 || table.rows.some((cells) => !cells[place] !== !cells[only]),
    );
    const asked = [...doubtful, ...left].sort((a, b) => a - b);
    return others.length + doubtful.length === 0
      ? { quantities: [only], asked: [] }
      : { quantities: [], asked };
  }
  if (packs.length > 0) return { quantities: packs.slice(0, 1), asked: [] };
  // One price alone is more likely a quantity that happens to be as large.
  const prices = whole.filter((place) => isPrice(place));
  if (prices.length === 1 && whole.length === 1 && table.rows.length === 1)
    return { quantities: prices, asked: [] };
  return withoutWholes(table, among, numeric, whole, known);
}

/** Chooses among the columns that hold no whole numbers. */
function withoutWholes(
  table: Table,
  among: readonly number[],
  numeric: readonly number[],
  whole: readonly number[],
  known: KnownNumbers,
): QuantityChoice {
  const broken = numeric.filter((place) => !whole.includes(place) && !cellsOf(table, place).every(isMoney));
  if (broken.length === 1) return { quantities: broken, asked: [] };
  const asked = broken.length > 1 ? broken : whole.length > 0 ? whole : numeric;
  if (asked.length > 0) return { quantities: [], asked };
  const filled = among.filter((place) => cellsOf(table, place).length > 0);
  const [only] = filled;
  if (only === undefined || filled.length > 1) return none;
  // The only other column holds single words, such as `tolv`, that are no names: a quantity that is wrong.
  const areWords = cellsOf(table, only).every((cell) => isWord(cell, known));
  return areWords ? { quantities: [only], asked: [] } : none;
}

/** The cells of a column that are not empty. */
export function cellsOf({ rows }: Pick<Table, 'rows'>, place: number): string[] {
  return rows.flatMap(({ [place]: cell = '' }) => (cell === '' ? [] : [cell]));
}

export function isColumnOfNumbers(cells: readonly string[]): boolean {
  const numbers = cells.filter(isOfQuantitySize);
  const alike = cells.filter((cell) => isOfQuantitySize(cell) || numberWords.has(cell.toLowerCase()));
  return numbers.length > 0 && 2 * alike.length >= cells.length;
}

function isOfQuantitySize(cell: string): boolean {
  return isNumeric(cell) && !/^\d{8,}$/.test(cell);
}

function isMostlyWhole(cells: readonly string[]): boolean {
  return 2 * cells.filter(isWhole).length >= cells.length;
}

/** Whether a column counts the lines from 1, or from 10 in tens; a single 1 before the number does, beside a quantity. */
function isCountOfLines(table: Table, place: number, number: number, whole: readonly number[]): boolean {
  const counted = cellsOf(table, place).map(wholeIn);
  const [step] = counted;
  if (place > number || (step !== 1 && step !== 10)) return false;
  if (counted.length === 1)
    return step === 1 && table.rows.length === 1 && whole.some((other) => other > number);
  return counted.every((count, at) => count === step * (at + 1));
}

type IsOf = (cell: string, article: KnownArticle, row: readonly string[]) => boolean;
const isPackOf: IsOf = (cell, { pack }) => wholeIn(cell) === pack;
const isPriceOf: IsOf = (cell, { priceOre }) => priceOre !== null && 100 * amountIn(cell) === priceOre;
const isWholePackages: IsOf = (cell, { pack }) =>
  inWholePackages(wholeIn(cell) ?? 0, pack) === (wholeIn(cell) ?? 0);

/** The sum of a row is its price times what another of the columns holds. */
function sumOfRow(whole: readonly number[], place: number): IsOf {
  const others = whole.filter((other) => other !== place);
  return (cell, { priceOre }, row) =>
    priceOre !== null &&
    others.some((other) => 100 * amountIn(cell) === priceOre * (wholeIn(row[other] ?? '') ?? Number.NaN));
}

function amountIn(cell: string): number {
  return wholeIn(cell) ?? Number.NaN;
}

/** Whether this holds of as large a part of the cells of known articles, of half of them or of all. */
function mostly(
  { rows }: Table,
  place: number,
  articles: readonly (KnownArticle | undefined)[],
  is: IsOf,
  part = 0.5,
): boolean {
  const held = rows.flatMap((row, at) => {
    const { [place]: cell = '' } = row;
    const article = articles[at];
    return cell === '' || !article ? [] : [is(cell, article, row)];
  });
  return held.length > 0 && held.filter(Boolean).length >= part * held.length;
}

function isWord(cell: string, known: KnownNumbers): boolean {
  return !/\s/.test(cell) && !known.isName(cell) && !known.isNumber(cell);
}
