import type { Trx } from '#kit/database/db.server.ts';
import { flagText, plainText, type RowState } from '#kit/tables/row-changes.server.ts';
import { readImportedCustomers } from './write-customers-store.server.ts';

/** Returns the stored state of these customers, given by id or number, in the columns of a file. */
export async function readCustomerStates(
  trx: Trx,
  keys: readonly (number | string)[],
): Promise<(RowState | undefined)[]> {
  const rows = await readImportedCustomers(trx, keys);
  const states = new Map(
    rows.flatMap((row) => [row.id, row.customer_number].map((key) => [key, stateOf(row)])),
  );
  return keys.map((key) => states.get(key));
}

function stateOf(row: Awaited<ReturnType<typeof readImportedCustomers>>[number]): RowState {
  return {
    name: row.name,
    org_no: row.organisation_number ?? '',
    vat_no: row.vat_number ?? '',
    email: row.email,
    phone: row.telephone,
    contact: row.contact_person,
    inv_address1: row.invoice_address1,
    inv_address2: row.invoice_address2,
    inv_zip: row.invoice_zip_code,
    inv_city: row.invoice_city,
    inv_country: row.invoice_country_code,
    price_list: row.price_list_code,
    currency: row.currency_code,
    language: row.language,
    payment_days: plainText(row.payment_days),
    blocked: flagText(row.blocked),
    show_as_reseller: flagText(row.show_as_reseller),
    reseller_city: row.reseller_city ?? '',
  };
}
