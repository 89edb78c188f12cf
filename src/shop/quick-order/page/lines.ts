import { mostRows, type Preview, type Wanted } from '#shop/wanted-rows/contract.ts';
import type { StoredLine } from './stored-lines.ts';

/** A line of the grid. Its id stays when lines before it are removed. */
export type OrderLine = StoredLine & { id: number };

/** The grid has at least this many lines, and always an empty one at the end. */
const fewestLines = 5;
let lastId = 0;

export function isBlank({ ref, quantity }: StoredLine): boolean {
  return ref.trim() === '' && quantity.trim() === '';
}

export function lineOf(stored: StoredLine): OrderLine {
  return { ...stored, id: ++lastId };
}

/** Returns the lines that another window has stored; those that are as before keep their ids. */
export function takenUp(before: readonly OrderLine[], stored: readonly StoredLine[]): OrderLine[] {
  const left = [...before];
  return stored.map((line) => {
    const same = left.findIndex((one) => isSameLine(one, line));
    return same < 0 ? lineOf(line) : left.splice(same, 1)[0]!;
  });
}

export function isSameLine(one: StoredLine, other: StoredLine): boolean {
  return one.ref === other.ref && one.quantity === other.quantity && one.articleId === other.articleId;
}

export function withEmptyLines(lines: readonly OrderLine[]): OrderLine[] {
  const last = lines.at(-1);
  const missing = Math.max(fewestLines - lines.length, last && !isBlank(last) ? 1 : 0);
  return [...lines, ...Array.from({ length: missing }, () => lineOf({ ref: '', quantity: '' }))];
}

/**
 * Returns the lines that say something, each with its place in the grid, counted from 1: as many as are validated at a
 * time. The later ones come when the first are in the cart.
 */
export function wantedOfLines(lines: readonly OrderLine[]): Wanted[] {
  return lines
    .flatMap((line, place) =>
      line.ref.trim() === ''
        ? []
        : [
            {
              Line: place + 1,
              Ref: line.ref.trim(),
              ...(line.articleId !== undefined && { ArticleId: line.articleId }),
              Quantity: line.quantity.trim() || null,
            },
          ],
    )
    .slice(0, mostRows);
}

export function countNumbered(lines: readonly OrderLine[]): number {
  return lines.filter(({ ref }) => ref.trim() !== '').length;
}

/** Returns the lines that these rows do not contain: later ones, and those that lack a number. */
export function linesBeside(lines: readonly OrderLine[], wanted: readonly Wanted[]): OrderLine[] {
  const places = new Set(wanted.map(({ Line }) => Line));
  return lines.filter((line, place) => !isBlank(line) && !places.has(place + 1));
}

/** Returns the line of a row of a preview, as it was typed. */
export function storedOf({ Ref, ArticleId, Quantity }: Wanted): StoredLine {
  return {
    ref: Ref ?? '',
    quantity: `${Quantity ?? ''}`,
    ...(typeof ArticleId === 'number' && { articleId: ArticleId }),
  };
}

/** Returns the rows of a preview as lines of the grid. */
export function linesOfPreview({ Rows }: Preview): OrderLine[] {
  return Rows.map(({ Given, GivenQuantity, Article }) =>
    lineOf({
      ref: Given ?? Article?.ArticleNumber ?? '',
      quantity: `${GivenQuantity ?? ''}`,
    }),
  );
}

/**
 * Fills lines from the one with this id: blank lines there make room, others follow after.
 */
export function withLinesAt(
  all: readonly OrderLine[],
  id: number,
  pasted: readonly OrderLine[],
): OrderLine[] {
  const place = all.findIndex((line) => line.id === id);
  if (place < 0) return [...all, ...pasted];
  let blank = 0;
  while (blank < pasted.length && all[place + blank] && isBlank(all[place + blank]!)) blank += 1;
  return [...all.slice(0, place), ...pasted, ...all.slice(place + blank)];
}

/** Returns the cells of a pasted column of quantities; undefined for any other text. */
export function pastedQuantities(text: string): string[] | undefined {
  const cells = text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((cell) => cell.trim());
  return cells.every((cell) => /^\d{1,6}$/.test(cell)) ? cells : undefined;
}

/** Fills quantities downwards from the line with this id. */
export function withQuantities(
  all: readonly OrderLine[],
  id: number,
  quantities: readonly string[],
): OrderLine[] {
  const place = all.findIndex((line) => line.id === id);
  return all.map((line, at) => ({ ...line, quantity: quantities[at - place] ?? line.quantity }));
}
