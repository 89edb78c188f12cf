import { sql } from 'kysely';
import type { Db, Trx } from '#kit/db.server.ts';

/** What of the articles is needed to sell them; an article without a price is not for sale. */
function saleColumns(db: Db, ids: readonly number[], priceListCode: string) {
  // Looked up one by one: joins to the whole list take twice the time for a cart of ten.
  const priceIn = (list: string) =>
    sql<number | null>`(select price from price where price_list_code = ${list} and article_id = article.id)`;
  return db
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
      sql<number | null>`coalesce(${priceIn(priceListCode)}, ${priceIn('standard')})`.as('price'),
    ])
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .where('active', '=', true)
    .orderBy('id');
}

export type SaleRow = Awaited<ReturnType<typeof readSaleRows>>[number];

export async function readSaleRows(db: Db, ids: readonly number[], priceListCode: string) {
  return await saleColumns(db, ids, priceListCode).execute();
}

/** Locked in the order of their ids, so that two orders never wait for each other in a circle. */
export async function lockSaleRows(trx: Trx, ids: readonly number[], priceListCode: string) {
  return await saleColumns(trx, ids, priceListCode).forNoKeyUpdate().execute();
}

export async function subtractStock(
  trx: Trx,
  taken: readonly { id: number; quantity: number }[],
): Promise<void> {
  await sql`
    update article
    set quantity_available = article.quantity_available - taken.quantity, changed_at = clock_timestamp()
    from unnest(
      ${taken.map(({ id }) => id)}::integer[],
      ${taken.map(({ quantity }) => quantity)}::integer[]
    ) as taken (id, quantity)
    where article.id = taken.id`.execute(trx);
}
