import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';

/**
 * Notes that these orders are on a printed pick list; the latest list counts. It is no change of what was ordered, so
 * an order that somebody has open keeps its version.
 */
export async function markPrinted(db: Db, orderIds: readonly number[], by: string, now: Date): Promise<void> {
  if (orderIds.length === 0) return;
  await db
    .updateTable('customer_order')
    .set({ printed_at: now, printed_by: by })
    .where('id', '=', anyOf(orderIds))
    .execute();
}
