import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Db, Tables, Trx } from './db.server.ts';

type TableName = keyof Tables;
export type Rows<Table extends TableName> = readonly Insertable<Tables[Table]>[];

/** A statement holds at most 65 535 values; fewer keep the embedded database quick. */
const mostValues = 20_000;

/** Many rows in few statements. */
export async function insertRows<Table extends TableName>(
  trx: Trx,
  table: Table,
  rows: Rows<Table>,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length;
  const atOnce = Math.max(1, Math.floor(mostValues / Math.max(1, columns)));
  for (let start = 0; start < rows.length; start += atOnce) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + atOnce))
      .execute();
  }
}

/** To be called after rows got their ids by hand: the next id follows the highest. */
async function continueIds(trx: Trx, table: TableName): Promise<void> {
  const highest = sql`(select max(id) from ${sql.table(table)})`;
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${highest})`.execute(trx);
}

/** Rows whose ids are given. */
export async function insertRowsWithIds<Table extends TableName>(
  trx: Trx,
  table: Table,
  rows: Rows<Table>,
): Promise<void> {
  await insertRows(trx, table, rows);
  await continueIds(trx, table);
}

export async function hasRows(db: Db, tables: readonly TableName[]): Promise<boolean> {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Until the transaction ends, others may read the table but not write it. */
export async function lockAgainstWriters(trx: Trx, table: TableName): Promise<void> {
  await sql`lock table ${sql.table(table)} in exclusive mode`.execute(trx);
}
