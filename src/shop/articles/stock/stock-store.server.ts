import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Trx } from '#kit/database/db.server.ts';
import type { StockRow } from '#shop/articles/store.server.ts';
import { holdsOn, startOf } from '#shop/articles/prices/price-of-day-sql.server.ts';

export type SaleRow = {
  id: number;
  article_number: string;
  name_sv: string;
  name_en: string | null;
  image_id: number | null;
  product_group_id: number;
  vat_code: string;
  quantity_per_package: number;
  weight_g: number | null;
  quantity_available: number;
  quantity_ordered: number;
  estimated_delivery_date: string | null;
  no_article_stock: boolean;
  season_news: boolean;
  /** Price in öre; null when the list has none. */
  price: number | null;
  /** Whether the price holds to a day; it is only looked up for those who have a discount. */
  is_campaign: boolean;
  /** The steps of the list that the price is of; null for none. */
  steps: { min_qty: number; price: number }[] | null;
};

/**
 * Reads what is needed to sell the articles at a list's prices; an article without a price is not for sale. Rows are
 * locked in the order of their ids, so that two orders never deadlock.
 */
export async function lockSaleRows(
  trx: Trx,
  ids: readonly number[],
  list: string,
  { day, hasDiscount }: { day: string; hasDiscount: boolean },
): Promise<SaleRow[]> {
  // Prices are looked up one by one: joining the whole list takes twice the time for a cart of ten.
  const priceIn = (code: string) => sql`coalesce(
    (select price from timed_price where price_list_code = ${code} and article_id = article.id
      and ${holdsOn('timed_price', day)} order by ${startOf('timed_price')} desc limit 1),
    (select price from price where price_list_code = ${code} and article_id = article.id))`;
  const currencyOf = (code: string) => sql`(select currency_code from price_list where code = ${code})`;
  const listOfPrice = sql`case when own.price is null then 'standard' else ${list} end`;
  const campaign = hasDiscount
    ? sql`coalesce((select valid_to is not null from timed_price
        where price_list_code = ${listOfPrice} and article_id = article.id and ${holdsOn('timed_price', day)}
        order by ${startOf('timed_price')} desc limit 1), false)`
    : sql`false`;
  const steps = sql`(
    select jsonb_agg(jsonb_build_object('min_qty', min_qty, 'price', price_step.price)) from price_step
    where article_id = article.id and price_list_code = ${listOfPrice}
      and ${holdsOn('price_step', day)})`;
  const { rows } = await sql<SaleRow>`
    select id, article_number, name_sv, name_en, image_id, product_group_id, vat_code, quantity_per_package, weight_g,
      quantity_available, quantity_ordered, estimated_delivery_date, no_article_stock, season_news,
      coalesce(own.price,
        case when ${currencyOf(list)} = ${currencyOf('standard')} then ${priceIn('standard')} end) as price,
      ${campaign} as is_campaign, ${steps} as steps
    from article
      cross join lateral (select ${priceIn(list)} as price offset 0) as own
    where id = ${anyOf(ids)} and active
    order by id
    for no key update of article`.execute(trx);
  return rows;
}

/** Locks the articles until the transaction ends, in the order of their ids. */
export async function lockArticleRows(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`select from article where id = ${anyOf(ids)} order by id for no key update`.execute(trx);
}

/** Returns the remaining stock. */
export async function subtractStock(
  trx: Trx,
  taken: readonly (readonly [id: number, quantity: number])[],
): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    update article
    set quantity_available = article.quantity_available - taken.quantity, changed_at = clock_timestamp()
    from unnest(
      ${taken.map(([id]) => id)}::integer[],
      ${taken.map(([, quantity]) => quantity)}::integer[]
    ) as taken (id, quantity)
    where article.id = taken.id
    returning article.id, quantity_available, quantity_ordered, estimated_delivery_date, changed_at`.execute(
    trx,
  );
  return rows;
}

/** Locks the articles in the order of their ids, as a sale does. Returns the new stock. */
export async function addToStock(
  trx: Trx,
  added: readonly (readonly [id: number, quantity: number])[],
): Promise<StockRow[]> {
  const ids = added.map(([id]) => id);
  await trx
    .selectFrom('article')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const { rows } = await sql<StockRow>`
    update article
    set quantity_available = greatest(least(quantity_available, 0), quantity_available + added.quantity),
      changed_at = clock_timestamp()
    from unnest(${ids}::integer[], ${added.map(([, quantity]) => quantity)}::integer[]) as added (id, quantity)
    where article.id = added.id
    returning article.id, quantity_available, quantity_ordered, estimated_delivery_date, changed_at`.execute(
    trx,
  );
  return rows;
}
