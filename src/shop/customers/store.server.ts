import { sql, type Generated } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';
import type { PersonRight } from '#kit/http/principal.ts';
import type { Language } from '#kit/text/language.ts';

interface CustomerTable {
  id: Generated<number>;
  customer_number: string;
  name: string;
  organisation_number: string | null;
  vat_number: string | null;
  email: Generated<string>;
  telephone: Generated<string>;
  invoice_address1: Generated<string>;
  invoice_address2: Generated<string>;
  invoice_zip_code: Generated<string>;
  invoice_city: Generated<string>;
  invoice_country_code: Generated<string>;
  contact_person: Generated<string>;
  language: Generated<Language>;
  currency_code: Generated<string>;
  price_list_code: Generated<string>;
  discount_basis_points: Generated<number>;
  /** How the customer wants its invoices; '' for what is not told. */
  invoice_email: Generated<string>;
  peppol_scheme: Generated<string>;
  peppol_id: Generated<string>;
  gln: Generated<string>;
  buyer_reference: Generated<string>;
  payment_days: Generated<number>;
  /** One invoice a month, of all orders. */
  monthly_invoice: Generated<boolean>;
  prices_on_delivery_notes: Generated<boolean>;
  show_as_reseller: Generated<boolean>;
  reseller_city: string | null;
  blocked: Generated<boolean>;
  password_hash: string | null;
  require_new_password: Generated<boolean>;
  /** The address was changed recently, and until this time only staff can have a link mailed to it. */
  links_from: Date | null;
  /** The customer with whom the owner tries the shop. There is one at most. */
  is_test: Generated<boolean>;
  /** When somebody last logged in with the customer's number, as far as it is known. */
  logged_in_at: Date | null;
  /** Whether the customer's own address gets the mails of orders. */
  order_mails: Generated<boolean>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
}
interface PersonTable {
  id: Generated<number>;
  customer_id: number;
  /** Null for whoever logs in with the customer's number. */
  name: string | null;
  rights: Generated<PersonRight[]>;
  /** What the person logs in with; '' for the number, and for a person who was removed. */
  email: Generated<string>;
  /** Null until the person has chosen a password. */
  password_hash: string | null;
  /** Null for the customer's. */
  language: Language | null;
  order_mails: Generated<boolean>;
  /** In öre, excluding VAT; null for none. */
  order_limit: number | null;
  version: Generated<number>;
  logged_in_at: Date | null;
  removed_at: Date | null;
}
interface ErasedCustomerTable {
  customer_id: number;
  erased_at: Date;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    customer: CustomerTable;
    person: PersonTable;
    erased_customer: ErasedCustomerTable;
  }
}

const detailColumns = [
  'id',
  'customer_number',
  'name',
  'email',
  'invoice_email',
  'telephone',
  'vat_number',
  'language',
  'contact_person',
  'invoice_address1',
  'invoice_address2',
  'invoice_zip_code',
  'invoice_city',
  'invoice_country_code',
  'is_test',
  'discount_basis_points',
  'order_mails',
  'blocked',
] as const;

export type WholeCustomerRow = NonNullable<Awaited<ReturnType<typeof readWholeCustomer>>>;

export async function readCustomerRow(db: Db, id: number) {
  return await db.selectFrom('customer').select(detailColumns).where('id', '=', id).executeTakeFirstOrThrow();
}

export async function findCustomerRows(db: Db, ids: readonly number[]) {
  return await db.selectFrom('customer').select(detailColumns).where('id', '=', anyOf(ids)).execute();
}

const logInColumns = [
  'id',
  'customer_number',
  'name',
  'language',
  'password_hash',
  'require_new_password',
] as const;

export async function readLogInRow(db: Db, by: { number: string } | { id: number }) {
  return await db
    .selectFrom('customer')
    .select(logInColumns)
    .where((where) => ('id' in by ? where('id', '=', by.id) : where('customer_number', '=', by.number)))
    .where('blocked', '=', false)
    .executeTakeFirst();
}

export async function readRowsWithEmail(db: Db, email: string) {
  return await db
    .selectFrom('customer')
    .select(logInColumns)
    .select(['email', 'links_from'])
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .where('blocked', '=', false)
    .where('is_test', '=', false)
    .orderBy('customer_number')
    .execute();
}

export async function writePassword(db: Db, id: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('customer')
    .set({ password_hash: passwordHash, require_new_password: false, changed_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** It is no change of the customer, of whom nothing else is written. */
export async function writeLogIn(trx: Trx, id: number, at: Date): Promise<void> {
  await trx.updateTable('customer').set({ logged_in_at: at }).where('id', '=', id).execute();
}

export async function holdLinks(trx: Trx, ids: readonly number[], until: Date): Promise<void> {
  await trx.updateTable('customer').set({ links_from: until }).where('id', '=', anyOf(ids)).execute();
}

/** Locks the customer until the transaction ends; changes to what belongs to the customer take the same lock. */
export async function lockCustomerRow(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('customer').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/**
 * Returns the list whose prices the customer pays: none is in a currency that is not the customer's. The cart is that of
 * the customer's number, which has none before its first log-in.
 */
export async function readPricedList(db: Db, id: number) {
  return await db
    .selectFrom('customer')
    .leftJoin('price_list', (join) =>
      join
        .onRef('price_list.code', '=', 'customer.price_list_code')
        .onRef('price_list.currency_code', '=', 'customer.currency_code'),
    )
    .leftJoin('person', (join) =>
      join.onRef('person.customer_id', '=', 'customer.id').on('person.name', 'is', null),
    )
    .leftJoin('cart', 'cart.person_id', 'person.id')
    .select(['customer.id', 'customer.currency_code', 'discount_basis_points'])
    .select(['price_list.code', 'cart.id as cart_id'])
    .where('customer.id', '=', id)
    .executeTakeFirst();
}

/** Returns everything that is stored about a customer. */
export async function readWholeCustomer(db: Db, id: number, { lock = false } = {}) {
  const query = db.selectFrom('customer').selectAll().where('id', '=', id);
  return await (lock ? query.forUpdate() : query).executeTakeFirst();
}
