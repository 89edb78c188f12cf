import type { Generated } from 'kysely';
import { registerTable } from '#kit/database/register-table.server.ts';

declare module '#kit/database/db.server.ts' {
  interface Tables {
    sold_to_country: { id: Generated<number>; country_code: string; sort: Generated<number> };
  }
}

export type SoldToRow = { id: number; country_code: string; sort: number };

export const soldToTable = registerTable<SoldToRow>('sold_to_country', ['sort', 'country_code']);
