import { addDays } from '#kit/text/dates.ts';
import { divideRounded } from '#kit/text/money.ts';

/** What one unit of a currency is in Swedish kronor on a day, in millionths of a krona. */
export type CurrencyRate = { currency_code: string; day: string; rate: number };

/** The greatest number of days that a rate may be older than the day that it is asked for. */
export const mostDaysOld = 10;

/** Returns the latest rate of a currency on a day, which is at most ten days older. */
export function rateOn<Rate extends CurrencyRate>(
  rates: readonly Rate[],
  { currencyCode, day }: { currencyCode: string; day: string },
): Rate | undefined {
  const oldest = addDays(day, -mostDaysOld);
  return rates
    .filter((rate) => rate.currency_code === currencyCode && oldest <= rate.day && rate.day <= day)
    .reduce<Rate | undefined>((latest, rate) => (latest && latest.day > rate.day ? latest : rate), undefined);
}

/** Returns öre of hundredths of the currency, rounded half away from zero. The product exceeds the safe integers. */
export function inSwedishOre(hundredths: number, { rate }: Pick<CurrencyRate, 'rate'>): number {
  return divideRounded(BigInt(hundredths) * BigInt(rate), 1_000_000n);
}

/** Returns the part of an amount in öre that `part` is of `whole`, above 0, rounded half away from zero. */
export function partOf(ore: number, { part, whole }: { part: number; whole: number }): number {
  return divideRounded(BigInt(ore) * BigInt(part), BigInt(whole));
}
