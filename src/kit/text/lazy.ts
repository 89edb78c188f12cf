import { localeOf } from './language.ts';
import type { Language } from './language.ts';

/**
 * Makes it at the first call, and answers that from then on. For what is dear to make and not always asked for: the
 * first date format of a page takes a slow phone a tenth of a second.
 */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** As `once`, for each language by itself; it is made for a locale, such as `en-GB`. */
export function lazyPerLanguage<T extends object>(make: (locale: string) => T): (language: Language) => T {
  const makers = { sv: lazy(() => make(localeOf.sv)), en: lazy(() => make(localeOf.en)) };
  return (language) => makers[language]();
}
