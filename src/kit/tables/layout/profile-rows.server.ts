import type { Heading } from '#kit/tables/table-file-heading.server.ts';
import { TableFileError } from '#kit/tables/table-file-error.server.ts';
import type { TableRow } from '#kit/tables/table-file-types.server.ts';
import type { Shown } from '#kit/text/numbers/number-parts.mjs';
import { placesOfHeading } from './place-of-chosen.ts';
import type { CellOf, Profile } from './profile.ts';

const mostImages = 10;

/** Every heading that the profile knows. */
export function headingsOfProfile({ columns, alsoReads = [] }: Profile): string[] {
  return [...Object.values(columns), ...alsoReads].flatMap((headings) => headings.split('|'));
}

/** Turns the rows of a program into rows of our columns. */
export function rowsOfProfile(
  profile: Profile,
  file: { cells: readonly string[]; rows: AsyncGenerator<TableRow>; shown: readonly Shown[] },
  key: string,
) {
  const placeOf = new Map(
    headingsOfProfile(profile).map((head) => [head, placesOfHeading(file.cells, head)[0]]),
  );
  const found = Object.entries(profile.columns).flatMap(([field, heads]) => {
    const head = heads.split('|').find((one) => placeOf.get(one) !== undefined);
    return head === undefined ? [] : [{ field, head, place: placeOf.get(head) ?? 0 }];
  });
  if (!found.some(({ field }) => field === key))
    throw new TableFileError(
      `it has no column called ${profile.columns[key]?.split('|')[0] ?? key}; its first line is: ${file.cells.join(', ').slice(0, 200)}`,
    );
  const headOf = new Map(found.map(({ field, head, place }) => [field, file.cells[place]?.trim() || head]));
  const made = profile.begin?.();
  // What is made of several columns can be in any of ours.
  const fields = made ? Object.keys(profile.columns) : found.map(({ field }) => field);
  const images: string[] = [];
  let count = 0;

  async function* rows(): AsyncGenerator<TableRow> {
    try {
      for await (const row of file.rows) {
        if (row.cells.every((cell) => cell === '')) continue;
        const cellOf: CellOf = (headings) => {
          for (const head of headings.split('|')) {
            const cell = row.cells[placeOf.get(head) ?? -1] ?? '';
            if (cell !== '') return cell;
          }
          return '';
        };
        const own = Object.fromEntries(found.map(({ field, place }) => [field, row.cells[place] ?? '']));
        const { row: texts, images: some = [] } = made ? made(cellOf) : { row: own };
        count += some.length;
        images.push(...some.slice(0, mostImages - images.length));
        if (texts) yield { line: row.line, cells: fields.map((field) => texts[field] ?? own[field] ?? '') };
      }
    } finally {
      await file.rows.return(undefined);
    }
  }

  const heading: Heading = {
    width: fields.length,
    isSheet: false,
    at: new Map(fields.map((field, place) => [field, place])),
    heads: new Map(fields.map((field) => [field, headOf.get(field) ?? field])),
    // The profile has turned them into our units.
    reads: new Map(),
    remarks: [],
  };
  return {
    heading,
    rows: rows(),
    shown: fields.map((field) => file.shown[found.find((one) => one.field === field)?.place ?? -1] ?? {}),
    remarks: () => (count === 0 ? [] : [`Pictures that are not fetched: ${count}: ${images.join(', ')}`]),
  };
}
