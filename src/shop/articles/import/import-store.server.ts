import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Tables, Trx } from '#kit/database/db.server.ts';
import { updateRows, type UpdatedColumn } from '#kit/database/update-rows.server.ts';

export type ImportedArticle = Partial<Omit<Insertable<Tables['article']>, 'article_number'>>;
export type NewArticle = Insertable<Tables['article']>;

export type ImportedStock = {
  quantity_available?: number | undefined;
  quantity_ordered?: number | undefined;
  estimated_delivery_date?: string | undefined;
};

/** Returns the ids by lower-case article number. */
export async function readArticleIds(trx: Trx): Promise<Map<string, number>> {
  const rows = await trx.selectFrom('article').select(['id', 'article_number']).execute();
  return new Map(rows.map(({ id, article_number }) => [article_number.toLowerCase(), id]));
}

/** Returns the ids in the order of the articles. */
export async function insertImportedArticles(trx: Trx, articles: readonly NewArticle[]): Promise<number[]> {
  if (articles.length === 0) return [];
  const rows = await trx
    .insertInto('article')
    .values([...articles])
    .returning(['id', 'article_number'])
    .execute();
  const ids = new Map(rows.map(({ id, article_number }) => [article_number, id]));
  return articles.map(({ article_number }) => ids.get(article_number) ?? 0);
}

const stockColumns: UpdatedColumn[] = [
  { name: 'quantity_available', type: 'integer' },
  { name: 'quantity_ordered', type: 'integer' },
  {
    name: 'estimated_delivery_date',
    type: 'date',
    becomes: sql`
      case when d.quantity_ordered = 0 then null
      else coalesce(d.estimated_delivery_date, t.estimated_delivery_date) end`,
  },
];

const articleColumns: UpdatedColumn[] = [
  {
    name: 'name_sv',
    type: 'text',
    // A Swedish name that only repeats the English one, because there was no other, changes with it.
    becomes: sql`coalesce(d.name_sv, case when t.name_sv = t.name_en then d.name_en end, t.name_sv)`,
  },
  ...['name_en', 'description_sv', 'description_en', 'ean', 'country_of_origin', 'hs_code'].map(
    ofType('text'),
  ),
  ...['product_group_id', 'material_id', 'image_id', 'vat_rate', 'quantity_per_package'].map(
    ofType('integer'),
  ),
  ...['box_width_mm', 'box_height_mm', 'box_depth_mm', 'weight_g'].map(ofType('integer')),
  ...['no_article_stock', 'news', 'season_news', 'active'].map(ofType('boolean')),
  ...stockColumns,
];

function ofType(type: string): (name: string) => UpdatedColumn {
  return (name) => ({ name, type });
}

const table = 'article';
const changedAt = 'changed_at';

/** Returns the ids of the changed articles. */
export async function updateArticles(
  trx: Trx,
  articles: readonly (ImportedArticle & { id: number })[],
): Promise<number[]> {
  return await updateRows(trx, { table, columns: articleColumns, changedAt }, articles);
}

/** Returns the ids of the changed articles. */
export async function updateStock(
  trx: Trx,
  stock: readonly (ImportedStock & { id: number })[],
): Promise<number[]> {
  return await updateRows(trx, { table, columns: stockColumns, changedAt }, stock);
}

export type ImportedPrice = {
  /** The standard list when omitted. */
  price_list_code?: string | undefined;
  article_id: number;
  price?: number | undefined;
  /** Price in öre; 0 removes the regular price. */
  regular_price?: number | undefined;
};

/** Returns the price lists by code and locks them against other writers of timed prices until the transaction ends. */
export async function readPriceLists(trx: Trx) {
  const rows = await trx.selectFrom('price_list').selectAll().orderBy('code').forNoKeyUpdate().execute();
  return new Map(rows.map((row) => [row.code, row]));
}

/** Writes prices in öre. Returns the article id of each price that changed. */
export async function putPrices(trx: Trx, prices: readonly ImportedPrice[]): Promise<number[]> {
  if (prices.length === 0) return [];
  const { rows } = await sql<{ article_id: number }>`
    with d as (
      select coalesce(price_list_code, 'standard') as price_list_code, article_id, price, regular_price
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
        as d (price_list_code text, article_id integer, price bigint, regular_price bigint)
    ), changed as (
      update price as t
      set price = coalesce(d.price, t.price),
        regular_price = nullif(coalesce(d.regular_price, t.regular_price), 0)
      from d
      where t.article_id = d.article_id and t.price_list_code = d.price_list_code
        and (t.price, t.regular_price) is distinct from
          (coalesce(d.price, t.price), nullif(coalesce(d.regular_price, t.regular_price), 0))
      returning t.article_id
    ), added as (
      insert into price (price_list_code, article_id, price, regular_price)
      select price_list_code, article_id, price, nullif(regular_price, 0) from d where price is not null
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
        article_id integer, valid_from date, valid_to date, price bigint, regular_price bigint)
    ), changed as (
      update timed_price as t
      set valid_to = d.valid_to, price = coalesce(d.price, t.price),
        regular_price = nullif(coalesce(d.regular_price, t.regular_price), 0)
      from d
      where t.article_id = d.article_id and t.price_list_code = d.price_list_code
        and t.valid_from is not distinct from d.valid_from
        and (t.valid_to, t.price, t.regular_price) is distinct from
          (d.valid_to, coalesce(d.price, t.price), nullif(coalesce(d.regular_price, t.regular_price), 0))
      returning t.article_id
    ), added as (
      insert into timed_price (price_list_code, article_id, valid_from, valid_to, price, regular_price)
      select price_list_code, article_id, valid_from, valid_to, price, nullif(regular_price, 0)
      from d where price is not null
      on conflict do nothing
      returning article_id
    )
    select article_id from changed union all select article_id from added`.execute(trx);
  return rows.map(({ article_id }) => article_id);
}

/** Sets exactly these colours for each article. Returns the ids of the articles whose colours changed. */
export async function putColours(
  trx: Trx,
  colours: readonly { article_id: number; colour_ids: readonly number[] }[],
): Promise<number[]> {
  if (colours.length === 0) return [];
  const { rows } = await sql<{ article_id: number }>`
    with d as (
      select * from jsonb_to_recordset(${JSON.stringify(colours)}::jsonb)
        as d (article_id integer, colour_ids integer[])
    ), removed as (
      delete from article_colour as t using d
      where t.article_id = d.article_id and t.colour_id <> all (d.colour_ids)
      returning t.article_id
    ), added as (
      insert into article_colour (article_id, colour_id)
      select article_id, unnest(colour_ids) from d
      on conflict do nothing
      returning article_id
    )
    select article_id from removed union select article_id from added`.execute(trx);
  return rows.map(({ article_id }) => article_id);
}
