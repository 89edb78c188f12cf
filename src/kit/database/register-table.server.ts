import { sql } from 'kysely';
import type { Db, Tables, Trx } from './db.server.ts';
import { insertionOf, lockAgainstWriters } from './insert-rows.server.ts';

export type RegisterRow = { id: number };

/** A table of few rows, which are always read together, in their order. */
export type RegisterTable<Row extends RegisterRow> = {
  read(db: Db): Promise<Row[]>;
  /** Returns all rows, and lets nobody else write any until the transaction ends. */
  lock(trx: Trx): Promise<Row[]>;
  insert(trx: Trx, values: Omit<Row, 'id'>): Promise<number>;
  insertAll(trx: Trx, rows: readonly Omit<Row, 'id'>[]): Promise<void>;
  /** Writes all columns of the row but its id. */
  update(trx: Trx, id: number, values: Omit<Row, 'id'>): Promise<void>;
  updateAll(trx: Trx, rows: readonly Row[]): Promise<void>;
  remove(trx: Trx, id: number): Promise<void>;
  removeAll(trx: Trx): Promise<void>;
  /** Numbers the column `sort` of these rows from 1. */
  putInOrder(trx: Trx, ids: readonly number[]): Promise<void>;
};

/** `order` are the columns by which the rows are sorted, before their ids. */
export function registerTable<Row extends RegisterRow>(
  table: keyof Tables,
  order: readonly (keyof Row & string)[],
): RegisterTable<Row> {
  const name = sql.table(table);
  const read = async (db: Db) => {
    const sorted = sql.join([...order, 'id'].map((column) => sql.ref(column)));
    return (await sql<Row>`select * from ${name} order by ${sorted}`.execute(db)).rows;
  };
  async function updateAll(trx: Trx, rows: readonly Row[]) {
    if (rows.length === 0) return;
    const columns = Object.keys(rows[0]!).filter((column) => column !== 'id');
    const sets = columns.map((column) => sql`${sql.ref(column)} = d.${sql.ref(column)}`);
    await sql`
      update ${name} as t set ${sql.join(sets)}
      from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json) as d
      where t.id = d.id`.execute(trx);
  }
  return {
    read,
    async lock(trx) {
      await lockAgainstWriters(trx, table);
      return await read(trx);
    },
    async insert(trx, values) {
      const insertion = insertionOf(table, [values]);
      const { rows } = await sql<RegisterRow>`${insertion} returning id`.execute(trx);
      return rows[0]!.id;
    },
    async insertAll(trx, rows) {
      if (rows.length > 0) await insertionOf(table, rows).execute(trx);
    },
    update: (trx, id, values) => updateAll(trx, [{ ...values, id } as Row]),
    updateAll,
    async remove(trx, id) {
      await sql`delete from ${name} where id = ${id}`.execute(trx);
    },
    async removeAll(trx) {
      await sql`delete from ${name}`.execute(trx);
    },
    async putInOrder(trx, ids) {
      await sql`
        update ${name} as t set sort = given.place
        from unnest(${[...ids]}::integer[]) with ordinality as given (id, place)
        where t.id = given.id`.execute(trx);
    },
  };
}
