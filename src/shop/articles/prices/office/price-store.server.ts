import { sql } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import type { Period } from '#shop/articles/prices/price-of-day.ts';

export type StoredPrice = Period & {
  price: number;
  regular_price: number | null;
  recommended_price: number | null;
};

export async function findArticleByNumber(db: Db, number: string) {
  return await db
    .selectFrom('article')
    .select(['id', 'article_number'])
    .where(sql`lower(article_number)`, '=', number.toLowerCase())
    .executeTakeFirst();
}

export async function findArticleById(db: Db, id: number) {
  return await db
    .selectFrom('article')
    .select(['id', 'article_number'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns all prices of an article in a list; the id of the one without days is 0. */
export async function readPricesIn(trx: Trx, code: string, articleId: number) {
  const always = await trx
    .selectFrom('price')
    .select(['price', 'regular_price', 'recommended_price'])
    .where('price_list_code', '=', code)
    .where('article_id', '=', articleId)
    .execute();
  const timed = await trx
    .selectFrom('timed_price')
    .select(['id', 'price', 'regular_price', 'recommended_price', 'valid_from', 'valid_to'])
    .where('price_list_code', '=', code)
    .where('article_id', '=', articleId)
    .execute();
  return [...always.map((row) => ({ ...row, id: 0, valid_from: null, valid_to: null })), ...timed];
}

type PlaceOfPrice = { code: string; articleId: number };

export async function insertPrice(
  trx: Trx,
  { code, articleId }: PlaceOfPrice,
  { price, regular_price, recommended_price, valid_from, valid_to }: StoredPrice,
): Promise<void> {
  const row = { price_list_code: code, article_id: articleId, price, regular_price, recommended_price };
  if (valid_from === null && valid_to === null) await trx.insertInto('price').values(row).execute();
  else
    await trx
      .insertInto('timed_price')
      .values({ ...row, valid_from, valid_to })
      .execute();
}

/** A timed price keeps its id when its days change, so that somebody else who has it open is told of the change. */
export async function updateTimedPrice(
  trx: Trx,
  { code, articleId, periodId }: PlaceOfPrice & { periodId: number },
  values: StoredPrice,
): Promise<void> {
  await trx
    .updateTable('timed_price')
    .set(values)
    .where('id', '=', periodId)
    .where('price_list_code', '=', code)
    .where('article_id', '=', articleId)
    .execute();
}

export async function removePrice(
  trx: Trx,
  { code, articleId, periodId }: PlaceOfPrice & { periodId: number },
): Promise<void> {
  const query =
    periodId === 0 ? trx.deleteFrom('price') : trx.deleteFrom('timed_price').where('id', '=', periodId);
  await query.where('price_list_code', '=', code).where('article_id', '=', articleId).execute();
}
