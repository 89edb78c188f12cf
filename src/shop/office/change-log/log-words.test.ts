import { expect, test } from 'vitest';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import { holdReasons } from '#shop/order-model/hold.ts';
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
  ['staff-card', 'RoleEN', 'Roll på engelska', 'Role in English'],
  ['image', 'CaptionSV', 'Bildtext på svenska', 'Caption in Swedish'],
])('%s: the field %s is called as in its form', (entity, name, swedish, english) => {
  expect(wordsOfField(sv, entity, name)).toBe(swedish);
  expect(wordsOfField(en, entity, name)).toBe(english);
});

test.each([
  ['staff', 'TwoStep', 'Inloggning i två steg', 'Two-step log-in'],
  ['invoice', 'Email', 'Mejlad till', 'Emailed to'],
  ['web-text', 'SV', 'Svenska', 'Swedish'],
  ['import', 'FileName', 'Fil', 'File'],
  ['image', 'fileName', 'Filnamn', 'File name'],
])('%s: the field %s, which no form has, is called %s', (entity, name, swedish, english) => {
  expect(wordsOfField(sv, entity, name)).toBe(swedish);
  expect(wordsOfField(en, entity, name)).toBe(english);
});

test.each([
  ['staff', 'Role', 'sales', 'Sälj', 'Sales'],
  ['staff', 'Password', '2', 'ett nytt', 'a new password'],
  ['staff', 'TwoStep', 'new', 'ny nyckel', 'a new key'],
  ['import', 'Kind', 'order-status', 'Orderstatus', 'Order status'],
  ['application', 'Decision', 'declined', 'Avslagen', 'Declined'],
  [
    'exchange-key',
    'Rights',
    'exchange.out, exchange.in.stock',
    'Hämta order, Läsa in lagersaldon',
    'Fetch orders, Upload stock levels',
  ],
  ['exchange-key', 'Rights', 'exchange.in.before', 'exchange.in.before', 'exchange.in.before'],
])('%s: of %s, %j is told in words', (entity, name, value, swedish, english) => {
  expect(wordsOfValue(sv, entity, name, value)).toBe(swedish);
  expect(wordsOfValue(en, entity, name, value)).toBe(english);
});

test.each([
  ['settings', 'CompanyCountryCode', 'SE', 'Sverige', 'Sweden'],
  ['address', 'CountryCode', 'NO', 'Norge', 'Norway'],
  ['import', 'inv_country', 'DK', 'Danmark', 'Denmark'],
  ['import', 'countries', 'SE|NO', 'Sverige, Norge', 'Sweden, Norway'],
  ['way', 'Countries', '', 'alla', 'all'],
])('%s: the countries of %s, %j, are told by name', (entity, name, value, swedish, english) => {
  expect(wordsOfValue(sv, entity, name, value).toLowerCase()).toBe(swedish.toLowerCase());
  expect(wordsOfValue(en, entity, name, value).toLowerCase()).toBe(english.toLowerCase());
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
  expect(wordsOfValue(sv, 'article', 'Price', null)).toBe('');
});

test.each([
  ['6/12 · 0 · ', '6 av 12 skickade', '6 of 12 shipped'],
  [
    '0/24 · 9 · 2027-02-11',
    '0 av 24 skickade, 9 restnoterade, väntas 2027-02-11',
    '0 of 24 shipped, 9 backordered, expected 2027-02-11',
  ],
  ['SE123 456', 'SE123 456', 'SE123 456'],
])('of an order, %j is told as %j', (value, swedish, english) => {
  expect(wordsOfValue(sv, 'order', '10101', value)).toBe(swedish);
  expect(wordsOfValue(en, 'order', '10101', value)).toBe(english);
});

test('what is left of an invoice is told as an amount', () => {
  expect(wordsOfValue(sv, 'invoice', 'Balance', '1087.5')).toBe('1\u00a0087,50');
  expect(wordsOfValue(en, 'invoice', 'Balance', '0')).toBe('0.00');
});

test.each([
  ['article', 'Price', '149.5', '149,50', '149.50'],
  ['article', 'RegularPrice', '4', '4,00', '4.00'],
  ['invoice', 'TotalAmount', '1250', '1\u00a0250,00', '1,250.00'],
  ['article', 'BoxWidthMm', '435', '43,5', '43.5'],
  ['article', 'WeightG', '2500', '2,5', '2.5'],
  ['article', 'QuantityPerPackage', '6', '6', '6'],
])('%s: %s of %s stands as in its form: %s, in English %s', (entity, name, value, swedish, english) => {
  expect(wordsOfValue(sv, entity, name, value)).toBe(swedish);
  expect(wordsOfValue(en, entity, name, value)).toBe(english);
});

test.each([
  ['press-message', 'PublishAt', '2026-12-20T07:00:00.000Z', '2026-12-20 08:00'],
  ['press-message', 'PublishAt', '2026-06-20T07:00:00Z', '2026-06-20 09:00'],
  ['press-message', 'CategoryId', '1', 'Produktnyhet'],
  ['press-message', 'CategoryId', '1002', 'I pressen'],
  ['press-message', 'TitleSV', '2026-12-20', '2026-12-20'],
])('%s: the value %s %s reads %s', (entity, name, value, words) => {
  expect(wordsOfValue(sv, entity, name, value)).toBe(words);
});

test.each([
  ['way', 'Countries', '["NO","SE"]', 'Norge, Sverige', 'Norway, Sweden'],
  ['way', 'Countries', '[]', 'alla', 'all'],
  ['countries', 'Countries', 'SE, NO', 'Sverige, Norge', 'Sweden, Norway'],
  ['countries', 'Countries', '', 'alla', 'all'],
  ['customer', 'CountryCode', 'GB', 'Storbritannien', 'United Kingdom'],
  ['article', 'CountryOfOrigin', '', '', ''],
  ['article', 'NameSV', 'SE', 'SE', 'SE'],
])('%s: countries of %s, %j, are told by name', (entity, name, value, swedish, english) => {
  expect(wordsOfValue(sv, entity, name, value)).toBe(swedish);
  expect(wordsOfValue(en, entity, name, value)).toBe(english);
});

test.each([
  ['article', 'ColourIds', '[1,12]', '1, 12', '1, 12'],
  ['article', 'ColourIds', '[]', 'inga', 'none'],
  ['webhook', 'Topics', '["order","stock"]', 'order, stock', 'order, stock'],
  ['article', 'NameSV', '[Ny] skål', '[Ny] skål', '[Ny] skål'],
])('%s: a list of %s, %j, is told without brackets', (entity, name, value, swedish, english) => {
  expect(wordsOfValue(sv, entity, name, value)).toBe(swedish);
  expect(wordsOfValue(en, entity, name, value)).toBe(english);
});

test('what is logged by its number is told by its name where the page knows it', () => {
  const nameOf = (name: string, id: string) => (name === 'ColourIds' && id === '1' ? 'Röd' : undefined);
  expect(wordsOfValue(sv, 'article', 'ColourIds', '[1,2]', nameOf)).toBe('Röd, 2');
  expect(wordsOfValue(sv, 'article', 'MaterialId', '1', () => 'Björk')).toBe('Björk');
  expect(wordsOfValue(sv, 'article', 'MaterialId', '1', nameOf)).toBe('1');
});

test('what a file changed is told under the words of its columns, with the list and the day of a price', () => {
  expect(wordsOfField(sv, 'article', 'name_sv')).toBe('Namn på svenska');
  expect(wordsOfField(sv, 'article', 'group_id')).toBe('Produktgrupp');
  expect(wordsOfField(en, 'customer', 'inv_city')).toBe('City');
  expect(wordsOfField(sv, 'article', 'price · export · 2027-01-01')).toBe('Pris · export · 2027-01-01');
  const nameOf = (name: string, id: string) => (name === 'ProductGroupId' && id === '3' ? 'Glas' : '');
  expect(wordsOfValue(sv, 'article', 'group_id', '3', nameOf)).toBe('Glas');
  expect(wordsOfValue(sv, 'article', 'group_id', 'Ny grupp', nameOf)).toBe('Ny grupp');
  expect(wordsOfValue(sv, 'article', 'news', 'yes')).toBe('Ja');
  expect(wordsOfValue(sv, 'article', 'name_sv', 'yes')).toBe('yes');
});

test('amounts of an order are written as on its page, also those of acts that are stored', () => {
  const was = '0/24 · 0 ·  · 0 · 1095.00';
  expect(wordsOfValue(sv, 'order', '10108', was)).toBe('0 av 24 skickade, à 1\u00a0095,00');
  expect(wordsOfValue(en, 'order', '10108', was)).toBe('0 of 24 shipped, at 1,095.00');
  expect(wordsOfValue(sv, 'order', 'TotalAmount', '12154.38')).toBe('12\u00a0154,38');
  for (const [value, swedish, english] of [
    ['1200.50', '1\u00a0200,50', '1,200.50'],
    ['Mässa 2.5: 100.00', 'Mässa 2.5: 100,00', 'Mässa 2.5: 100.00'],
    ['Mässa: 12.5 %', 'Mässa: 12,5 %', 'Mässa: 12.5 %'],
    ['5 %', '5 %', '5 %'],
    ['', '', ''],
  ] as const) {
    expect(wordsOfValue(sv, 'order', 'Discount', value)).toBe(swedish);
    expect(wordsOfValue(en, 'order', 'Discount', value)).toBe(english);
  }
});

test('why an order was held is told in words, whatever the reason', () => {
  for (const reason of holdReasons)
    for (const t of [sv, en]) expect(wordsOfValue(t, 'order', 'Held', reason)).not.toBe(reason);
});
