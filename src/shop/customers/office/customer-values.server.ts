import { vatNumberIn } from '#kit/text/vat-number.ts';
import { formatZipCode, normaliseZipCode } from '#kit/text/zip-code.ts';
import { versionOf } from '#shop/staff/change-log/change-as.server.ts';
import type { WholeCustomerRow } from '#shop/customers/store.server.ts';
import { rowOfTerms, termsOfRow } from '#shop/customers/office/terms/terms-values.server.ts';
import type { OfficeCustomer, OfficeCustomerInput } from './contract.ts';

export function customerRowOf(input: OfficeCustomerInput) {
  return {
    customer_number: input.CustomerNumber,
    name: input.Name,
    organisation_number: input.OrganisationNumber || null,
    vat_number: vatNumberIn(input.CountryCode, input.VatNumber) ?? null,
    email: input.Email,
    telephone: input.Telephone,
    contact_person: input.ContactPerson,
    invoice_address1: input.Address1,
    invoice_address2: input.Address2,
    invoice_zip_code: normaliseZipCode(input.CountryCode, input.ZipCode),
    invoice_city: input.City,
    invoice_country_code: input.CountryCode,
    language: input.Language,
    price_list_code: input.PriceListCode,
    payment_days: input.PaymentDays,
    show_as_reseller: input.ShowAsReseller,
    reseller_city: input.ResellerCity || null,
    blocked: input.Blocked,
    ...rowOfTerms(input),
  };
}

type Editable = Omit<WholeCustomerRow, 'id' | 'created_at' | 'changed_at' | 'password_hash'>;

export function editableOf(row: Editable): OfficeCustomerInput {
  return {
    CustomerNumber: row.customer_number,
    Name: row.name,
    OrganisationNumber: row.organisation_number ?? '',
    VatNumber: row.vat_number ?? '',
    Email: row.email,
    Telephone: row.telephone,
    ContactPerson: row.contact_person,
    Address1: row.invoice_address1,
    Address2: row.invoice_address2,
    ZipCode: formatZipCode(row.invoice_country_code, row.invoice_zip_code),
    City: row.invoice_city,
    CountryCode: row.invoice_country_code,
    Language: row.language,
    PriceListCode: row.price_list_code,
    PaymentDays: row.payment_days,
    ShowAsReseller: row.show_as_reseller,
    ResellerCity: row.reseller_city ?? '',
    Blocked: row.blocked,
    ...termsOfRow(row),
  };
}

export function customerToWire(row: WholeCustomerRow): OfficeCustomer {
  const editable = editableOf(row);
  return {
    Id: row.id,
    ...editable,
    CurrencyCode: row.currency_code,
    HasPassword: row.password_hash !== null,
    Test: row.is_test,
    Version: versionOf(editable),
  };
}
