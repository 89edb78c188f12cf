import { sql } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import type { madeByFile, StateBefore } from './snapshot-store.server.ts';
import type { BulkStep } from './store.server.ts';

export type FileRow = {
  bulk_change_id: number;
  article_id: number;
  article_number: string;
  before: NonNullable<StateBefore> | typeof madeByFile;
  version: string;
};

/** An article that the file names twice has first what it had before the file. */
export async function insertFileRows(trx: Trx, rows: readonly FileRow[]): Promise<void> {
  await sql`insert into bulk_change_row
    select * from jsonb_populate_recordset(null::bulk_change_row, ${JSON.stringify(rows)}::jsonb)
    on conflict (bulk_change_id, article_id) do update set version = excluded.version`.execute(trx);
}

/** From here on it can be undone for so long. */
export async function stampStep(trx: Trx, id: number, at: Date): Promise<void> {
  const count = sql<number>`(select count(*) from bulk_change_row where bulk_change_id = ${id})`;
  await trx
    .updateTable('bulk_change')
    .set({ made_at: at, article_count: count })
    .where('id', '=', id)
    .execute();
}

export async function readStepOfRun(db: Db, runId: number, staffId: number): Promise<BulkStep | undefined> {
  return await db
    .selectFrom('bulk_change')
    .selectAll()
    .where('run_id', '=', runId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
}
