import { sql, type RawBuilder } from 'kysely';
import type { Tables, Trx } from './db.server.ts';

/**
 * In `becomes`, `t` is the old row and `d` the new one. Without it the column gets the new value, or keeps the old
 * one where there is none.
 */
export type UpdatedColumn = { name: string; type: string; becomes?: RawBuilder<unknown> };

type Update = {
  table: keyof Tables;
  columns: readonly UpdatedColumn[];
  /** A column that is set to the current time in rows that differ, and only in those. */
  changedAt?: string;
};

/**
 * Updates many rows in one statement. A value that is absent or null leaves the old one, and a row that equals the
 * stored one is not written. Returns the ids of the changed rows.
 */
export async function updateRows(
  trx: Trx,
  { table, columns, changedAt }: Update,
  rows: readonly ({ id: number } & object)[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const becomes = columns.map((one) => one.becomes ?? keepOld(one.name));
  const old = columns.map(({ name }) => sql`t.${sql.ref(name)}`);
  const sets = columns.map(({ name }, place) => sql`${sql.ref(name)} = ${becomes[place]}`);
  if (changedAt !== undefined) sets.push(sql`${sql.ref(changedAt)} = clock_timestamp()`);
  const types = columns.map(({ name, type }) => sql`${sql.ref(name)} ${sql.raw(type)}`);
  const { rows: changed } = await sql<{ id: number }>`
    update ${sql.table(table)} as t
    set ${sql.join(sets)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (id integer, ${sql.join(types)})
    where t.id = d.id and (${sql.join(old)}) is distinct from (${sql.join(becomes)})
    returning t.id`.execute(trx);
  return changed.map(({ id }) => id);
}

function keepOld(name: string): RawBuilder<unknown> {
  return sql`coalesce(d.${sql.ref(name)}, t.${sql.ref(name)})`;
}
