import type { Db } from '#kit/database/db.server.ts';
import { addDays } from '#kit/text/dates.ts';
import { mostDaysOld, rateOn, type CurrencyRate } from './currency-rate.ts';

/** Returns the rate that holds for a currency on a day; undefined when none is known that is new enough. */
export async function readRateOn(
  db: Db,
  asked: { currencyCode: string; day: string },
): Promise<CurrencyRate | undefined> {
  const rates = await db
    .selectFrom('currency_rate')
    .select(['currency_code', 'day', 'rate'])
    .where('currency_code', '=', asked.currencyCode)
    .where('day', '<=', asked.day)
    .where('day', '>=', addDays(asked.day, -mostDaysOld))
    .execute();
  return rateOn(rates, asked);
}
