import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db, Tables, Trx } from '#kit/database/db.server.ts';
import { patternsOfWords } from '#kit/database/search-patterns.server.ts';
import type { customerStates } from './contract.ts';

export type CustomerFilter = {
  q: string;
  /** The code of a price list; '' for all. */
  priceList: string;
  state: (typeof customerStates)[number] | undefined;
};

const sortings = {
  // Numbers made of digits are sorted numerically: 1001 before 10001.
  number: sql`case when customer_number ~ '^[0-9]+$' then lpad(customer_number, 30, '0') else customer_number end`,
  name: sql`lower(name)`,
  city: sql`lower(invoice_city)`,
  // Those who never have stand together, before the first.
  loggedIn: sql`coalesce(logged_in_at, '-infinity')`,
} as const;

/** Whether staff have mailed the customer a link to choose a password, and no later mail became a file. */
const hasLink = sql<boolean>`(exists (
  select from change_log where entity = 'customer' and entity_id = customer.id::text and action = 'send'
    and after ->> 'Statement' is null
) and coalesce(email, '') not in (
  select recipient from outbox_mail as one
  where is_file and not exists (select from outbox_mail where recipient = one.recipient and id > one.id)
))`;

function matching(db: Db, { q, priceList, state }: CustomerFilter) {
  let query = db.selectFrom('customer');
  for (const pattern of patternsOfWords(q)) {
    query = query.where(
      sql<boolean>`concat_ws(' ', customer_number, name, email, invoice_city, organisation_number) ilike ${pattern}`,
    );
  }
  if (priceList !== '') query = query.where('price_list_code', '=', priceList);
  // A state is for what is to be done, or a figure.
  if (state) query = query.where('is_test', '=', false);
  if (state === 'active') query = query.where('blocked', '=', false);
  if (state === 'blocked') query = query.where('blocked', '=', true);
  if (state === 'reseller') query = query.where('show_as_reseller', '=', true);
  if (state === 'noPassword') query = query.where('password_hash', 'is', null);
  if (state === 'notInvited')
    query = query.where('password_hash', 'is', null).where(sql<boolean>`not ${hasLink}`);
  if (state === 'linkUnused') query = query.where('password_hash', 'is', null).where(hasLink);
  if (state === 'neverLoggedIn') query = query.where('logged_in_at', 'is', null);
  if (state === 'otherCurrency')
    query = query.where(
      sql<boolean>`exists (select from price_list
        where code = price_list_code and price_list.currency_code <> customer.currency_code)`,
    );
  return query;
}

export async function readOfficeCustomers(
  db: Db,
  filter: CustomerFilter,
  { sort, skip, take }: { sort: string; skip: number; take: number },
) {
  const [, minus = '', name = ''] = /^(-?)(\w+)$/.exec(sort) ?? [];
  const by = name in sortings ? sortings[name as keyof typeof sortings] : sortings.number;
  return await matching(db, filter)
    .select([
      'id',
      'customer_number',
      'name',
      'email',
      'invoice_city',
      'invoice_country_code',
      'logged_in_at',
    ])
    .select([
      'show_as_reseller',
      'blocked',
      'is_test',
      sql<boolean>`password_hash is not null`.as('has_password'),
    ])
    .orderBy(by, minus ? 'desc' : 'asc')
    .orderBy('id')
    .offset(skip)
    .limit(take)
    .execute();
}

export async function readMatchingIds(db: Db, filter: CustomerFilter, most: number): Promise<number[]> {
  const rows = await matching(db, filter).select('id').orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id);
}

export async function countOfficeCustomers(db: Db, filter: CustomerFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function readPriceLists(db: Db) {
  return await db
    .selectFrom('price_list')
    .selectAll()
    .orderBy(sql`code <> 'standard'`)
    .orderBy('code')
    .execute();
}

/** The test customer does not count, but stands in the way of deleting another list that it was given to try. */
export async function countByPriceList(db: Db) {
  return await db
    .selectFrom('customer')
    .select((row) => ['price_list_code', row.fn.countAll<number>().as('count')])
    .where((row) => row.or([row('is_test', '=', false), row('price_list_code', '<>', 'standard')]))
    .groupBy('price_list_code')
    .execute();
}

export async function hasOtherWithNumber(db: Db, number: string, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('id')
    .where(sql`lower(customer_number)`, '=', number.toLowerCase())
    .where('id', '!=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns undefined when the number has just been taken. */
export async function insertCustomer(
  trx: Trx,
  row: Insertable<Tables['customer']>,
): Promise<number | undefined> {
  const inserted = await trx
    .insertInto('customer')
    .values(row)
    .onConflict((conflict) => conflict.column('customer_number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function updateCustomer(
  trx: Trx,
  id: number,
  values: Updateable<Tables['customer']>,
): Promise<void> {
  await trx
    .updateTable('customer')
    .set({ ...values, changed_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

/** Returns one more than the highest number that consists of digits. */
export async function readNextNumber(db: Db): Promise<string> {
  const { highest } = await db
    .selectFrom('customer')
    .select(sql<string | null>`max(customer_number::bigint)::text`.as('highest'))
    .where(sql<boolean>`customer_number ~ '^[0-9]{1,9}$'`)
    .executeTakeFirstOrThrow();
  return String(Number(highest ?? 1000) + 1);
}
