import type { Language } from '#kit/text/language.ts';
import { lazyPerLanguage } from '#kit/text/lazy.ts';

const namesIn = lazyPerLanguage((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

export function countryName(code: string, language: Language): string {
  return /^[A-Z]{2}$/.test(code) ? (namesIn(language).of(code) ?? code) : code;
}
