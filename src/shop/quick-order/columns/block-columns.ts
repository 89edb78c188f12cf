import { cellColumns } from './accounted-cells.ts';
import type { Block } from '#shop/quick-order/reading/blocks.ts';
import { columnsOf } from './columns.ts';
import { isNameOfPrices } from './harmless-names.ts';
import type { Heading } from './headings.ts';
import type { KnownNumbers } from '#shop/quick-order/reading/known-numbers.ts';
import { holdsNumbers, movedBelow } from './moved-rows.ts';
import { numberOfCell } from '#shop/quick-order/reading/number-with-name.ts';
import { isProse } from '#shop/quick-order/words/prose.ts';
import type { BlockColumns } from '#shop/quick-order/reading/read-cells.ts';

/** Returns what the columns of a block hold; undefined where its lines have no cells. */
export function columnsOfBlock(
  { heading, lines }: Block,
  known: KnownNumbers,
  answered: readonly number[] | undefined,
): BlockColumns | undefined {
  const [{ separator } = { separator: 'free' }] = lines;
  if (separator === 'free') return undefined;
  const rows = lines.map(({ cells }) => cells);
  const common = usualWidthOf(rows, heading);
  const hasMoved = movedBelow(heading, rows);
  const isAnyInPlace = rows.some((cells) => !hasMoved(cells));
  const width = heading?.cells.length ?? 0;
  const isAnyWhole = separator !== 'spaces' && rows.some((cells) => cells.length >= width);
  const even = rows.filter(
    (cells) =>
      !isTextAround(cells, known) &&
      !(isAnyInPlace && hasMoved(cells)) &&
      !(isAnyWhole && cells.length < width) &&
      (separator === 'spaces'
        ? cells.length === common
        : !isMoved(cells, Math.max(common, heading?.cells.length ?? 0))),
  );
  const chosen = columnsOf(even, heading, known, answered);
  const refs = even.map((cells) =>
    chosen.numbers.map((place) => numberOfCell(cells[place] ?? '', known)).find((ref) => known.isNumber(ref)),
  );
  const ofCells = cellColumns({ rows: even, refs, hasHeading: heading !== undefined }, heading, known);
  const isOfNumbers = (place: number) =>
    ofCells.isOfNumbers(place) || (separator !== 'spaces' && holdsNumbers(heading, place));
  return {
    isOfNames: ofCells.isOfNames,
    isOfTicks: ofCells.isOfTicks,
    isOfNumbers,
    isOfPrices: (place) => isNameOfPrices(heading?.cells[place] ?? ''),
    numbers: chosen.numbers,
    quantities: chosen.quantities,
    asked: chosen.asked,
    isOpen: chosen.isOpen,
    // A comma within a name that stands without quotation marks parts it, and the rest has moved.
    usualWidth:
      separator === 'comma' && heading ? heading.cells.length : Math.max(common, heading?.cells.length ?? 0),
    hasHeading: heading !== undefined,
    numeric: Array.from(
      { length: separator === 'spaces' ? common : Math.max(common, width) },
      (_, place) => place,
    ).filter((place) => !chosen.numbers.includes(place) && isOfNumbers(place)).length,
    hasMoved,
    isNamed: (place) => heading?.roles[place] !== undefined && heading.roles[place] !== 'remark',
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

/** Returns the smallest of equally common ones. */
function mostCommon(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].sort(([a, timesOfA], [b, timesOfB]) => timesOfB - timesOfA || a - b)[0]?.[0] ?? 0;
}
