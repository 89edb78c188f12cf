import type { InputOf } from '#kit/http/endpoint.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import { headingKey } from '#kit/tables/heading-key.mjs';
import { findHeading, mostTitles } from '#kit/tables/layout/find-heading.server.ts';
import { TableFileError, TooManyTables } from '#kit/tables/table-file-error.server.ts';
import type { TableFile, TableRow } from '#kit/tables/table-file-types.server.ts';
import { openTableFile } from '#kit/tables/table-file.server.ts';
import { mostParcels } from '#shop/order-model/sending/parcels.ts';
import { isShortened, likenessToParcel, ordersIn, parcelsInCarrierCell } from './carrier-cells.ts';
import { columnsOf, knownHeadings } from './carrier-columns.ts';
import { mostColumns, mostListed, type CarrierFile, type readCarrierFile } from './contract.ts';

const longestShown = 100;
const known = new Set(knownHeadings);

/** Reads the file twice, in parts: first what its columns are, then the lines of the chosen orders. */
export async function carrierFile({
  ids,
  order,
  parcel,
  File,
}: InputOf<typeof readCarrierFile>): Promise<CarrierFile | Problem> {
  try {
    const file = await openTableFile(File.path, { heads: knownHeadings, isOfPerson: true });
    try {
      const chosen = new Set(ids);
      const { headingLine, columns, ...found } = await lookAt(file, chosen);
      const places = { order: order ?? found.order, parcel: parcel ?? found.parcel };
      const lines = await linesOf(file, { headingLine, chosen, ...places });
      return { Columns: columns, Order: places.order, Parcel: places.parcel, ...lines };
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof TooManyTables) return new Problem('too-many', { retryAfterSeconds: 5 });
    if (error instanceof TableFileError) return badField('File', 'fileType');
    throw error;
  }
}

async function lookAt(file: TableFile, chosen: ReadonlySet<number>) {
  const head: TableRow[] = [];
  const seen = { chosen: [] as number[], parcels: [] as number[] };
  let sample: readonly string[] | undefined;
  for await (const row of file.rows()) {
    if (head.length < mostTitles && row.cells.some((cell) => cell !== '')) head.push(row);
    const cells = row.cells.slice(0, mostColumns);
    const named = cells.map((cell) => isOneOf(chosen, cell));
    if (!named.includes(true)) continue;
    sample ??= cells;
    for (const [place, cell] of cells.entries()) {
      seen.chosen[place] = (seen.chosen[place] ?? 0) + (named[place] ? 1 : 0);
      seen.parcels[place] = (seen.parcels[place] ?? 0) + (named[place] ? 0 : likenessToParcel(cell));
    }
  }
  const heading = headingIn(head);
  const shown = sample ?? head.find(({ line }) => line > (heading?.line ?? 0))?.cells ?? [];
  const width = Math.min(mostColumns, Math.max(shown.length, heading?.cells.length ?? 0));
  return {
    headingLine: heading?.line ?? 0,
    ...columnsOf(heading?.cells.slice(0, mostColumns) ?? [], seen),
    columns: Array.from({ length: width }, (_, place) => ({
      Name: (heading?.cells[place] ?? '').slice(0, longestShown),
      Sample: (shown[place] ?? '').slice(0, longestShown),
    })),
  };
}

function isOneOf(chosen: ReadonlySet<number>, cell: string): boolean {
  const [first, ...others] = ordersIn(cell);
  return first !== undefined && others.length === 0 && chosen.has(first);
}

/** A file may have no headings: then its first line has numbers. */
function headingIn(head: readonly TableRow[]): TableRow | undefined {
  const found = findHeading(head, known);
  const isHeading =
    found?.cells.some((cell) => known.has(headingKey(cell))) ||
    !found?.cells.some((cell) => /\d{4}/.test(cell));
  return isHeading ? found : undefined;
}

type Reading = {
  headingLine: number;
  chosen: ReadonlySet<number>;
  order: number | null;
  parcel: number | null;
};
type Lines = Omit<CarrierFile, 'Columns' | 'Order' | 'Parcel'>;

async function linesOf(file: TableFile, { headingLine, chosen, order, parcel }: Reading): Promise<Lines> {
  const filled = new Map<number, Set<string>>();
  const lines: Lines = { Filled: [], Others: [], OtherCount: 0, Unread: [], UnreadCount: 0 };
  if (order === null || parcel === null) return lines;
  for await (const row of file.rows()) {
    const cell = row.cells[parcel] ?? '';
    const isFaulty = row.faults?.has(parcel) ?? false;
    if (row.line <= headingLine || (cell === '' && !isFaulty)) continue;
    const named = row.cells[order] ?? '';
    const ids = ordersIn(named).filter((id) => chosen.has(id));
    if (ids.length === 0) {
      lines.OtherCount += 1;
      if (lines.Others.length < mostListed)
        lines.Others.push({ Line: row.line, Order: named.slice(0, longestShown) });
      continue;
    }
    const isWhole = !isFaulty && !isShortened(cell, row.numbers?.has(parcel) ?? false);
    const parcels = isWhole ? parcelsInCarrierCell(cell) : null;
    if (parcels) for (const id of ids) addTo(filled, id, parcels);
    else {
      lines.UnreadCount += 1;
      if (lines.Unread.length < mostListed)
        lines.Unread.push({ Line: row.line, Parcel: cell.slice(0, longestShown) });
    }
  }
  return { ...lines, Filled: [...filled].map(([OrderId, all]) => ({ OrderId, Parcels: [...all] })) };
}

/** One more than an order may have is kept, so that the form says that there are too many. */
function addTo(filled: Map<number, Set<string>>, id: number, parcels: readonly string[]): void {
  const all = filled.get(id) ?? new Set<string>();
  filled.set(id, all);
  for (const one of parcels) if (all.size <= mostParcels) all.add(one);
}
