import { sql, type Generated, type Insertable } from 'kysely';
import { insertionOf } from '#kit/database/insert-rows.server.ts';
import type { Db, Tables, Trx } from '#kit/database/db.server.ts';

interface ChangeLogTable {
  id: Generated<number>;
  changed_at: Generated<Date>;
  staff_id: number | null;
  staff_name: string;
  entity: string;
  entity_id: string;
  action: string;
  before: unknown;
  after: unknown;
  /** The file that changed it. */
  run_id: number | null;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    change_log: ChangeLogTable;
  }
}

export async function insertChanges(
  trx: Trx,
  rows: readonly Insertable<Tables['change_log']>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += 1_000)
    await insertionOf('change_log', rows.slice(at, at + 1_000)).execute(trx);
}

export type ChangeFilter = {
  entity: string;
  entityId: string;
  staffId: number | undefined;
  /** Only entries older than this one. */
  before: number | undefined;
};

export async function readChanges(
  db: Db,
  { entity, entityId, staffId, before }: ChangeFilter,
  readable: readonly string[],
  take: number,
) {
  let query = db
    .selectFrom('change_log')
    .selectAll()
    .where('entity', '=', sql<string>`any(${[...readable]}::text[])`)
    .orderBy('id', 'desc')
    .limit(take);
  if (entity !== '') query = query.where('entity', '=', entity);
  if (entityId !== '') query = query.where('entity_id', '=', entityId);
  if (staffId !== undefined) query = query.where('staff_id', '=', staffId);
  if (before !== undefined) query = query.where('id', '<', before);
  return await query.execute();
}

/** Returns the newest entry of each of the items that has one. */
export async function readLastChanges(db: Db, entity: string, ids: readonly number[]) {
  return await db
    .selectFrom('change_log')
    .distinctOn('entity_id')
    .select(['entity_id', 'staff_id', 'staff_name'])
    .where('entity', '=', entity)
    .where('entity_id', '=', sql<string>`any(${ids.map(String)}::text[])`)
    .orderBy('entity_id')
    .orderBy('id', 'desc')
    .execute();
}

/** Deletes the logged values; that a change was made, when and by whom is kept. */
export async function blankChanges(trx: Trx, entity: string, entityId: string): Promise<void> {
  await trx
    .updateTable('change_log')
    .set({ before: sql`'{}'::jsonb`, after: sql`'{}'::jsonb` })
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .execute();
}
