import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Db, Tables, Trx } from './db.server.ts';

type TableName = keyof Tables;
export type Rows<Table extends TableName> = readonly Insertable<Tables[Table]>[];

/** The maximum number of values per statement. PostgreSQL allows 65 535; the embedded database is faster with fewer. */
const mostValues = 20_000;

/** Inserts many rows with few statements. */
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

/**
 * Builds the statement that inserts rows: at least one, all with the same columns. Its text does not depend on the
 * number of rows, so that the database can reuse its plan.
 */
export function insertionOf<Table extends TableName>(table: Table, rows: Rows<Table>): RawBuilder<unknown> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
}

/** Must be called after rows were inserted with given ids: moves the sequence past the highest id that it could give. */
async function continueIds(trx: Trx, table: TableName): Promise<void> {
  await sql`
    select setval(given.name, (select max(id) from ${sql.table(table)} where id <= seqmax))
    from pg_get_serial_sequence(${table}, 'id') as given (name)
    join pg_sequence on seqrelid = given.name::regclass`.execute(trx);
}

/** Inserts rows whose ids are given. */
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

/** Locks the table until the transaction ends: others may read it but not write to it. */
export async function lockAgainstWriters(trx: Trx, table: TableName): Promise<void> {
  await sql`lock table ${sql.table(table)} in exclusive mode`.execute(trx);
}
