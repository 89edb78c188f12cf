import { pieceUnits } from '#kit/text/numbers/number-units.ts';
import { packageWordIn } from '#shop/wanted-rows/package-words.ts';
import { isOrderingTitle, isRefusingTitle, lettersOf } from './beside-words.ts';
import { pricedRows } from './free-prices.ts';
import { isNumeric, numberWords, wholeIn } from './cell-forms.ts';
import { isSameArticle, namesOf, type KnownNumbers } from './known-numbers.ts';
import { mayMeanQuantity } from './quantity-beside.ts';
import { quotedFrom } from './quoted-mails.ts';
import type { ReadRow } from './read-cells.ts';

// What other lines of a list say of a row: a title above it, a quantity on a line of its own, a mail that it is quoted from.

/** `isFree`: the line has no cells, so that anything may stand in it. */
export type Read = ReadRow & {
  line: number;
  text: string;
  isOrderRow: boolean;
  /** Marks part its cells, or stand beside its only one. */
  isOfTable: boolean;
  /** Below a heading that names the quantity. */
  isOfForm: boolean;
  isFree: boolean;
  /** A row of a table of which only one cell is filled. */
  isCell: boolean;
  /** Fewer cells than the columns are. */
  isNarrow: boolean;
};

/** Lines that are no rows: `headings` name columns or are titles, of which `titles` name no column. */
export type Around = {
  headings: readonly number[];
  titles: ReadonlyMap<number, string>;
  texts: ReadonlyMap<Read, boolean>;
};

/** Returns the rows, with what makes their quantities none; `quotedBelow` is the line of the first that is quoted. */
export function withWholeList(
  read: readonly Read[],
  around: Around,
  known: KnownNumbers,
): { stops: Map<Read, string>; quotedBelow: number } {
  const isArticle = ({ ref }: Read) => known.isNumber(ref) || known.isName(ref);
  const { quoted: stops, quotedBelow } = quotedRows(read, isArticle);
  const packages = read.find((row) => !isArticle(row) && tellsPackages(row.text))?.text;
  for (const row of packages === undefined ? [] : read.filter(isArticle))
    if (row.quantity !== null) stops.set(row, `${row.quantity} (${packages})`);
  for (const [row, title] of rowsBelowRefusals(read, around, isArticle)) stops.set(row, title);
  const mayGoOn = (row: Read) =>
    !isArticle(row) && !around.texts.has(row) && row.text.split(' ', mostWords).some(isNumeric);
  for (const row of pricedRows(read, known)) if (!stops.has(row)) stops.set(row, `${row.quantity} kr ?`);
  const apart = read.filter((row) => !isArticle(row) && isApart(row, around.texts.has(row)));
  const isAnyTold = read.some((row) => row.quantity !== null && known.isNumber(row.ref));
  const isOfAll = !isAnyTold || apart.some(({ text }) => isQuantityAlone(text) || isOfEach(text));
  const lines = new Set(apart.map(({ line }) => line));
  for (const [at, row] of read.entries()) {
    if (stops.has(row) || row.quantity !== null || !isArticle(row)) continue;
    const next = read[at + 1];
    // A name is parted at a line break: the quantity stands on the next line.
    const isParted = row.isNarrow && next !== undefined && next.line === row.line + 1 && mayGoOn(next);
    if (isParted) stops.set(row, '?');
    if (isParted || row.isBlank) continue;
    // A mail parts long lines: the quantity stands on the next one.
    if (apart.length > 0 && (isOfAll || lines.has(read[at + 1]?.line ?? 0))) stops.set(row, '?');
    else if (row.isFree && saysMore(row, known)) stops.set(row, `${besideOf(row, known)} ?`);
  }
  return { stops, quotedBelow };
}

/** A longer line is no rest of a name with its quantity. */
const mostWords = 20;
const longestTitle = 100;

/** Whether a line says that the quantities are packages: `Alla antal i förpackningar`, `Kartonger:`. */
function tellsPackages(text: string): boolean {
  if (text.length > longestTitle || /\d/.test(text) || packageWordIn(text) === undefined) return false;
  const words = lettersOf(text);
  if (words.some((word) => /^(?:pris(?:er(?:na)?)?|prices?|preise?|per|pro)$/u.test(word))) return false;
  return words.length <= 2 || /:\s*$/.test(text) || words.some((word) => ofQuantities.test(word));
}
const ofQuantities = /^(?:antal(?:et|en)?|qty|quantit(?:y|ies)|mengen?|anzahl|mängd(?:er)?)$/u;

/** Titles of what is no order govern the rows below them until an empty line or the next title. */
function rowsBelowRefusals(
  read: readonly Read[],
  { headings, titles }: Around,
  isArticle: (row: Read) => boolean,
): Map<Read, string> {
  const below = new Map<Read, string>();
  let title: string | undefined;
  let [hasRows, isSpaced, last] = [false, false, 0];
  const events = [
    ...read.map((row) => ({ line: row.line, row })),
    ...headings.map((line) => ({ line, row: undefined })),
  ];
  for (const { line, row } of events.sort((a, b) => a.line - b.line)) {
    const hasGap = line > last + 1;
    const isFirst = last > 0 && title !== undefined && !hasRows;
    last = line;
    // Where an empty line parts the title from its rows, empty lines tell nothing.
    if (isFirst) isSpaced ||= hasGap;
    else if (hasGap && !isSpaced) title = undefined;
    if (!row) {
      if (hasRows || titles.has(line)) title = undefined;
    } else if (isArticle(row)) {
      const own = /^([^:\d]{2,60}):\s/.exec(row.text)?.[1];
      if (own !== undefined && isRefusingTitle(`${own}:`)) [title, isSpaced] = [own, false];
      hasRows = true;
      if (title !== undefined) below.set(row, `${row.quantity ?? ''} (${title})`.trim());
    } else if (isRefusingTitle(row.text))
      [title, hasRows, isSpaced] = [row.text.replace(/:\s*$/, ''), false, false];
    else if (isOrderingTitle(row.text)) title = undefined;
  }
  return below;
}

/** An earlier mail that stands below an answer is no order, unless it is all there is. */
function quotedRows(
  read: readonly Read[],
  isArticle: (row: Read) => boolean,
): { quoted: Map<Read, string>; quotedBelow: number } {
  const quoted = new Map<Read, string>();
  let [quotedBelow, hasOwn] = [Infinity, false];
  const begun = quotedFrom(read.map(({ text }) => text));
  for (const [at, row] of read.entries()) {
    if (hasOwn && begun.has(at)) quotedBelow = Math.min(quotedBelow, row.line);
    if (!isArticle(row)) continue;
    if (row.line > quotedBelow || row.text.startsWith('>')) quoted.set(row, `> ${row.quantity ?? ''}`);
    else hasOwn = true;
  }
  if (!hasOwn) quoted.clear();
  return { quoted, quotedBelow };
}

const each =
  /(?<!\p{L})(?:av (?:varje|vardera|alla|samtliga)|vardera|of (?:each|every|all)|each|jeweils|je|von jede[mrn]?)(?!\p{L})/iu;
const counted = new RegExp(`(?<![\\p{L}\\d])\\d{1,4} ?(?:${pieceUnits})(?!\\p{L})`, 'iu');
const longestApart = 300;

/** Whether a line without an article holds a quantity: that of the lines above or below it. */
function isApart({ text, quantity, isFree }: Read, isText: boolean): boolean {
  if (text.length > longestApart) return false;
  if (isQuantityAlone(text) || isOfEach(text) || counted.test(text)) return true;
  return isFree && !isText && quantity !== null && (wholeIn(quantity) ?? mostApart) < mostApart;
}
const mostApart = 10_000;

function isOfEach(text: string): boolean {
  if (!each.test(text)) return false;
  return (
    /\d/.test(text) ||
    text
      .toLowerCase()
      .split(' ')
      .some((word) => numberWords.has(word))
  );
}

/** Lists of forms and web pages are written downwards: `12 st`, `Antal: 12`. */
function isQuantityAlone(text: string): boolean {
  return text.length <= longestAlone && isNumeric(text.replace(/^\p{L}+\s?:\s*/u, ''));
}
const longestAlone = 30;

/** A row that says something else than its article is not left out as one without a quantity, and no package. */
function saysMore(row: Read, known: KnownNumbers): boolean {
  const beside = besideOf(row, known);
  return isOtherNumber(beside) || mayMeanQuantity(beside, namesOf(row.ref, known));
}

/** Without a quantity, a number below these words may be another than that of an article; a dash is for none. */
function isOtherNumber(beside: string): boolean {
  return (
    beside.length <= longestBeside &&
    (/(?:^|\s)[-–—]\s*$/.test(beside) || lettersOf(beside).some((word) => ofOrders.test(word)))
  );
}
const ofOrders = /^(?:order|beställning|bestellung|totalt?|sammanlagt|insgesamt|no|nummer|number)$/u;
const longestBeside = 300;

function besideOf({ ref, text }: Read, known: KnownNumbers): string {
  if (text === ref) return '';
  const words = text.replace(ref, ' ').split(' ');
  return words.filter((word) => word !== '' && !isSameArticle(ref, word, known)).join(' ');
}
