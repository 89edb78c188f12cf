import type { Wanted } from '#shop/wanted-rows/contract.ts';
import { columnsOf, isNumeric } from './columns.ts';
import type { Columns } from './columns.ts';
import { readFreeLine } from './free-line.ts';
import type { ReadRow } from './free-line.ts';
import { headingOf } from './headings.ts';
import type { Heading } from './headings.ts';
import { numberIn } from './known-numbers.ts';
import type { KnownNumbers } from './known-numbers.ts';
import { quantityBeside } from './quantity-beside.ts';
import { splitByCommas } from './split-line.ts';
import type { Separator, SplitLine } from './split-line.ts';

export type ReadRows = { wanted: (Wanted & { Line: number; Ref: string })[]; headings: number[] };

/** Lines under one heading, or under none, that have the same kind of cells. */
type Block = { heading: Heading | undefined; lines: SplitLine[] };

/** Reads lines with text; every one of them gives a row or is a heading. */
export function readRows(lines: readonly SplitLine[], known: KnownNumbers): ReadRows {
  const headings: number[] = [];
  const blocks: Block[] = [];
  let heading: Heading | undefined;
  let current = new Map<Separator, Block>();
  for (const given of lines) {
    const found = headingOf(given, known);
    if (found) {
      heading = found;
      headings.push(given.line);
      current = new Map();
      continue;
    }
    const line = heading?.hasCommas ? partedAtCommas(given) : given;
    let block = current.get(line.separator);
    if (!block) {
      block = { heading, lines: [] };
      current.set(line.separator, block);
      blocks.push(block);
    }
    block.lines.push(line);
  }
  const wanted = blocks.flatMap((block) => rowsOf(block, known));
  return { wanted: wanted.sort((a, b) => a.Line - b.Line), headings };
}

/** Nothing but commas is shown as it is. */
function partedAtCommas(given: SplitLine): SplitLine {
  const { line, separator, cells } = given;
  const text = cells.join(' ');
  if ((separator !== 'free' && separator !== 'spaces') || !text.includes(',')) return given;
  const parted = splitByCommas({ line, separator: 'free', cells: [text] });
  return parted.cells.some((cell) => cell !== '') ? parted : given;
}

function rowsOf({ heading, lines }: Block, known: KnownNumbers): ReadRows['wanted'] {
  const [{ separator } = { separator: 'free' }] = lines;
  const rows = lines.map(({ cells }) => cells);
  const usualWidth = mostCommon(rows.map((cells) => cells.length));
  const even = separator === 'spaces' ? rows.filter((cells) => cells.length === usualWidth) : rows;
  const columns = separator === 'free' ? undefined : columnsOf(even, heading, known);
  const isNamed = (place: number) => heading?.roles[place] !== undefined;
  return lines.map(({ line, cells }) => {
    const { ref, quantity } = !columns
      ? readFreeLine(cells[0] ?? '', known)
      : separator === 'spaces'
        ? readSpacedCells(cells, columns, usualWidth, known)
        : readCells(cells, columns, isNamed, known);
    return { Line: line, Ref: ref, Quantity: quantity };
  });
}

/** Where no column holds quantities, one may stand beside a name, in a cell that no heading names. */
function readCells(
  cells: readonly string[],
  columns: Columns,
  isNamed: (place: number) => boolean,
  known: KnownNumbers,
): ReadRow {
  const { numbers, quantity } = columns;
  const refs = numbers.flatMap((place) => (cells[place] ? [numberIn(cells[place], known)] : []));
  // A line without a number is shown as it is, so that it can be found again.
  const ref =
    refs.find((one) => known.isNumber(one)) ?? refs[0] ?? cells.filter((cell) => cell !== '').join(' ');
  if (quantity !== undefined) return { ref, quantity: cells[quantity] || null };
  const beside = cells.filter(
    (cell, place) => !numbers.includes(place) && !isNamed(place) && !known.isNumber(cell),
  );
  return { ref, quantity: known.isNumber(ref) ? quantityBeside(beside.join(' '), known.namesOf(ref)) : null };
}

/** Two spaces part cells, but they also stand in names by mistake, and an empty cell leaves none. */
function readSpacedCells(
  cells: readonly string[],
  columns: Columns,
  usualWidth: number,
  known: KnownNumbers,
): ReadRow {
  const read = readCells(cells, columns, () => false, known);
  if (!known.isNumber(read.ref)) {
    const free = readFreeLine(cells.join(' '), known);
    return known.isNumber(free.ref) ? free : read;
  }
  const isTold = read.quantity !== null && isNumeric(read.quantity);
  if (isTold || columns.quantity === undefined || cells.length === usualWidth) return read;
  const place = columns.quantity + cells.length - usualWidth;
  const moved = place > (columns.numbers[0] ?? 0) ? cells[place] : undefined;
  if (moved !== undefined && isNumeric(moved)) return { ref: read.ref, quantity: moved };
  const beside = cells.filter((_cell, at) => !columns.numbers.includes(at)).join(' ');
  return { ref: read.ref, quantity: quantityBeside(beside, known.namesOf(read.ref)) };
}

/** Returns the smallest of equally common ones. */
function mostCommon(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].sort(([a, timesOfA], [b, timesOfB]) => timesOfB - timesOfA || a - b)[0]?.[0] ?? 0;
}
