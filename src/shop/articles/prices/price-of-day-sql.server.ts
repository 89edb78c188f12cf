import { sql, type RawBuilder } from 'kysely';

/*
 * The SQL version of price-of-day.ts: of the timed prices that apply on a day, the one that began last is charged. A
 * test with generated periods compares both (sale-prices.data.test.ts).
 */

/** A condition: the row of `timed_price`, with the alias `table`, applies on the day. */
export function holdsOn(table: string, day: string): RawBuilder<boolean> {
  const [from, to] = [sql.ref(`${table}.valid_from`), sql.ref(`${table}.valid_to`)];
  return sql`((${from} is null or ${from} <= ${day}::date) and (${to} is null or ${to} >= ${day}::date))`;
}

/** The first day of a row's period; a row without one began before every day. */
export function startOf(table: string): RawBuilder<string> {
  return sql`coalesce(${sql.ref(`${table}.valid_from`)}, '-infinity')`;
}
