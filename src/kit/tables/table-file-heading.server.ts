import { headingKey } from './heading-key.mjs';
import type { ReadCell } from './table-file-cells.server.ts';
import { TableFileError } from './table-file-error.server.ts';
import type { ChosenColumn } from './layout/chosen-columns.ts';
import { placesOfHeading } from './layout/place-of-chosen.ts';

/** `heads` are alternative headings with the same meaning, in order of preference. */
export type Column<T> = { heads: readonly string[]; read: ReadCell<T> };
export type Columns = Record<string, Column<unknown>>;

/** The parsed cells of a row; a missing column and an empty cell are both absent. */
export type ValuesOf<C extends Columns> = {
  [Name in keyof C]?: C[Name] extends Column<infer T> ? T : never;
};

/** `read` is called only for non-empty cells. */
export function column<T>(read: ReadCell<T>, ...heads: string[]): Column<T> {
  return { heads, read };
}

/** Adds further headings, which count last. */
export function withWords<C extends Columns>(
  columns: C,
  wordsOf: (column: string) => readonly string[] = () => [],
): C {
  const added = Object.entries(columns).map(([name, { read, heads }]) => [
    name,
    column(read, ...heads, ...wordsOf(name)),
  ]);
  return Object.fromEntries(added) as C;
}

export type Heading = {
  width: number;
  /** In a sheet, people write beside the table too, and that is not read. */
  isSheet: boolean;
  at: Map<string, number>;
  /** The file's heading of each column. */
  heads: Map<string, string>;
  /** How the cells of a column are read when its heading names a unit. */
  reads: Map<string, ReadCell<unknown>>;
  remarks: string[];
};

/**
 * Finds the position of each column: of those that a person has chosen, and of others by their headings.
 * @throws TableFileError when the key column is missing, or two columns have the same heading
 */
export function readHeading(
  cells: readonly string[],
  columns: Columns,
  key: string,
  {
    isSheet = false,
    chosen = [],
    mayLackKey = false,
  }: { isSheet?: boolean; chosen?: readonly ChosenColumn[]; mayLackKey?: boolean } = {},
): Heading {
  const at = new Map<string, number>();
  const ranks = new Map<string, number>();
  const unused: string[] = [];
  const choices = fieldsOfPlaces(cells, chosen);
  for (const [place, cell] of cells.entries()) {
    const choice = choices.get(place);
    const found =
      choice === undefined
        ? findColumn(cell, columns)
        : choice in columns
          ? { name: choice, rank: -1 }
          : undefined;
    if (!found) {
      if (cell.trim() !== '') unused.push(cell.trim());
      continue;
    }
    const { name, rank } = found;
    const other = ranks.get(name);
    if (other === rank) throw new TableFileError(`it has two columns ${name}`);
    if (other !== undefined) unused.push((other < rank ? cell : (cells[at.get(name) ?? 0] ?? '')).trim());
    if (other !== undefined && other < rank) continue;
    at.set(name, place);
    ranks.set(name, rank);
  }
  if (!at.has(key) && !(mayLackKey && at.size > 0))
    throw new TableFileError(`it has no column ${key}; ${firstLine(cells)}`);
  const heads = new Map([...at].map(([name, place]) => [name, cells[place]?.trim() ?? name]));
  return {
    width: cells.length,
    isSheet,
    at,
    heads,
    reads: readsInUnits(columns, heads),
    remarks: unused.length > 0 ? [`Columns not used: ${shorten(unused)}`] : [],
  };
}

function readsInUnits(columns: Columns, heads: ReadonlyMap<string, string>): Map<string, ReadCell<unknown>> {
  return new Map(
    [...heads].flatMap(([name, head]) => {
      const read = columns[name]?.read.inUnitOf?.(head);
      return read ? [[name, read] as const] : [];
    }),
  );
}

/** Returns what a person has chosen for the columns. */
function fieldsOfPlaces(
  cells: readonly string[],
  chosen: readonly ChosenColumn[],
): ReadonlyMap<number, string> {
  return new Map(
    chosen.flatMap(({ heading, field }) => {
      const places = placesOfHeading(cells, heading);
      if (places.length === 0 && field !== '')
        throw new TableFileError(`it has no column called ${heading}; ${firstLine(cells)}`);
      return places.map((place) => [place, field] as const);
    }),
  );
}

/** Returns all headings that the columns may have, as `headingKey` writes them. */
export function headingKeysOf(columns: Columns): string[] {
  return Object.entries(columns).flatMap(([name, { heads }]) => [name, ...heads].map(headingKey));
}

export function firstLine(cells: readonly string[]): string {
  return `its first line is: ${shorten(cells)}`;
}

export function findColumn(cell: string, columns: Columns): { name: string; rank: number } | undefined {
  const head = headingKey(cell);
  for (const [name, { heads }] of Object.entries(columns)) {
    const rank = [name, ...heads].findIndex((one) => headingKey(one) === head);
    if (rank !== -1) return { name, rank };
  }
  return undefined;
}

function shorten(cells: readonly string[]): string {
  const text = cells.join(', ').replace(/\p{Cc}/gu, ' ');
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
