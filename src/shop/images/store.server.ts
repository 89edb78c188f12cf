import { sql, type Generated, type Insertable, type Updateable } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';

interface ImageTable {
  id: Generated<number>;
  /** The original's key in the picture store. */
  file: string;
  width: number;
  height: number;
  caption_sv: Generated<string>;
  caption_en: string | null;
  photographer: Generated<string>;
  licence_sv: Generated<string>;
  licence_en: string | null;
  place_sv: Generated<string>;
  place_en: string | null;
  taken_on: string | null;
  created_at: Generated<Date>;
  focus_x: number | null;
  focus_y: number | null;
  /** The name that the file was sent with. */
  file_name: string | null;
  /** Of the file as it was sent, in hexadecimal digits. */
  sha256: string | null;
}
interface ImageFormerNameTable {
  image_id: number;
  name: string;
}
interface WebImageTable {
  id: Generated<number>;
  group_number: number;
  image_id: number;
  sort: Generated<number>;
  name: Generated<string>;
  text_sv: Generated<string>;
  text_en: string | null;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    image: ImageTable;
    image_former_name: ImageFormerNameTable;
    web_image: WebImageTable;
  }
}

export type ImageRow = Awaited<ReturnType<typeof readImages>>[number];

export async function readImages(db: Db) {
  return await db.selectFrom('image').selectAll().orderBy('id').execute();
}

export async function readImageFiles(db: Db) {
  return await db
    .selectFrom('image')
    .select(['id', 'file', 'file_name'])
    .select(
      sql<string[]>`array(select name from image_former_name where image_id = image.id)`.as('former_names'),
    )
    .orderBy('id')
    .execute();
}

export async function readWebImages(db: Db) {
  return await db.selectFrom('web_image').selectAll().orderBy('sort').orderBy('id').execute();
}

export async function readImageRow(db: Db, id: number) {
  return await db.selectFrom('image').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same file may have become several pictures, that differ in what must be seen of them: the newest counts. */
export async function readImageOfBytes(db: Db, sha256: string) {
  return await db
    .selectFrom('image')
    .select(['id', 'file_name'])
    .where('sha256', '=', sha256)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function renameImage(trx: Trx, id: number, fileName: string): Promise<void> {
  await sql`
    insert into image_former_name (image_id, name)
    select id, file_name from image where id = ${id} and file_name <> ${fileName}
    on conflict do nothing`.execute(trx);
  await trx.updateTable('image').set({ file_name: fileName }).where('id', '=', id).execute();
}

export async function copyFormerNames(trx: Trx, from: number, to: number): Promise<void> {
  await sql`
    insert into image_former_name (image_id, name)
    select ${to}::integer, name from image_former_name where image_id = ${from}`.execute(trx);
}

export async function insertImage(trx: Trx, row: Insertable<ImageTable>): Promise<number> {
  const { id } = await trx.insertInto('image').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function readImageRows(db: Db, ids: readonly number[]) {
  return await db.selectFrom('image').selectAll().where('id', '=', anyOf(ids)).execute();
}

export async function updateImageWords(trx: Trx, id: number, words: Updateable<ImageTable>): Promise<void> {
  await trx.updateTable('image').set(words).where('id', '=', id).execute();
}

export async function insertWebImage(trx: Trx, row: Insertable<WebImageTable>): Promise<number> {
  const { id } = await trx.insertInto('web_image').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateWebImage(trx: Trx, id: number, row: Insertable<WebImageTable>): Promise<void> {
  await trx.updateTable('web_image').set(row).where('id', '=', id).execute();
}

export async function removeWebImage(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('web_image').where('id', '=', id).execute();
}
