import type { KnownNumbers } from './known-numbers.ts';

const counted = /^#?(\d{1,4})[.):]? (.+)$/;
const longest = 500;

/** The lines of a list, each without the number that it is counted by: `1 10101 12`, `2 10102 6`. */
export type CountedLines = ReadonlyMap<number, { count: string; rest: string }>;

/** Returns the lines of a list that count from 1 before the number of an article, where all do that name one there. */
export function countedLines(
  lines: readonly { line: number; cells: readonly string[] }[],
  known: KnownNumbers,
): CountedLines {
  const found = new Map<number, { count: string; rest: string }>();
  for (const { line, cells } of lines) {
    const [text = ''] = cells;
    const [, count = '', rest = ''] = text.length > longest ? [] : (counted.exec(text) ?? []);
    const [first = ''] = rest.split(/[ ,:]/, 1);
    if (!known.isNumber(first)) continue;
    if (Number(count) !== found.size + 1) return new Map();
    found.set(line, { count, rest });
  }
  return found.size > 1 ? found : new Map();
}
