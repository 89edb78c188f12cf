import { sql, type Insertable } from 'kysely';
import type { Db, Tables, Trx } from '#kit/database/db.server.ts';
import { updateRows, type UpdatedColumn } from '#kit/database/update-rows.server.ts';

export type NewCustomer = Insertable<Tables['customer']>;
export type ImportedCustomer = Partial<Omit<NewCustomer, 'customer_number'>>;

/** Returns the customers by number in lower case. */
export async function readCustomerKeys(trx: Trx) {
  const rows = await trx
    .selectFrom('customer')
    .select(['id', 'customer_number', 'invoice_country_code as country', 'invoice_zip_code as zip'])
    .select(['name', 'organisation_number as org'])
    .select(['email', 'language', 'price_list_code', 'currency_code', 'is_test'])
    .select(['peppol_scheme', 'peppol_id'])
    .execute();
  return new Map(rows.map((row) => [row.customer_number.toLowerCase(), row]));
}

export async function insertImportedCustomers(trx: Trx, customers: readonly NewCustomer[]): Promise<void> {
  if (customers.length === 0) return;
  await trx
    .insertInto('customer')
    .values([...customers])
    .execute();
}

const texts = [
  'name',
  'organisation_number',
  'vat_number',
  'email',
  'telephone',
  'contact_person',
  'invoice_address1',
  'invoice_address2',
  'invoice_zip_code',
  'invoice_city',
  'invoice_country_code',
  'language',
  'currency_code',
  'price_list_code',
  'reseller_city',
  'invoice_email',
  'peppol_scheme',
  'peppol_id',
  'gln',
  'buyer_reference',
];
/** What a file changes of a customer that is there; all else stays as it is. */
const changeable: UpdatedColumn[] = [
  ...texts.map((name): UpdatedColumn => ({ name, type: 'text' })),
  { name: 'payment_days', type: 'integer' },
  { name: 'discount_basis_points', type: 'integer' },
  { name: 'show_as_reseller', type: 'boolean' },
  { name: 'blocked', type: 'boolean' },
];

/** Returns the ids of the changed customers. */
export async function updateCustomers(
  trx: Trx,
  customers: readonly (ImportedCustomer & { id: number })[],
): Promise<number[]> {
  return await updateRows(
    trx,
    { table: 'customer', columns: changeable, changedAt: 'changed_at' },
    customers,
  );
}

export type NamedList = { code: string; name_sv: string; name_en: string | null };

export async function readListNames(trx: Db): Promise<NamedList[]> {
  return await trx.selectFrom('price_list').select(['code', 'name_sv', 'name_en']).orderBy('code').execute();
}

/** Returns the currency of each price list. */
export async function readCurrencies(trx: Db): Promise<Map<string, string>> {
  const rows = await trx.selectFrom('price_list').select(['code', 'currency_code']).execute();
  return new Map(rows.map((row) => [row.code, row.currency_code]));
}

/** Looks customers up by id or by number. */
export async function readImportedCustomers(trx: Trx, keys: readonly (number | string)[]) {
  const ids = keys.filter((key) => typeof key === 'number');
  const numbers = keys.filter((key) => typeof key === 'string');
  return await importedCustomers(trx)
    .where(sql<boolean>`(id = any(${ids}::integer[]) or customer_number = any(${numbers}::text[]))`)
    .execute();
}

export async function readCustomerPage(db: Db, { after, take }: { after: number; take: number }) {
  return await importedCustomers(db)
    .where('is_test', '=', false)
    .where('id', '>', after)
    .orderBy('id')
    .limit(take)
    .execute();
}

function importedCustomers(db: Db) {
  return db
    .selectFrom('customer')
    .leftJoin('customer_credit', 'customer_credit.customer_id', 'customer.id')
    .select(['credit_limit', 'fee_agreed'])
    .select(['id', 'customer_number', 'name', 'organisation_number', 'vat_number', 'email', 'telephone'])
    .select(['contact_person', 'invoice_address1', 'invoice_address2', 'invoice_zip_code', 'invoice_city'])
    .select(['invoice_country_code', 'language', 'currency_code', 'price_list_code', 'payment_days'])
    .select(['blocked', 'show_as_reseller', 'reseller_city', 'discount_basis_points'])
    .select(['invoice_email', 'peppol_scheme', 'peppol_id', 'gln', 'buyer_reference']);
}
