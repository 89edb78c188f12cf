import type { RegisterRow, RegisterTable } from '#kit/database/register-table.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { tableOut, type TableOut } from './out/table-out.server.ts';
import type { Columns, ValuesOf } from './table-file-heading.server.ts';
import { importOf, type Import } from './table-file-import.server.ts';
import type { FieldRefusal } from './table-file-rows.server.ts';

type RegisterFile<C extends Columns, Row extends RegisterRow, Others> = {
  table: RegisterTable<Row>;
  /** Reads what rows refer to. */
  readOthers: (db: Db) => Promise<Others>;
  topic: string;
  columns: C;
  key: keyof C & string;
  alsoKey?: readonly (keyof C & string)[];
  /** Returns what the key columns are compared by, ignoring case. */
  keyOfValues: (values: ValuesOf<C>, others: Others) => string;
  keyOfRow: (row: Row) => string;
  /**
   * Returns the row with what the file says of it, or why it is refused; `before` is undefined for a new one, and `rows`
   * are those that there are already.
   */
  rowOf: (
    values: ValuesOf<C>,
    before: Row | undefined,
    rows: readonly Row[],
    others: Others,
  ) => Omit<Row, 'id'> | FieldRefusal[];
  /** What a row has in every column; in those of the key, what the import finds it by. */
  stateOf: (row: Row, others: Others) => Record<keyof C & string, string>;
  /** Returns the currency of the row's amounts, where it has some. */
  currencyOf?: (values: ValuesOf<C>) => string;
  /** Whether a new row is whole with its key. */
  isKeyEnough?: boolean;
  /** What a new row must have beside the key. */
  needed?: readonly (keyof C & string)[];
};

/** Creates the import of a register and what is written out of it: rows are found by their key, and none is deleted. */
export function registerFile<C extends Columns, Row extends RegisterRow>(
  register: Omit<RegisterFile<C, Row, null>, 'readOthers'>,
): { in: Import; out: TableOut } {
  return referringFile({ ...register, readOthers: () => Promise.resolve(null) });
}

/** Like `registerFile`, of rows that refer to those of other tables. */
export function referringFile<C extends Columns, Row extends RegisterRow, Others>(
  register: RegisterFile<C, Row, Others>,
): { in: Import; out: TableOut } {
  const { readOthers, table, columns, key, alsoKey = [], needed = [], stateOf } = register;
  return {
    in: importOfRegister(register),
    out: tableOut({
      columns,
      keys: [key, ...alsoKey],
      needed,
      async *pages(db) {
        const others = await readOthers(db);
        yield (await table.read(db)).map((row) => stateOf(row, others));
      },
    }),
  };
}

function importOfRegister<C extends Columns, Row extends RegisterRow, Others>(
  register: RegisterFile<C, Row, Others>,
): Import {
  const { readOthers, table, keyOfValues, keyOfRow, rowOf, stateOf } = register;
  type Line = { key: string; before: Row | undefined; next: Omit<Row, 'id'> };
  return importOf<C, Line>({
    key: register.key,
    ...(register.alsoKey && { alsoKey: register.alsoKey }),
    ...(register.isKeyEnough && { isKeyEnough: true }),
    columns: register.columns,
    topic: register.topic,
    // A row may depend on those before it.
    atOnce: Infinity,
    async begin(trx) {
      const rows = await table.lock(trx);
      const others = await readOthers(trx);
      const places = new Map(rows.map(({ id }, place) => [id, place]));
      const stored = new Map(rows.map((row) => [keyOfRow(row).toLowerCase(), row]));
      return {
        ...(register.currencyOf && { currencyOf: register.currencyOf }),
        take(values) {
          const key = keyOfValues(values, others).toLowerCase();
          const before = stored.get(key);
          const next = rowOf(values, before, rows, others);
          if (Array.isArray(next)) return next;
          // Its id is not known yet; what follows in the file has to see it.
          if (before) rows[places.get(before.id)!] = { ...before, ...next };
          else rows.push({ id: 0, ...next } as unknown as Row);
          return { key, before, next };
        },
        write: (lines) => write(trx, lines),
        async look(lines) {
          const now = new Map((await table.read(trx)).map((row) => [keyOfRow(row).toLowerCase(), row]));
          return lines.map(({ key }) => {
            const row = now.get(key);
            return row && stateOf(row, others);
          });
        },
      };
    },
  });

  async function write(trx: Trx, lines: readonly Line[]) {
    const created = lines.flatMap(({ before, next }) => (before ? [] : next));
    const changed = lines.flatMap(({ before, next }) =>
      before && differs(before, next) ? { ...before, ...next } : [],
    );
    await table.insertAll(trx, created);
    await table.updateAll(trx, changed);
    return { created: created.length, changed: changed.length };
  }
}

function differs(before: object, next: object): boolean {
  return Object.entries(next).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify((before as Record<string, unknown>)[name]),
  );
}
