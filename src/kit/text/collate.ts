import type { Language } from './language.ts';
import { lazy, lazyPerLanguage } from './lazy.ts';

const collators = lazyPerLanguage((locale) => new Intl.Collator(locale));
const numeric = lazy(() => new Intl.Collator('sv', { numeric: true }));

/** Returns a comparer for `sort`: in Swedish … z å ä ö, in English å beside a. */
export function compareText(language: Language): (a: string, b: string) => number {
  return collators(language).compare;
}

/** Compares texts with numbers in them: A9 comes before A10. */
export function naturalCompare(a: string, b: string): number {
  return numeric().compare(a, b);
}
