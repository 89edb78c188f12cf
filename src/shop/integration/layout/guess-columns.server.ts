import { headingKey } from '#kit/tables/heading-key.mjs';
import { valueKindOf, type ValueKind } from '#kit/tables/layout/values-of-column.ts';
import { findColumn, type Columns } from '#kit/tables/table-file-heading.server.ts';
import type { FileShape } from '#kit/tables/table-file-plan.server.ts';
import { isZipAndCity } from '#shop/customers/import/split-address.ts';
import { fieldOfWord } from './guessed-words.ts';
import { isOther } from './other-headings.ts';
import { currencyIn, priceOfHeading } from './price-headings.ts';

export type FileColumn = { heading: string; cells: readonly string[] };

/**
 * Guesses what each column is: by what the import itself knows, by what people call it, and by its values. No field is
 * guessed twice. `columns` are the shape's with all their headings.
 */
export function guessColumns(
  file: readonly FileColumn[],
  rows: number,
  { shape, columns }: { shape: FileShape; columns: Columns },
): (string | undefined)[] {
  const guesses: (string | undefined)[] = file.map(() => undefined);
  const taken = new Set<string>();
  const has = (field: string) => field in columns || shape.further?.(field) !== undefined;
  const guess = (place: number, field: string | undefined) => {
    if (guesses[place] !== undefined || field === undefined || taken.has(field) || !has(field)) return;
    guesses[place] = field;
    taken.add(field);
  };
  // Whatever the heading says: a postcode and a town in one cell are neither.
  for (const [place, { cells }] of file.entries())
    if (cells.length > 0 && cells.filter(isZipAndCity).length * 3 >= cells.length * 2)
      guess(place, 'inv_zip_city');
  const known = file.map(({ heading }) => findColumn(heading, columns));
  // The best of several headings with one meaning comes first.
  for (const place of [...file.keys()].sort((a, b) => (known[a]?.rank ?? 0) - (known[b]?.rank ?? 0)))
    guess(place, known[place]?.name);
  const words = file.map(({ heading }) => fieldOfWord(headingKey(heading), has));
  for (const [place, { heading }] of file.entries()) {
    guess(place, words[place]);
    guess(place, priceOfHeading(heading));
  }
  for (const [place, { heading, cells }] of file.entries()) {
    // What only other kinds have is nothing here, whatever its values look like: a country is no name of an article.
    if (words[place] === '') continue;
    const kind = valueKindOf(cells, rows);
    if (!kind || isOther(kind, heading)) continue;
    for (const field of fieldsOf(kind, cells, shape.key)) guess(place, field);
  }
  return guesses;
}

function fieldsOf(kind: ValueKind, cells: readonly string[], key: string): string[] {
  switch (kind) {
    case 'ean':
      return ['ean'];
    case 'percent':
      return ['vat_rate', 'percent'];
    case 'pieces':
      return ['pack_qty', 'qty_available'];
    case 'money': {
      const currency = currencyIn(cells[0] ?? '');
      return currency === undefined ? ['price'] : [`price:${currency}`];
    }
    case 'code':
      return /_no$/.test(key) ? [key] : [];
    case 'words':
      return ['name_sv', 'name'];
  }
}
