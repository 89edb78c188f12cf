import { compareText } from '#kit/collate.ts';
import type { Language } from '#kit/language.ts';
import { oncePerLanguage } from '#kit/once.ts';

/** Where the maker delivers: the EU, the rest of the Nordic countries, and a few beyond. */
const countryCodes = [
  ...[
    'SE',
    'NO',
    'DK',
    'FI',
    'IS',
    'AX',
    'FO',
    'GL',
    'DE',
    'NL',
    'BE',
    'LU',
    'FR',
    'IE',
    'GB',
    'AT',
    'CH',
    'ES',
    'PT',
    'IT',
  ],
  ...[
    'EE',
    'LV',
    'LT',
    'PL',
    'CZ',
    'SK',
    'HU',
    'SI',
    'HR',
    'RO',
    'BG',
    'GR',
    'CY',
    'MT',
    'US',
    'CA',
    'JP',
    'AU',
    'NZ',
    'KR',
  ],
] as const;

export function isCountryCode(code: string): boolean {
  return (countryCodes as readonly string[]).includes(code);
}

const namesIn = oncePerLanguage((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

export function countryName(code: string, language: Language): string {
  return /^[A-Z]{2}$/.test(code) ? (namesIn(language).of(code) ?? code) : code;
}

/** Sorted as the language sorts. */
export function countriesIn(language: Language): { CountryCode: string; CountryName: string }[] {
  const compare = compareText(language);
  return countryCodes
    .map((code) => ({ CountryCode: code, CountryName: countryName(code, language) }))
    .sort((a, b) => compare(a.CountryName, b.CountryName));
}
