import { wireToOre } from '#kit/text/money.ts';
import type { SalesRow } from './contract.ts';

/** What was sold in a month in one currency, and in the same days of the year before; money in öre. */
export type MonthOfSales = {
  /** `2026-11` */
  month: string;
  orders: number;
  quantity: number;
  ore: number;
  oreBefore: number;
};

/** Returns the months that the days from `from` to `to` are in, as `2026-11`. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = nextMonth(month)) months.push(month);
  return months;
}

/** Returns the same day a year before; of 29 February the 28th. */
export function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`;
}

/** Returns the first day of the month that lies `months` before that of a day. */
export function monthStart(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}

/** Puts the sums of two years side by side, by currency; a month without sales counts as 0. */
export function besideYearBefore(
  months: readonly string[],
  sales: readonly SalesRow[],
  before: readonly SalesRow[],
): { currency: string; months: MonthOfSales[] }[] {
  const currencies = [...new Set([...sales, ...before].map(({ CurrencyCode }) => CurrencyCode))];
  return currencies.map((currency) => {
    const rowsOf = (rows: readonly SalesRow[]) =>
      new Map(rows.filter((row) => row.CurrencyCode === currency).map((row) => [row.Name, row]));
    const [now, then] = [rowsOf(sales), rowsOf(before)];
    return {
      currency,
      months: months.map((month) => {
        const { Orders = 0, Quantity = 0, Amount = 0 } = now.get(month) ?? {};
        const earlier = then.get(yearBefore(`${month}-01`).slice(0, 7));
        const oreBefore = wireToOre(earlier?.Amount ?? 0);
        return { month, orders: Orders, quantity: Quantity, ore: wireToOre(Amount), oreBefore };
      }),
    };
  });
}

/** Returns a round step of a scale on which at most four lines lie below the highest amount. */
export function roundStep(highest: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(highest, 1) / 4));
  return [1, 2, 2.5, 5, 10].map((times) => times * size).find((step) => step * 4 >= highest) ?? highest;
}

function nextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12
    ? `${String(year + 1).padStart(4, '0')}-01`
    : `${String(year).padStart(4, '0')}-${String(number + 1).padStart(2, '0')}`;
}
