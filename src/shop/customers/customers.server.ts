import type { Db } from '#kit/database/db.server.ts';
import { formatZipCode } from '#kit/text/zip-code.ts';
import type { Customer } from './contract.ts';
import { readCustomerRow, readPricedList } from './store.server.ts';

export {
  lockCustomerRow as lockCustomer,
  findCustomerRows as findCustomerDetails,
  readLogInRow as findForLogIn,
  readRowsWithEmail as findByEmail,
  readWholeCustomer,
  writeLogIn as noteLogIn,
  writePassword,
} from './store.server.ts';

export type { WholeCustomerRow } from './store.server.ts';
export type CustomerDetails = Awaited<ReturnType<typeof readCustomerRow>>;

/** Returns the customer as prices are looked up for it, when no session is there to say so. */
export async function buyerOf(db: Db, id: number) {
  const row = await readPricedList(db, id);
  if (!row) return undefined;
  const { code, currency_code: currencyCode, cart_id: cartId } = row;
  const discountBasisPoints = row.discount_basis_points;
  const person = cartId === null ? undefined : { cartId };
  const priceListCode = code ?? '';
  return { kind: 'customer' as const, id, priceListCode, discountBasisPoints, currencyCode, person };
}

export async function customerFor(db: Db, customerId: number): Promise<Customer> {
  return customerToWire(await readCustomerRow(db, customerId));
}

function customerToWire(row: CustomerDetails): Customer {
  return {
    CustomerNumber: row.customer_number,
    Name: row.name,
    Email: row.email,
    Telephone: row.telephone,
    InvoiceAddress: {
      Address1: row.invoice_address1,
      Address2: row.invoice_address2,
      City: row.invoice_city,
      ZipCode: formatZipCode(row.invoice_country_code, row.invoice_zip_code),
      CountryCode: row.invoice_country_code,
      ContactPerson: row.contact_person,
    },
  };
}
