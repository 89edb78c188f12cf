import type { Language } from '#kit/text/language.ts';
import { isVatNumberInstead } from '#kit/text/organisation-number.ts';
import { isOrganisationsnummer, isPersonnummer } from '#kit/text/swedish-identity.ts';
import type { ValuesOf } from '#kit/tables/table-file-heading.server.ts';
import type { FieldRefusal } from '#kit/tables/table-file-rows.server.ts';
import { readPeppolIdentifier } from '#kit/text/codes/peppol-identifier.ts';
import { isZipCode, normaliseZipCode } from '#kit/text/zip-code.ts';
import type { customerColumns } from './import-columns.server.ts';

export type Values = ValuesOf<typeof customerColumns>;

export function missing({ name, inv_country }: Values): FieldRefusal[] {
  const reason = 'is missing, and this customer is new';
  return [
    ...(name === undefined ? [{ field: 'name', reason }] : []),
    ...(inv_country === undefined ? [{ field: 'inv_country', reason }] : []),
  ];
}

export function badZip({ inv_zip, inv_country }: Values, country = '', oldZip = ''): FieldRefusal[] {
  const zip = inv_zip ?? (inv_country === undefined ? '' : oldZip);
  if (zip === '' || country === '' || isZipCode(country, normaliseZipCode(country, zip))) return [];
  return [{ field: 'inv_zip', reason: `is not a postcode of ${country}` }];
}

export function vatNumberAsCompany({ org_no }: Values, country = ''): FieldRefusal[] {
  if (org_no === undefined || !isVatNumberInstead(country, org_no)) return [];
  return [{ field: 'org_no', reason: 'is a VAT number: it belongs to vat_no' }];
}

export function otherLanguage({ language }: Values, languages: readonly Language[]): FieldRefusal[] {
  if (language === undefined || languages.includes(language)) return [];
  return [{ field: 'language', reason: `is not ${languages.join(' or ')}` }];
}

type Terms = { price_list_code: string; currency_code: string };

/**
 * A customer pays in the currency of the price list, whether the file gives the one, the other or both. A row that gives
 * neither leaves them, also where they differ. A new customer of whom only the currency is told gets the one list of it.
 */
export function settledTerms(
  { price_list, currency }: Values,
  old: Terms | undefined,
  currencies: ReadonlyMap<string, string>,
): Partial<Terms> | FieldRefusal[] {
  if (old && price_list === undefined && currency === undefined) return {};
  if (!old && price_list === undefined && currency !== undefined && currency !== currencies.get('standard'))
    return onlyListOf(currency, currencies);
  const ofList = currencies.get(price_list ?? old?.price_list_code ?? 'standard');
  if (ofList === undefined) return [{ field: 'price_list', reason: 'is no price list of the shop' }];
  if (currency !== undefined && currency !== ofList)
    return [{ field: 'currency', reason: `is not that of the price list, ${ofList}` }];
  return { price_list_code: price_list, currency_code: ofList };
}

/** Returns the currency that the amounts of a row are in. */
export function currencyOfRow(
  { customer_no = '', price_list, currency }: Values,
  existing: ReadonlyMap<string, Terms>,
  currencies: ReadonlyMap<string, string>,
): string | undefined {
  const old = price_list === undefined ? existing.get(customer_no.toLowerCase()) : undefined;
  return currency ?? old?.currency_code ?? currencies.get(price_list ?? 'standard');
}

type Peppol = { peppol_scheme: string; peppol_id: string };

/** A row may tell the scheme, the identifier or both; what it leaves out stays. */
export function settledPeppol(values: Values, old: Peppol | undefined): Partial<Peppol> | FieldRefusal[] {
  const { peppol_scheme, peppol_id } = values;
  if (peppol_scheme === undefined && peppol_id === undefined) return {};
  // An identifier that comes with its scheme is not of the one that was there.
  const ownScheme = peppol_id !== undefined && /^(?:[\w-]+::)?\d{4}:/.test(peppol_id) ? '' : undefined;
  const read = readPeppolIdentifier(
    peppol_scheme ?? ownScheme ?? old?.peppol_scheme ?? '',
    peppol_id ?? old?.peppol_id ?? '',
  );
  if (read) return { peppol_scheme: read.scheme, peppol_id: read.id };
  const field = peppol_id === undefined ? 'peppol_scheme' : 'peppol_id';
  return [{ field, reason: 'is not of the form of its Peppol scheme' }];
}

function onlyListOf(currency: string, currencies: ReadonlyMap<string, string>): Terms | FieldRefusal[] {
  const [only, another] = [...currencies].filter(([, ofList]) => ofList === currency);
  if (only && !another) return { price_list_code: only[0], currency_code: currency };
  const reason = only
    ? 'has several price lists: name one of them in price_list'
    : 'has no price list: make one of this currency first';
  return [{ field: 'currency', reason }];
}

export function isSwedishIdentity(number: string | undefined): boolean {
  return number === undefined || isOrganisationsnummer(number) || isPersonnummer(number);
}
