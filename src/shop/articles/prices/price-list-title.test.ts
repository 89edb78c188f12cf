import { expect, test } from 'vitest';
import { priceListTitle } from './price-list-title.ts';

test.each([
  ['Utland', 'export', 'EUR', 'Utland (export, EUR)'],
  ['Utland', 'EUR', 'EUR', 'Utland (EUR)'],
  ['Utland', 'eur', 'EUR', 'Utland (EUR)'],
  ['', 'eur', 'EUR', 'eur'],
])('a list %j with the code %s in %s is titled %s', (Name, Code, CurrencyCode, title) => {
  expect(priceListTitle({ Name, Code, CurrencyCode })).toBe(title);
});
