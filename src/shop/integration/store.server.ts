import { sql, type Generated, type Insertable, type Updateable } from 'kysely';
import type { Db, Tables } from '#kit/database/db.server.ts';
import type { RowRefusal } from '#kit/tables/table-file-rows.server.ts';

interface RunTable {
  id: Generated<number>;
  kind: string;
  source: 'folder' | 'program' | 'office';
  sender: string;
  file_name: string;
  file_hash: string;
  started_at: Generated<Date>;
  ended_at: Date | null;
  outcome: 'running' | 'done' | 'same' | 'failed';
  rows_read: Generated<number>;
  rows_created: Generated<number>;
  rows_changed: Generated<number>;
  rows_rejected: Generated<number>;
  reason: Generated<string>;
  /** Written as JSON. */
  remarks: Generated<unknown>;
  refusals: Generated<unknown>;
  undone_at: Date | null;
}
interface RunChangeTable {
  run_id: number;
  line: number;
  key: string;
  is_new: boolean;
  /** Written as JSON. */
  fields: unknown;
  customer_id: number | null;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    exchange_run: RunTable;
    exchange_run_change: RunChangeTable;
  }
}

export type RunRow = Awaited<ReturnType<typeof readRuns>>[number];
export type WholeRun = NonNullable<Awaited<ReturnType<typeof readRun>>>;

/** Returns the last imported file of this kind; one that was undone may be sent again. */
export async function readLastFileOf(db: Db, kind: string) {
  return await db
    .selectFrom('exchange_run')
    .select(['file_hash', 'rows_read', 'rows_rejected'])
    .where('kind', '=', kind)
    .where(sql<boolean>`outcome in ('done', 'same')`)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertRun(db: Db, run: Insertable<Tables['exchange_run']>): Promise<number> {
  const { id } = await db.insertInto('exchange_run').values(run).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateRun(
  db: Db,
  id: number,
  values: Updateable<Tables['exchange_run']>,
): Promise<void> {
  await db.updateTable('exchange_run').set(values).where('id', '=', id).execute();
}

const summaryColumns = [
  'id',
  'kind',
  'source',
  'sender',
  'file_name',
  'started_at',
  'ended_at',
  'outcome',
  'rows_read',
  'rows_created',
  'rows_changed',
  'rows_rejected',
  'reason',
  'undone_at',
] as const;

export type RunFilter = { kind?: string | undefined; outcome?: RunTable['outcome'] | undefined };

/** Newest first. */
export async function readRuns(db: Db, { kind, outcome }: RunFilter, part: { skip: number; take: number }) {
  return await db
    .selectFrom('exchange_run')
    .select(summaryColumns)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome ?? 'done'))
    .orderBy('id', 'desc')
    .offset(part.skip)
    .limit(part.take)
    .execute();
}

export async function countRuns(db: Db, { kind, outcome }: RunFilter): Promise<number> {
  const { count } = await db
    .selectFrom('exchange_run')
    .select((row) => row.fn.countAll<number>().as('count'))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome ?? 'done'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function readRun(db: Db, id: number) {
  const run = await db.selectFrom('exchange_run').selectAll().where('id', '=', id).executeTakeFirst();
  if (!run) return undefined;
  // The driver returns JSON columns already parsed.
  const { remarks, refusals, ...rest } = run;
  return {
    ...rest,
    remarks: remarks as string[],
    refusals: refusals as RowRefusal[],
  };
}

/** Marks runs as failed that were interrupted by a kill; their transactions were rolled back. */
export async function giveUpRuns(db: Db, startedBefore: Date, at: Date, reason: string): Promise<void> {
  await db
    .updateTable('exchange_run')
    .set({ outcome: 'failed', ended_at: at, reason })
    .where('outcome', '=', 'running')
    .where('started_at', '<', startedBefore)
    .execute();
}

export async function deleteRunsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('exchange_run').where('started_at', '<', before).execute();
}
