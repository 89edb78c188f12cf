import { defaultLanguage, entryOf, type Language } from './language.ts';
import { exact, formatWholeKronor, noBreakSpace, signOf, unitOf } from './money.ts';

/**
 * Formats a sum, in a sentence or alone: `1 234,50 kr` or `1 234,50 EUR` in Swedish, `SEK 1,234.50` in English. `kr` is
 * only said of Swedish kronor, since it is also Norwegian and Danish. Prices of a piece have `priceLabel`.
 */
export function moneyInWords(ore: number, currencyCode: string, language: Language): string {
  const amount = amountInWords(ore, language);
  return entryOf(language).currencyFirst
    ? `${currencyCode}${noBreakSpace}${amount}`
    : `${amount}${noBreakSpace}${unitOf(currencyCode)}`;
}

/**
 * Formats a sum where several currencies may stand beside each other, each said by its code: `1 234,50 SEK` in Swedish, and
 * in English `SEK 1,234.50`, as everywhere.
 */
export function moneyByCode(ore: number, currencyCode: string, language: Language): string {
  return entryOf(language).currencyFirst
    ? moneyInWords(ore, currencyCode, language)
    : `${amountInWords(ore, language)}${noBreakSpace}${currencyCode}`;
}

/** Formats a sum below a heading that says the currency: `1 234,50` in Swedish, `1,234.50` in English. */
export function amountInWords(ore: number, language: Language): string {
  const { group, decimal } = entryOf(language);
  const digits = String(Math.abs(exact(ore))).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, group);
  return `${signOf(ore)}${whole}${decimal}${digits.slice(-2)}`;
}

/** Like `amountInWords`, rounded to whole kronor: `1 235` in Swedish, `1,235` in English. */
export function wholeAmountInWords(ore: number, language: Language): string {
  return formatWholeKronor(ore, defaultLanguage).replaceAll(noBreakSpace, entryOf(language).group);
}
