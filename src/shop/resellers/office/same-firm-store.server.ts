import { sql, type RawBuilder } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';

/** What to look for: digits of numbers, and e-mail addresses in lower case. */
export type Traits = { numbers: readonly string[]; emails: readonly string[] };

export async function readTraits(db: Db, ids: readonly number[]) {
  return await db
    .selectFrom('reseller_application')
    .select(['id', 'customer_id', 'identity', sql<string>`lower(email)`.as('email')])
    .where('id', '=', anyOf(ids))
    .execute();
}

export async function readCustomersWith(db: Db, { numbers, emails }: Traits) {
  return await db
    .selectFrom('customer')
    .select(['id', 'customer_number', 'name', 'organisation_number', 'vat_number'])
    .select(
      sql<string[]>`array(
        select lower(email) from person where customer_id = customer.id and email <> ''
      ) || lower(customer.email)`.as('emails'),
    )
    .where('is_test', '=', false)
    .where((where) =>
      where.or([
        isDigitsOf(sql.ref('organisation_number'), numbers),
        isDigitsOf(sql.ref('vat_number'), numbers),
        sql<boolean>`lower(email) = ${anyText(emails)}`,
        sql<boolean>`id in (select customer_id from person where email <> '' and lower(email) = ${anyText(emails)})`,
      ]),
    )
    .orderBy('customer_number')
    .orderBy('id')
    .execute();
}

/** Returns the newest first. */
export async function readApplicationsWith(db: Db, { numbers, emails }: Traits) {
  return await db
    .selectFrom('reseller_application')
    .select(['id', 'company', 'identity', 'created_at', 'decision', sql<string>`lower(email)`.as('email')])
    .where((where) =>
      where.or([isDigitsOf(sql.ref('identity'), numbers), sql<boolean>`lower(email) = ${anyText(emails)}`]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ten thousand regular expressions would take half a second. */
function isDigitsOf(value: RawBuilder<unknown>, numbers: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`translate(${value}, translate(${value}, '0123456789', ''), '') = ${anyText(numbers)}`;
}

function anyText(values: readonly string[]): RawBuilder<string> {
  return sql<string>`any(${values}::text[])`;
}
