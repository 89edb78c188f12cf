import { sql, type Generated, type Insertable, type Selectable, type Updateable } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { clocksApartMs } from '#kit/queue/delivery-queue.server.ts';

interface ImageIntakeTable {
  id: Generated<number>;
  state: Generated<string>;
  created_at: Date;
  changed_at: Date;
  staff_id: number | null;
  staff_name: Generated<string>;
  leased_until: Date | null;
}
interface ImageIntakeRowTable {
  id: Generated<number>;
  intake_id: number;
  file_name: string;
  sha256: string;
  /** The key in the picture store; '' for one that was refused. */
  file: string;
  refusal: string | null;
  refusal_size: Generated<string>;
  chosen: Generated<boolean>;
  article_id: number | null;
  place: number | null;
  state: Generated<string>;
  tries: Generated<number>;
  image_id: number | null;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    picture_intake: ImageIntakeTable;
    picture_intake_row: ImageIntakeRowTable;
  }
}

export type IntakeStored = Selectable<ImageIntakeTable>;
export type RowStored = Awaited<ReturnType<typeof readRows>>[number];

export async function insertIntake(db: Db, at: Date): Promise<number> {
  const row = { created_at: at, changed_at: at };
  const { id } = await db.insertInto('picture_intake').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function readIntake(db: Db, id: number, { lock = false } = {}) {
  const query = db.selectFrom('picture_intake').selectAll().where('id', '=', id);
  return await (lock ? query.forUpdate() : query).executeTakeFirst();
}

export async function readIntakes(db: Db) {
  return await db
    .selectFrom('picture_intake as i')
    .leftJoin('picture_intake_row as r', 'r.intake_id', 'i.id')
    .select(['i.id', 'i.state', 'i.created_at'])
    .select((row) => row.fn.count<number>('r.id').as('files'))
    .select(sql<number>`count(*) filter (where r.state = 'taken')`.as('taken'))
    .groupBy('i.id')
    .orderBy('i.id', 'desc')
    .limit(50)
    .execute();
}

export async function updateIntake(db: Db, id: number, values: Updateable<ImageIntakeTable>): Promise<void> {
  await db.updateTable('picture_intake').set(values).where('id', '=', id).execute();
}

export async function deleteIntake(db: Db, id: number): Promise<void> {
  await db.deleteFrom('picture_intake').where('id', '=', id).execute();
}

/** Intakes that nobody has touched since; one that is being taken in is never old. */
export async function readOldIntakes(db: Db, before: Date) {
  return await db
    .selectFrom('picture_intake')
    .select('id')
    .where('changed_at', '<', before)
    .where('state', '!=', 'taking')
    .execute();
}

export async function readRows(db: Db, intakeId: number) {
  return await db
    .selectFrom('picture_intake_row as r')
    .leftJoin('article as a', 'a.id', 'r.article_id')
    .selectAll('r')
    .select(['a.article_number', 'a.name_sv as article_name'])
    .where('intake_id', '=', intakeId)
    .orderBy('r.id')
    .execute();
}

export async function readPlaceOfRow(db: Db, rowId: number) {
  return await db
    .selectFrom('picture_intake_row')
    .select(['file', 'image_id'])
    .where('id', '=', rowId)
    .executeTakeFirst();
}

export async function countRows(db: Db, intakeId: number): Promise<number> {
  const { count } = await db
    .selectFrom('picture_intake_row')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('intake_id', '=', intakeId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Same = { intake_id: number; file_name: string; sha256: string };

export async function findSameRow(
  db: Db,
  { intake_id, file_name, sha256 }: Same,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('picture_intake_row')
    .select('id')
    .where('intake_id', '=', intake_id)
    .where('file_name', '=', file_name)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row?.id;
}

export async function insertRow(trx: Trx, row: Insertable<ImageIntakeRowTable>): Promise<number> {
  const { id } = await trx
    .insertInto('picture_intake_row')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRow(db: Db, id: number, values: Updateable<ImageIntakeRowTable>): Promise<void> {
  await db.updateTable('picture_intake_row').set(values).where('id', '=', id).execute();
}

/** Locks those of the rows that are still to be taken in: another worker may have come first. */
export async function lockWaiting(trx: Trx, rows: readonly { id: number }[]): Promise<Set<number>> {
  const waiting = await trx
    .selectFrom('picture_intake_row')
    .select('id')
    .where('id', '=', anyOf(rows.map(({ id }) => id)))
    .where('state', '=', 'waiting')
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Set(waiting.map(({ id }) => id));
}

/** The articles of these numbers or EANs, by the lower-case text. */
export async function readArticlesOf(db: Db, texts: readonly string[]) {
  const wanted = texts.map((text) => text.toLowerCase());
  return await db
    .selectFrom('article')
    .select(['id', 'article_number', 'ean', 'name_sv'])
    .where((row) =>
      row.or([
        row(sql`lower(article_number)`, '=', sql`any(${wanted}::text[])`),
        row('ean', '=', sql<string>`any(${wanted}::text[])`),
      ]),
    )
    .execute();
}

export async function readNamedArticles(db: Db) {
  const rows = await db
    .selectFrom('article')
    .select(['article_number as number', 'ean', 'name_sv', 'name_en'])
    .orderBy('id')
    .execute();
  return rows.map(({ name_sv, name_en, ...row }) => ({ ...row, names: [name_sv, name_en ?? ''] }));
}

/** Returns a text that is another one whenever what `readNamedArticles` reads has changed. */
export async function readStateOfNames(db: Db): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat(count(*), ' ', sum(hashtextextended(row(id, article_number, ean, name_sv, name_en)::text, 0))) as state
    from article`.execute(db);
  return rows[0]?.state ?? '';
}

/** The pictures of articles with all names of their files, in the order of their places. */
export async function readNamedImages(db: Db) {
  const { rows } = await sql<{ number: string; names: string[] }>`
    with placed as (
      select article_number as number, image_id, -1 as sort from article where image_id is not null
      union all
      select a.article_number, v.image_id, v.sort from article_view v join article a on a.id = v.article_id
    )
    select number, array_remove(
      array(select name from image_former_name where image_id = i.id) || i.file_name, null
    ) as names
    from placed join image i on i.id = placed.image_id
    order by number, sort`.execute(db);
  return rows;
}

/** The pictures of articles by article id, in the order of their places. */
export async function readImagesOf(db: Db, articleIds: readonly number[]) {
  const { rows } = await sql<{ article_id: number; image_id: number; sha256: string | null }>`
    select p.article_id, p.image_id, i.sha256 from (
      select id as article_id, image_id, -1 as sort from article where id = ${anyOf(articleIds)}
      union all
      select article_id, image_id, sort from article_view where article_id = ${anyOf(articleIds)}
    ) as p join image i on i.id = p.image_id
    order by p.article_id, p.sort, p.image_id`.execute(db);
  return rows;
}

/** Locks the articles in the order of their ids. */
export async function lockArticles(trx: Trx, ids: readonly number[]) {
  return await trx
    .selectFrom('article')
    .select(['id', 'article_number', 'image_id'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function setMainImage(trx: Trx, articleId: number, imageId: number | null): Promise<void> {
  await trx
    .updateTable('article')
    .set({ image_id: imageId, changed_at: sql`clock_timestamp()` })
    .where('id', '=', articleId)
    .execute();
}

/** Claims an intake that is to be taken in until the lease expires. */
export async function claimIntake(db: Db, at: Date, leaseMs: number): Promise<IntakeStored | undefined> {
  const after = (ms: number) => new Date(at.getTime() + ms);
  const { rows } = await sql<IntakeStored>`
    update picture_intake set leased_until = ${after(leaseMs)}::timestamptz
    where id = (
      select id from picture_intake
      where state = 'taking' and (leased_until is null or leased_until <= ${at}::timestamptz
        or leased_until > ${after(leaseMs + clocksApartMs)}::timestamptz)
      order by id limit 1 for update skip locked
    ) returning *`.execute(db);
  return rows[0];
}

/** Releases what a worker held that has died. It may only be called when no other worker is running. */
export async function freeIntakes(db: Db): Promise<void> {
  await db.updateTable('picture_intake').set({ leased_until: null }).where('state', '=', 'taking').execute();
}
