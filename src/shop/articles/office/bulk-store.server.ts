import { sql, type Updateable } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Tables, Trx } from '#kit/database/db.server.ts';

/** Reads what a bulk edit may change, and locks the rows in the order of their ids. */
export async function lockForBulk(trx: Trx, ids: readonly number[]) {
  const rows = await trx
    .selectFrom('article')
    .select(['id', 'product_group_id', 'news', 'season_news', 'active'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
  const prices = await trx
    .selectFrom('price')
    .select(['article_id', 'price'])
    .where('price_list_code', '=', 'standard')
    .where('article_id', '=', anyOf(ids))
    .execute();
  const priceOf = new Map(prices.map(({ article_id, price }) => [article_id, price]));
  return rows.map((row) => ({ ...row, price: priceOf.get(row.id) ?? null }));
}

export async function updateMany(
  trx: Trx,
  ids: readonly number[],
  values: Updateable<Tables['article']>,
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await trx
    .updateTable('article')
    .set({ ...values, changed_at: sql`clock_timestamp()` })
    .where('id', '=', anyOf(ids))
    .execute();
}

export async function setStandardPrices(
  trx: Trx,
  prices: readonly { id: number; price: number }[],
): Promise<void> {
  await sql`
    update price set price = given.price
    from unnest(
      ${prices.map(({ id }) => id)}::integer[],
      ${prices.map(({ price }) => price)}::bigint[]
    ) as given (id, price)
    where price.article_id = given.id and price.price_list_code = 'standard'`.execute(trx);
}
