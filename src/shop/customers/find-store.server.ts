import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { patternsOfWords } from '#kit/database/search-patterns.server.ts';

const mostFound = 1_000;

/**
 * Searches number, name and e-mail: all words must match anywhere in them. A whole number is of its customer alone, though
 * others may begin with it. Returns at most a thousand ids.
 */
export async function readIdsOfCustomersLike(db: Db, words: string): Promise<number[]> {
  const numbered = await db
    .selectFrom('customer')
    .select('id')
    .where(sql`lower(customer_number)`, '=', words.trim().toLowerCase())
    .executeTakeFirst();
  if (numbered) return [numbered.id];
  let query = db.selectFrom('customer').select('id');
  for (const pattern of patternsOfWords(words)) {
    query = query.where(sql<boolean>`concat_ws(' ', customer_number, name, email) ilike ${pattern}`);
  }
  return (await query.orderBy('id').limit(mostFound).execute()).map(({ id }) => id);
}

export async function readCustomerNumbers(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'customer_number'])
    .where('id', '=', anyOf(new Set(ids)))
    .execute();
  return new Map(rows.map((row) => [row.id, row.customer_number]));
}

export async function readCurrenciesByNumber(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('customer').select(['currency_code', 'customer_number']).execute();
  return new Map(rows.map((row) => [row.customer_number.toLowerCase(), row.currency_code]));
}

/** Returns the ids by customer number in lower case, without the test customer, whom files do not know. */
export async function readIdsByNumber(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'customer_number'])
    .where('is_test', '=', false)
    .execute();
  return new Map(rows.map((row) => [row.customer_number.toLowerCase(), row.id]));
}
