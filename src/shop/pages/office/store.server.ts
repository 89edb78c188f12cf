import { sql, type Generated, type Insertable, type Updateable } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Tables, Trx } from '#kit/database/db.server.ts';
import { insertRows } from '#kit/database/insert-rows.server.ts';

interface PageVersionTable {
  id: Generated<number>;
  page_id: number;
  saved_at: Date;
  staff_name: string;
  published: boolean;
  document: unknown;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    cms_page_version: PageVersionTable;
  }
}

export type PageRow = NonNullable<Awaited<ReturnType<typeof readPageRow>>>;

export async function readPageRow(db: Db, id: number, { lock = false } = {}) {
  const query = db.selectFrom('cms_page').selectAll().where('id', '=', id);
  return await (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** Returns each page with its latest draft. */
export async function readPagesWithDrafts(db: Db) {
  return await db
    .selectFrom('cms_page')
    .leftJoin(
      (version) =>
        version
          .selectFrom('cms_page_version')
          .distinctOn('page_id')
          .select(['page_id', 'document', sql<boolean>`cms_page_version.published`.as('is_shown')])
          .orderBy('page_id')
          .orderBy('id', 'desc')
          .as('draft'),
      (join) => join.onRef('draft.page_id', '=', 'cms_page.id'),
    )
    .selectAll('cms_page')
    .select(['document', 'is_shown'])
    .orderBy('sort')
    .orderBy('cms_page.id')
    .execute();
}

export async function readLatestVersion(db: Db, pageId: number) {
  return await db
    .selectFrom('cms_page_version')
    .selectAll()
    .where('page_id', '=', pageId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function readVersions(db: Db, pageId: number) {
  return await db
    .selectFrom('cms_page_version')
    .select(['id', 'saved_at', 'staff_name', 'published'])
    .where('page_id', '=', pageId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

export async function readVersion(db: Db, pageId: number, id: number) {
  return await db
    .selectFrom('cms_page_version')
    .selectAll()
    .where('page_id', '=', pageId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertVersion(
  trx: Trx,
  row: Omit<Insertable<PageVersionTable>, 'document'> & { document: object },
): Promise<void> {
  await trx
    .insertInto('cms_page_version')
    .values({ ...row, document: JSON.stringify(row.document) })
    .execute();
}

export async function readLiveBlocks(db: Db, pageId: number) {
  const blocks = await db
    .selectFrom('cms_block')
    .selectAll()
    .where('page_id', '=', pageId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const links = await db
    .selectFrom('cms_link')
    .selectAll()
    .where('block_id', '=', anyOf(blocks.map(({ id }) => id)))
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return { blocks, links };
}

export async function readOtherWithSlug(db: Db, slug: string, id: number) {
  return await db
    .selectFrom('cms_page')
    .select('deleted_at')
    .where(sql`lower(slug)`, '=', slug.toLowerCase())
    .where('id', '!=', id)
    .executeTakeFirst();
}

export async function insertPage(trx: Trx, row: Insertable<Tables['cms_page']>): Promise<number> {
  const { id } = await trx.insertInto('cms_page').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updatePage(trx: Trx, id: number, row: Updateable<Tables['cms_page']>): Promise<void> {
  await trx.updateTable('cms_page').set(row).where('id', '=', id).execute();
}

const mostFormerAddresses = 20;

/** Makes the old address redirect to the page; when there are very many, the oldest is deleted. */
export async function leaveAddress(trx: Trx, pageId: number, slug: string, at: Date): Promise<void> {
  await trx
    .insertInto('cms_former_address')
    .values({ slug: slug.toLowerCase(), page_id: pageId, left_at: at })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ page_id: pageId, left_at: at }))
    .execute();
  await trx
    .deleteFrom('cms_former_address')
    .where('slug', 'in', (address) =>
      address
        .selectFrom('cms_former_address')
        .select('slug')
        .where('page_id', '=', pageId)
        .orderBy('left_at', 'desc')
        .orderBy('slug')
        .offset(mostFormerAddresses),
    )
    .execute();
}

/** Deletes a redirect at this address, because a page is shown there now. */
export async function takeAddress(trx: Trx, slug: string): Promise<void> {
  await trx.deleteFrom('cms_former_address').where('slug', '=', slug.toLowerCase()).execute();
}

/** Returns whether the page has ever been public. */
export async function hasBeenShown(db: Db, pageId: number): Promise<boolean> {
  const row = await db
    .selectFrom('cms_page')
    .select('id')
    .where('id', '=', pageId)
    .where((or) =>
      or.or([
        or('published', '=', true),
        or.exists(
          or
            .selectFrom('cms_page_version')
            .select('cms_page_version.id')
            .where('page_id', '=', pageId)
            .where('cms_page_version.published', '=', true),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeLiveBlocks(trx: Trx, pageId: number): Promise<void> {
  await trx.deleteFrom('cms_block').where('page_id', '=', pageId).execute();
}

export async function insertBlock(trx: Trx, row: Insertable<Tables['cms_block']>): Promise<number> {
  const { id } = await trx.insertInto('cms_block').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertLinks(trx: Trx, rows: readonly Insertable<Tables['cms_link']>[]): Promise<void> {
  await insertRows(trx, 'cms_link', rows);
}
