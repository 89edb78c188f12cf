import type { Named } from '#kit/text/names.ts';
import { textCell, wholeNumberCell } from './table-file-cells.server.ts';
import { column } from './table-file-heading.server.ts';

/** The name of a row in every language that a shop may be shown in. */
export const nameColumns = {
  name_sv: column(textCell(), 'Benämning', 'Namn'),
  name_en: column(textCell(), 'Benämning engelska', 'Engelsk benämning', 'Namn engelska'),
  name_de: column(textCell(), 'Benämning tyska', 'Tysk benämning', 'Namn tyska'),
};

/** Where the row stands among the others; the last place unless told. */
export const sortColumn = column(
  wholeNumberCell({ min: -1_000_000, max: 1_000_000 }),
  'Sortering',
  'Ordning',
);

type Sorted = { sort: number };
type NamesOfFile = { name_sv?: string; name_en?: string; name_de?: string };

/** The Swedish name is the key, and stays as it was first written. */
export function namesOfFile(
  { name_sv = '', name_en, name_de }: NamesOfFile,
  before: Named | undefined,
): Named {
  return {
    name_sv: before?.name_sv ?? name_sv,
    name_en: name_en ?? before?.name_en ?? null,
    name_de: name_de ?? before?.name_de ?? null,
  };
}

/** Returns the place of a row that the file brings. */
export function sortOfFile(
  { sort }: { sort?: number },
  before: Sorted | undefined,
  rows: readonly Sorted[],
): number {
  return sort ?? before?.sort ?? Math.max(0, ...rows.map((row) => row.sort)) + 1;
}

export function namesToFile({ name_sv, name_en, name_de }: Named) {
  return { name_sv, name_en: name_en ?? '', name_de: name_de ?? '' };
}
