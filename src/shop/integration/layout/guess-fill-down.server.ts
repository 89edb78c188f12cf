import { isSumWord } from '#kit/tables/layout/rows-of-people.server.ts';
import type { TableRow } from '#kit/tables/table-file-types.server.ts';

/** How many rows name it, of how many. */
export type OncePerBlock = { Filled: number; Rows: number };

const fewestRows = 3;

/**
 * Tells whether a column stands once at the head of each block of rows: at the first row, at half of them at most, and
 * each time with another value. Rows without a key are none.
 */
export function standsOncePerBlock(
  rows: readonly TableRow[],
  { place, keyPlace }: { place: number; keyPlace: number },
): OncePerBlock | undefined {
  const cellsOf = rows.flatMap(({ cells }) => {
    const value = (cells[place] ?? '').trim();
    return (cells[keyPlace] ?? '') === '' || isSumWord(value) ? [] : [value];
  });
  const filled = cellsOf.filter((value) => value !== '');
  const isBlocks =
    cellsOf.length >= fewestRows &&
    cellsOf[0] !== '' &&
    filled.length * 2 <= cellsOf.length &&
    filled.every((value, at) => value !== filled[at - 1]);
  return isBlocks ? { Filled: filled.length, Rows: cellsOf.length } : undefined;
}
