import type { Db } from '#kit/database/db.server.ts';
import { hasRows } from '#kit/database/insert-rows.server.ts';

/** Returns whether the shop has no data of its own yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  return !(await hasRows(db, ['product_group', 'article', 'customer', 'cms_page', 'web_text', 'setting']));
}
