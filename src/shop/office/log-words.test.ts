import { expect, test } from 'vitest';
import { officeTextIn } from '#shop/texts/office-text.ts';
import { wordsOfField, wordsOfValue } from './log-words.ts';

const sv = officeTextIn('sv');
const en = officeTextIn('en');

test.each([
  ['article', 'RegularPrice', 'Ordinarie pris', 'Regular price'],
  ['article', 'NameEN', 'Namn på engelska', 'Name in English'],
  ['price-list', 'NameEN', 'Namn på engelska', 'Name in English'],
  ['price-list', 'CurrencyCode', 'Valuta', 'Currency'],
  ['customer', 'PriceListCode', 'Prislista', 'Price list'],
  ['staff', 'Role', 'Roll', 'Role'],
  ['webhook', 'Url', 'Adress', 'Address'],
])('%s: the field %s is called as in its form', (entity, name, swedish, english) => {
  expect(wordsOfField(sv, entity, name)).toBe(swedish);
  expect(wordsOfField(en, entity, name)).toBe(english);
});

test.each([
  ['price-list', '10101'],
  ['words', 'cart.title'],
  ['nothing-known', 'NameSV'],
])('%s: %s has no words and is told as it is', (entity, name) => {
  expect(wordsOfField(sv, entity, name)).toBe(name);
});

test('yes, no and the status of an order are told in words, other values as they are', () => {
  expect(wordsOfValue(sv, 'article', 'News', 'true')).toBe('Ja');
  expect(wordsOfValue(en, 'customer', 'Blocked', 'false')).toBe('No');
  expect(wordsOfValue(en, 'order', 'Status', '4')).toBe('Cancelled');
  expect(wordsOfValue(sv, 'order', 'Status', '9')).toBe('9');
  expect(wordsOfValue(sv, 'article', 'Price', '4')).toBe('4');
  expect(wordsOfValue(sv, 'article', 'Price', null)).toBe('');
});
