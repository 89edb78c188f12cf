import { inWholePackages } from '#shop/order-model/packages.ts';
import { hundredthsIn, isPriced, wholeIn } from '#shop/quick-order/reading/cell-forms.ts';
import type { KnownArticle, KnownNumbers } from '#shop/quick-order/reading/known-numbers.ts';

// What tells the quantities of a list from its other numbers: prices, sums, packages, the count of its lines.

/** Rows that have the same columns; `refs` are the numbers of their articles, as far as they are known. */
export type Table = {
  rows: readonly (readonly string[])[];
  refs: readonly (string | undefined)[];
  /** A heading that calls a column something else tells that it is no package and no price by chance. */
  hasHeading: boolean;
};

/** The cells of a column that are not empty. */
export function cellsOf({ rows }: Pick<Table, 'rows'>, place: number): string[] {
  return rows.map(({ [place]: cell = '' }) => cell).filter((cell) => cell !== '');
}

/** Whether a column counts the lines from 1, or from 10 in tens; a single 1 before the number does, beside a quantity. */
export function isCountOfLines(
  table: Table,
  place: number,
  number: number,
  whole: readonly number[],
): boolean {
  const cells = cellsOf(table, place);
  if (place > number) return false;
  if (cells.length > 1) return countsLines(table, place);
  return wholeIn(cells[0] ?? '') === 1 && table.rows.length === 1 && whole.some((other) => other > number);
}

/** Whether a column holds 1, 2, 3 or 10, 20, 30, wherever it stands; a count leaves no line out. */
export function countsLines(table: Table, place: number): boolean {
  const counted = cellsOf(table, place).map(wholeIn);
  const [step] = counted;
  return (
    (step === 1 || step === 10) &&
    counted.length > 1 &&
    counted.length === table.rows.length &&
    counted.every((count, at) => count === step * (at + 1))
  );
}

export type IsOf = (cell: string, article: KnownArticle, row: readonly string[]) => boolean;
export const isPackOf: IsOf = (cell, { pack }) => wholeIn(cell) === pack;
export const isPriceOf: IsOf = (cell, { priceOre }) => priceOre !== null && hundredthsIn(cell) === priceOre;
export const isWholePackages: IsOf = (cell, { pack }) => {
  const whole = wholeIn(cell);
  return whole !== undefined && inWholePackages(whole, pack) === whole;
};

/** What shops ask is a part more than the price, and seldom four times it. */
export const isRetailPrice: IsOf = (cell, { priceOre }) => {
  const amount = hundredthsIn(cell) ?? Number.NaN;
  return priceOre !== null && amount > priceOre && amount <= 4 * priceOre;
};

/** The sum of a row is its price times what another of the columns holds. */
export function sumOfRow(numeric: readonly number[], place: number): IsOf {
  const others = numeric.filter((other) => other !== place);
  return (cell, { priceOre }, row) =>
    priceOre !== null &&
    others.some((other) => hundredthsIn(cell) === priceOre * (wholeIn(row[other] ?? '') ?? Number.NaN));
}

export function articlesOf({ refs }: Table, known: KnownNumbers): (KnownArticle | undefined)[] {
  return refs.map((ref) => (ref === undefined ? undefined : known.articlesOf(ref)[0]));
}

/** Programs write quantities with two decimals too, as they write prices: `12,00`. */
export function hasDecimals(table: Table, place: number): boolean {
  return cellsOf(table, place).every((cell) => /[.,]\d\d$/.test(cell));
}

/** Whether a column with decimals is of the size of the prices, or of those times another column. */
export function isWrittenAsMoney(
  table: Table,
  place: number,
  numeric: readonly number[],
  known: KnownNumbers,
): boolean {
  if (table.hasHeading || !hasDecimals(table, place)) return false;
  const others = numeric.filter((other) => other !== place);
  const articles = articlesOf(table, known);
  const hasPrice = articles.some((article) => article && article.priceOre !== null);
  // Beside the prices themselves it can only be what they come to.
  const isBesidePrices = others.some((other) => mostly(table, other, articles, isPriceOf, 1));
  const isAlikeMoney = isBesidePrices ? isLikeSum(others) : isLikePrice(others);
  return others.length > 0 && (!hasPrice || mostly(table, place, articles, isAlikeMoney, 1));
}

/** Whether one column holds in pieces what another does in packages: `Antal;Förp;Totalt antal` with 2, 6 and 12. */
export function isInPieces(
  table: Table,
  { place, only }: { place: number; only: number },
  known: KnownNumbers,
): boolean {
  const articles = articlesOf(table, known);
  if (!articles.some((article) => article && article.pack > 1)) return false;
  const isTimesPack: IsOf = (cell, { pack }, row) =>
    wholeIn(cell) === (wholeIn(row[only] ?? '') ?? Number.NaN) * pack;
  return mostly(table, place, articles, isTimesPack, 1);
}

/**
 * Whether another column holds the price times what this one does, in more rows than one; or times what a column of money
 * holds, in each.
 */
export function isFactorOfSums(
  table: Table,
  place: number,
  numeric: readonly number[],
  articles: readonly (KnownArticle | undefined)[],
): boolean {
  if (table.hasHeading) return false;
  const others = numeric.filter((other) => other !== place);
  const isProduct =
    (other: number): IsOf =>
    (cell, { priceOre }, row) =>
      priceOre !== null && hundredthsIn(row[other] ?? '') === priceOre * (wholeIn(cell) ?? Number.NaN);
  const isTimes =
    (price: number, sum: number): IsOf =>
    (cell, _article, row) =>
      hundredthsIn(row[sum] ?? '') ===
      (hundredthsIn(row[price] ?? '') ?? Number.NaN) * (wholeIn(cell) ?? Number.NaN);
  const isMoneyColumn = (other: number) => hasDecimals(table, other) || cellsOf(table, other).some(isPriced);
  const isSumOfPrices = (other: number) =>
    cellsOf(table, place).length > 1 &&
    // Of one piece each, the price is the sum.
    !mostly(table, other, articles, isPriceOf, 1) &&
    mostly(table, place, articles, isProduct(other), 1);
  const isMultiplied = (sum: number) =>
    others.some(
      (price) =>
        price !== sum &&
        isMoneyColumn(price) &&
        isMoneyColumn(sum) &&
        cellsOf(table, place).some((cell) => wholeIn(cell) !== 1) &&
        mostly(table, place, articles, isTimes(price, sum), 1),
    );
  return others.some((other) => isSumOfPrices(other) || isMultiplied(other));
}

/** Beside the price, what is the price times a whole number may be the sum of a row of which the quantity is not there. */
export const isTimesPrice: IsOf = (cell, { priceOre }) => {
  const amount = hundredthsIn(cell);
  return (
    amount !== undefined &&
    priceOre !== null &&
    priceOre > 200 &&
    amount > priceOre &&
    amount % priceOre === 0
  );
};

/**
 * What others ask, or what was asked last year, is of the size of the price; the sum of a row is for each of its pieces,
 * and nobody pays much more than the shop asks.
 */
const alike = { least: 0.4, most: 3, mostOfSum: 1.6 };
const isAlike = (part: number, most: number) => part >= alike.least && part <= most;

export function isLikePrice(counts: readonly number[]): IsOf {
  const isSum = isLikeSum(counts);
  return (cell, article, row) => {
    const { priceOre } = article;
    const amount = hundredthsIn(cell);
    if (priceOre === null || amount === undefined) return false;
    return isAlike(amount / priceOre, alike.most) || isSum(cell, article, row);
  };
}

function isLikeSum(counts: readonly number[]): IsOf {
  return (cell, { priceOre }, row) => {
    const amount = hundredthsIn(cell);
    if (priceOre === null || amount === undefined) return false;
    return counts.some((place) =>
      isAlike(amount / priceOre / (wholeIn(row[place] ?? '') ?? Number.NaN), alike.mostOfSum),
    );
  };
}

/** Whether this holds of as large a part of the cells of known articles, of half of them or of all. */
export function mostly(
  { rows }: Table,
  place: number,
  articles: readonly (KnownArticle | undefined)[],
  is: IsOf,
  part = 0.5,
): boolean {
  let [known, held] = [0, 0];
  for (const [at, row] of rows.entries()) {
    const { [place]: cell = '' } = row;
    const article = articles[at];
    if (cell === '' || !article) continue;
    known += 1;
    if (is(cell, article, row)) held += 1;
  }
  return known > 0 && held >= part * known;
}
