import type { Wanted } from '#shop/wanted-rows/contract.ts';
import { columnsOf } from './columns.ts';
import type { Columns } from './columns.ts';
import { readFreeLine } from './free-line.ts';
import type { ReadRow } from './free-line.ts';
import { headingOf } from './headings.ts';
import type { Heading } from './headings.ts';
import { numberIn } from './known-numbers.ts';
import type { KnownNumbers } from './known-numbers.ts';
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
  if (given.separator !== 'free' || !given.cells[0]?.includes(',')) return given;
  const parted = splitByCommas(given);
  return parted.cells.some((cell) => cell !== '') ? parted : given;
}

function rowsOf({ heading, lines }: Block, known: KnownNumbers): ReadRows['wanted'] {
  const isFree = lines[0]?.separator === 'free';
  const columns = isFree
    ? undefined
    : columnsOf(
        lines.map(({ cells }) => cells),
        heading,
        known,
      );
  return lines.map(({ line, cells }) => {
    const { ref, quantity } = columns
      ? readCells(cells, columns, known)
      : readFreeLine(cells[0] ?? '', known);
    return { Line: line, Ref: ref, Quantity: quantity };
  });
}

function readCells(cells: readonly string[], { numbers, quantity }: Columns, known: KnownNumbers): ReadRow {
  const refs = numbers.flatMap((place) => (cells[place] ? [numberIn(cells[place], known)] : []));
  const ref = refs.find((one) => known.isNumber(one)) ?? refs[0];
  const given = quantity === undefined ? undefined : cells[quantity];
  // A line without a number is shown as it is, so that it can be found again.
  return { ref: ref ?? cells.filter((cell) => cell !== '').join(' '), quantity: given || null };
}
