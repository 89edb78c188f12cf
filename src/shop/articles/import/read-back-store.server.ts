import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';

type Keys = { ids: readonly number[]; numbers: readonly string[] };

export async function readImportedArticles(trx: Trx, { ids, numbers }: Keys) {
  return await importedArticles(trx)
    .where(
      sql<boolean>`a.id = any(${[...ids]}::integer[]) or a.article_number = any(${[...numbers]}::text[])`,
    )
    .execute();
}

export type Page = { after: number; take: number };

export async function readArticlePage(db: Db, { after, take }: Page) {
  return await importedArticles(db).where('a.id', '>', after).orderBy('a.id').limit(take).execute();
}

export async function readArticlesWith(db: Db, ids: readonly number[]) {
  return await importedArticles(db).where('a.id', '=', anyOf(ids)).orderBy('a.id').execute();
}

/** The articles with their standard prices in öre and their colour ids. */
function importedArticles(db: Db) {
  return db
    .selectFrom('article as a')
    .leftJoin('price as p', (join) =>
      join.onRef('p.article_id', '=', 'a.id').on('p.price_list_code', '=', 'standard'),
    )
    .select(['a.id', 'a.article_number', 'a.name_sv', 'a.name_en', 'a.description_sv', 'a.description_en'])
    .select(['a.care_sv', 'a.care_en'])
    .select(['a.product_group_id', 'a.ean', 'a.quantity_per_package', 'a.vat_code', 'a.box_width_mm'])
    .select(['a.box_height_mm', 'a.box_depth_mm', 'a.weight_g', 'a.material_id', 'a.image_id', 'a.news'])
    .select(['a.season_news', 'a.no_article_stock', 'a.active', 'a.country_of_origin', 'a.hs_code'])
    .select('a.shelf')
    .select(['a.quantity_available', 'a.quantity_ordered', 'a.estimated_delivery_date'])
    .select(['p.price', 'p.regular_price', 'p.recommended_price'])
    .select(
      sql<number[]>`array(select colour_id from article_colour where article_id = a.id order by 1)`.as(
        'colour_ids',
      ),
    );
}

export async function readStockPage(db: Db, { after, take }: Page) {
  return await db
    .selectFrom('article')
    .select(['id', 'article_number', 'quantity_available', 'quantity_ordered', 'estimated_delivery_date'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(take)
    .execute();
}

export async function readImportedStock(trx: Trx, ids: readonly number[]) {
  return await trx
    .selectFrom('article')
    .select(['id', 'quantity_available', 'quantity_ordered', 'estimated_delivery_date'])
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .execute();
}

/**
 * All prices of these articles, in öre. A price without days, which applies when no other does, has `isTimed` false.
 */
export async function readPricesOf(trx: Db, articleIds: readonly number[]) {
  const isOfThem = sql<boolean>`article_id = any(${[...articleIds]}::integer[])`;
  const always = await trx
    .selectFrom('price')
    .select(['price_list_code', 'article_id', 'price', 'regular_price', 'recommended_price'])
    .where(isOfThem)
    .execute();
  const timed = await trx
    .selectFrom('timed_price')
    .select(['price_list_code', 'article_id', 'price', 'regular_price', 'recommended_price'])
    .select(['valid_from', 'valid_to'])
    .where(isOfThem)
    .execute();
  return [
    ...always.map((row) => ({ isTimed: false, valid_from: null, valid_to: null, ...row })),
    ...timed.map((row) => ({ isTimed: true, ...row })),
  ];
}
