import { isNumeric } from './cell-forms.ts';
import { columnsOf } from './columns.ts';
import { readFreeLine } from './free-line.ts';
import { doubted, unplaced } from './doubted-quantity.ts';
import { groupsOf } from './grouped-quantities.ts';
import { blocksOf, type Block } from './blocks.ts';
import { headingKey, type ColumnRole, type Heading } from './headings.ts';
import { holdsNumbers, movedBelow } from './moved-rows.ts';
import type { KnownNumbers } from './known-numbers.ts';
import { isClosing, isProse } from './prose.ts';
import { cellsOf } from './column-evidence.ts';
import { isColumnOfNumbers } from './quantity-column.ts';
import { readCells, type BlockColumns } from './read-cells.ts';
import { readSpacedCells } from './spaced-cells.ts';
import type { SplitLine } from './split-line.ts';
import { withWholeList, type Read } from './whole-list.ts';
import type { Wanted } from '#shop/wanted-rows/contract.ts';

/** A row; with `IsProse` it is one only if its text leads to an article. */
type WantedLine = Wanted & { Line: number; Ref: string; IsProse?: boolean };

/** Which column is the quantity; `key` is what the heading is remembered by. */
type Question = {
  columns: { Index: number; Heading: string; Sample: string[] }[];
  key: string | undefined;
  /** Whether it is yet to be answered. */
  isOpen: boolean;
  /** The columns that it was answered with. */
  quantities: readonly number[];
};

export type ReadRows = {
  wanted: WantedLine[];
  skipped: { line: number; why: 'heading' | 'noQuantity' }[];
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
  const texts = new Set(read.filter(isProseLine));
  const given = read.filter((row) => row.quantity !== null && !texts.has(row));
  const isAnyTold = given.some(({ ref }) => known.isNumber(ref));
  const stops = withWholeList(read, { headings, titles, texts }, known);
  const wanted: WantedLine[] = [];
  const skipped: ReadRows['skipped'] = headings.map((line) => ({ line, why: 'heading' as const }));
  for (const row of read) {
    const { line, ref } = row;
    const quantity = stops.get(row) ?? row.quantity;
    const isText = texts.has(row);
    const isMissing =
      quantity === null && (row.isBlank ? given.length > 0 : isAnyTold && !isUnreadable(row, known));
    if (isMissing && !isText) skipped.push({ line, why: 'noQuantity' });
    else wanted.push({ Line: line, Ref: ref, Quantity: quantity, ...(isText && { IsProse: true }) });
  }
  return { wanted, skipped: skipped.sort((a, b) => a.line - b.line), question };
}

/** What has a number that nothing knows may hold a quantity: it is shown, and not left out as if it had none. */
function isUnreadable({ ref, text }: Read, known: KnownNumbers): boolean {
  return /\d/.test(text) && !known.isNumber(ref) && !known.isName(ref);
}

function columnsOfBlock(
  { heading, lines }: Block,
  known: KnownNumbers,
  answered: readonly number[] | undefined,
): BlockColumns | undefined {
  const [{ separator } = { separator: 'free' }] = lines;
  if (separator === 'free') return undefined;
  const rows = lines.map(({ cells }) => cells);
  const common = usualWidthOf(rows, heading);
  const even = rows.filter(
    (cells) =>
      !isTextAround(cells, known) &&
      (separator === 'spaces'
        ? cells.length === common
        : !isMoved(cells, Math.max(common, heading?.cells.length ?? 0))),
  );
  const chosen = columnsOf(even, heading, known, answered);
  return {
    numbers: chosen.numbers,
    quantities: chosen.quantities,
    asked: chosen.asked,
    isOpen: chosen.isOpen,
    // A comma within a name that stands without quotation marks parts it, and the rest has moved.
    usualWidth:
      separator === 'comma' && heading ? heading.cells.length : Math.max(common, heading?.cells.length ?? 0),
    hasHeading: heading !== undefined,
    numeric: Array.from({ length: common }, (_, place) => place).filter(
      (place) =>
        !chosen.numbers.includes(place) &&
        (isColumnOfNumbers(cellsOf({ rows: even }, place)) ||
          (separator !== 'spaces' && holdsNumbers(heading, place))),
    ).length,
    hasMoved: movedBelow(heading, rows),
    isNamed: (place) => heading?.roles[place] !== undefined,
    isBuyersOwn: (place) =>
      (['article', 'own'] as unknown[]).includes(heading?.roles[place]) && !chosen.numbers.includes(place),
  };
}

/** Rows with an empty cell tell nothing of the width where others do: it may have moved their cells. */
function usualWidthOf(rows: readonly (readonly string[])[], heading: Heading | undefined): number {
  const width = heading?.cells.length ?? 0;
  const whole = rows.filter((cells) => !isMoved(cells, width));
  const told = heading
    ? rows.filter((cells) => cells.length <= width || !isMoved(cells, width))
    : 3 * whole.length >= rows.length
      ? whole
      : rows;
  const widths = told.map((cells) =>
    heading ? cells.findLastIndex((cell) => cell !== '') + 1 : cells.length,
  );
  return mostCommon(widths) || (heading?.cells.length ?? 0);
}

/** An empty cell has moved the others: they tell nothing of the columns. */
function isMoved(cells: readonly string[], usualWidth: number): boolean {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.length > usualWidth && cells.slice(0, last).includes('');
}

/** A sum below the rows tells nothing of their columns. */
function isTextAround(cells: readonly string[], known: KnownNumbers): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const place = { isAfterClosing: false, isBeforeHeading: false, hasQuantity: true };
  return isProse(filled.join(' '), place) && !filled.some((cell) => known.isNumber(cell));
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
  return lines.map(({ line, separator, cells }) => {
    const text = cells.filter((cell) => cell !== '').join(' ');
    const plain = groups.size === 0 ? cells : cells.map((cell, place) => groups.get(place)?.(cell) ?? cell);
    const read = !columns
      ? readFreeLine(cells[0] ?? '', known)
      : separator === 'spaces'
        ? readSpacedCells(plain, columns, known)
        : readCells(plain, columns, known);
    const quantity = columns
      ? doubted(read, { separator, cells, heading, columns, known })
      : unplaced(read, text, { heading, known });
    const named = (role: ColumnRole) =>
      heading?.roles.some((one, place) => one === role && cells[place]) ?? false;
    const isOrderRow = named('quantity') && (['article', 'supplier', 'own', 'ean'] as const).some(named);
    const isFree = !columns || separator === 'spaces';
    return Object.assign({ line, text, isOrderRow, isFree }, read, { quantity });
  });
}

/** Returns a function that is asked of each line in turn whether it is a text around the list. */
function proseFinder(known: KnownNumbers, headings: readonly number[]): (row: Read) => boolean {
  let isAfterClosing = false;
  let hasRows = false;
  return ({ ref, quantity, text, line, isOrderRow }) => {
    if (known.isNumber(ref) || known.isName(ref)) {
      isAfterClosing = false;
      hasRows = true;
      return false;
    }
    const isText = isProse(text, {
      isAfterClosing,
      isBeforeHeading: line < (headings[0] ?? 0),
      hasQuantity: quantity !== null && isNumeric(quantity),
      isOrderRow: isOrderRow && quantity !== null && isNumeric(quantity),
    });
    // What names an article is a row, whatever else it holds.
    if (isText && text.split(' ').some((word) => known.isNumber(word))) return false;
    isAfterClosing ||= hasRows && isClosing(text);
    return isText;
  };
}

/** Returns the smallest of equally common ones. */
function mostCommon(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].sort(([a, timesOfA], [b, timesOfB]) => timesOfB - timesOfA || a - b)[0]?.[0] ?? 0;
}
