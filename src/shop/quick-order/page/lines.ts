import type { Preview, Wanted } from '#shop/wanted-rows/contract.ts';
import type { KeptLine } from './kept-lines.ts';

/** A line of the grid. Its id stays when lines before it are removed. */
export type OrderLine = KeptLine & { id: number };

/** The grid has at least this many lines, and always an empty one at the end. */
const fewestLines = 5;
let lastId = 0;

export function isBlank({ ref, quantity }: KeptLine): boolean {
  return ref.trim() === '' && quantity.trim() === '';
}

export function lineOf(kept: KeptLine): OrderLine {
  return { ...kept, id: ++lastId };
}

export function withEmptyLines(lines: readonly OrderLine[]): OrderLine[] {
  const last = lines.at(-1);
  const missing = Math.max(fewestLines - lines.length, last && !isBlank(last) ? 1 : 0);
  return [...lines, ...Array.from({ length: missing }, () => lineOf({ ref: '', quantity: '' }))];
}

/** Returns the lines that say something, each with its place in the grid, counted from 1. */
export function wantedOfLines(lines: readonly OrderLine[]): Wanted[] {
  return lines.flatMap((line, place) =>
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
  );
}

/** Returns the line of a row of a preview, as it was typed. */
export function keptOf({ Ref, ArticleId, Quantity }: Wanted): KeptLine {
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
