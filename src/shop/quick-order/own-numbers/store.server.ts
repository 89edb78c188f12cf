import { sql, type Generated } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { containing } from '#kit/database/search-patterns.server.ts';

interface OwnNumberTable {
  id: Generated<number>;
  customer_id: number;
  own_number: string;
  number_key: string;
  article_id: number;
  changed_at: Date;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    own_number: OwnNumberTable;
  }
}

export type OwnNumberRow = { id: number; own_number: string; article_id: number };

const columns = ['own_number.id', 'own_number.own_number', 'own_number.article_id'] as const;

/** Returns the articles by the key of the customer's own number. */
export async function readOwnNumbersByKey(
  db: Db,
  customerId: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('own_number')
    .select(['number_key', 'article_id'])
    .where('customer_id', '=', customerId)
    .where('number_key', '=', sql<string>`any(${[...keys]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.number_key, row.article_id]));
}

/** The last character there is, so that all texts with a beginning sort before the beginning and this one. */
const last = '\u{10ffff}';

export async function readOwnNumbersFrom(
  db: Db,
  customerId: number,
  beginning: string,
  most: number,
): Promise<{ number_key: string; article_id: number }[]> {
  return await db
    .selectFrom('own_number')
    .select(['number_key', 'article_id'])
    .where('customer_id', '=', customerId)
    .where('number_key', '>=', beginning)
    .where('number_key', '<', beginning + last)
    .orderBy('number_key')
    .limit(most)
    .execute();
}

/** What is searched, each word as it was typed and as a number. */
export type OwnNumberFilter = {
  customerId: number;
  words: readonly { typed: string; numberKey: string }[];
};

/** Finds own numbers of which every word is a part of the number, or of the number or name of their article. */
function matching(db: Db, { customerId, words }: OwnNumberFilter) {
  let query = db
    .selectFrom('own_number')
    .innerJoin('article', 'article.id', 'own_number.article_id')
    .where('customer_id', '=', customerId);
  for (const { typed, numberKey } of words) {
    const like = containing(typed);
    query = query.where((row) =>
      row.or([
        row('number_key', 'like', containing(numberKey)),
        row('article.article_number', 'ilike', like),
        row('article.name_sv', 'ilike', like),
        row('article.name_en', 'ilike', like),
      ]),
    );
  }
  return query;
}

export async function readOwnNumbers(
  db: Db,
  filter: OwnNumberFilter,
  { skip, take }: { skip: number; take: number },
): Promise<OwnNumberRow[]> {
  return await matching(db, filter).select(columns).orderBy('number_key').offset(skip).limit(take).execute();
}

export async function countOwnNumbers(db: Db, filter: OwnNumberFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function readAllOwnNumbers(db: Db, customerId: number) {
  return await db
    .selectFrom('own_number')
    .innerJoin('article', 'article.id', 'own_number.article_id')
    .select(['own_number', 'article_number', 'name_sv', 'name_en'])
    .where('customer_id', '=', customerId)
    .orderBy('number_key')
    .execute();
}

export async function readOwnNumber(
  db: Db,
  customerId: number,
  key: string,
): Promise<OwnNumberRow | undefined> {
  return await db
    .selectFrom('own_number')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('number_key', '=', key)
    .executeTakeFirst();
}

export type NewOwnNumber = {
  customer_id: number;
  own_number: string;
  number_key: string;
  article_id: number;
};

/** All customers' own numbers, but those of the test customer. */
export async function readOwnNumberPage(db: Db, { after, take }: { after: number; take: number }) {
  return await db
    .selectFrom('own_number')
    .innerJoin('customer', 'customer.id', 'own_number.customer_id')
    .innerJoin('article', 'article.id', 'own_number.article_id')
    .select(['own_number.id', 'customer_number', 'own_number', 'article_number'])
    .where('customer.is_test', '=', false)
    .where('own_number.id', '>', after)
    .orderBy('own_number.id')
    .limit(take)
    .execute();
}

/** Adds own numbers, or gives them to other articles. No key may stand twice. */
export async function putOwnNumbers(
  trx: Trx,
  rows: readonly NewOwnNumber[],
  at: Date,
): Promise<(OwnNumberRow & { is_new: boolean })[]> {
  const list = <Key extends keyof NewOwnNumber>(key: Key) => rows.map((row) => row[key]);
  const { rows: put } = await sql<OwnNumberRow & { is_new: boolean }>`
    insert into own_number (customer_id, own_number, number_key, article_id, changed_at)
    select given.*, ${at}::timestamptz from unnest(
      ${list('customer_id')}::integer[], ${list('own_number')}::text[],
      ${list('number_key')}::text[], ${list('article_id')}::integer[]
    ) as given
    on conflict (customer_id, number_key) do update
      set own_number = excluded.own_number, article_id = excluded.article_id, changed_at = excluded.changed_at
      where (own_number.own_number, own_number.article_id) is distinct from (excluded.own_number, excluded.article_id)
    returning id, own_number, article_id, xmax = 0 as is_new`.execute(trx);
  return put;
}

/** Returns whether the own number existed and belonged to this customer. */
export async function deleteOwnNumber(db: Db, customerId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('own_number')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

type OwnKey = { customer_id: number; number_key: string };

export async function deleteOwnNumbersByKey(trx: Trx, keys: readonly OwnKey[]): Promise<number> {
  const { rows } = await sql`
    delete from own_number using ${given(keys)}
    where own_number.customer_id = given.customer_id and own_number.number_key = given.number_key
    returning own_number.id`.execute(trx);
  return rows.length;
}

export async function readOwnNumberStates(trx: Trx, keys: readonly OwnKey[]) {
  const { rows } = await sql<OwnKey & { own_number: string; article_number: string }>`
    select own_number.customer_id, own_number.number_key, own_number, article_number
    from own_number join ${given(keys)} using (customer_id, number_key)
    join article on article.id = own_number.article_id`.execute(trx);
  return rows;
}

function given(keys: readonly OwnKey[]) {
  return sql`unnest(${keys.map((key) => key.customer_id)}::integer[], ${keys.map((key) => key.number_key)}::text[])
    as given (customer_id, number_key)`;
}

/** Returns how many own numbers the customer with most of them has, among these. */
export async function readLargestCount(trx: Trx, customerIds: readonly number[]): Promise<number> {
  const row = await trx
    .selectFrom('own_number')
    .select((one) => one.fn.countAll<number>().as('count'))
    .where('customer_id', '=', anyOf(new Set(customerIds)))
    .groupBy('customer_id')
    .orderBy('count', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
