import { anyOf } from '#kit/database/any-of.server.ts';
import { wayNames } from '#shop/orders/way-name.server.ts';
import type { Db } from '#kit/database/db.server.ts';

export async function readOrderHeads(db: Db, ids: readonly number[]) {
  return await db
    .selectFrom('customer_order')
    .selectAll()
    .select(wayNames)
    .where('id', '=', anyOf(ids))
    .execute();
}

/** Returns what a shelf and a parcel know an article by. */
export async function readArticlesToPick(db: Db, ids: readonly number[]) {
  return await db.selectFrom('article').select(['id', 'ean', 'shelf']).where('id', '=', anyOf(ids)).execute();
}
