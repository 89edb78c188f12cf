import type { Generated } from 'kysely';
import { registerTable } from '#kit/database/register-table.server.ts';
import type { FreightRule } from './freight-rule.ts';
import type { MinimumOrder } from './minimum-order.ts';

declare module '#kit/database/db.server.ts' {
  interface Tables {
    freight_rule: {
      id: Generated<number>;
      way_of_delivery_id: number;
      country_code: string | null;
      zone: string | null;
      currency_code: string;
      up_to_weight_g: number | null;
      fee: number;
      free_from: number | null;
    };
    minimum_order: {
      id: Generated<number>;
      country_code: string | null;
      currency_code: string;
      amount: number;
      small_order_fee: number | null;
    };
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
