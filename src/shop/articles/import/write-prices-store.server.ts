import { sql } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';

export type ImportedPrice = {
  /** The standard list when omitted. */
  price_list_code?: string | undefined;
  article_id: number;
  price?: number | undefined;
  /** Price in öre; 0 removes the regular price. */
  regular_price?: number | undefined;
  /** Including VAT, in öre; 0 removes it. */
  recommended_price?: number | undefined;
};

/** Returns the price lists by code and locks them against other writers of timed prices until the transaction ends. */
export async function readPriceLists(trx: Trx) {
  const rows = await trx.selectFrom('price_list').selectAll().orderBy('code').forNoKeyUpdate().execute();
  return new Map(rows.map((row) => [row.code, row]));
}

export async function readCurrenciesOfLists(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('price_list').select(['code', 'currency_code']).execute();
  return new Map(rows.map((row) => [row.code, row.currency_code]));
}

/** Returns what is free of charge, as `LIST ARTICLE`, by code and id; for a time, `LIST ARTICLE DAY`, the first one. */
export async function readFreeOfCharge(trx: Trx): Promise<Set<string>> {
  const always = await trx
    .selectFrom('price')
    .select(['price_list_code', 'article_id'])
    .where('price', '=', 0)
    .execute();
  const timed = await trx
    .selectFrom('timed_price')
    .select(['price_list_code', 'article_id', 'valid_from'])
    .where('price', '=', 0)
    .execute();
  return new Set([
    ...always.map(({ price_list_code, article_id }) => `${price_list_code} ${article_id}`),
    ...timed.map((row) => `${row.price_list_code} ${row.article_id} ${row.valid_from}`),
  ]);
}

/** Writes prices in öre. Returns the article id of each price that changed. */
export async function putPrices(trx: Trx, prices: readonly ImportedPrice[]): Promise<number[]> {
  if (prices.length === 0) return [];
  const { rows } = await sql<{ article_id: number }>`
    with d as (
      select coalesce(price_list_code, 'standard') as price_list_code, article_id, price, regular_price,
        recommended_price
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
        as d (price_list_code text, article_id integer, price bigint, regular_price bigint, recommended_price bigint)
    ), changed as (
      update price as t
      set price = coalesce(d.price, t.price),
        regular_price = nullif(coalesce(d.regular_price, t.regular_price), 0),
        recommended_price = nullif(coalesce(d.recommended_price, t.recommended_price), 0)
      from d
      where t.article_id = d.article_id and t.price_list_code = d.price_list_code
        and (t.price, t.regular_price, t.recommended_price) is distinct from
          (coalesce(d.price, t.price), nullif(coalesce(d.regular_price, t.regular_price), 0),
            nullif(coalesce(d.recommended_price, t.recommended_price), 0))
      returning t.article_id
    ), added as (
      insert into price (price_list_code, article_id, price, regular_price, recommended_price)
      select price_list_code, article_id, price, nullif(regular_price, 0), nullif(recommended_price, 0)
      from d where price is not null
      on conflict do nothing
      returning article_id
    )
    select article_id from changed union all select article_id from added`.execute(trx);
  return rows.map(({ article_id }) => article_id);
}

export type ImportedTimedPrice = {
  price_list_code: string;
  article_id: number;
  valid_from: string | null;
  valid_to: string | null;
  price?: number | undefined;
  /** Price in öre; 0 removes the regular price. */
  regular_price?: number | undefined;
  /** Including VAT, in öre; 0 removes it. */
  recommended_price?: number | undefined;
};

export async function readAllTimedPrices(trx: Trx) {
  return await trx
    .selectFrom('timed_price')
    .select(['price_list_code', 'article_id', 'valid_from', 'valid_to'])
    .execute();
}

/**
 * Writes timed prices, identified by their first day; a new one must have a price. Returns the article id of each
 * change.
 */
export async function putTimedPrices(trx: Trx, prices: readonly ImportedTimedPrice[]): Promise<number[]> {
  if (prices.length === 0) return [];
  const { rows } = await sql<{ article_id: number }>`
    with d as (
      select * from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as d (price_list_code text,
        article_id integer, valid_from date, valid_to date, price bigint, regular_price bigint,
        recommended_price bigint)
    ), changed as (
      update timed_price as t
      set valid_to = d.valid_to, price = coalesce(d.price, t.price),
        regular_price = nullif(coalesce(d.regular_price, t.regular_price), 0),
        recommended_price = nullif(coalesce(d.recommended_price, t.recommended_price), 0)
      from d
      where t.article_id = d.article_id and t.price_list_code = d.price_list_code
        and t.valid_from is not distinct from d.valid_from
        and (t.valid_to, t.price, t.regular_price, t.recommended_price) is distinct from
          (d.valid_to, coalesce(d.price, t.price), nullif(coalesce(d.regular_price, t.regular_price), 0),
            nullif(coalesce(d.recommended_price, t.recommended_price), 0))
      returning t.article_id
    ), added as (
      insert into timed_price (price_list_code, article_id, valid_from, valid_to, price, regular_price,
        recommended_price)
      select price_list_code, article_id, valid_from, valid_to, price, nullif(regular_price, 0),
        nullif(recommended_price, 0)
      from d where price is not null
      on conflict do nothing
      returning article_id
    )
    select article_id from changed union all select article_id from added`.execute(trx);
  return rows.map(({ article_id }) => article_id);
}
