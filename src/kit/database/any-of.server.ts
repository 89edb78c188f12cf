import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * For `where('id', '=', anyOf(ids))`: one of these, none where there are none. The statement's text is the same however
 * many they are, so that the database knows it again.
 */
export function anyOf(ids: Iterable<number>): RawBuilder<number> {
  return sql<number>`any(${[...ids]}::integer[])`;
}
