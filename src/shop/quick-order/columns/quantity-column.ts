import { isMoney, isNumeric, isPriced, isWhole, numberWords } from '#shop/quick-order/reading/cell-forms.ts';
import {
  articlesOf,
  cellsOf,
  countsLines,
  hasDecimals,
  isCountOfLines,
  isFactorOfSums,
  isLikePrice,
  isPackOf,
  isPriceOf,
  isRetailPrice,
  isTimesPrice,
  isWholePackages,
  isWrittenAsMoney,
  mostly,
  sumOfRow,
  type Table,
} from './column-evidence.ts';
import type { KnownArticle, KnownNumbers } from '#shop/quick-order/reading/known-numbers.ts';

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
  const articles = articlesOf(table, known);
  const isFactor = (place: number) => isFactorOfSums(table, place, numeric, articles);
  const whole = numeric.filter((place) => {
    const cells = cellsOf(table, place);
    if (!isMostlyWhole(cells) || cells.some(isPriced)) return false;
    return isFactor(place) || !isWrittenAsMoney(table, place, numeric, known);
  });
  const isCount = (place: number) => isCountOfLines(table, place, number, whole);
  const isSum = (place: number) =>
    !table.hasHeading && mostly(table, place, articles, sumOfRow(numeric, place), 1);
  // In one row alone, a quantity may happen to be a sum.
  const isPrice = (place: number) =>
    !table.hasHeading &&
    (mostly(table, place, articles, isPriceOf) || (cellsOf(table, place).length > 1 && isSum(place)));
  const isPack = (place: number) => !table.hasHeading && mostly(table, place, articles, isPackOf, 1);
  const factors = whole.filter((place) => !isCount(place) && isFactor(place));
  if (factors.length === 1) return { quantities: factors, asked: [] };
  const left = whole.filter((place) => !isCount(place) && !isPrice(place) && !isPack(place));
  const packs = whole.filter((place) => isPack(place) && !isCount(place) && !isPrice(place));
  /** Whether a column may hold money, but is neither the prices nor their sums. */
  const isUnsure = (place: number) => {
    const cells = cellsOf(table, place);
    const isSure = isSum(place) || mostly(table, place, articles, isPriceOf, 1);
    return !table.hasHeading && !isSure && isMostlyWhole(cells) && !cells.some(isPriced);
  };
  const [only, ...others] = left;
  if (only !== undefined) {
    // A quantity may be one package in each row, so that it stands beside any other number.
    const asked = [...packs, ...left].sort((a, b) => a - b);
    // Of two columns of the size of prices, the one with decimals may be the quantity.
    const mayBeSum = isLikePrice(numeric.filter((place) => place !== only));
    const alsoPrices = mostly(table, only, articles, mayBeSum, 1)
      ? numeric.filter((place) => isUnsure(place) && !whole.includes(place))
      : [];
    if (alsoPrices.length > 0)
      return { quantities: [], asked: [...asked, ...alsoPrices].sort((a, b) => a - b) };
    const isTold =
      table.hasHeading ||
      (!isBesideOwnPrice(table, only, numeric, articles) &&
        (numeric.length > 1 ? !mostly(table, only, articles, isTimesPrice, 1) : !hasDecimals(table, only)));
    const isAlone = others.length + packs.length === 0;
    if (isAlone && isTold) return { quantities: [only], asked: [] };
    return {
      quantities: [],
      asked: isTold ? asked : numeric.filter((place) => asked.includes(place) || isUnsure(place)),
    };
  }
  if (packs.length > 0) {
    const partlyPrices = numeric.filter(
      (place) => isUnsure(place) && (whole.includes(place) ? isPrice(place) : true),
    );
    return amongPacks(table, packs, partlyPrices);
  }
  return withoutWholes(table, among, numeric, whole, known);
}

/** Whether a column may be what shops ask, beside the one of the article's own prices. */
function isBesideOwnPrice(
  table: Table,
  place: number,
  numeric: readonly number[],
  articles: readonly (KnownArticle | undefined)[],
): boolean {
  const isPriceColumn = (other: number) => mostly(table, other, articles, isPriceOf, 1);
  const areOfPacks =
    articles.some((article) => article && article.pack > 1) &&
    mostly(table, place, articles, isWholePackages, 1);
  return (
    !areOfPacks &&
    numeric.some((other) => other !== place && isPriceColumn(other)) &&
    mostly(table, place, articles, isRetailPrice, 1)
  );
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

/** Whether a column holds whole numbers, of which none names a currency. */
export function isColumnOfWholes(cells: readonly string[]): boolean {
  return isColumnOfNumbers(cells) && isMostlyWhole(cells) && !cells.some(isPriced);
}

/** Whether a column without a name is seen to hold prices, packages or the numbers of the lines. */
export function isOtherByItsCells(
  table: Table,
  place: number,
  articles: readonly (KnownArticle | undefined)[],
): boolean {
  const bare = { rows: table.rows, refs: table.refs, hasHeading: false };
  return (
    countsLines(bare, place) ||
    hasDecimals(bare, place) ||
    mostly(bare, place, articles, isPriceOf) ||
    mostly(bare, place, articles, isPackOf, 1)
  );
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

function isWord(cell: string, known: KnownNumbers): boolean {
  return !/\s/.test(cell) && !known.isName(cell) && !known.isNumber(cell);
}
