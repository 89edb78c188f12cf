import type { Db } from '#kit/database/db.server.ts';
import type { Columns } from '#kit/tables/table-file-heading.server.ts';

type Page = { after: number; take: number };
/** Returns the next ids of those that are asked for, in their order. */
export type NextIds = (page: Page) => Promise<readonly number[]>;

/**
 * Reads the rows of the shop in pages, so that no more than one is in memory. Each is the text of every column, '' for
 * none. A kind that can be asked for in part takes `only`.
 */
export type ReadPages<Name extends string> = (
  db: Db,
  now: Date,
  only?: NextIds,
) => AsyncIterable<readonly Readonly<Record<Name, string>>[]>;

/** A kind of file as it is written: exactly what the import of the same columns takes. */
export type TableOut = {
  columns: Columns;
  /** What a new row must have; `keys` find one that is there. */
  keys: readonly string[];
  needed: readonly string[];
  pages: ReadPages<string>;
};

/** `unkept` are the columns that an import reads and the shop does not store. */
export function tableOut<C extends Columns, Unkept extends keyof C & string = never>(table: {
  columns: C;
  unkept?: readonly Unkept[];
  keys: readonly (keyof C & string)[];
  needed?: readonly (keyof C & string)[];
  pages: ReadPages<Exclude<keyof C & string, Unkept>>;
}): TableOut {
  const unkept: ReadonlySet<string> = new Set(table.unkept);
  const columns = Object.entries(table.columns).filter(([name]) => !unkept.has(name));
  return {
    columns: Object.fromEntries(columns),
    keys: table.keys,
    needed: table.needed ?? [],
    pages: table.pages,
  };
}

// Larger pages are several megabytes of garbage each, and hold others up while they are written.
const pageSize = 50;

/** Reads rows in the order of their ids, each page after the last row of the one before. */
export async function* pagesById<Row extends { id: number }>(
  read: (page: Page) => Promise<readonly Row[]>,
  take = pageSize,
): AsyncGenerator<readonly Row[]> {
  for (let after = 0; ;) {
    const rows = await read({ after, take });
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}
