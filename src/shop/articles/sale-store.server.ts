import { sql } from 'kysely';
import type { Trx } from '#kit/db.server.ts';
import type { StockRow } from './store.server.ts';

export type SaleRow = Awaited<ReturnType<typeof lockSaleRows>>[number];

/**
 * What of the articles is needed to sell them; one without a price is not for sale. Locked in the order of their ids,
 * so that two orders never wait for each other in a circle.
 */
export async function lockSaleRows(
  trx: Trx,
  ids: readonly number[],
  { priceListCode, day }: { priceListCode: string; day: string },
) {
  // Looked up one by one: joins to the whole list take twice the time for a cart of ten.
  const priceIn = (list: string) =>
    sql<number | null>`coalesce(
      (select price from timed_price where price_list_code = ${list} and article_id = article.id
        and (valid_from is null or valid_from <= ${day}::date) and (valid_to is null or valid_to >= ${day}::date)
        order by valid_from desc nulls last limit 1),
      (select price from price where price_list_code = ${list} and article_id = article.id))`;
  const currencyOf = (list: string) =>
    sql<string>`(select currency_code from price_list where code = ${list})`;
  const standardStandsIn = sql`${currencyOf(priceListCode)} = ${currencyOf('standard')}`;
  return await trx
    .selectFrom('article')
    .select([
      'id',
      'article_number',
      'name_sv',
      'name_en',
      'image_id',
      'product_group_id',
      'vat_rate',
      'quantity_per_package',
      'quantity_available',
      'quantity_ordered',
      'no_article_stock',
      sql<number | null>`coalesce(${priceIn(priceListCode)},
        case when ${standardStandsIn} then ${priceIn('standard')} end)`.as('price'),
    ])
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .where('active', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Answers what is left. */
export async function subtractStock(
  trx: Trx,
  taken: readonly { id: number; quantity: number }[],
): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    update article
    set quantity_available = article.quantity_available - taken.quantity, changed_at = clock_timestamp()
    from unnest(
      ${taken.map(({ id }) => id)}::integer[],
      ${taken.map(({ quantity }) => quantity)}::integer[]
    ) as taken (id, quantity)
    where article.id = taken.id
    returning article.id, quantity_available, quantity_ordered, estimated_delivery_date, changed_at`.execute(
    trx,
  );
  return rows;
}

/** Locks them as a sale does, in the order of their ids; answers what is left. */
export async function addToStock(
  trx: Trx,
  added: readonly (readonly [id: number, quantity: number])[],
): Promise<StockRow[]> {
  const ids = added.map(([id]) => id);
  await trx
    .selectFrom('article')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
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
