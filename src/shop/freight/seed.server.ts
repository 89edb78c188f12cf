import type { Trx } from '#kit/database/db.server.ts';
import type { FreightRule } from './freight-rule.ts';
import type { MinimumOrder } from './minimum-order.ts';
import { freightTable, minimumTable } from './store.server.ts';

export async function insertFreight(
  trx: Trx,
  freight: readonly FreightRule[],
  minimum: readonly MinimumOrder[],
): Promise<void> {
  await freightTable.insertAll(trx, freight);
  await minimumTable.insertAll(trx, minimum);
}
