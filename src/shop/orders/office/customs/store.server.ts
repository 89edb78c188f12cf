import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import type { Terms } from '#shop/settings/incoterms.ts';

/** Returns what customs asks of articles. */
export async function readGoodsFacts(db: Db, articleIds: readonly number[]) {
  return await db
    .selectFrom('article')
    .select(['id', 'hs_code', 'country_of_origin', 'weight_g'])
    .where('id', '=', anyOf(articleIds))
    .execute();
}

/** Returns the terms of its own that a way of delivery has; '' for none. */
export async function readTermsOfWay(db: Db, id: number | null): Promise<Terms> {
  const way =
    id === null
      ? undefined
      : await db
          .selectFrom('way_of_delivery')
          .select(['incoterms as incoterm', 'incoterms_place as place'])
          .where('id', '=', id)
          .executeTakeFirst();
  return way ?? { incoterm: '', place: '' };
}

export async function readOrderIdOf(db: Db, consignmentId: number): Promise<number | undefined> {
  const consignment = await db
    .selectFrom('consignment')
    .select('order_id')
    .where('id', '=', consignmentId)
    .executeTakeFirst();
  return consignment?.order_id;
}
