import { headingKey } from '#kit/tables/heading-key.mjs';
import { findColumn, withWords } from '#kit/tables/table-file-heading.server.ts';
import type { FileShape } from '#kit/tables/table-file-plan.server.ts';
import { headingsOf } from '#shop/integration/heading-words.ts';
import type { FileKind } from '#shop/integration/kinds.ts';
import { fieldOfWord } from './guessed-words.ts';

/** Kinds whose files have much the same columns, so that none is taken for another of its family. */
const families: readonly (readonly FileKind[])[] = [
  ['articles', 'prices', 'stock', 'customer-articles'],
  ['customers', 'addresses'],
  ['order-status'],
  ['invoices'],
];
const fewest = 3;
const clearlyMore = 2;

/** Returns the kind that the headings are of, where they are clearly of another one than was said. */
export function otherKindOf(
  cells: readonly string[],
  kind: FileKind,
  shapes: Readonly<Record<FileKind, { shape: FileShape }>>,
): FileKind | undefined {
  const own = families.find((family) => family.includes(kind));
  const scoreOf = (one: FileKind) => columnsIn(cells, shapes[one].shape);
  const least = Math.max(fewest, scoreOf(kind) + clearlyMore);
  const others = families.filter((family) => family !== own).flat();
  const best = others
    .map((one) => ({ one, score: scoreOf(one) }))
    .reduce((a, b) => (b.score > a.score ? b : a));
  return best.score >= least ? best.one : undefined;
}

/** Counts the columns of a kind that the headings name. */
function columnsIn(cells: readonly string[], shape: FileShape): number {
  const columns = withWords(shape.columns, headingsOf);
  const found = cells.map(
    (cell) => findColumn(cell, columns)?.name ?? fieldOfWord(headingKey(cell), (field) => field in columns),
  );
  return new Set(found.filter(Boolean)).size;
}
