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

type Thing = { entity: string; entityId: string };

/** Returns the newest name that was logged of each of the things that has one. */
export async function readLoggedTitles(db: Db, things: readonly Thing[]) {
  const { rows } = await sql<{ entity: string; entity_id: string; title: string }>`
    select distinct on (entity, entity_id) entity, entity_id, title
    from (
      select id, entity, entity_id, ${titleIn('after')} as after_title, ${titleIn('before')} as before_title
      from change_log
      where (entity, entity_id) in (select * from unnest(
        ${things.map(({ entity }) => entity)}::text[], ${things.map(({ entityId }) => entityId)}::text[]))
    ) as named, lateral (select coalesce(after_title, before_title) as title) as one
    where title is not null
    order by entity, entity_id, id desc`.execute(db);
  return rows;
}

/** The fields by which things are called, the first that is there. */
const titleFields = ['ArticleNumber', 'CustomerNumber', 'NameSV', 'TitleSV', 'Name', 'Code', 'Email'];

function titleIn(column: 'before' | 'after') {
  const fields = titleFields.map((name) => sql`nullif(${sql.ref(column)} ->> ${sql.lit(name)}, '')`);
  return sql`coalesce(${sql.join(fields)})`;
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
