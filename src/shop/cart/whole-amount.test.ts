import { expect, test } from 'vitest';
import { amountInWords, moneyInWords } from '#kit/text/money-in-words.ts';
import type { Language } from '#kit/text/language.ts';
import { priceLabel } from '#shop/articles/prices/price-label.ts';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import { wholeAmount } from './whole-amount.ts';

/** Each way of writing 1 234,50 by language and currency: the price of a piece, the header's widget, a sum, a bare sum. */
test.each<[Language, string, price: string, widget: string, sum: string, bare: string]>([
  ['sv', 'SEK', '1 234,50/St', '1 235:-', '1 234,50 kr', '1 234,50'],
  ['sv', 'EUR', '1 234,50/St', '1 234,50 EUR', '1 234,50 EUR', '1 234,50'],
  ['sv', 'NOK', '1 234,50/St', '1 234,50 NOK', '1 234,50 NOK', '1 234,50'],
  ['en', 'SEK', '1 234,50/St', '1 235:-', 'SEK 1,234.50', '1,234.50'],
  ['en', 'EUR', '1 234,50/St', '1 234,50 EUR', 'EUR 1,234.50', '1,234.50'],
  ['de', 'EUR', '1.234,50 / Stück', '1.234,50 EUR', '1.234,50 EUR', '1.234,50'],
])('in %s and %s money is written %s, %s, %s and %s', (language, currencyCode, price, widget, sum, bare) => {
  const t = translator(languageTables[language], language);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(priceLabel(1234.5, t, language))).toBe(price);
  expect(plain(wholeAmount({ amount: 1234.5, currencyCode }, t, language))).toBe(widget);
  expect(plain(moneyInWords(123450, currencyCode, language))).toBe(sum);
  expect(plain(amountInWords(123450, language))).toBe(bare);
});
