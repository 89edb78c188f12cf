import { inWholePackages } from '#shop/order-model/packages.ts';
import { hundredthsIn, isMoney, isNumeric, isPriced, isWhole, numberWords, wholeIn } from './cell-forms.ts';
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
  const whole = numeric.filter((place) => {
    const cells = cellsOf(table, place);
    return isMostlyWhole(cells) && !cells.some(isPriced);
  });
  const articles = table.refs.map((ref) => (ref === undefined ? undefined : known.articlesOf(ref)[0]));
  const isCount = (place: number) => isCountOfLines(table, place, number, whole);
  const isSum = (place: number) =>
    !table.hasHeading && mostly(table, place, articles, sumOfRow(numeric, place), 1);
  // In one row alone, a quantity may happen to be a sum.
  const isPrice = (place: number) =>
    !table.hasHeading &&
    (mostly(table, place, articles, isPriceOf) || (cellsOf(table, place).length > 1 && isSum(place)));
  const isPack = (place: number) => !table.hasHeading && mostly(table, place, articles, isPackOf, 1);
  const factors = whole.filter((place) => !isCount(place) && isFactorOfSums(table, place, numeric, articles));
  if (factors.length === 1) return { quantities: factors, asked: [] };
  const left = whole.filter((place) => !isCount(place) && !isPrice(place) && !isPack(place));
  const packs = whole.filter((place) => isPack(place) && !isCount(place) && !isPrice(place));
  const [only, ...others] = left;
  if (only !== undefined) {
    // A quantity may be one package in each row, beside another column that is filled in others, is no whole packages, or
    // may be what the row costs elsewhere.
    const areQuantities =
      articles.some((article) => article && article.pack > 1) &&
      left.every(
        (place) =>
          !isSum(place) &&
          mostly(table, place, articles, isWholePackages, 1) &&
          !mostly(table, place, articles, isLikePrice(packs), 1),
      );
    const doubtful = packs.filter(
      (place) =>
        !areQuantities || packs.length > 1 || table.rows.some((cells) => !cells[place] !== !cells[only]),
    );
    const asked = [...doubtful, ...left].sort((a, b) => a - b);
    return others.length + doubtful.length === 0
      ? { quantities: [only], asked: [] }
      : { quantities: [], asked };
  }
  if (packs.length > 0) {
    const isEveryPrice = (place: number) => isSum(place) || mostly(table, place, articles, isPriceOf, 1);
    const partlyPrices = whole.filter((place) => isPrice(place) && !isEveryPrice(place));
    return amongPacks(table, packs, partlyPrices);
  }
  // One price alone is more likely a quantity that happens to be as large.
  const prices = whole.filter((place) => isPrice(place));
  if (prices.length === 1 && whole.length === 1 && table.rows.length === 1)
    return { quantities: prices, asked: [] };
  return withoutWholes(table, among, numeric, whole, known);
}

/** Columns that are filled in the same rows are equal; one that holds some prices may be the quantity. */
function amongPacks(
  { rows }: Table,
  packs: readonly number[],
  partlyPrices: readonly number[],
): QuantityChoice {
  const [first = -1] = packs;
  const isOneFuller = rows.some((cells) => packs.some((place) => !cells[place] !== !cells[first]));
  if (!isOneFuller && partlyPrices.length === 0) return { quantities: [first], asked: [] };
  return { quantities: [], asked: [...packs, ...partlyPrices].sort((a, b) => a - b) };
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
const isPriceOf: IsOf = (cell, { priceOre }) => priceOre !== null && hundredthsIn(cell) === priceOre;
const isWholePackages: IsOf = (cell, { pack }) => {
  const whole = wholeIn(cell);
  return whole !== undefined && inWholePackages(whole, pack) === whole;
};

/** The sum of a row is its price times what another of the columns holds. */
function sumOfRow(numeric: readonly number[], place: number): IsOf {
  const others = numeric.filter((other) => other !== place);
  return (cell, { priceOre }, row) =>
    priceOre !== null &&
    others.some((other) => hundredthsIn(cell) === priceOre * (wholeIn(row[other] ?? '') ?? Number.NaN));
}

/** Whether another column holds the price times what this one does, in more rows than one. */
function isFactorOfSums(
  table: Table,
  place: number,
  numeric: readonly number[],
  articles: readonly (KnownArticle | undefined)[],
): boolean {
  const isProduct =
    (other: number): IsOf =>
    (cell, { priceOre }, row) =>
      priceOre !== null && hundredthsIn(row[other] ?? '') === priceOre * (wholeIn(cell) ?? Number.NaN);
  return (
    !table.hasHeading &&
    cellsOf(table, place).length > 1 &&
    numeric.some((other) => other !== place && mostly(table, place, articles, isProduct(other), 1))
  );
}

/** What others ask, or what was asked last year, is of the size of the price; so is the sum of a row for each of its pieces. */
const alike = { least: 0.4, most: 3 };

function isLikePrice(counts: readonly number[]): IsOf {
  return (cell, { priceOre }, row) => {
    const amount = hundredthsIn(cell);
    if (priceOre === null || amount === undefined) return false;
    const pieces = [1, ...counts.map((place) => wholeIn(row[place] ?? '') ?? Number.NaN)];
    return pieces.some((count) => {
      const part = amount / count / priceOre;
      return part >= alike.least && part <= alike.most;
    });
  };
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
