import { sql } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';

/** Returns the lists, each with its number of articles that have a price, and of timed prices that have not ended. */
export async function readLists(db: Db, day: string, code?: string) {
  const { rows } = await sql<{
    code: string;
    currency_code: string;
    name_sv: string;
    name_en: string | null;
    articles: number;
    timed: number;
  }>`
    select code, currency_code, name_sv, name_en,
      (select count(*) from (
        select article_id from price where price_list_code = code
        union select article_id from timed_price where price_list_code = code) as priced)::integer as articles,
      (select count(*) from timed_price
        where price_list_code = code and (valid_to is null or valid_to >= ${day}::date))::integer as timed
    from price_list ${code === undefined ? sql`` : sql`where code = ${code}`}
    order by code <> 'standard', lower(code)`.execute(db);
  return rows;
}

/** Locks the list until the transaction ends, so that nobody else changes its prices in the office. */
export async function lockList(trx: Trx, code: string) {
  return await trx
    .selectFrom('price_list')
    .selectAll()
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Returns false when the code is taken, ignoring case. */
export async function insertList(
  trx: Trx,
  list: { code: string; currency_code: string; name_sv: string; name_en: string | null },
): Promise<boolean> {
  const taken = await trx
    .selectFrom('price_list')
    .select('code')
    .where(sql`lower(code)`, '=', list.code.toLowerCase())
    .executeTakeFirst();
  if (taken) return false;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('price_list')
    .values(list)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0) === 1;
}

export async function renameList(trx: Trx, code: string, names: { name_sv: string; name_en: string | null }) {
  await trx.updateTable('price_list').set(names).where('code', '=', code).execute();
}

export async function removeList(trx: Trx, code: string): Promise<void> {
  await trx.deleteFrom('timed_price').where('price_list_code', '=', code).execute();
  await trx.deleteFrom('price').where('price_list_code', '=', code).execute();
  await trx.deleteFrom('price_list').where('code', '=', code).execute();
}
