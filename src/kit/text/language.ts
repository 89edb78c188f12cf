export type Language = 'sv' | 'en';
export const languages: readonly Language[] = ['sv', 'en'];

/** `en`, `EN` and `en-GB` are English; an unknown or missing language is Swedish. */
export function parseLanguage(value: unknown): Language {
  return typeof value === 'string' && /^en(?:[-_][a-z]{2})?$/i.test(value) ? 'en' : 'sv';
}

/** The text in the language asked for; where there is no English, the Swedish one. */
export function inLanguage(language: Language, sv: string, en: string | null | undefined): string {
  return language === 'en' && en ? en : sv;
}

/** BCP 47 tags with a region: `en` alone would give American dates. */
export const localeOf: Record<Language, string> = { sv: 'sv-SE', en: 'en-GB' };
