import {
  firstLine,
  headingKeysOf,
  readHeading,
  type Columns,
  type Heading,
} from '#kit/tables/table-file-heading.server.ts';
import { TableFileError } from '#kit/tables/table-file-error.server.ts';
import type { TableFile, TableRow } from '#kit/tables/table-file-types.server.ts';
import { headingKey } from '#kit/tables/heading-key.mjs';
import type { ChosenColumn } from './chosen-columns.ts';
import { findHeading, mostTitles } from './find-heading.server.ts';
import type { Shown } from '#kit/text/numbers/number-parts.mjs';
import type { Profile } from './profile.ts';
import { headingsOfProfile, rowsOfProfile } from './profile-rows.server.ts';
import { rowsOfPeople } from './rows-of-people.server.ts';

/** How a file that a person wrote is laid out; programs' files have none, and begin with their heading. */
export type Layout = {
  columns?: readonly ChosenColumn[] | undefined;
  /** The column that is filled down: a value that stands once holds until the next one. */
  fillDown?: string | undefined;
  /** The program that the file comes from, in place of columns. */
  profile?: Profile | undefined;
  /** Whether a person has not said it this time, but of an earlier file with the same headings. */
  isRemembered?: boolean;
};

type Kind = {
  columns: Columns;
  key: string;
  alsoKey?: readonly string[];
  apartBy?: readonly string[];
  mayLackKey?: boolean;
  isKeyEnough?: boolean;
};
export type OpenRows = {
  heading: Heading;
  rows: AsyncGenerator<TableRow>;
  shown: readonly Shown[];
  remarks: () => string[];
};

/** Reads the heading, and returns the rows below it. */
export async function openRows(kind: Kind, file: TableFile, layout: Layout | undefined): Promise<OpenRows> {
  const rows = file.rows();
  try {
    if (layout) return await openPeoplesRows(kind, file, rows, layout);
    const { cells } = (await nextFilled(rows)) ?? empty();
    const heading = headingOf(kind, cells, { isSheet: file.isSheet });
    return { heading, rows, shown: file.shown, remarks: () => heading.remarks };
  } catch (error) {
    await rows.return(undefined);
    throw error;
  }
}

async function openPeoplesRows(
  kind: Kind,
  file: TableFile,
  rows: AsyncGenerator<TableRow>,
  { columns: chosen = [], fillDown, profile, isRemembered }: Layout,
): Promise<OpenRows> {
  const head = await headOf(rows);
  const known = new Set([
    ...headingKeysOf(kind.columns),
    ...chosen.map(({ heading }) => headingKey(heading)),
  ]);
  for (const heading of profile ? headingsOfProfile(profile) : []) known.add(headingKey(heading));
  known.delete('');
  const found = findHeading(head, known) ?? empty();
  const above = head.filter((row) => row.line < found.line && isFilled(row)).length;
  const cells = found.cells;
  const titles = [
    ...(isRemembered ? ['Columns as they were chosen last time'] : []),
    ...(above > 0 ? [`Left out above the table: ${above}`] : []),
  ];
  if (profile) {
    const below = { cells, rows: rowsAfter(head, rows, found.line), shown: file.shown };
    const made = rowsOfProfile(profile, below, kind.key);
    return { ...made, remarks: () => [...titles, ...made.remarks()] };
  }
  const heading = headingOf(kind, cells, { isSheet: file.isSheet, chosen });
  if (fillDown !== undefined && !heading.at.has(fillDown) && fillDown in kind.columns)
    addColumn(heading, fillDown);
  const people = rowsOfPeople(rowsAfter(head, rows, found.line), { ...kind, heading, cells, fillDown });
  return {
    heading,
    rows: people.rows,
    shown: file.shown,
    remarks: () => [...titles, ...heading.remarks, ...people.remarks()],
  };
}

/** Titles of blocks stand in rows of their own, and the table has no column for them. */
function addColumn(heading: Heading, field: string): void {
  heading.at.set(field, heading.width);
  heading.heads.set(field, field);
  heading.width++;
}

function headingOf(
  { columns, key, alsoKey = [], mayLackKey = false, isKeyEnough = false }: Kind,
  cells: readonly string[],
  how: { isSheet: boolean; chosen?: readonly ChosenColumn[] },
): Heading {
  const heading = readHeading(cells, columns, key, { ...how, mayLackKey });
  const keys = new Set([key, ...alsoKey]);
  if (!isKeyEnough && [...heading.at.keys()].every((name) => keys.has(name)))
    throw new TableFileError(`it has nothing to change beside ${key}; ${firstLine(cells)}`);
  return heading;
}

function empty(): never {
  throw new TableFileError('it is empty');
}

function isFilled({ cells }: TableRow): boolean {
  return cells.some((cell) => cell !== '');
}

async function nextFilled(rows: AsyncGenerator<TableRow>): Promise<TableRow | undefined> {
  for (;;) {
    const next = await rows.next();
    if (next.done === true) return undefined;
    if (isFilled(next.value)) return next.value;
  }
}

/** Reads the rows among which the heading is. */
export async function headOf(rows: AsyncGenerator<TableRow>, most = mostTitles): Promise<TableRow[]> {
  const head: TableRow[] = [];
  for (let filled = 0; filled < most;) {
    const next = await rows.next();
    if (next.done === true) break;
    if (isFilled(next.value)) filled++;
    head.push(next.value);
  }
  return head;
}

async function* rowsAfter(
  head: readonly TableRow[],
  rows: AsyncGenerator<TableRow>,
  line: number,
): AsyncGenerator<TableRow> {
  yield* head.filter((row) => row.line > line);
  yield* rows;
}
