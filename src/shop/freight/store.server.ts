import type { Generated } from 'kysely';
import { registerTable } from '#kit/database/register-table.server.ts';
import type { FreightRule } from './freight-rule.ts';
import type { MinimumOrder } from './minimum-order.ts';

declare module '#kit/database/db.server.ts' {
  interface Tables {
    freight_rule: FreightRule & { id: Generated<number> };
    minimum_order: MinimumOrder & { id: Generated<number> };
  }
}

export type FreightRow = FreightRule & { id: number };
export type MinimumRow = MinimumOrder & { id: number };

export const freightTable = registerTable<FreightRow>('freight_rule', [
  'way_of_delivery_id',
  'country_code',
  'currency_code',
  'zone',
  'up_to_weight_g',
]);
export const minimumTable = registerTable<MinimumRow>('minimum_order', ['country_code', 'currency_code']);
