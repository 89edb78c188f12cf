import { entryOf, type Language } from '#kit/text/language.ts';

/** Formats a whole number within a sentence: `1 200` in Swedish, `1,200` in English. */
export function wholeNumberInWords(value: number, language: Language): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, entryOf(language).group);
}

/** Formats a number with its decimals: `1,5` in Swedish, `1.5` in English. */
export function decimalInWords(value: number, language: Language): string {
  return String(value).replace('.', entryOf(language).decimal);
}
