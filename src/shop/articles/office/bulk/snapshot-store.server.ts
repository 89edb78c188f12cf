import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Trx } from '#kit/database/db.server.ts';

type Period = { valid_from: string | null; valid_to: string | null };
type Price = {
  price_list_code: string;
  price: number;
  regular_price: number | null;
  recommended_price: number | null;
};
type PriceStep = Period & { price_list_code: string; min_qty: number; price: number };
/** What a file can set of an article. */
export type ArticleState = {
  article: Readonly<Record<string, string | number | boolean | null>>;
  prices: readonly Price[];
  timed: readonly (Price & Period)[];
  steps: readonly PriceStep[];
  colours: readonly number[];
};
/** `version` is of all that the staff edit; the stock is not of it, so that a sale is no change. */
export type Snapshot = {
  id: number;
  article_number: string;
  stock: number;
  version: string;
  state: ArticleState;
};
/** `taken` is what the file took from the stock; null for an article that it made. */
export type StateBefore = (ArticleState & { taken: number }) | null;

/** What is kept of an article that the file made. */
export const madeByFile = {};

/** What changes of itself, or only with the order of the list. */
const unseen = ['id', 'quantity_available', 'stock_bookings', 'vat_rate', 'sort', 'created_at', 'changed_at'];

const given =
  'name_sv name_en description_sv description_en care_sv care_en ean country_of_origin hs_code vat_code product_group_id material_id image_id quantity_per_package box_width_mm box_height_mm box_depth_mm weight_g no_article_stock news season_news active quantity_ordered estimated_delivery_date'.split(
    ' ',
  );

/** Returns those of the articles that exist, with all their prices. */
export async function readSnapshots(trx: Trx, ids: readonly number[]): Promise<Map<number, Snapshot>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Snapshot>`
    select a.id, a.article_number, a.quantity_available as stock, s.state,
      md5(s.state::text || coalesce((
        select string_agg(image_id::text, ' ' order by sort, image_id) from article_view where article_id = a.id
      ), '')) as version
    from article as a cross join lateral (select jsonb_build_object(
      'article', to_jsonb(a) - ${unseen}::text[] - case when a.shelf = '' then 'shelf' else '' end,
      'prices', (select coalesce(jsonb_agg(to_jsonb(p) - 'article_id' order by price_list_code), '[]')
        from price as p where article_id = a.id),
      'timed', (select coalesce(jsonb_agg(to_jsonb(p) - 'article_id' - 'id' order by price_list_code, valid_from), '[]')
        from timed_price as p where article_id = a.id),
      'steps', (select coalesce(jsonb_agg(to_jsonb(p) - 'article_id' - 'id' order by price_list_code, min_qty, valid_from), '[]')
        from price_step as p where article_id = a.id),
      'colours', (select coalesce(jsonb_agg(colour_id order by colour_id), '[]')
        from article_colour where article_id = a.id)
    ) as state) as s
    where a.id = ${anyOf(ids)} order by a.id`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Gives articles back what they had, where that differs from what they have; what was sold of them meanwhile stays sold.
 */
export async function giveStatesBack(
  trx: Trx,
  rows: readonly { article_id: number; before: NonNullable<StateBefore>; is: ArticleState }[],
): Promise<void> {
  const differing = (part: keyof ArticleState) =>
    rows.filter(({ before, is }) => JSON.stringify(before[part]) !== JSON.stringify(is[part]));
  const changed = new Set(differing('article'));
  await giveColumnsBack(
    trx,
    rows.filter((row) => row.before.taken !== 0 || changed.has(row)),
  );
  await giveListBack(trx, 'price', differing('prices'), ({ prices }) => prices);
  await giveListBack(trx, 'timed_price', differing('timed'), ({ timed }) => timed);
  await giveListBack(trx, 'price_step', differing('steps'), ({ steps }) => steps);
  await giveListBack(trx, 'article_colour', differing('colours'), ({ colours }) =>
    colours.map((colour_id) => ({ colour_id })),
  );
}

type GivenBack = { article_id: number; before: NonNullable<StateBefore> };

async function giveColumnsBack(trx: Trx, rows: readonly GivenBack[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ article_id, before: { article, taken } }) => ({
    ...article,
    id: article_id,
    quantity_available: taken,
  }));
  const sets = [
    ...given.map((name) => sql`${sql.ref(name)} = d.${sql.ref(name)}`),
    // States that were kept before there were shelves have none, and an article without one says nothing of it.
    sql`shelf = coalesce(d.shelf, '')`,
  ];
  await sql`update article as t set ${sql.join(sets)}, changed_at = clock_timestamp(),
      quantity_available = t.quantity_available + d.quantity_available
    from jsonb_populate_recordset(null::article, ${JSON.stringify(values)}::jsonb) as d
    where t.id = d.id and t.id = ${anyOf(values.map(({ id }) => id))}`.execute(trx);
}

const columnsOf = {
  price: 'price_list_code, article_id, price, regular_price, recommended_price',
  timed_price: 'price_list_code, article_id, price, regular_price, recommended_price, valid_from, valid_to',
  price_step: 'price_list_code, article_id, min_qty, price, valid_from, valid_to',
  article_colour: 'article_id, colour_id',
} as const;

async function giveListBack(
  trx: Trx,
  table: keyof typeof columnsOf,
  rows: readonly GivenBack[],
  listOf: (state: ArticleState) => readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.raw(columnsOf[table]);
  const values = rows.flatMap(({ article_id, before }) =>
    listOf(before).map((one) => ({ ...one, article_id })),
  );
  const ids = rows.map(({ article_id }) => article_id);
  await sql`delete from ${sql.table(table)} where article_id = ${anyOf(ids)}`.execute(trx);
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb)`.execute(trx);
}

type Named = {
  groups: number[];
  materials: number[];
  images: number[];
  vat: string[];
  lists: string[];
  colours: number[];
};

/** Returns what there still is of what the states name. */
export async function readStillThere(
  trx: Trx,
  { groups, materials, images, vat, lists, colours }: Named,
): Promise<Named> {
  const { rows } = await sql<Named>`select
    array(select id from product_group where id = ${anyOf(groups)}) as groups,
    array(select id from material where id = ${anyOf(materials)}) as materials,
    array(select id from image where id = ${anyOf(images)}) as images,
    array(select id from colour where id = ${anyOf(colours)}) as colours,
    array(select code from vat_code where code = any(${vat}::text[])) as vat,
    array(select code from price_list where code = any(${lists}::text[])) as lists`.execute(trx);
  return rows[0]!;
}
