import type { Trx } from '#kit/database/db.server.ts';
import { insertRowsWithIds, type Rows } from '#kit/database/insert-rows.server.ts';

export async function insertImages(trx: Trx, images: Rows<'image'>): Promise<void> {
  await insertRowsWithIds(trx, 'image', images);
}

export async function insertWebImages(trx: Trx, webImages: Rows<'web_image'>): Promise<void> {
  await insertRowsWithIds(trx, 'web_image', webImages);
}
