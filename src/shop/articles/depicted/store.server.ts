import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';

declare module '#kit/database/db.server.ts' {
  interface Tables {
    image_article: { image_id: number; article_id: number };
  }
}

export async function readDepictedArticles(db: Db) {
  return await db.selectFrom('image_article').selectAll().orderBy('image_id').orderBy('article_id').execute();
}

export async function readDepictedNumbers(db: Db, imageIds: readonly number[]) {
  return await db
    .selectFrom('image_article')
    .innerJoin('article', 'article.id', 'image_article.article_id')
    .select(['image_article.image_id', 'article.article_number'])
    .where('image_article.image_id', '=', anyOf(imageIds))
    .orderBy('article.article_number')
    .execute();
}

/** Finds articles by their numbers, ignoring case. */
export async function readArticlesNumbered(db: Db, numbers: readonly string[]) {
  const wanted = numbers.map((number) => number.toLowerCase());
  return await db
    .selectFrom('article')
    .select(['id', 'article_number'])
    .where(sql`lower(article_number)`, '=', sql`any(${wanted}::text[])`)
    .orderBy('article_number')
    .execute();
}

export async function putDepictedArticles(
  trx: Trx,
  imageId: number,
  articleIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('image_article').where('image_id', '=', imageId).execute();
  if (articleIds.length === 0) return;
  const rows = articleIds.map((article_id) => ({ image_id: imageId, article_id }));
  await trx.insertInto('image_article').values(rows).execute();
}

/** A picture that is cut in another way is another one, and shows the same articles. */
export async function copyDepictedArticles(trx: Trx, fromImageId: number, toImageId: number): Promise<void> {
  await trx
    .insertInto('image_article')
    .columns(['image_id', 'article_id'])
    .expression((from) =>
      from
        .selectFrom('image_article')
        .select([sql<number>`${toImageId}::integer`.as('image_id'), 'article_id'])
        .where('image_id', '=', fromImageId),
    )
    .execute();
}
