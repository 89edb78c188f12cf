import { sql, type Insertable } from 'kysely';
import { insertionOf } from '#kit/database/insert-rows.server.ts';
import type { Db, Tables, Trx } from '#kit/database/db.server.ts';
import type { FieldChange } from '#kit/tables/row-changes.server.ts';

const atOnce = 1_000;

export async function insertRunChanges(
  trx: Trx,
  rows: readonly Insertable<Tables['exchange_run_change']>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += atOnce)
    await insertionOf('exchange_run_change', rows.slice(at, at + atOnce)).execute(trx);
}

/** In the order of the file. */
export async function readRunChanges(db: Db, runId: number, part: { skip: number; take: number }) {
  const rows = await db
    .selectFrom('exchange_run_change')
    .select(['line', 'key', 'is_new', 'fields'])
    .where('run_id', '=', runId)
    .orderBy('line')
    .offset(part.skip)
    .limit(part.take)
    .execute();
  return rows.map((row) => ({ ...row, fields: row.fields as FieldChange[] }));
}

export async function countRunChanges(db: Db, runId: number): Promise<number> {
  const { count } = await db
    .selectFrom('exchange_run_change')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes some rows of runs that are to be forgotten. Returns whether there may be more. */
export async function deleteOldChanges(db: Db, before: Date, take: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from exchange_run_change where (run_id, line) in (
    select c.run_id, c.line from exchange_run_change as c join exchange_run as r on r.id = c.run_id
    where r.started_at < ${before} limit ${take})`.execute(db);
  return numAffectedRows === BigInt(take);
}
