import type { Trx } from '#kit/database/db.server.ts';
import { insertRows, type Rows } from '#kit/database/insert-rows.server.ts';

export async function insertWebTexts(trx: Trx, texts: Rows<'web_text'>): Promise<void> {
  await insertRows(trx, 'web_text', texts);
}
