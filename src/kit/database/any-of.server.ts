import { sql, type RawBuilder } from 'kysely';

/**
 * A condition for `where('id', '=', anyOf(ids))`; it matches nothing when there are no ids. The SQL text does not
 * depend on the number of ids, so that the database can reuse its plan.
 */
export function anyOf(ids: Iterable<number>): RawBuilder<number> {
  return sql<number>`any(${[...ids]}::integer[])`;
}
