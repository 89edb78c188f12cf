import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';
import { patternsOfWords } from '#kit/database/search-patterns.server.ts';
import type { PriceRow } from './price-contract.ts';
import { holdsOn, startOf } from '#shop/articles/prices/price-of-day-sql.server.ts';
import type { StoredPrice } from './price-store.server.ts';

export type PriceFilter = { q: string; state: PriceRow['State'] | undefined };

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
        recommended_price, null::date as valid_from, null::date as valid_to from price where ${where}
      union all
      select price_list_code, article_id, id, price, regular_price, recommended_price, valid_from, valid_to
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
  const conditions = [
    ...(state ? [sql`placed.state = ${state}`] : []),
    ...patternsOfWords(q).map(
      (pattern) =>
        sql`concat_ws(' ', article.article_number, article.name_sv, article.name_en) ilike ${pattern}`,
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
