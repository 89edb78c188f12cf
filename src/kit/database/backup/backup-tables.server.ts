import { sql } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';

/** The tables of the shop, each after the tables it refers to. */
export async function tablesInOrder(db: Db): Promise<{ name: string; refersToItself: boolean }[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'migration'
    order by table_name`.execute(db);
  const { rows: references } = await sql<{ from_table: string; to_table: string }>`
    select distinct a.relname as from_table, b.relname as to_table
    from pg_constraint c join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid
    where c.contype = 'f' and a.relnamespace = current_schema()::regnamespace`.execute(db);
  const waiting = new Set(tables.map(({ name }) => name));
  const ordered: { name: string; refersToItself: boolean }[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter((name) => !references.some((one) => isHeldBack(one, name, waiting)));
    if (ready.length === 0) throw new Error(`these tables refer to each other: ${[...waiting].join(', ')}`);
    for (const name of ready) {
      waiting.delete(name);
      const refersToItself = references.some((one) => one.from_table === name && one.to_table === name);
      ordered.push({ name, refersToItself });
    }
  }
  return ordered;
}

function isHeldBack(
  reference: { from_table: string; to_table: string },
  name: string,
  waiting: ReadonlySet<string>,
) {
  return reference.from_table === name && reference.to_table !== name && waiting.has(reference.to_table);
}

const rowsAtOnce = 500;

/**
 * Yields every row of the table as PostgreSQL writes it in JSON. The text is not parsed, so that no number loses
 * digits.
 */
export async function* rowsOf(trx: Trx, table: string): AsyncGenerator<string> {
  await sql`declare backup_rows no scroll cursor for select row_to_json(one)::text as json from ${sql.table(table)} one`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{
      json: string;
    }>`fetch ${sql.raw(String(rowsAtOnce))} from backup_rows`.execute(trx);
    for (const { json } of rows) yield json;
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close backup_rows`.execute(trx);
}

export async function insertJsonRows(trx: Trx, table: string, jsons: readonly string[]): Promise<void> {
  if (jsons.length === 0) return;
  await sql`
    insert into ${sql.table(table)} overriding system value
    select * from json_populate_recordset(null::${sql.table(table)}, ${`[${jsons.join(',')}]`}::json)`.execute(
    trx,
  );
}

/** Moves each sequence past the highest id in use that it could have given. */
export async function moveCounters(trx: Trx): Promise<void> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(trx);
  for (const { table_name, column_name } of rows) {
    await sql`
      select setval(given.name, coalesce(
          (select max(${sql.ref(column_name)}) + 1 from ${sql.table(table_name)}
            where ${sql.ref(column_name)} between seqmin and seqmax - 1),
          seqstart), false)
      from pg_get_serial_sequence(${table_name}, ${column_name}) as given (name)
      join pg_sequence on seqrelid = given.name::regclass`.execute(trx);
  }
}
