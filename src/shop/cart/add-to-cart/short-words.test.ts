import { expect, test } from 'vitest';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import { shortWords } from './short-words.ts';

const row = {
  Quantity: 20,
  QuantityShort: 5,
  SoldOut: false,
  OrderedArticles: 0,
  EstimatedDeliveryDate: null,
  NoArticleStock: false,
  SeasonNews: false,
};
const months = {
  OrderMonth: '',
  OrderMonthSeason: '',
  OrderMonthSV: 'Beställningsvara, leverans februari 2027',
  OrderMonthEN: 'Made to order, February 2027',
  OrderMonthsSeasonSV: 'Beställningsvara, leverans maj 2027',
  OrderMonthsSeasonEN: 'Made to order, May 2027',
};
const locale = (language: 'sv' | 'en') => ({
  language,
  t: translator(languageTables[language], language),
  today: '2026-10-14',
});

test.each([
  [{}, '5 av 20 restnoteras, datum okänt.', '5 of 20 will be backordered, no date yet.'],
  [
    { OrderedArticles: 60, EstimatedDeliveryDate: '2027-01-12' },
    '5 av 20 restnoteras, väntas januari 2027.',
    '5 of 20 will be backordered, expected January 2027.',
  ],
  [
    { OrderedArticles: 60, EstimatedDeliveryDate: '2026-10-13' },
    '5 av 20 restnoteras. Mer är på väg, dagen är inte känd.',
    '5 of 20 will be backordered. More is on its way, on a day not yet known.',
  ],
  [
    { OrderedArticles: 60 },
    '5 av 20 restnoteras. Mer är på väg, dagen är inte känd.',
    '5 of 20 will be backordered. More is on its way, on a day not yet known.',
  ],
  [
    { NoArticleStock: true },
    '5 av 20: Beställningsvara, leverans februari 2027',
    '5 of 20: Made to order, February 2027',
  ],
  [
    { NoArticleStock: true, SeasonNews: true, QuantityShort: 20 },
    'Beställningsvara, leverans maj 2027',
    'Made to order, May 2027',
  ],
])('of a row that lacks some and is %j it is said: %s', (changes, sv, en) => {
  expect(shortWords({ ...row, ...changes }, months, locale('sv'))).toBe(sv);
  expect(shortWords({ ...row, ...changes }, months, locale('en'))).toBe(en);
});
