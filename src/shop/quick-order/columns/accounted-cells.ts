import { tellsNothing, lettersOf } from '#shop/quick-order/reading/beside-words.ts';
import { isOtherSize, namesAnother, wordOfAnother } from '#shop/quick-order/words/another-article.ts';
import { cellsOf, type Table } from './column-evidence.ts';
import { hundredthsIn, isMoney, isNumeric, isPriced, wholeIn } from '#shop/quick-order/reading/cell-forms.ts';
import { isHarmlessName, toldByName, wordsByName } from './harmless-names.ts';
import { asksToOrder, type Heading } from './headings.ts';
import {
  isSameArticle,
  namesOf,
  type KnownArticle,
  type KnownNumbers,
} from '#shop/quick-order/reading/known-numbers.ts';
import { isFormOfAny, withoutRecipient, wordsIn } from '#shop/quick-order/reading/named-words.ts';
import { isOfDelivery, isOfOneRecipient } from '#shop/quick-order/words/words-of-rows.ts';
import { isColumnOfNumbers } from './quantity-column.ts';

// Every cell of a row is accounted for: by the name of its column, by what the column holds in all rows, or by its words.

/** What the cells of a block's columns tell of each other. */
export type CellColumns = {
  /** Whether a column holds numbers. */
  isOfNumbers: (place: number) => boolean;
  /** Whether a column holds names or codes, in whatever words. */
  isOfNames: (place: number) => boolean;
  /** Whether a column holds ticks in some of the rows. */
  isOfTicks: (place: number) => boolean;
};

const tick = /^(?:x|✓|✔|☑|☒|ja|yes|true|sant|sann)$/iu;
const code = /^\p{Lu}{1,6}[-_.]?\d{3,}[\p{L}\d-]{0,10}$/u;
const shortestWord = 3;
const currencyCode = /^(?:sek|eur|nok|dkk|usd|gbp)$/iu;

export function cellColumns(table: Table, heading: Heading | undefined, known: KnownNumbers): CellColumns {
  const width = Math.max(0, ...table.rows.map((cells) => cells.length));
  const ofNumbers = new Set<number>();
  const ofNames = new Set<number>();
  const ofTicks = new Set<number>();
  for (let place = 0; place < width; place += 1) {
    const cells = cellsOf(table, place);
    const isOfMoney = cells.some(isPriced) && cells.every((cell) => isNumeric(cell) || isMoney(cell));
    if (isOfMoney || isColumnOfNumbers(cells)) ofNumbers.add(place);
    if (cells.length > 0 && cells.every((cell) => tick.test(cell))) ofTicks.add(place);
    if (heading?.roles[place] === 'remark') continue;
    if (cells.length > 0 && cells.every((cell) => code.test(cell) || cell.startsWith('http')))
      ofNames.add(place);
    if (isOfOwnNames(table, place, known)) ofNames.add(place);
  }
  return {
    isOfNumbers: (place) => ofNumbers.has(place),
    isOfNames: (place) => ofNames.has(place),
    isOfTicks: (place) => ofTicks.has(place),
  };
}

/** Whether most cells of a column share a word with the name of the article that their row is of. */
function isOfOwnNames({ rows, refs }: Table, place: number, known: KnownNumbers): boolean {
  let [shared, told] = [0, 0];
  for (const [at, { [place]: cell = '' }] of rows.entries()) {
    const ref = refs[at];
    if (cell === '' || ref === undefined || cell.length > longestCell) continue;
    const names = namesOf(ref, known);
    if (names.length === 0) continue;
    told += 1;
    if (sharesWord(cell, names)) shared += 1;
  }
  return told > 0 && 2 * shared >= told;
}

function sharesWord(cell: string, names: readonly string[]): boolean {
  const words = lettersOf(cell).filter((word) => word.length >= shortestWord);
  if (words.length === 0) return false;
  const ofNames = names.flatMap(wordsIn);
  return words.some((word) => isFormOfAny(word, ofNames));
}
const longestCell = 200;

type Row = {
  columns: CellColumns & {
    numbers: readonly number[];
    quantities: readonly number[];
    asked: readonly number[];
  };
  heading: Heading | undefined;
  ref: string;
  quantity: string | null;
  /** The column whose words are the shop's own. */
  reasonPlace: number;
  known: KnownNumbers;
};

/** Returns the first cell of a row that may say something else than its quantity does. */
export function unaccountedCell(cells: readonly string[], row: Row): string | undefined {
  const { columns, heading, ref, quantity, known, reasonPlace } = row;
  const { numbers, quantities, asked } = columns;
  // Where no column is the quantity, it was read among the words of all cells.
  if (quantities.length === 0 && quantity !== null) return undefined;
  const isInPlace = quantities.length > 1 || cells[quantities[0] ?? -1] === quantity;
  const movedTo = isInPlace || quantity === null ? -1 : cells.indexOf(quantity);
  const taken = new Set([...numbers, ...quantities, ...asked, reasonPlace, movedTo]);
  const articles = known.articlesOf(ref);
  const width = Math.max(cells.length, heading?.cells.length ?? 0);
  for (let place = 0; place < width; place += 1) {
    if (taken.has(place)) continue;
    const cell = cells[place] ?? '';
    const role = heading?.roles[place];
    const name = heading?.cells[place] ?? '';
    if (columns.isOfTicks(place) && asksToOrder(heading, place) && !isDone.test(name)) {
      if (cell === '') return `– ${name}`.trim();
      continue;
    }
    if (cell === '') continue;
    if (isOfAnother(cell, place, row)) return cell.slice(0, longestShown);
    if (role !== undefined && role !== 'remark' && role !== 'quantity') continue;
    if (role !== 'remark' && (isHarmlessName(name) || isOfRecipientOrTime(cell, name))) continue;
    if (known.isNumber(cell) && isSameArticle(ref, cell, known)) continue;
    if (!isAccounted(cell, place, columns, articles)) return cell.slice(0, longestShown);
  }
  return undefined;
}
const longestShown = 100;

function isOfRecipientOrTime(cell: string, name: string): boolean {
  const told = wordsByName(name);
  if (told === undefined) return false;
  return told === 'people' ? isOfOneRecipient(cell) : isOfDelivery(cell);
}

/** Whether a cell tells of another article than its row is of, or says more than the whole name of its own. */
function isOfAnother(cell: string, place: number, { columns, heading, ref, known }: Row): boolean {
  const name = heading?.cells[place] ?? '';
  const told = name === '' && columns.isOfNames(place) ? 'name' : toldByName(name);
  const articles = known.articlesOf(ref);
  const names = articles.flatMap((one) => one.names).filter((one) => one !== '');
  if (told === undefined || names.length === 0 || known.isNumber(cell)) return false;
  if (told === 'size') return isOtherSize(cell, names, { any: true });
  if (wordOfAnother(cell, names, known, name === '' ? 'unnamed' : 'named') !== undefined) return true;
  if (told === 'colour') return false;
  if (namesAnother(cell, names, known) || isOtherSize(cell, names, { any: false })) return true;
  const same = cell.toLocaleLowerCase('sv');
  const isMore = names.some(
    (one) => same.length > one.length && same.startsWith(one.toLocaleLowerCase('sv')),
  );
  return isMore && !isAccounted(cell, -1, columns, articles);
}
/** What is ticked off there is ordered already. */
const isDone = /^(?:beställ[dt]|lever(?:era[dt]|ed)|utlever|skicka[dt]|ordered|delivered|shipped|bestellt)/iu;

function isAccounted(
  cell: string,
  place: number,
  columns: CellColumns,
  articles: readonly KnownArticle[],
): boolean {
  if (/^[\s\-–—_.,:;|/]*$/.test(cell)) return true;
  if (cell.length > longestCell || !/[\p{L}\d]/u.test(cell)) return false;
  if (currencyCode.test(cell)) return true;
  if (isNumeric(cell) || isMoney(cell)) {
    const isOwn = ({ pack, priceOre }: KnownArticle) =>
      wholeIn(cell) === pack || (priceOre !== null && hundredthsIn(cell) === priceOre);
    return columns.isOfNumbers(place) || isMoney(cell) || /^\d{8,14}$/.test(cell) || articles.some(isOwn);
  }
  const names = articles.flatMap((one) => one.names).filter((name) => name !== '');
  if (columns.isOfNames(place) || names.length === 0) return true;
  const ofNames = names.flatMap(wordsIn);
  return wordsIn(withoutRecipient(withSizes(cell))).every((word) => {
    if (ofNames.includes(word)) return true;
    const parts = word.split(/[^\p{L}]+/u).filter(Boolean);
    if (/[^\p{L}.'’&/-]/u.test(word) || parts.length === 0) return false;
    return parts.every((part) => tellsNothing(part) || isHarmlessRemark(part) || isFormOfAny(part, ofNames));
  });
}

const size =
  /(?<![\p{L}\d])\d+(?:[.,]\d+)?(?: ?[x×] ?\d+(?:[.,]\d+)?)*\s?(?:[cmd]m|[mcd]l|kg|g|%|W|V)(?![\p{L}\d])/giu;
function withSizes(cell: string): string {
  return cell.replace(size, ' ');
}

const harmlessRemark =
  /^(?:brådskar|brådskande|bråttom|urgent|eilt|bekräftad|bekräftat|godkänd|godkänt|approved|ny|nytt|nya|nyhet|news|eko|ok|okej|aktiv|aktivt|active|öppen|open|prio|viktigt?|st|styck|stk|stück|pcs|pce|pieces?|each|ea|kpl|szt|ks|stuks)$/u;
/** What a person says of a row without meaning another order. */
function isHarmlessRemark(word: string): boolean {
  return harmlessRemark.test(word);
}
