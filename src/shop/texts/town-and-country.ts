import type { Language } from '#kit/text/language.ts';
import { formatZipCode } from '#kit/text/zip-code.ts';
import { countryName } from './country-name.ts';

type Place = { country: string; zipCode: string; city: string };

/** The last lines of an address. As on a parcel, the country is left out where it is `home`. */
export function townAndCountry(
  { country, zipCode, city }: Place,
  language: Language,
  home = 'SE',
): [town: string, country: string] {
  return [
    `${formatZipCode(country, zipCode)} ${city}`.trim(),
    country === home ? '' : countryName(country, language),
  ];
}
