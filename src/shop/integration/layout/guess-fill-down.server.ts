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

const longestTitle = 60;

/**
 * Returns the titles of blocks that stand in rows of their own where no column names the group: the first right below the
 * heading, each before a row of the table, so that none is a note.
 */
export function titlesOfBlocks(rows: readonly TableRow[]): string[] {
  const loneAt = rows.map(({ cells }) => {
    const [one = '', ...more] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    const isTitle = more.length === 0 && /\p{L}{3}/u.test(one) && one.length <= longestTitle;
    return isTitle && !isSumWord(one) ? one : undefined;
  });
  const titles = loneAt.filter((title, at) => title !== undefined && rows[at + 1] && !loneAt[at + 1]);
  return loneAt[0] === undefined || titles.length < 2 ? [] : titles.map((title) => title ?? '');
}
