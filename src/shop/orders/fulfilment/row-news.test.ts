import { expect, test } from 'vitest';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import { shortage } from './row-news.ts';

const row = {
  Quantity: 20,
  QuantityDelivered: 0,
  QuantityCancelled: 0,
  QuantityShort: 0,
  ExpectedDate: null,
  ExpectedMonth: null,
  ExpectedText: '',
};
const words = (language: 'sv' | 'en') => translator(languageTables[language], language);

test.each([
  [{}, '', ''],
  [{ QuantityShort: 5 }, '5 av 20 restnoterade', '5 of 20 backordered'],
  [
    { QuantityShort: 5, ExpectedMonth: '2027-01' },
    '5 av 20 restnoterade, väntas jan 2027',
    '5 of 20 backordered, expected Jan 2027',
  ],
  [
    { QuantityShort: 5, ExpectedDate: '2027-02-03', ExpectedMonth: '2027-01' },
    '5 av 20 restnoterade, väntas 2027-02-03',
    '5 of 20 backordered, expected 2027-02-03',
  ],
  [
    { QuantityShort: 20, ExpectedText: 'Beställningsvara, leverans maj' },
    'Beställningsvara, leverans maj',
    'Beställningsvara, leverans maj',
  ],
  [
    { QuantityShort: 5, ExpectedText: 'Beställningsvara' },
    '5 av 20: Beställningsvara',
    '5 of 20: Beställningsvara',
  ],
  [{ Quantity: 1, QuantityShort: 1 }, 'restnoterad', 'backordered'],
  [{ QuantityShort: 1 }, '1 av 20 restnoterade', '1 of 20 backordered'],
  [
    { QuantityDelivered: 15, ExpectedDate: '2027-02-03' },
    'resten väntas 2027-02-03',
    'the rest is expected 2027-02-03',
  ],
  // There is nothing left to wait for.
  [{ QuantityCancelled: 20, QuantityShort: 5, ExpectedMonth: '2027-01' }, '', ''],
])('of a row with %j it is said: %s', (changes, sv, en) => {
  expect(shortage({ ...row, ...changes }, words('sv'), 'sv')).toBe(sv);
  expect(shortage({ ...row, ...changes }, words('en'), 'en')).toBe(en);
});
