import type { Trx } from '#kit/database/db.server.ts';
import { insertRows, type Rows } from '#kit/database/insert-rows.server.ts';

export async function insertSettings(trx: Trx, settings: Rows<'setting'>): Promise<void> {
  await insertRows(trx, 'setting', settings);
}
