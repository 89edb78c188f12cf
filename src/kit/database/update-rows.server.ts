import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tables, Trx } from './db.server.ts';

/** `becomes` names the old row `t` and the new one `d`; without it the new value, or the old where there is none. */
export type UpdatedColumn = { name: string; type: string; becomes?: RawBuilder<unknown> };

type Update = {
  table: keyof Tables;
  columns: readonly UpdatedColumn[];
  /** Set to the moment, for rows that differ and only for them. */
  changedAt?: string;
};

/**
 * Changes many rows in one statement: a value that is absent or null leaves the old one as it is, and so does a row
 * that says nothing new. Answers the ids of those that became different.
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
