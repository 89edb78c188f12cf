import { languages } from '#kit/text/language.ts';
import * as z from 'zod/mini';
import { isCountryCode } from '#kit/text/countries.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import {
  beside,
  email,
  integer,
  obeys,
  optionalQueryChoice,
  optionalText,
  paging,
  pathId,
  queryText,
  text,
} from '#kit/fields/fields.ts';
import { newKey, optionalKey } from '#kit/fields/key-fields.ts';
import { isOrganisationNumber } from '#kit/text/organisation-number.ts';
import { vatNumberIn } from '#kit/text/vat-number.ts';
import { isZipCode } from '#kit/text/zip-code.ts';
import { peppolOfScheme, termsFields } from '#shop/customers/office/terms/contract.ts';

/** The fields of a customer that staff edit. */
export const customerFields = {
  CustomerNumber: newKey({ min: 1, max: 50 }),
  Name: text({ min: 2 }),
  OrganisationNumber: optionalKey({ max: 50 }),
  VatNumber: optionalKey({ max: 20 }),
  Email: z.union([z.literal(''), email()]),
  Telephone: optionalText({ max: 40 }),
  ContactPerson: optionalText(),
  Address1: optionalText(),
  Address2: optionalText(),
  ZipCode: optionalText({ max: 10 }),
  City: optionalText(),
  CountryCode: text({ min: 2, max: 2 }).check(obeys('match', isCountryCode, 'country')),
  Language: z.enum(languages, { error: 'match' }),
  PriceListCode: text({ min: 1, max: 50 }),
  PaymentDays: integer({ max: 365 }),
  ShowAsReseller: z.boolean(),
  ResellerCity: optionalText(),
  Blocked: z.boolean(),
  ...termsFields,
};

const zipOfCountry = z.refine<{ ZipCode: string; CountryCode: string }>(
  ({ ZipCode, CountryCode }) => ZipCode === '' || isZipCode(CountryCode, ZipCode),
  { path: ['ZipCode'], error: 'zipCode' },
);

/** In countries whose register identifies companies in the Peppol network, the check digit must be right too. */
const numberOfCountry = beside(
  'OrganisationNumber',
  'CountryCode',
  'regex',
  (number, country) => number === '' || isOrganisationNumber(country, number),
  'companyNumber',
);

const vatNumberOfCountry = beside(
  'VatNumber',
  'CountryCode',
  'regex',
  (number, country) => number === '' || vatNumberIn(country, number) !== undefined,
  'vatNumber',
);

export const OfficeCustomerInput = z
  .object(customerFields)
  .check(zipOfCountry, numberOfCountry, vatNumberOfCountry, peppolOfScheme);
export type OfficeCustomerInput = z.infer<typeof OfficeCustomerInput>;

export const OfficeCustomer = z.object({
  Id: z.int(),
  ...customerFields,
  Email: z.string(),
  InvoiceEmail: z.string(),
  CurrencyCode: z.string(),
  HasPassword: z.boolean(),
  /** With whom the owner tries the shop. */
  Test: z.boolean(),
  Version: z.string(),
});
export type OfficeCustomer = z.infer<typeof OfficeCustomer>;

export const Row = z.object({
  Id: z.int(),
  CustomerNumber: z.string(),
  Name: z.string(),
  Email: z.string(),
  City: z.string(),
  CountryCode: z.string(),
  ShowAsReseller: z.boolean(),
  Blocked: z.boolean(),
  HasPassword: z.boolean(),
  /** When somebody last logged in with the customer's number; null for never, as far as it is known. */
  LoggedInAt: z.nullable(z.string()),
  Test: z.boolean(),
});
export type OfficeCustomerRow = z.infer<typeof Row>;

export const customerStates = [
  'active',
  'blocked',
  'reseller',
  'noPassword',
  'notInvited',
  'linkUnused',
  'neverLoggedIn',
  'otherCurrency',
] as const;

export const listOfficeCustomers = endpoint({
  name: 'listOfficeCustomers',
  summary: 'Customers as the staff see them',
  method: 'GET',
  path: '/api/office/customers',
  who: 'staff',
  right: 'customers.read',
  input: z.object({
    q: queryText(),
    priceList: queryText(),
    state: optionalQueryChoice(customerStates),
    sort: queryText(),
    ...paging(),
  }),
  output: z.object({ Rows: z.array(Row), Total: z.int() }),
});

export const readCustomerChoices = endpoint({
  name: 'readCustomerChoices',
  summary: 'The price lists and languages there are, and the next free customer number',
  method: 'GET',
  path: '/api/office/customers/choices',
  who: 'staff',
  right: 'customers.read',
  input: z.object({}),
  output: z.object({
    PriceLists: z.array(z.object({ Code: z.string(), Name: z.string(), CurrencyCode: z.string() })),
    NextNumber: z.string(),
    Languages: z.array(z.object({ Code: z.enum(languages), Name: z.string() })),
  }),
});

export const readOfficeCustomer = endpoint({
  name: 'readOfficeCustomer',
  summary: 'All that is kept of a customer but the password',
  method: 'GET',
  path: '/api/office/customers/:id',
  who: 'staff',
  right: 'customers.read',
  input: z.object({ id: pathId() }),
  output: OfficeCustomer,
});

export const createOfficeCustomer = endpoint({
  name: 'createOfficeCustomer',
  summary: 'A new customer, who has no password yet',
  method: 'POST',
  path: '/api/office/customers',
  who: 'staff',
  right: 'customers.write',
  input: OfficeCustomerInput,
  output: OfficeCustomer,
});

export const changeOfficeCustomer = endpoint({
  name: 'changeOfficeCustomer',
  summary: 'Change a customer; refused when somebody else has since it was read',
  method: 'PUT',
  path: '/api/office/customers/:id',
  who: 'staff',
  right: 'customers.write',
  input: z
    .object({ ...customerFields, id: pathId(), Version: text({ min: 1 }) })
    .check(zipOfCountry, numberOfCountry, vatNumberOfCountry, peppolOfScheme),
  output: OfficeCustomer,
});
