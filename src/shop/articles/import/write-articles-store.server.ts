import { sql, type Insertable } from 'kysely';
import type { Tables, Trx } from '#kit/database/db.server.ts';
import { updateRows, type UpdatedColumn } from '#kit/database/update-rows.server.ts';
import { pagesById } from '#kit/tables/out/table-out.server.ts';

export type ImportedArticle = Partial<Omit<Insertable<Tables['article']>, 'article_number'>>;
export type NewArticle = Insertable<Tables['article']>;

export type ImportedStock = {
  quantity_available?: number | undefined;
  quantity_ordered?: number | undefined;
  estimated_delivery_date?: string | undefined;
};

/** Returns the ids by lower-case article number. */
export async function readArticleIds(trx: Trx): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for await (const page of pagesOfArticles(trx))
    for (const { id, article_number } of page) ids.set(article_number.toLowerCase(), id);
  return ids;
}

export async function readIdsOfNumbers(trx: Trx, numbers: readonly string[]): Promise<Map<string, number>> {
  if (numbers.length === 0) return new Map();
  const rows = await trx
    .selectFrom('article')
    .select(['id', 'article_number'])
    .where('article_number', '=', sql<string>`any(${[...numbers]}::text[])`)
    .execute();
  return new Map(rows.map(({ id, article_number }) => [article_number, id]));
}

/** Returns the VAT codes of all articles by id. */
export async function readVatCodes(trx: Trx): Promise<Map<number, string>> {
  const codes = new Map<number, string>();
  for await (const page of pagesOfArticles(trx)) for (const { id, vat_code } of page) codes.set(id, vat_code);
  return codes;
}

/** Returns the EANs of all articles that have one, the oldest first. */
export async function readEans(trx: Trx) {
  return await trx
    .selectFrom('article')
    .select(['article_number', 'ean'])
    .where('ean', 'is not', null)
    .orderBy('id')
    .execute();
}

/** The rows of all articles at once would be garbage at once, and hold everybody up while it is collected. */
function pagesOfArticles(trx: Trx) {
  const columns = ['id', 'article_number', 'vat_code'] as const;
  return pagesById(
    async ({ after, take }) =>
      await trx
        .selectFrom('article')
        .select(columns)
        .where('id', '>', after)
        .orderBy('id')
        .limit(take)
        .execute(),
    2_000,
  );
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
  {
    name: 'stock_bookings',
    type: 'integer',
    becomes: sql`t.stock_bookings + coalesce((d.quantity_available > t.quantity_available)::integer, 0)`,
  },
  { name: 'quantity_ordered', type: 'integer' },
  {
    name: 'estimated_delivery_date',
    type: 'date',
    becomes: sql`
      case when d.quantity_ordered = 0 then null
      else coalesce(d.estimated_delivery_date, t.estimated_delivery_date) end`,
  },
];

const updatedColumns: UpdatedColumn[] = [
  {
    name: 'name_sv',
    type: 'text',
    // A Swedish name that only repeats the English one, because there was no other, changes with it.
    becomes: sql`coalesce(d.name_sv, case when t.name_sv = t.name_en then d.name_en end, t.name_sv)`,
  },
  ...[
    'name_en',
    'description_sv',
    'description_en',
    'care_sv',
    'care_en',
    'ean',
    'country_of_origin',
    'hs_code',
    'shelf',
    'vat_code',
  ].map(ofType('text')),
  ...['product_group_id', 'material_id', 'image_id', 'quantity_per_package'].map(ofType('integer')),
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
  return await updateRows(trx, { table, columns: updatedColumns, changedAt }, articles);
}

/** Returns the ids of the changed articles. */
export async function updateStock(
  trx: Trx,
  stock: readonly (ImportedStock & { id: number })[],
): Promise<number[]> {
  return await updateRows(trx, { table, columns: stockColumns, changedAt }, stock);
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
