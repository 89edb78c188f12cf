import { sql } from 'kysely';
import type { Db, Trx } from './db.server.ts';

type Reference = { table: string; column: string; target: string; targetColumn: string };

/** The rows of one table that belong to an owner through foreign keys, directly or via other tables. */
export type OwnedTable = { table: string; condition: ReturnType<typeof sql> };

/** Finds every table that belongs to rows of `owner` through foreign keys; referenced tables come first. */
export async function tablesOfOwner(db: Db, owner: string, ownerId: number): Promise<OwnedTable[]> {
  const { rows: references } = await sql<Reference>`
    select a.relname as table, f.attname as column, b.relname as target, t.attname as "targetColumn"
    from pg_constraint c
    join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid
    join pg_attribute f on f.attrelid = a.oid and f.attnum = c.conkey[1]
    join pg_attribute t on t.attrelid = b.oid and t.attnum = c.confkey[1]
    where c.contype = 'f' and array_length(c.conkey, 1) = 1 and a.relnamespace = current_schema()::regnamespace
    order by a.relname, f.attname`.execute(db);
  const found = new Map<string, OwnedTable>([[owner, { table: owner, condition: sql`id = ${ownerId}` }]]);
  const waiting = [owner];
  for (let target = waiting.shift(); target !== undefined; target = waiting.shift()) {
    for (const { table, column, targetColumn } of references.filter((one) => one.target === target)) {
      if (found.has(table)) continue;
      const { condition } = found.get(target)!;
      found.set(table, {
        table,
        condition: sql`${sql.ref(column)} in (select ${sql.ref(targetColumn)} from ${sql.table(target)} where ${condition})`,
      });
      waiting.push(table);
    }
  }
  return [...found.values()];
}

export async function readOwned(db: Db, { table, condition }: OwnedTable): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select row_to_json(one) as row from ${sql.table(table)} one where ${condition}`.execute(db);
  return rows.map(({ row }) => row);
}

export async function deleteOwned(trx: Trx, { table, condition }: OwnedTable): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${condition}`.execute(trx);
}
