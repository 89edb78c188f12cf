import { expect, it } from 'vitest';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import { priceLabel, priceOrFree } from './price-label.ts';

const swedish = translator(languageTables.sv, 'sv');

it.each([
  [0, '0,00/St'],
  [0.05, '0,05/St'],
  [0.99, '0,99/St'],
  [10.5, '10,50/St'],
  [1234.5, '1\u00a0234,50/St'],
  [999999.99, '999\u00a0999,99/St'],
  [1234567.89, '1\u00a0234\u00a0567,89/St'],
])('the price %d is shown as %j', (amount, label) => {
  expect(priceLabel(amount, swedish, 'sv')).toBe(label);
});

it('says in words that something costs nothing', () => {
  expect([priceOrFree(0, swedish, 'sv'), priceOrFree(0.05, swedish, 'sv')]).toEqual([
    'Kostnadsfri',
    '0,05/St',
  ]);
});

it('is written as in German trade for who reads German', () => {
  const label = priceLabel(1234.5, translator(languageTables.de, 'de'), 'de');
  expect(label).toBe('1.234,50\u00a0/\u00a0Stück');
});
