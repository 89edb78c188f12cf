import type { Language } from './language.ts';
import { lazy, lazyPerLanguage } from './lazy.ts';
import { toNfc, toNfd } from './unicode-text.mjs';

const collators = lazyPerLanguage((locale) => new Intl.Collator(locale));
const numeric = lazy(() => new Intl.Collator('sv', { numeric: true }));

const withoutMark: Record<string, string> = {
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
};

/** Returns a comparer for `sort`: in Swedish … z å ä ö, in English å beside a. */
export function compareText(language: Language): (a: string, b: string) => number {
  return collators(language).compare;
}

/** Compares texts with numbers in them: A9 comes before A10. */
export function naturalCompare(a: string, b: string): number {
  return numeric().compare(a, b);
}

/** Normalises a text for search: lower case and without accents, so that `bjork` finds `Björk`. */
export function fold(text: string): string {
  const letters = toNfd(text.toLocaleLowerCase('sv'))
    .replace(/\p{M}/gu, '')
    .replace(/[æøœßðđþł]/g, (letter) => withoutMark[letter] ?? letter);
  return toNfc(letters);
}

/** Returns the readable part of a path: `Rund bricka Björkskog Ø38` → `rund-bricka-bjorkskog-o38`. It may be empty. */
export function slugOf(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
