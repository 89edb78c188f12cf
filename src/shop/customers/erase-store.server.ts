import { sql } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import './store.server.ts';

export async function readRowOf(db: Db, by: { number: string } | { id: number }) {
  return await db
    .selectFrom('customer')
    .select(['id', 'customer_number', 'email'])
    .where((where) => ('id' in by ? where('id', '=', by.id) : where('customer_number', '=', by.number)))
    .executeTakeFirst();
}

export async function isEmailOfOthers(db: Db, email: string, id: number): Promise<boolean> {
  const other = await db
    .selectFrom('customer')
    .select('id')
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .where('id', '<>', id)
    .where('is_test', '=', false)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

export async function isEmailOfOtherPeople(db: Db, email: string, customerId: number): Promise<boolean> {
  const other = await db
    .selectFrom('person')
    .select('id')
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .where('customer_id', '<>', customerId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Returns the people of a customer, also those who were removed. */
export async function readPeopleOf(db: Db, customerId: number) {
  return await db
    .selectFrom('person')
    .select(['id', 'email'])
    .where('customer_id', '=', customerId)
    .where('name', 'is not', null)
    .execute();
}

/** The row stays because orders and invoices refer to it, but contains no personal data any more. */
export async function blankCustomer(trx: Trx, id: number, at: Date): Promise<void> {
  await trx
    .updateTable('customer')
    .set({
      name: '–',
      email: '',
      telephone: '',
      contact_person: '',
      invoice_email: '',
      peppol_scheme: '',
      peppol_id: '',
      gln: '',
      buyer_reference: '',
      organisation_number: null,
      vat_number: null,
      invoice_address1: '',
      invoice_address2: '',
      invoice_zip_code: '',
      invoice_city: '',
      show_as_reseller: false,
      logged_in_at: null,
      reseller_city: null,
      blocked: true,
      password_hash: null,
      changed_at: at,
    })
    .where('id', '=', id)
    .execute();
  await trx
    .insertInto('erased_customer')
    .values({ customer_id: id, erased_at: at })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
}

export async function readErased(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('erased_customer').select('customer_id').execute();
  return rows.map((row) => row.customer_id);
}

/** Returns what tells each customer from those of every other shop. */
export async function readMarked(db: Db) {
  return await db.selectFrom('customer').select(['id', 'customer_number', 'created_at']).execute();
}
