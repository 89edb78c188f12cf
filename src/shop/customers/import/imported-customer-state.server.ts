import type { Trx } from '#kit/database/db.server.ts';
import { flagText, plainText, scaledText, type RowState } from '#kit/tables/row-changes.server.ts';
import { pagesById, tableOut } from '#kit/tables/out/table-out.server.ts';
import { customerColumns } from './import-columns.server.ts';
import { readCurrencies, readCustomerPage, readImportedCustomers } from './write-customers-store.server.ts';

export const customersOut = tableOut({
  columns: customerColumns,
  unkept: ['changed_at', 'inv_zip_city', 'active'],
  keys: ['customer_no'],
  needed: ['name', 'inv_country'],
  async *pages(db) {
    const currencies = await readCurrencies(db);
    // A row that says nothing of the terms leaves them, also where the currency is not that of the list.
    const noTerms = { price_list: '', currency: '' };
    for await (const page of pagesById((part) => readCustomerPage(db, part)))
      yield page.map((row) => ({
        customer_no: row.customer_number,
        ...stateOf(row),
        ...(currencies.get(row.price_list_code) !== row.currency_code && noTerms),
      }));
  },
});

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

function stateOf(row: Awaited<ReturnType<typeof readImportedCustomers>>[number]) {
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
    credit_limit: scaledText(row.credit_limit, 2),
    fee_agreed: flagText(row.fee_agreed ?? false),
    discount_percent: scaledText(row.discount_basis_points, 2),
    invoice_email: row.invoice_email,
    peppol_scheme: row.peppol_scheme,
    peppol_id: row.peppol_id,
    gln: row.gln,
    buyer_reference: row.buyer_reference,
    blocked: flagText(row.blocked),
    show_as_reseller: flagText(row.show_as_reseller),
    reseller_city: row.reseller_city ?? '',
  };
}
