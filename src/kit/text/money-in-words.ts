import { entryOf } from './language.ts';
import type { Language } from './language.ts';
import { exact, noBreakSpace, signOf, unitOf } from './money.ts';

/** Formats an amount within a sentence: `1 234,50 kr` or `1 234,50 EUR` in Swedish, `SEK 1,234.50` in English. */
export function moneyInWords(ore: number, currencyCode: string, language: Language): string {
  const { group, decimal, currencyFirst } = entryOf(language);
  const digits = String(Math.abs(exact(ore))).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, group);
  const amount = `${signOf(ore)}${whole}${decimal}${digits.slice(-2)}`;
  return currencyFirst
    ? `${currencyCode}${noBreakSpace}${amount}`
    : `${amount}${noBreakSpace}${unitOf(currencyCode)}`;
}
