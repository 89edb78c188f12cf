import type { Trx } from '#kit/database/db.server.ts';
import { insertRows, insertRowsWithIds, type Rows } from '#kit/database/insert-rows.server.ts';

export async function insertPages(
  trx: Trx,
  pages: Rows<'cms_page'>,
  blocks: Rows<'cms_block'>,
  links: Rows<'cms_link'>,
): Promise<void> {
  await insertRowsWithIds(trx, 'cms_page', pages);
  await insertRowsWithIds(trx, 'cms_block', blocks);
  await insertRows(trx, 'cms_link', links);
}
