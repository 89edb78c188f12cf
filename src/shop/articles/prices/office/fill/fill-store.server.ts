import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { holdsOn } from '#shop/articles/prices/price-of-day-sql.server.ts';

type Of = { code: string; day: string };

/** A condition: the row of `timed_price` has begun and has no last day, so that it is the price from now on. */
const isOpenEnded = (day: string) => sql`(valid_to is null and valid_from <= ${day}::date)`;

export async function readCurrencies(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('price_list')
    .select(['code', 'currency_code'])
    .where('code', 'in', [...codes])
    .execute();
  return new Map(rows.map(({ code, currency_code }) => [code, currency_code]));
}

/** Returns the next articles that have an open-ended price in a list, in the order of their ids. */
export async function readPricedIds(
  db: Db,
  { code, day }: Of,
  { after, take }: { after: number; take: number },
): Promise<number[]> {
  const { rows } = await sql<{ article_id: number }>`
    (select article_id from price where price_list_code = ${code} and article_id > ${after}
      order by article_id limit ${take})
    union
    (select article_id from timed_price
      where price_list_code = ${code} and article_id > ${after} and ${isOpenEnded(day)}
      order by article_id limit ${take})
    order by article_id limit ${take}`.execute(db);
  return rows.map(({ article_id }) => article_id);
}

/** Returns the open-ended price of articles: of those with a first day the last to begin, or else the one without days. */
export async function readOpenEndedPrices(db: Db, { code, day }: Of, ids: readonly number[]) {
  const { rows } = await sql<{ article_id: number; price: number }>`
    select distinct on (article_id) article_id, price from (
      select article_id, price, '-infinity'::date as start from price
      where price_list_code = ${code} and article_id = ${anyOf(ids)}
      union all
      select article_id, price, valid_from from timed_price
      where price_list_code = ${code} and article_id = ${anyOf(ids)} and ${isOpenEnded(day)}) as one
    order by article_id, start desc`.execute(db);
  return rows;
}

/** Returns the open-ended steps of articles. */
export async function readOpenEndedSteps(db: Db, { code, day }: Of, ids: readonly number[]) {
  return await db
    .selectFrom('price_step')
    .select(['article_id', 'min_qty', 'price'])
    .where('price_list_code', '=', code)
    .where('article_id', '=', anyOf(ids))
    .where('valid_to', 'is', null)
    .where(sql<boolean>`(valid_from is null or valid_from <= ${day}::date)`)
    .execute();
}

/** Returns the articles that a price with days holds for today. */
export async function readIdsWithTimed(
  db: Db,
  { code, day }: Of,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('timed_price as t')
    .select('t.article_id')
    .where('t.price_list_code', '=', code)
    .where('t.article_id', '=', anyOf(ids))
    .where(holdsOn('t', day))
    .execute();
  return new Set(rows.map(({ article_id }) => article_id));
}
