import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import type { PriceRow } from './contract.ts';
import type { Period } from '#shop/articles/prices/price-of-day.ts';
import { holdsOn, startOf } from '#shop/articles/prices/price-of-day-sql.server.ts';

export type PriceFilter = { q: string; state: PriceRow['State'] | undefined };
export type StoredPrice = Period & { price: number; regular_price: number | null };

/** Returns the lists, each with its number of articles that have a price, and of timed prices that have not ended. */
export async function readLists(db: Db, day: string, code?: string) {
  const { rows } = await sql<{
    code: string;
    currency_code: string;
    name_sv: string;
    name_en: string | null;
    articles: number;
    timed: number;
  }>`
    select code, currency_code, name_sv, name_en,
      (select count(*) from (
        select article_id from price where price_list_code = code
        union select article_id from timed_price where price_list_code = code) as priced)::integer as articles,
      (select count(*) from timed_price
        where price_list_code = code and (valid_to is null or valid_to >= ${day}::date))::integer as timed
    from price_list ${code === undefined ? sql`` : sql`where code = ${code}`}
    order by code <> 'standard', lower(code)`.execute(db);
  return rows;
}

/** Locks the list until the transaction ends, so that nobody else changes its prices in the office. */
export async function lockList(trx: Trx, code: string) {
  return await trx
    .selectFrom('price_list')
    .selectAll()
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Returns false when the code is taken, ignoring case. */
export async function insertList(
  trx: Trx,
  list: { code: string; currency_code: string; name_sv: string; name_en: string | null },
): Promise<boolean> {
  const taken = await trx
    .selectFrom('price_list')
    .select('code')
    .where(sql`lower(code)`, '=', list.code.toLowerCase())
    .executeTakeFirst();
  if (taken) return false;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('price_list')
    .values(list)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0) === 1;
}

export async function renameList(trx: Trx, code: string, names: { name_sv: string; name_en: string | null }) {
  await trx.updateTable('price_list').set(names).where('code', '=', code).execute();
}

export async function removeList(trx: Trx, code: string): Promise<void> {
  await trx.deleteFrom('timed_price').where('price_list_code', '=', code).execute();
  await trx.deleteFrom('price').where('price_list_code', '=', code).execute();
  await trx.deleteFrom('price_list').where('code', '=', code).execute();
}

type FoundPrice = StoredPrice & {
  price_list_code: string;
  currency_code: string;
  article_id: number;
  article_number: string;
  name_sv: string;
  name_en: string | null;
  period_id: number;
  state: PriceRow['State'];
};

/** Selects prices with and without days, and the state of each on this day. */
function pricesWith(where: RawBuilder<unknown>, day: string) {
  return sql`
    with one as (
      select price_list_code, article_id, 0 as period_id, price, regular_price,
        null::date as valid_from, null::date as valid_to from price where ${where}
      union all
      select price_list_code, article_id, id, price, regular_price, valid_from, valid_to
      from timed_price where ${where}
    ), placed as (
      select one.*, case
        when one.valid_to < ${day}::date then 'passed'
        when one.valid_from > ${day}::date then 'coming'
        when exists (
          select from timed_price later
          where later.price_list_code = one.price_list_code and later.article_id = one.article_id
            and ${holdsOn('later', day)} and (one.period_id = 0 or ${startOf('later')} > ${startOf('one')}))
        then 'replaced' else 'holds' end as state
      from one
    )`;
}

const sortings = {
  number: sql`article.article_number`,
  name: sql`lower(article.name_sv)`,
  price: sql`placed.price`,
  from: sql`placed.valid_from`,
  to: sql`placed.valid_to`,
} as const;

export async function findPrices(
  db: Db,
  code: string,
  { q, state }: PriceFilter,
  { sort, skip, take, day }: { sort: string; skip: number; take: number; day: string },
) {
  const [, minus = '', name = ''] = /^(-?)(\w+)$/.exec(sort) ?? [];
  const by = name in sortings ? sortings[name as keyof typeof sortings] : sortings.number;
  const words = q.split(/\s+/).filter(Boolean);
  const conditions = [
    ...(state ? [sql`placed.state = ${state}`] : []),
    ...words.map(
      (word) =>
        sql`concat_ws(' ', article.article_number, article.name_sv, article.name_en) ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
    ),
  ];
  const matching = sql`
    from placed join article on article.id = placed.article_id
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}`;
  const prices = pricesWith(sql`price_list_code = ${code}`, day);
  const { rows } = await sql<Omit<FoundPrice, 'currency_code'>>`
    ${prices} select placed.*, article.article_number, article.name_sv, article.name_en ${matching}
    order by ${by} ${sql.raw(minus ? 'desc' : 'asc')} nulls last, article.id,
      placed.valid_from nulls first, placed.period_id
    offset ${skip} limit ${take}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    ${prices} select count(*)::integer as total ${matching}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function readPricesOfArticle(db: Db, articleId: number, day: string): Promise<FoundPrice[]> {
  const { rows } = await sql<FoundPrice>`
    ${pricesWith(sql`article_id = ${articleId}`, day)}
    select placed.*, price_list.currency_code, article.article_number, article.name_sv, article.name_en
    from placed join article on article.id = placed.article_id
      join price_list on price_list.code = placed.price_list_code
    order by price_list.code <> 'standard', lower(price_list.code), placed.valid_from nulls first, placed.period_id`.execute(
    db,
  );
  return rows;
}

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
    .select(['price', 'regular_price'])
    .where('price_list_code', '=', code)
    .where('article_id', '=', articleId)
    .execute();
  const timed = await trx
    .selectFrom('timed_price')
    .select(['id', 'price', 'regular_price', 'valid_from', 'valid_to'])
    .where('price_list_code', '=', code)
    .where('article_id', '=', articleId)
    .execute();
  return [...always.map((row) => ({ ...row, id: 0, valid_from: null, valid_to: null })), ...timed];
}

type PlaceOfPrice = { code: string; articleId: number };

export async function insertPrice(
  trx: Trx,
  { code, articleId }: PlaceOfPrice,
  { price, regular_price, valid_from, valid_to }: StoredPrice,
): Promise<void> {
  const row = { price_list_code: code, article_id: articleId, price, regular_price };
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
