import { defaultLanguage, withFallbacks, type Language } from '#kit/text/language.ts';
import { officeTexts as en } from '#shop/texts/language/en/office/texts.ts';
import { officeTexts as sv } from '#shop/texts/language/sv/office/texts.ts';
import type { SameKeys } from '#shop/texts/same-keys.ts';

export type OfficeTexts = SameKeys<typeof sv>;
export type OfficeTextKey = keyof OfficeTexts;

/**
 * The office's texts, which are in its own bundle and not sent to visitors of the shop. For a language without them the
 * office is shown in one of its fallbacks.
 */
export const officeTables: Readonly<Partial<Record<Language, OfficeTexts>>> = { sv, en };

/** Returns the language in which the office is shown to readers of a language. */
export function officeLanguage(language: Language): Language {
  return withFallbacks(language).find((one) => officeTables[one]) ?? defaultLanguage;
}

/** Returns those of the shop's languages that the office is shown in. */
export function officeLanguages(languages: readonly Language[]): Language[] {
  return languages.filter((language) => officeTables[language]);
}

export function officeTextsIn(language: Language): OfficeTexts {
  return officeTables[officeLanguage(language)] ?? sv;
}

export function isOfficeTextKey(key: string): key is OfficeTextKey {
  return Object.hasOwn(sv, key);
}
