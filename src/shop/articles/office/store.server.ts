import { sql, type Insertable, type Updateable } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Tables, Trx } from '#kit/database/db.server.ts';
import { groupBy } from '#kit/text/group-by.ts';

export type WholeArticle = Awaited<ReturnType<typeof readWholeArticles>>[number];
type Lock = { lock?: boolean };

export async function readWholeArticle(db: Db, id: number, lock: Lock = {}) {
  const [article] = await readWholeArticles(db, [id], lock);
  return article;
}

/** Returns those of the articles that exist, in the order of their ids; with `lock` nobody else changes them or their prices. */
export async function readWholeArticles(db: Db, ids: readonly number[], { lock = false }: Lock = {}) {
  const query = db.selectFrom('article').selectAll().where('id', '=', anyOf(ids)).orderBy('id');
  const rows = await (lock ? query.forUpdate() : query).execute();
  const price = db
    .selectFrom('price')
    .select(['article_id', 'price', 'regular_price'])
    .where('price_list_code', '=', 'standard')
    .where('article_id', '=', anyOf(ids))
    .orderBy('article_id');
  const prices = groupBy(await (lock ? price.forUpdate() : price).execute(), articleOf);
  const colours = groupBy(await readColoursOf(db, ids), articleOf);
  const views = groupBy(await readViewsOf(db, ids), articleOf);
  return rows.map((row) => ({
    ...row,
    price: prices.get(row.id)?.[0],
    colourIds: (colours.get(row.id) ?? []).map(({ colour_id }) => colour_id),
    viewIds: (views.get(row.id) ?? []).map(({ image_id }) => image_id),
  }));
}

const articleOf = ({ article_id }: { article_id: number }) => article_id;

async function readColoursOf(db: Db, ids: readonly number[]) {
  return await db
    .selectFrom('article_colour')
    .select(['article_id', 'colour_id'])
    .where('article_id', '=', anyOf(ids))
    .orderBy('colour_id')
    .execute();
}

async function readViewsOf(db: Db, ids: readonly number[]) {
  return await db
    .selectFrom('article_view')
    .select(['article_id', 'image_id'])
    .where('article_id', '=', anyOf(ids))
    .orderBy('sort')
    .orderBy('image_id')
    .execute();
}

export async function hasOtherWithNumber(db: Db, articleNumber: string, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('article')
    .select('id')
    .where(sql`lower(article_number)`, '=', articleNumber.toLowerCase())
    .where('id', '!=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertArticle(trx: Trx, row: Insertable<Tables['article']>): Promise<number> {
  const { id } = await trx.insertInto('article').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** `stockChange` is added to the current stock. */
export async function updateArticle(
  trx: Trx,
  id: number,
  values: Updateable<Tables['article']>,
  stockChange: number,
): Promise<void> {
  await trx
    .updateTable('article')
    .set({
      ...values,
      quantity_available: sql`quantity_available + ${stockChange}::integer`,
      ...(stockChange > 0 && { stock_bookings: sql`stock_bookings + 1` }),
      changed_at: sql`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function putStandardPrice(
  trx: Trx,
  id: number,
  price: { price: number; regular_price: number | null } | undefined,
): Promise<void> {
  if (!price) {
    await trx
      .deleteFrom('price')
      .where('price_list_code', '=', 'standard')
      .where('article_id', '=', id)
      .execute();
    return;
  }
  await trx
    .insertInto('price')
    .values({ price_list_code: 'standard', article_id: id, ...price })
    .onConflict((conflict) => conflict.columns(['price_list_code', 'article_id']).doUpdateSet(price))
    .execute();
}

export async function putArticleColours(trx: Trx, id: number, colourIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('article_colour').where('article_id', '=', id).execute();
  if (colourIds.length === 0) return;
  const rows = [...new Set(colourIds)].map((colour_id) => ({ article_id: id, colour_id }));
  await trx.insertInto('article_colour').values(rows).execute();
}

export async function putArticleViews(trx: Trx, id: number, imageIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('article_view').where('article_id', '=', id).execute();
  if (imageIds.length === 0) return;
  const rows = [...new Set(imageIds)].map((image_id, sort) => ({ article_id: id, image_id, sort }));
  await trx.insertInto('article_view').values(rows).execute();
}

export async function removeArticle(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('article').where('id', '=', id).execute();
}

/** Returns which of these colours exist, and whether the material does. */
export async function knownChoices(db: Db, colourIds: readonly number[], materialId: number | null) {
  const colours = await db.selectFrom('colour').select('id').where('id', '=', anyOf(colourIds)).execute();
  const material = await db
    .selectFrom('material')
    .select('id')
    .where('id', '=', materialId ?? 0)
    .executeTakeFirst();
  return { colours: colours.length, material: materialId === null || material !== undefined };
}

export async function countByGroup(db: Db) {
  return await db
    .selectFrom('article')
    .select((row) => ['product_group_id', row.fn.countAll<number>().as('count')])
    .groupBy('product_group_id')
    .execute();
}

export async function countWithVatCode(db: Db, code: string): Promise<number> {
  const { count } = await db
    .selectFrom('article')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('vat_code', '=', code)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the numbers of articles by their ids. */
export async function readNumbers(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('article')
    .select(['id', 'article_number'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, article_number }) => [id, article_number]));
}

export async function readEans(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('article')
    .select(['id', 'ean'])
    .where('id', '=', anyOf(ids))
    .where('ean', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, ean }) => [id, ean ?? '']));
}

/** Returns at most two articles that have this name in either language, in any case. */
export async function readArticlesCalled(db: Db, name: string) {
  const key = name.toLowerCase();
  const { rows } = await sql<{ id: number; article_number: string; ean: string | null }>`
    select id, article_number, ean from article where lower(name_sv) = ${key} or lower(name_en) = ${key} limit 2
  `.execute(db);
  return rows;
}
