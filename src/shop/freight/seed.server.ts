import type { Trx } from '#kit/database/db.server.ts';
import type { FreightRule } from './freight-rule.ts';
import type { MinimumOrder } from './minimum-order.ts';
import { freightTable, minimumTable } from './store.server.ts';

export async function insertFreight(
  trx: Trx,
  freight: readonly FreightRule[],
  minimum: readonly MinimumOrder[],
): Promise<void> {
  for (const rule of freight) await freightTable.insert(trx, rule);
  for (const rule of minimum) await minimumTable.insert(trx, rule);
}
