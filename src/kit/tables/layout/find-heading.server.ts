import { headingKey } from '#kit/tables/heading-key.mjs';
import type { TableRow } from '#kit/tables/table-file-types.server.ts';

/** How many rows with something in them are looked at for the heading, which may stand below titles. */
export const mostTitles = 30;

/**
 * Returns which of the rows is the heading of a table that a person wrote: the one with most headings that are known, or
 * where none is, the first that is filled with words as far as the rows below it go.
 */
export function findHeading(rows: readonly TableRow[], known: ReadonlySet<string>): TableRow | undefined {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== '')).slice(0, mostTitles);
  const counts = filled.map(({ cells }) => cells.filter((cell) => known.has(headingKey(cell))).length);
  const most = Math.max(0, ...counts);
  const widths = filled.map(({ cells }) => cells.filter((cell) => cell !== '').length);
  const widest = Math.max(0, ...widths);
  // A title may hold a word that is a heading elsewhere.
  if (most > 1 || (most === 1 && (widths[counts.indexOf(1)] ?? 0) * 2 >= widest))
    return filled[counts.indexOf(most)];
  const wordy = filled.find(
    ({ cells }, at) => (widths[at] ?? 0) * 2 > widest && cells.every((cell) => !/^[\d\s.,%-]+$/.test(cell)),
  );
  return wordy ?? filled[0];
}
