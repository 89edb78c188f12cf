type Entry = {
  /** A BCP 47 tag with a region, because `en` alone would give American dates. */
  locale: string;
  /** The language's own name. */
  name: string;
  /** Where a text that the language lacks is taken from, in this order. */
  fallbacks: readonly string[];
  /** The countries whose customers are taken to read the language; `others` are those that no language names. */
  countries: readonly string[] | 'others';
  /** How numbers are written within a sentence. */
  group: string;
  decimal: string;
  currencyFirst: boolean;
  percentSign: string;
  /** How a date is written in figures. */
  date: string;
  /** How the number of a week is written, with `{week}`. */
  week: string;
  /** The inside of an SVG of 16 by 10. */
  flag: string;
};

/** The languages that the shop has texts in; the setting LANGUAGES says which of them it shows. */
const list = {
  sv: {
    locale: 'sv-SE',
    name: 'Svenska',
    fallbacks: [],
    countries: ['SE', 'AX'],
    group: '\u00a0',
    decimal: ',',
    currencyFirst: false,
    percentSign: '\u00a0%',
    date: 'YYYY-MM-DD',
    week: 'v. {week}',
    flag: '<path fill="#006aa7" d="M0 0h16v10H0z"/><path fill="#fecc02" d="M5 0h2v10H5zM0 4h16v2H0z"/>',
  },
  en: {
    locale: 'en-GB',
    name: 'English',
    fallbacks: ['sv'],
    countries: 'others',
    group: ',',
    decimal: '.',
    currencyFirst: true,
    percentSign: '%',
    date: 'YYYY-MM-DD',
    week: 'week {week}',
    flag: '<path fill="#012169" d="M0 0h16v10H0z"/><path stroke="#fff" stroke-width="2" d="m0 0 16 10M16 0 0 10"/><path stroke="#c8102e" stroke-width=".8" d="m0 0 16 10M16 0 0 10"/><path stroke="#fff" stroke-width="3.4" d="M8 0v10M0 5h16"/><path stroke="#c8102e" stroke-width="2" d="M8 0v10M0 5h16"/>',
  },
  de: {
    locale: 'de-DE',
    name: 'Deutsch',
    fallbacks: ['en', 'sv'],
    countries: ['DE', 'AT', 'CH', 'LI'],
    group: '.',
    decimal: ',',
    currencyFirst: false,
    percentSign: '\u00a0%',
    date: 'DD.MM.YYYY',
    week: 'KW {week}',
    flag: '<path d="M0 0h16v10H0z"/><path fill="#d00" d="M0 3.33h16V10H0z"/><path fill="#ffce00" d="M0 6.67h16V10H0z"/>',
  },
} as const satisfies Record<string, Entry>;

export type Language = keyof typeof list;

export const languages = Object.keys(list) as readonly Language[];

/** The language of an address that names none, and the last fallback of every other. */
export const defaultLanguage: Language = 'sv';

/** The languages that the maker's own texts are stored in; the wire has them in fields that end in SV and EN. */
export const contentLanguages = ['sv', 'en'] as const satisfies readonly Language[];
export type ContentLanguage = (typeof contentLanguages)[number];

function isContentLanguage(language: Language): language is ContentLanguage {
  return contentLanguages.some((one) => one === language);
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(list, value);
}

export function entryOf(language: Language): Entry {
  return list[language];
}

export function localeOf(language: Language): string {
  return list[language].locale;
}

/** Returns the language itself and its fallbacks. */
export function withFallbacks(language: Language): readonly Language[] {
  return [language, ...list[language].fallbacks];
}

/** `en`, `EN` and `en-GB` mean English; what is unknown, missing or not `among` the shown means the default. */
export function parseLanguage(value: unknown, among: readonly Language[] = languages): Language {
  const tag = typeof value === 'string' && /^([a-z]{2})(?:[-_][a-z]{2})?$/i.exec(value)?.[1]?.toLowerCase();
  return isLanguage(tag) && among.includes(tag) ? tag : defaultLanguage;
}

/** Returns the language of a customer of whom nothing but the country is known. */
export function languageOfCountry(countryCode: string, among: readonly Language[]): Language {
  const reads = (of: string) => among.find((language) => entryOf(language).countries.includes(of));
  return reads(countryCode) ?? reads('others') ?? defaultLanguage;
}

/** Makes a value for each language. */
export function forLanguages<T>(
  make: (language: Language) => T,
  among: readonly Language[] = languages,
): Record<Language, T> {
  return Object.fromEntries(among.map((language) => [language, make(language)])) as Record<Language, T>;
}

/** Returns what the maker has written in the language or, where that is empty, in the first of its fallbacks. */
export function inLanguage(language: Language, sv: string, en: string | null | undefined): string {
  return contentShown(language, sv, en) === 'sv' ? sv : (en ?? '');
}

/** The languages of the maker's texts that a reader is shown in another language, by the names of their fields. */
type ShownIn = Record<string, string>;

/** Returns which of the texts fall back, for the `lang` of what is shown; nothing when none does. */
export function shownIn(
  language: Language,
  texts: Readonly<Record<string, readonly [sv: string, en: string | null | undefined]>>,
): { ShownIn?: ShownIn } {
  // Long lists ask for each of their rows, and hardly any text falls back.
  let others: ShownIn | undefined;
  for (const [field, [sv, en]] of Object.entries(texts)) {
    const shown = contentShown(language, sv, en);
    if (shown !== language && (sv || en)) (others ??= {})[field] = shown;
  }
  return others ? { ShownIn: others } : {};
}

/** Returns the language that readers of a language see the maker's texts in, where all are translated. */
export function contentLanguage(language: Language): ContentLanguage {
  return contentShown(language, 'sv', 'en');
}

/** Returns the language of what `inLanguage` returns. */
function contentShown(language: Language, sv: string, en: string | null | undefined): ContentLanguage {
  return contentOrders[language].find((one) => (one === 'sv' ? sv : en)) ?? contentLanguages[0];
}

/** Returns the language in which readers of a language are shown a text that may be in any: the last where there is none. */
export function languageShown(
  language: Language,
  texts: Readonly<Record<Language, string | null>>,
): Language {
  return withFallbacks(language).find((one) => texts[one]) ?? defaultLanguage;
}

/** The languages in which the maker's texts are looked for. */
const contentOrders = forLanguages((language) => withFallbacks(language).filter(isContentLanguage));
