import { entryOf, type Language } from '#kit/text/language.ts';

/**
 * Formats a number as a field shows it, so that it is read as what it is: `1,255` in Swedish, but `1.2550` in English, where
 * three decimals could be thousands.
 */
export function numberInField(value: number, language: Language, decimals?: number): string {
  const [whole = '', fraction] = (decimals === undefined ? String(value) : value.toFixed(decimals)).split(
    '.',
  );
  if (fraction === undefined) return whole;
  const { decimal } = entryOf(language);
  return `${whole}${decimal}${decimal === '.' && fraction.length === 3 ? `${fraction}0` : fraction}`;
}
