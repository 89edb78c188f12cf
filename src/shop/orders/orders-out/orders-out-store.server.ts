import { sql, type Generated } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { isReal, stateIs } from '#shop/orders/state-condition.server.ts';

interface OrderBatchTable {
  id: Generated<number>;
  created_at: Generated<Date>;
  acknowledged_at: Date | null;
  acknowledged_by: Generated<string>;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    order_batch: OrderBatchTable;
  }
}

export type OrderOut = Awaited<ReturnType<typeof readOrdersOfBatch>>[number];

/** Prevents others from creating or reading batches until the transaction ends. */
export async function lockBatches(trx: Trx): Promise<void> {
  await sql`lock table order_batch in share row exclusive mode`.execute(trx);
}

export async function readOpenBatch(db: Db) {
  return await db
    .selectFrom('order_batch')
    .select(['id', 'created_at'])
    .where('acknowledged_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Returns undefined when there are no new orders. */
export async function makeBatch(
  trx: Trx,
  { createdAt, placedUntil, mostOrders }: { createdAt: Date; placedUntil: Date; mostOrders: number },
) {
  const orders = await trx
    .selectFrom('customer_order')
    .select('id')
    .where('batch_id', 'is', null)
    .where('held', 'is', null)
    .where(isReal())
    .where(stateIs(orderIs.open))
    .where('created_at', '<=', placedUntil)
    .orderBy('id')
    .limit(mostOrders)
    .execute();
  if (orders.length === 0) return undefined;
  const batch = await trx
    .insertInto('order_batch')
    .values({ created_at: createdAt, acknowledged_at: null })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('customer_order')
    .set({ batch_id: batch.id })
    .where('id', '=', anyOf(orders.map(({ id }) => id)))
    .execute();
  return batch;
}

export async function readOrdersOfBatch(db: Db, batchId: number) {
  return await db
    .selectFrom('customer_order')
    .selectAll()
    .where('batch_id', '=', batchId)
    // The index covers only rows that match this condition.
    .where('batch_id', '>', 0)
    .orderBy('id')
    .execute();
}

/** Returns false when there is no such batch, and true also when it was already acknowledged. */
export async function noteAcknowledged(db: Db, id: number, by: string, at: Date): Promise<boolean> {
  const found = await db
    .updateTable('order_batch')
    .set({
      acknowledged_at: sql`coalesce(acknowledged_at, ${at})`,
      acknowledged_by: sql`case when acknowledged_at is null then ${by} else acknowledged_by end`,
    })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
}
