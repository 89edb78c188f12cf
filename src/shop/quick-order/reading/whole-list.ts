import { pieceUnits } from '#kit/text/numbers/number-units.ts';
import { packageWordIn } from '#shop/wanted-rows/package-words.ts';
import { isOrderingTitle, isRefusingTitle, lettersOf } from './beside-words.ts';
import { isNumeric, numberWords, wholeIn } from './cell-forms.ts';
import { isSameArticle, namesOf, type KnownNumbers } from './known-numbers.ts';
import { mayMeanQuantity } from './quantity-beside.ts';
import type { ReadRow } from './read-cells.ts';

// What other lines of a list say of a row: a title above it, a quantity on a line of its own, a mail that it is quoted from.

/** `isFree`: the line has no cells, so that anything may stand in it. */
export type Read = ReadRow & { line: number; text: string; isOrderRow: boolean; isFree: boolean };

/** Lines that are no rows: `headings` name columns or are titles, of which `titles` name no column. */
export type Around = { headings: readonly number[]; titles: ReadonlySet<number>; texts: ReadonlySet<Read> };

/** Returns the rows, with what makes their quantities none. */
export function withWholeList(read: readonly Read[], around: Around, known: KnownNumbers): Map<Read, string> {
  const isArticle = ({ ref }: Read) => known.isNumber(ref) || known.isName(ref);
  const stops = quotedRows(read, isArticle);
  const packages = read.find((row) => !isArticle(row) && tellsPackages(row.text))?.text;
  for (const row of packages === undefined ? [] : read.filter(isArticle))
    if (row.quantity !== null) stops.set(row, `${row.quantity} (${packages})`);
  for (const [row, title] of rowsBelowRefusals(read, around, isArticle)) stops.set(row, title);
  const apart = read.filter((row) => !isArticle(row) && isApart(row, around.texts.has(row)));
  const isAnyTold = read.some((row) => row.quantity !== null && known.isNumber(row.ref));
  const isOfAll = !isAnyTold || apart.some(({ text }) => isQuantityAlone(text) || isOfEach(text));
  const lines = new Set(apart.map(({ line }) => line));
  for (const [at, row] of read.entries()) {
    if (stops.has(row) || row.quantity !== null || row.isBlank || !isArticle(row)) continue;
    // A mail parts long lines: the quantity stands on the next one.
    if (apart.length > 0 && (isOfAll || lines.has(read[at + 1]?.line ?? 0))) stops.set(row, '?');
    else if (isAnyTold && row.isFree && saysMore(row, known)) stops.set(row, `${besideOf(row, known)} ?`);
  }
  return stops;
}

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

const quoting =
  /^-{2,}.*(?:original|ursprunglig|ursprünglich)|(?<!\p{L})(?:skrev|wrote|schrieb)(?!\p{L}).{0,100}:\s*$/iu;
const longestQuoting = 300;

/** An earlier mail that stands below an answer is no order, unless it is all there is. */
function quotedRows(read: readonly Read[], isArticle: (row: Read) => boolean): Map<Read, string> {
  const quoted = new Map<Read, string>();
  let [isBelow, hasOwn] = [false, false];
  for (const row of read) {
    isBelow ||= hasOwn && row.text.length <= longestQuoting && quoting.test(row.text);
    if (!isArticle(row)) continue;
    if (isBelow || row.text.startsWith('>')) quoted.set(row, `> ${row.quantity ?? ''}`);
    else hasOwn = true;
  }
  if (!hasOwn) quoted.clear();
  return quoted;
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

/** A row that says something else than its article is not left out as one without a quantity. */
function saysMore(row: Read, known: KnownNumbers): boolean {
  return mayMeanQuantity(besideOf(row, known), namesOf(row.ref, known));
}

function besideOf({ ref, text }: Read, known: KnownNumbers): string {
  if (text === ref) return '';
  const words = text.replace(ref, ' ').split(' ');
  return words.filter((word) => word !== '' && !isSameArticle(ref, word, known)).join(' ');
}
