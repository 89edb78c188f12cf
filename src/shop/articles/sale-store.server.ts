import { sql } from 'kysely';
import type { Db, Trx } from '#kit/db.server.ts';

/** What of the articles is needed to sell them; an article without a price in any list is not for sale. */
function saleColumns(db: Db, ids: readonly number[], priceListCode: string) {
  return db
    .selectFrom('article')
    .leftJoin('price as own', (join) =>
      join.onRef('own.article_id', '=', 'article.id').on('own.price_list_code', '=', priceListCode),
    )
    .leftJoin('price as standard', (join) =>
      join.onRef('standard.article_id', '=', 'article.id').on('standard.price_list_code', '=', 'standard'),
    )
    .select([
      'article.id',
      'article.article_number',
      'article.name_sv',
      'article.name_en',
      'article.image_id',
      'article.product_group_id',
      'article.vat_rate',
      'article.quantity_per_package',
      'article.quantity_available',
      'article.quantity_ordered',
      'article.no_article_stock',
      sql<number>`coalesce(own.price, standard.price)`.as('price'),
    ])
    .where('article.id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .where('article.active', '=', true)
    .where(sql<boolean>`coalesce(own.price, standard.price) is not null`)
    .orderBy('article.id');
}

export type SaleRow = Awaited<ReturnType<typeof readSaleRows>>[number];

export async function readSaleRows(db: Db, ids: readonly number[], priceListCode: string) {
  return await saleColumns(db, ids, priceListCode).execute();
}

/** Locked in the order of their ids, so that two orders never wait for each other in a circle. */
export async function lockSaleRows(trx: Trx, ids: readonly number[], priceListCode: string) {
  return await saleColumns(trx, ids, priceListCode).forNoKeyUpdate('article').execute();
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
