import type { Trx } from '#kit/database/db.server.ts';
import { insertRows, insertRowsWithIds, type Rows } from '#kit/database/insert-rows.server.ts';

export async function insertColours(trx: Trx, colours: Rows<'colour'>): Promise<void> {
  await insertRowsWithIds(trx, 'colour', colours);
}

export async function insertMaterials(trx: Trx, materials: Rows<'material'>): Promise<void> {
  await insertRowsWithIds(trx, 'material', materials);
}

export async function insertArticles(
  trx: Trx,
  articles: Rows<'article'>,
  colours: Rows<'article_colour'>,
): Promise<void> {
  await insertRowsWithIds(trx, 'article', articles);
  await insertRows(trx, 'article_colour', colours);
}

export async function insertArticleViews(trx: Trx, images: Rows<'article_view'>): Promise<void> {
  await insertRows(trx, 'article_view', images);
}

export async function insertDepictedArticles(trx: Trx, articles: Rows<'image_article'>): Promise<void> {
  await insertRows(trx, 'image_article', articles);
}

/** An existing list, as `standard` always is, stays unchanged. */
export async function insertPrices(
  trx: Trx,
  lists: Rows<'price_list'>,
  prices: Rows<'price'>,
): Promise<void> {
  await trx
    .insertInto('price_list')
    .values([...lists])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await insertRows(trx, 'price', prices);
}

export async function insertPriceSteps(trx: Trx, steps: Rows<'price_step'>): Promise<void> {
  await insertRows(trx, 'price_step', steps);
}

export async function insertTimedPrices(trx: Trx, prices: Rows<'timed_price'>): Promise<void> {
  await insertRows(trx, 'timed_price', prices);
}
