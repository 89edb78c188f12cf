import { sql, type Generated } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';

interface ArticleTable {
  id: Generated<number>;
  article_number: string;
  name_sv: string;
  name_en: string | null;
  description_sv: Generated<string>;
  description_en: string | null;
  text_sv: Generated<string>;
  text_en: string | null;
  /** How it is cared for: washing, wiping, drying. */
  care_sv: Generated<string>;
  care_en: string | null;
  product_group_id: number;
  material_id: number | null;
  image_id: number | null;
  /** Of the version before this one, which may run beside it for a while. Nothing reads it. */
  vat_rate: Generated<number>;
  /** The code of its VAT, see `shop/vat-rates`. */
  vat_code: Generated<string>;
  quantity_per_package: Generated<number>;
  quantity_available: Generated<number>;
  quantity_ordered: Generated<number>;
  /** How many times stock was booked in. */
  stock_bookings: Generated<number>;
  estimated_delivery_date: string | null;
  no_article_stock: Generated<boolean>;
  news: Generated<boolean>;
  season_news: Generated<boolean>;
  ean: string | null;
  box_width_mm: number | null;
  box_height_mm: number | null;
  box_depth_mm: number | null;
  weight_g: number | null;
  country_of_origin: string | null;
  hs_code: string | null;
  /** Where it lies in the maker's storeroom; '' when that is unknown. */
  shelf: Generated<string>;
  active: Generated<boolean>;
  sort: Generated<number>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    article: ArticleTable;
    article_view: { article_id: number; image_id: number; sort: Generated<number> };
    article_colour: { article_id: number; colour_id: number };
    price_list: {
      code: string;
      currency_code: Generated<string>;
      name_sv: Generated<string>;
      name_en: string | null;
    };
    price: {
      price_list_code: string;
      article_id: number;
      price: number;
      regular_price: number | null;
      /** Including VAT. */
      recommended_price: number | null;
    };
    timed_price: {
      id: Generated<number>;
      price_list_code: string;
      article_id: number;
      valid_from: string | null;
      valid_to: string | null;
      price: number;
      regular_price: number | null;
      recommended_price: number | null;
    };
    price_step: {
      id: Generated<number>;
      price_list_code: string;
      article_id: number;
      min_qty: number;
      price: number;
      valid_from: string | null;
      valid_to: string | null;
    };
  }
}

export type ArticleRow = Awaited<ReturnType<typeof readArticles>>[number];
export type StockRow = Awaited<ReturnType<typeof readStockChangedSince>>[number];

/** The columns held in memory for every article: each further one costs a hundred thousand values. */
const memoizedColumns = [
  'id',
  'article_number',
  'name_sv',
  'name_en',
  'description_sv',
  'description_en',
  'text_sv',
  'text_en',
  'product_group_id',
  'material_id',
  'image_id',
  'vat_code',
  'quantity_per_package',
  'quantity_available',
  'quantity_ordered',
  'estimated_delivery_date',
  'no_article_stock',
  'news',
  'season_news',
  'ean',
  'box_width_mm',
  'box_height_mm',
  'box_depth_mm',
  'weight_g',
  'country_of_origin',
] as const;

export async function readArticles(db: Db) {
  return await db
    .selectFrom('article')
    .select(memoizedColumns)
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

/** Returns the numbers and EANs of all articles, for sale or not. */
export async function readNumbersOfAll(db: Db) {
  return await db.selectFrom('article').select(['id', 'article_number', 'ean']).execute();
}

export async function readInactiveArticles(db: Db) {
  return await db
    .selectFrom('article')
    .select(['id', 'article_number', 'name_sv', 'name_en', 'ean', 'quantity_per_package'])
    .select('product_group_id')
    .where('active', '=', false)
    .orderBy('id')
    .execute();
}

/**
 * Returns a time of the database's clock before which nothing will be written any more: when the oldest transaction
 * began that has written and still runs, or now. A backup, which only reads, does not hold it back.
 */
export async function readSettledAt(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select least(min(xact_start), clock_timestamp()) as at from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_xid is not null`.execute(db);
  return rows[0]?.at ?? new Date(0);
}

/** Returns the stock of articles changed at or after a moment, to follow the sales of other nodes. */
export async function readStockChangedSince(db: Db, since: Date) {
  return await db
    .selectFrom('article')
    .select(['id', 'quantity_available', 'quantity_ordered', 'estimated_delivery_date', 'changed_at'])
    .where('changed_at', '>=', since)
    .execute();
}

/** Reads what only an article's own page tells. */
export async function readCare(db: Db, id: number) {
  return await db
    .selectFrom('article')
    .select(['care_sv', 'care_en'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function readArticleColours(db: Db) {
  return await db.selectFrom('article_colour').selectAll().execute();
}

/** Additional pictures, in their order. */
export async function readArticleViews(db: Db) {
  return await db.selectFrom('article_view').selectAll().orderBy('sort').orderBy('image_id').execute();
}

export async function readPrices(db: Db) {
  return await db.selectFrom('price').selectAll().execute();
}

export async function readListCurrencies(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('price_list').select(['code', 'currency_code']).execute();
  return new Map(rows.map((row) => [row.code, row.currency_code]));
}

/** Returns the timed prices that have not ended on this day. */
export async function readTimedPrices(db: Db, day: string) {
  return await db
    .selectFrom('timed_price')
    .selectAll()
    .where((row) => row.or([row('valid_to', 'is', null), row('valid_to', '>=', day)]))
    .execute();
}

/** Returns the steps that have not ended on this day. */
export async function readPriceSteps(db: Db, day: string) {
  return await db
    .selectFrom('price_step')
    .selectAll()
    .where((row) => row.or([row('valid_to', 'is', null), row('valid_to', '>=', day)]))
    .execute();
}

export async function readGroupsOfArticles(db: Db) {
  return await db.selectFrom('article').select(['id', 'product_group_id']).execute();
}
