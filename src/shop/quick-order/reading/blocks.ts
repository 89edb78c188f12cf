import { headingOf, unknownHeadingOf, type Heading } from '#shop/quick-order/columns/headings.ts';
import type { KnownNumbers } from './known-numbers.ts';
import { splitByCommas, type Separator, type SplitLine } from './split-line.ts';

/** Lines under one heading, or under none, that have the same kind of cells. */
export type Block = { heading: Heading | undefined; lines: SplitLine[] };

/** Parts the lines by their headings and by what parts their cells; `titles` are those of the `headings` that name no column. */
export function blocksOf(
  lines: readonly SplitLine[],
  known: KnownNumbers,
): { blocks: Block[]; headings: number[]; titles: Map<number, string> } {
  const headings: number[] = [];
  const titles = new Map<number, string>();
  const blocks: Block[] = [];
  let heading: Heading | undefined;
  let current = new Map<Separator, Block>();
  for (const [at, given] of lines.entries()) {
    const found =
      headingOf(given, known) ??
      (blocks.length === 0 && namesArticle(lines[at + 1], known)
        ? unknownHeadingOf(given, known)
        : undefined);
    if (found) {
      heading = found.cells.length > 0 ? found : undefined;
      if (!heading) titles.set(given.line, given.cells[0] ?? '');
      headings.push(given.line);
      current = new Map();
      continue;
    }
    const line = partedAtCommas(given, heading?.hasCommas === true, known);
    let block = current.get(line.separator);
    if (!block) {
      block = { heading, lines: [] };
      current.set(line.separator, block);
      blocks.push(block);
    }
    block.lines.push(line);
  }
  return { blocks, headings, titles };
}

/** Nothing but commas is shown as it is. Without a heading, two commas beside a number part cells. */
function partedAtCommas(given: SplitLine, hasHeading: boolean, known: KnownNumbers): SplitLine {
  const { line, separator, cells } = given;
  const text = cells.join(' ');
  if ((separator !== 'free' && separator !== 'spaces') || !text.includes(',')) return given;
  const parted = splitByCommas({ line, separator: 'free', cells: [text] });
  const filled = parted.cells.filter((cell) => cell !== '');
  if (hasHeading) return filled.length > 0 ? parted : given;
  return separator === 'free' && filled.length > 2 && filled.some((cell) => known.isNumber(cell))
    ? parted
    : given;
}

function namesArticle(line: SplitLine | undefined, known: KnownNumbers): boolean {
  return line?.cells.some((cell) => known.isNumber(cell)) ?? false;
}
