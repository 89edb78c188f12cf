import type { Language } from '#kit/text/language.ts';
import { isOrganisationsnummer, isPersonnummer } from '#kit/text/swedish-identity.ts';
import type { ValuesOf } from '#kit/tables/table-file-heading.server.ts';
import type { FieldRefusal } from '#kit/tables/table-file-rows.server.ts';
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

export function otherLanguage({ language }: Values, languages: readonly Language[]): FieldRefusal[] {
  if (language === undefined || languages.includes(language)) return [];
  return [{ field: 'language', reason: `is not ${languages.join(' or ')}` }];
}

type Terms = { price_list_code: string; currency_code: string };

/**
 * A customer pays in the currency of the price list, whether the file gives the one, the other or both. A row that gives
 * neither leaves them, also where they differ.
 */
export function settledTerms(
  { price_list, currency }: Values,
  old: Terms | undefined,
  currencies: ReadonlyMap<string, string>,
): Partial<Terms> | FieldRefusal[] {
  if (old && price_list === undefined && currency === undefined) return {};
  const ofList = currencies.get(price_list ?? old?.price_list_code ?? 'standard');
  if (ofList === undefined) return [{ field: 'price_list', reason: 'is no price list of the shop' }];
  if (currency !== undefined && currency !== ofList)
    return [{ field: 'currency', reason: `is not that of the price list, ${ofList}` }];
  return { price_list_code: price_list, currency_code: ofList };
}

export function isSwedishIdentity(number: string | undefined): boolean {
  return number === undefined || isOrganisationsnummer(number) || isPersonnummer(number);
}
