import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { matching, type OfficeFilter } from '#shop/articles/office/article-list-store.server.ts';
import { holdsOn, startOf } from '#shop/articles/prices/price-of-day-sql.server.ts';
import type { Step } from '#shop/articles/prices/step-conflict.ts';

type Part = { after: number | undefined; take: number };
type Filter = OfficeFilter & { price: 'without' | 'with' | undefined };
export type PriceOfArticle = {
  article_id: number;
  price: number;
  regular_price: number | null;
  recommended_price: number | null;
};
export type StepOfArticle = Step & { id: number; article_id: number };

/** Whether an article has a price in a list that holds today. */
const isPriced = (code: string, day: string) => sql<boolean>`(
  exists (select from price p where p.price_list_code = ${code} and p.article_id = article.id)
  or exists (select from timed_price t where t.price_list_code = ${code} and t.article_id = article.id
    and ${holdsOn('t', day)}))`;

export async function readGridArticles(
  db: Db,
  code: string,
  { price, ...filter }: Filter,
  { after, take, day }: Part & { day: string },
) {
  let query = matching(db, filter);
  if (price === 'with') query = query.where(isPriced(code, day));
  if (price === 'without') query = query.where(sql<boolean>`not ${isPriced(code, day)}`);
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(article_number, id) > (select last.article_number, last.id from article last where last.id = ${after})`,
    );
  return await query
    .select(['id', 'article_number', 'name_sv', 'name_en', 'quantity_per_package', 'active'])
    .orderBy('article_number')
    .orderBy('id')
    .limit(take)
    .execute();
}

/** Returns the prices without days of articles in a list. */
export async function readAlways(
  db: Db,
  code: string,
  ids: readonly number[],
): Promise<Map<number, PriceOfArticle>> {
  const rows = await db
    .selectFrom('price')
    .select(['article_id', 'price', 'regular_price', 'recommended_price'])
    .where('price_list_code', '=', code)
    .where('article_id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.article_id, row]));
}

/** Returns the price for a time that is charged today, by article. */
export async function readTimedToday(db: Db, code: string, ids: readonly number[], day: string) {
  const { rows } = await sql<{
    article_id: number;
    price: number;
    valid_from: string | null;
    valid_to: string | null;
  }>`
    select distinct on (t.article_id) t.article_id, t.price, t.valid_from, t.valid_to from timed_price t
    where t.price_list_code = ${code} and t.article_id = ${anyOf(ids)} and ${holdsOn('t', day)}
    order by t.article_id, ${startOf('t')} desc`.execute(db);
  return new Map(rows.map((row) => [row.article_id, row]));
}

/** Returns the steps of articles in a list that have not ended, by quantity. */
export async function readStepsOf(
  db: Db,
  code: string,
  ids: readonly number[],
  day: string,
): Promise<StepOfArticle[]> {
  return await db
    .selectFrom('price_step')
    .select(['id', 'article_id', 'min_qty', 'price', 'valid_from', 'valid_to'])
    .where('price_list_code', '=', code)
    .where('article_id', '=', anyOf(ids))
    .where(sql<boolean>`(valid_to is null or valid_to >= ${day}::date)`)
    .orderBy('article_id')
    .orderBy('min_qty')
    .orderBy('id')
    .execute();
}

export async function readArticleNumbers(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('article')
    .select(['id', 'article_number'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, article_number }) => [id, article_number]));
}

/** Writes prices without days. One that a file has put there meanwhile is replaced. */
export async function putPrices(trx: Trx, code: string, rows: readonly PriceOfArticle[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into price (price_list_code, article_id, price, regular_price, recommended_price)
    select ${code}, article_id, price, regular_price, recommended_price
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as d (article_id integer, price bigint, regular_price bigint, recommended_price bigint)
    on conflict (price_list_code, article_id) do update set price = excluded.price,
      regular_price = excluded.regular_price, recommended_price = excluded.recommended_price`.execute(trx);
}

export async function removePrices(trx: Trx, code: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('price')
    .where('price_list_code', '=', code)
    .where('article_id', '=', anyOf(ids))
    .execute();
}

type NewStep = { article_id: number; min_qty: number; price: number };

/** Writes steps without days. One of the same quantity that a file has put there meanwhile is replaced. */
export async function putSteps(trx: Trx, code: string, rows: readonly NewStep[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into price_step (price_list_code, article_id, min_qty, price)
    select ${code}, article_id, min_qty, price
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (article_id integer, min_qty integer, price bigint)
    on conflict (article_id, price_list_code, min_qty, coalesce(valid_from, '-infinity'::date))
      do update set price = excluded.price, valid_to = null`.execute(trx);
}

export async function removeSteps(trx: Trx, code: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('price_step')
    .where('price_list_code', '=', code)
    .where('id', '=', anyOf(ids))
    .execute();
}
