import { isNumeric, isWhole, wholeIn } from './cell-forms.ts';
import { readFreeLine } from './free-line.ts';
import { doubted, unplaced } from './doubted-quantity.ts';
import { groupsOf } from '#shop/quick-order/columns/grouped-quantities.ts';
import { blocksOf, type Block } from './blocks.ts';
import { columnsOfBlock } from '#shop/quick-order/columns/block-columns.ts';
import { headingKey, type ColumnRole } from '#shop/quick-order/columns/headings.ts';
import type { KnownNumbers } from './known-numbers.ts';
import { isKnownText } from './known-texts.ts';
import { isClosing, isProse } from '#shop/quick-order/words/prose.ts';
import { isDatedHeader } from './quoted-mails.ts';
import { gluedReadings } from './glued-number.ts';
import { doubtIn } from '#shop/quick-order/words/line-doubts.ts';
import { cellsOf } from '#shop/quick-order/columns/column-evidence.ts';
import { countedLines } from './line-numbers.ts';
import { readCells, type BlockColumns, type ReadRow } from './read-cells.ts';
import { readSpacedCells } from './spaced-cells.ts';
import type { SplitLine } from './split-line.ts';
import { withWholeList, type Read } from './whole-list.ts';
import type { Wanted } from '#shop/wanted-rows/contract.ts';

/** A row; with `IsProse` it is one only if its text leads to an article, and `Unread` is its text where that may matter else. */
type WantedLine = Wanted & { Line: number; Ref: string; IsProse?: boolean; Unread?: string };

/** Which column is the quantity; `key` is what the heading is remembered by. */
type Question = {
  columns: { Index: number; Heading: string; Sample: string[] }[];
  key: string | undefined;
  /** Whether it is yet to be answered. */
  isOpen: boolean;
  /** The columns that it was answered with. */
  quantities: readonly number[];
};

type Skipped = { line: number; why: 'heading' | 'noQuantity'; unread?: string };

export type ReadRows = {
  wanted: WantedLine[];
  skipped: Skipped[];
  question: Question | undefined;
};

const samples = 3;

/** Reads lines with text; every one of them gives a row or is skipped. `answered` are the columns of the quantity. */
export function readRows(
  lines: readonly SplitLine[],
  known: KnownNumbers,
  answered?: readonly number[],
): ReadRows {
  const { blocks, headings, titles } = blocksOf(lines, known);
  const read: Read[] = [];
  let question: Question | undefined;
  for (const block of blocks) {
    const columns = columnsOfBlock(block, known, answered);
    if (columns && columns.asked.length > 0) question ??= questionOf(block, columns);
    read.push(...rowsOf(block, columns, known));
  }
  read.sort((a, b) => a.line - b.line);
  const isProseLine = proseFinder(known, headings);
  const texts = new Map<Read, boolean>();
  for (const row of read) {
    const found = isProseLine(row);
    if (found.isText) texts.set(row, found.isKnown);
  }
  const given = read.filter((row) => row.quantity !== null && !texts.has(row));
  const isAnyTold = given.some(({ ref }) => known.isNumber(ref));
  const { stops, quotedBelow } = withWholeList(read, { headings, titles, texts }, known);
  const totals = totalsOf(read, known);
  const wanted: WantedLine[] = [];
  const skipped: Skipped[] = headings.map((line) => ({ line, why: 'heading' }));
  for (const one of skipped) if (isTitleOfDone(titles.get(one.line))) one.unread = titles.get(one.line)!;
  const mayMatter = ({ line, text }: Read) => line < quotedBelow && !text.startsWith('>');
  for (const row of read) {
    const { line, ref } = row;
    // In a form in which nobody has written, a package of each is not meant.
    const isUnfilled =
      (row.isBlank || (row.isCell && row.quantity === null)) && row.isOfForm && given.length === 0;
    const quantity = stops.get(row) ?? (isUnfilled ? '?' : row.quantity);
    const isText = texts.has(row);
    const isMissing =
      quantity === null && (row.isBlank ? given.length > 0 : isAnyTold && !isUnreadable(row, known));
    if (totals.has(row)) skipped.push({ line, why: 'heading' });
    else if (isMissing && !isText) {
      const one: Skipped = { line, why: 'noQuantity' };
      const isOther = !row.isBlank && !row.isCell && !known.isNumber(ref) && !known.isName(ref);
      if (isOther && mayMatter(row) && !isKnownText(row.text, false)) one.unread = shown(row.text);
      skipped.push(one);
    } else {
      const one: WantedLine = { Line: line, Ref: ref, Quantity: quantity };
      if (isText) one.IsProse = true;
      if (isText && texts.get(row) === false && mayMatter(row)) one.Unread = shown(row.text);
      wanted.push(one);
    }
  }
  return { wanted, skipped: skipped.sort((a, b) => a.line - b.line), question };
}

/** Returns the rows of tables that hold nothing but the sum of the quantities above, where every row above has its own. */
function totalsOf(read: readonly Read[], known: KnownNumbers): Set<Read> {
  const totals = new Set<Read>();
  let [sum, rows] = [0, 0];
  for (const row of read) {
    if (known.isNumber(row.ref)) {
      sum += wholeIn(row.quantity ?? '') ?? Number.NaN;
      rows += 1;
    } else if (row.isOfTable && rows > 1 && wholeIn(row.text) === sum) totals.add(row);
  }
  return totals;
}

const longestShown = 300;
function shown(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

/** A list below `Beställt` may have been ordered. */
function isTitleOfDone(title: string | undefined): boolean {
  return title !== undefined && /^(?:antal )?(?:beställt|ordered|bestellt)/iu.test(title);
}

/** What has a number that nothing knows may hold a quantity: it is shown, and not left out as if it had none. */
function isUnreadable({ ref, text }: Read, known: KnownNumbers): boolean {
  return /\d/.test(text) && !known.isNumber(ref) && !known.isName(ref);
}

function questionOf({ heading, lines }: Block, { asked, isOpen, quantities }: BlockColumns): Question {
  const rows = lines.map(({ cells }) => cells);
  return {
    columns: asked.map((place) => ({
      Index: place,
      Heading: heading?.cells[place] ?? '',
      Sample: cellsOf({ rows }, place).slice(0, samples),
    })),
    key: heading && headingKey(heading),
    isOpen,
    quantities,
  };
}

function rowsOf({ heading, lines }: Block, columns: BlockColumns | undefined, known: KnownNumbers): Read[] {
  const rows = lines.map(({ cells }) => cells);
  const groups = new Map(
    columns?.quantities.map((place) => [place, groupsOf(rows.map((cells) => cells[place] ?? ''))]),
  );
  const counted = columns ? undefined : countedLines(lines, known);
  return lines.map(({ line, separator, cells, hasMark }) => {
    const text = cells.filter((cell) => cell !== '').join(' ');
    const plain = groups.size === 0 ? cells : cells.map((cell, place) => groups.get(place)?.(cell) ?? cell);
    const read = !columns
      ? readCounted(cells[0] ?? '', counted?.get(line), known)
      : separator === 'spaces'
        ? readSpacedCells(plain, columns, known)
        : readCells(plain, columns, known);
    const isFree = !columns || separator === 'spaces';
    const isWholeCell = !isFree && isNumberBesideQuantity(read, plain, known);
    const glued =
      known.isNumber(read.ref) && !isWholeCell ? gluedReadings(read.ref, read.quantity, text) : undefined;
    const placed = columns
      ? doubted(read, { separator, cells, heading, columns, known })
      : unplaced(read, text, { heading, known });
    const doubt = isFree && known.isNumber(read.ref) ? doubtIn(text, read.ref, known) : undefined;
    const quantity = glued ?? (doubt === undefined ? placed : `${placed ?? ''} ${doubt} ?`.trim());
    const named = (role: ColumnRole) =>
      heading?.roles.some((one, place) => one === role && cells[place]) ?? false;
    const isOrderRow = named('quantity') && (['article', 'supplier', 'own', 'ean'] as const).some(named);
    const isNarrow = columns !== undefined && cells.length < columns.usualWidth;
    const isCell = hasMark === true && heading !== undefined;
    const isOfForm = heading?.roles.includes('quantity') ?? false;
    const isOfTable = columns !== undefined || hasMark === true;
    return Object.assign({ line, text, isOfTable, isOfForm, isOrderRow, isFree, isCell, isNarrow }, read, {
      quantity,
    });
  });
}

/** The number fills a cell and the quantity another: its parts are no number and quantity, unless one is a number too. */
function isNumberBesideQuantity(
  { ref, quantity }: ReadRow,
  cells: readonly string[],
  known: KnownNumbers,
): boolean {
  const isTold = quantity !== null && isWhole(quantity) && cells.includes(ref);
  return isTold && !ref.split(/\s+/).some((part) => part.length > 1 && known.isNumber(part));
}

/** Where the lines are counted and hold no quantity, nobody can tell that the counts are none. */
function readCounted(
  text: string,
  counted: { count: string; rest: string } | undefined,
  known: KnownNumbers,
): ReadRow {
  if (!counted) return readFreeLine(text, known);
  const read = readFreeLine(counted.rest, known);
  return read.quantity === null ? { ...read, quantity: `${counted.count} ?` } : read;
}

/** Returns a function that is asked of each line in turn whether it is a text around the list, and a known one. */
function proseFinder(
  known: KnownNumbers,
  headings: readonly number[],
): (row: Read) => { isText: boolean; isKnown: boolean } {
  let isAfterClosing = false;
  let hasRows = false;
  return ({ ref, quantity, text, line, isOrderRow }) => {
    if (known.isNumber(ref) || known.isName(ref)) {
      isAfterClosing = false;
      hasRows = true;
      return { isText: false, isKnown: false };
    }
    const isProseLine =
      isDatedHeader(text) ||
      isProse(text, {
        isAfterClosing,
        isBeforeHeading: line < (headings[0] ?? 0),
        hasQuantity: quantity !== null && isNumeric(quantity),
        isOrderRow: isOrderRow && quantity !== null && isNumeric(quantity),
      });
    // What names an article is a row, whatever else it holds.
    const isText = isProseLine && !text.split(' ').some((word) => known.isNumber(word));
    const isKnown = isText && isKnownText(text, isAfterClosing);
    isAfterClosing ||= isText && hasRows && isClosing(text);
    return { isText, isKnown };
  };
}
