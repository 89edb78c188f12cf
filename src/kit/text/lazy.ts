import { forLanguages, localeOf, type Language } from './language.ts';

/**
 * Creates the value at the first call and returns it from then on. It is meant for values that are expensive and not
 * always needed: the first date format of a page takes a slow phone a tenth of a second.
 */
export function lazy<T extends object>(make: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= make());
}

/** Like `lazy`, once per language; `make` gets the locale, such as `en-GB`. */
export function lazyPerLanguage<T extends object>(make: (locale: string) => T): (language: Language) => T {
  const makers = forLanguages((language) => lazy(() => make(localeOf(language))));
  return (language) => makers[language]();
}
