import { compareText } from '#kit/text/collate.ts';
import { countryCodes } from '#kit/text/countries.ts';
import type { Language } from '#kit/text/language.ts';
import { lazyPerLanguage } from '#kit/text/lazy.ts';
import { countryName } from './country-name.ts';

const languagesIn = lazyPerLanguage((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** Returns the name of a language with a capital letter, as in a list of choices. */
export function languageName(code: Language, language: Language): string {
  const name = languagesIn(language).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Sorted in the order of the language. */
export function countriesIn(language: Language): { CountryCode: string; CountryName: string }[] {
  const compare = compareText(language);
  return countryCodes()
    .map((code) => ({ CountryCode: code, CountryName: countryName(code, language) }))
    .sort((a, b) => compare(a.CountryName, b.CountryName));
}
