import { sql, type Generated } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { insertionOf } from '#kit/database/insert-rows.server.ts';
import { registerTable } from '#kit/database/register-table.server.ts';
import type { CurrencyRate } from './currency-rate.ts';

declare module '#kit/database/db.server.ts' {
  interface Tables {
    currency_rate: { id: Generated<number>; currency_code: string; day: string; rate: number };
  }
}

export type CurrencyRateRow = CurrencyRate & { id: number };

export const rateTable = registerTable<CurrencyRateRow>('currency_rate', ['currency_code', 'day']);

/** Returns some of the rates, the latest day first, and how many there are. */
export async function findRates(db: Db, { skip, take }: { skip: number; take: number }) {
  const rows = await db
    .selectFrom('currency_rate')
    .select(['id', 'currency_code', 'day', 'rate'])
    .orderBy('day', 'desc')
    .orderBy('currency_code')
    .offset(skip)
    .limit(take)
    .execute();
  const { count } = await db
    .selectFrom('currency_rate')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(count) };
}

/** Returns the rates that are stored for the currencies and days of these. */
export async function readRatesOfDays(trx: Trx, rates: readonly CurrencyRate[]): Promise<CurrencyRate[]> {
  const { rows } = await sql<CurrencyRate>`
    select stored.currency_code, stored.day, stored.rate
    from currency_rate as stored
      join json_populate_recordset(null::currency_rate, ${JSON.stringify(rates)}::json) as given
        using (currency_code, day)`.execute(trx);
  return rows;
}

/** Stores rates, at least one and one of each currency and day, in place of those that there are. */
export async function putRates(trx: Trx, rates: readonly CurrencyRate[]): Promise<void> {
  const insertion = insertionOf('currency_rate', rates);
  await sql`${insertion} on conflict (currency_code, day) do update set rate = excluded.rate`.execute(trx);
}
