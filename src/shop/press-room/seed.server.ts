import type { Trx } from '#kit/database/db.server.ts';
import { insertRows, insertRowsWithIds, type Rows } from '#kit/database/insert-rows.server.ts';

export async function insertPressMessages(
  trx: Trx,
  messages: Rows<'press_message'>,
  images: Rows<'press_message_image'>,
): Promise<void> {
  await insertRowsWithIds(trx, 'press_message', messages);
  await insertRows(trx, 'press_message_image', images);
}

export async function insertPressArticles(
  trx: Trx,
  articles: Rows<'press_article'>,
  images: Rows<'press_article_image'>,
): Promise<void> {
  await insertRowsWithIds(trx, 'press_article', articles);
  await insertRows(trx, 'press_article_image', images);
}
