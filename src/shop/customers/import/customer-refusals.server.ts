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

export function unknownPriceList({ price_list }: Values, known: ReadonlySet<string>): FieldRefusal[] {
  if (price_list === undefined || known.has(price_list)) return [];
  return [{ field: 'price_list', reason: 'is no price list of the shop' }];
}

export function isSwedishIdentity(number: string | undefined): boolean {
  return number === undefined || isOrganisationsnummer(number) || isPersonnummer(number);
}
