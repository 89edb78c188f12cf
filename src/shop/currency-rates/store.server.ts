import type { Generated } from 'kysely';
import { registerTable } from '#kit/database/register-table.server.ts';
import type { CurrencyRate } from './currency-rate.ts';

declare module '#kit/database/db.server.ts' {
  interface Tables {
    currency_rate: { id: Generated<number>; currency_code: string; day: string; rate: number };
  }
}

export type CurrencyRateRow = CurrencyRate & { id: number };

export const rateTable = registerTable<CurrencyRateRow>('currency_rate', ['currency_code', 'day']);
