import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/*
 * The rule of price-of-day.ts for statements: of the timed prices that hold on a day, the one that began last. A test
 * with generated periods compares both (sale-prices.data.test.ts).
 */

/** Whether a row of `timed_price`, which the statement calls `table`, holds on the day. */
export function holdsOn(table: string, day: string): RawBuilder<boolean> {
  const [from, to] = [sql.ref(`${table}.valid_from`), sql.ref(`${table}.valid_to`)];
  return sql`((${from} is null or ${from} <= ${day}::date) and (${to} is null or ${to} >= ${day}::date))`;
}

/** The day on which a row began; a row without one began before every day. */
export function startOf(table: string): RawBuilder<string> {
  return sql`coalesce(${sql.ref(`${table}.valid_from`)}, '-infinity')`;
}
