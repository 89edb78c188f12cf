import type { Trx } from '#kit/database/db.server.ts';
import { insertRowsWithIds, type Rows } from '#kit/database/insert-rows.server.ts';

export async function insertContactCards(trx: Trx, cards: Rows<'staff_card'>): Promise<void> {
  await insertRowsWithIds(trx, 'staff_card', cards);
}
