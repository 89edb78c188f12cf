import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';

type Chosen = { ids: readonly number[] } | { numbers: readonly string[] };

/** Returns the chosen customers with their lists, those that there are. */
export async function readChosen(db: Db, chosen: Chosen, { lock = false } = {}) {
  let query = db
    .selectFrom('customer')
    .select(['id', 'customer_number', 'name', 'price_list_code', 'currency_code']);
  query =
    'ids' in chosen
      ? query.where('id', '=', anyOf(chosen.ids))
      : query.where(
          sql`lower(customer_number)`,
          '=',
          sql<string>`any(${chosen.numbers.map((number) => number.toLowerCase())}::text[])`,
        );
  query = query.orderBy('id');
  return await (lock ? query.forNoKeyUpdate() : query).execute();
}

/** Returns the currency of a list, which cannot be deleted until the transaction ends. */
export async function readCurrencyOfList(db: Db, code: string, { lock = false } = {}) {
  const query = db.selectFrom('price_list').select('currency_code').where('code', '=', code);
  return (await (lock ? query.forKeyShare() : query).executeTakeFirst())?.currency_code;
}

export async function setPriceList(trx: Trx, ids: readonly number[], code: string): Promise<void> {
  await trx
    .updateTable('customer')
    .set({ price_list_code: code, changed_at: sql`clock_timestamp()` })
    .where('id', '=', anyOf(ids))
    .execute();
}
