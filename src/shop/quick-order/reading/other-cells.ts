import { packageWordIn } from '#shop/wanted-rows/package-words.ts';
import { lettersOf } from './beside-words.ts';
import { hundredthsIn, wholeIn } from './cell-forms.ts';
import type { Beside } from './doubted-quantity.ts';
import { isNameOfDone, isNameOfTraits } from '#shop/quick-order/columns/harmless-names.ts';
import type { Heading } from '#shop/quick-order/columns/headings.ts';
import type { KnownArticle } from './known-numbers.ts';
import { reasonPlaceOf } from '#shop/quick-order/columns/saved-rows.ts';
import type { BlockColumns, ReadRow } from './read-cells.ts';
import { isEndingInNo, isNo, isNoOrder } from '#shop/quick-order/words/status-words.ts';

// What the cells of a row say that are neither its number nor its quantity.

type Row = { columns: BlockColumns; heading: Heading | undefined; names: readonly string[] };

const longestShown = 100;

/** Returns the cell that says that a row is no order or another one: `Makulerad`, `ändra till 12`, FALSE below `Beställ`. */
export function refusingCell(cells: readonly string[], { columns, heading, names }: Row): string | undefined {
  const { numbers, quantities } = columns;
  const reason = reasonPlaceOf(heading);
  const found = cells.find((cell, place) => {
    if (cell === '' || place === reason || numbers.includes(place) || quantities.includes(place))
      return false;
    const name = heading?.cells[place] ?? '';
    if (isNo(cell)) return !isNameOfTraits(name);
    if (isNegative.test(cell)) return !isDiscount.test(name);
    if (isEndingInNo(cell)) return true;
    const words = lettersOf(cell);
    if (!isNoOrder(words)) return false;
    const ofName = new Set(names.flatMap(lettersOf));
    return isNoOrder(words.filter((word) => !ofName.has(word)));
  });
  return found?.slice(0, longestShown);
}

/** The sum of what goes back. */
const isNegative = /^[-−–]\s?\d[\d\s.,]{0,20}(?:kr|sek|eur|€)?$/iu;
const isDiscount = /rab|disc|%/iu;

const ofSums = /tot|sum|gesamt|belopp|betrag|pieces|amount|^$/iu;
const ofPrices = /pris|price|preis|netto|^$/iu;

/**
 * Returns the cell that tells that the quantity of a row is packages: the price of a package, or a sum or number of pieces
 * that is a package's times the quantity.
 */
export function cellOfPackages(
  quantity: string,
  cells: readonly string[],
  article: KnownArticle | undefined,
  { columns, heading }: Pick<Row, 'columns' | 'heading'>,
): string | undefined {
  const pieces = wholeIn(quantity);
  if (!article || article.pack === 1 || pieces === undefined) return undefined;
  const { pack, priceOre } = article;
  const others = cells.map((cell, place) =>
    cell === '' || columns.numbers.includes(place) || columns.quantities.includes(place)
      ? undefined
      : hundredthsIn(cell),
  );
  const isTold = (amount: number) => others.includes(amount);
  const [price, sum] = priceOre === null ? [Number.NaN, Number.NaN] : [priceOre, priceOre * pieces];
  const at = others.findIndex((amount, place) => {
    const isOfSums = ofSums.test(heading?.cells[place] ?? '');
    if (isOfSums && amount === sum * pack && !isTold(sum)) return true;
    if (isOfSums && heading && amount === 100 * pieces * pack && amount !== sum) return true;
    if (pack < leastPack || amount !== price * pack || amount === sum || isTold(price)) return false;
    return heading ? ofPrices.test(heading.cells[place] ?? '') : isTold(amount * pieces);
  });
  return at === -1 ? undefined : cells[at];
}
/** What shops ask is about twice the price, as the price of a package of two is. */
const leastPack = 3;

const counting = /(?<!\p{L})(?:ant(?:al)?|qty|quantity|no|number|anzahl|menge)(?!\p{L})/iu;

/**
 * Returns what stops a row with a number below a name for packages, beside the quantity (`Antal;Antal kartong`), or below a
 * name for what was cancelled or sent of it.
 */
export function besidePackages(
  { ref, quantity }: Pick<ReadRow, 'ref' | 'quantity'>,
  { cells, heading, columns, known }: Beside,
): string | undefined {
  if (!heading?.roles.includes('quantity')) return undefined;
  const [article] = known.articlesOf(ref);
  const pack = article?.pack ?? Number.NaN;
  const pieces = quantity === null ? undefined : wholeIn(quantity);
  const place = cells.findIndex((cell, at) => {
    const name = heading.cells[at] ?? '';
    const isOther = heading.roles[at] !== undefined || columns.quantities.includes(at);
    if (pieces !== undefined && isNameOfDone(name) && (wholeIn(cell) ?? 0) > 0) return true;
    if (isOther || packageWordIn(name) === undefined) return false;
    const count = wholeIn(cell) ?? 0;
    const isSize = count === pack && pieces !== undefined && !counting.test(name);
    return count !== 0 && !isSize && count * pack !== pieces;
  });
  if (place === -1) return undefined;
  return `${quantity === null ? '' : `${quantity} / `}${cells[place]} ${heading.cells[place]?.slice(0, longestShown)}`;
}
