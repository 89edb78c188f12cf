export type Language = 'sv' | 'en';
export const languages: readonly Language[] = ['sv', 'en'];

/** `en`, `EN` and `en-GB` mean English; an unknown or missing language means Swedish. */
export function parseLanguage(value: unknown): Language {
  return typeof value === 'string' && /^en(?:[-_][a-z]{2})?$/i.test(value) ? 'en' : 'sv';
}

/** Returns the text in the requested language, or the Swedish one when there is no English text. */
export function inLanguage(language: Language, sv: string, en: string | null | undefined): string {
  return language === 'en' && en ? en : sv;
}

/** BCP 47 tags with a region, because `en` alone would give American dates. */
export const localeOf: Record<Language, string> = { sv: 'sv-SE', en: 'en-GB' };
