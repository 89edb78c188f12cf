import { expect, test } from 'vitest';
import type { Language } from '#kit/text/language.ts';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import { daysOfWeek } from '#shop/order-model/forecast/forecast.ts';
import { completeInWords, partsInWords, wholeInWords } from './forecast-words.ts';

function locale(language: Language) {
  const place = language === 'en' ? 1 : 0;
  const texts = languageTables[place === 0 ? 'sv' : 'en'];
  return { t: translator(texts, language), language, today: '2027-02-01' };
}

const sv = locale('sv');
const en = locale('en');
const weekOf = (Week: string) => ({ Week, ...daysOfWeek(Week) });

test('the complete week is named with its days, in another year with the year', () => {
  expect(completeInWords(weekOf('2027-W10'), [], sv)).toBe('Allt kan skickas v. 10 (8–14 mars)');
  expect(completeInWords(weekOf('2027-W10'), [], en)).toBe('Everything can be sent in week 10 (8–14 March)');
  expect(completeInWords(weekOf('2028-W05'), [], en)).toBe(
    'Everything can be sent in week 5 2028 (31 January – 6 February)',
  );
  const beforeChristmas = { ...sv, today: '2026-12-22' };
  expect(completeInWords(weekOf('2026-W53'), [], beforeChristmas)).toBe(
    'Allt kan skickas v. 53 (28 december 2026 – 3 januari 2027)',
  );
});

test('without a complete week, the rows that have no date are counted', () => {
  const deliveries = [
    { Week: '2027-W05', Rows: 3 },
    { Week: null, Rows: 1 },
  ];
  expect(completeInWords(null, deliveries, sv)).toBe(
    'Det går inte att säga när allt kan skickas: 1 rad utan datum',
  );
  expect(wholeInWords(deliveries, sv)).toBe('Okänt: 1 rad saknar datum');
  expect(wholeInWords([{ Week: null, Rows: 2 }], en)).toBe('Not known: 2 lines have no date');
});

test('what has no date since it is made to order is not counted as rows that lack one', () => {
  expect(completeInWords(null, [{ Week: null, Rows: 2 }], sv, true)).toBe(
    'Beställningsvarorna tillverkas åt dig och har inget datum än.',
  );
});

test('each answer about partial delivery says what it means', () => {
  const deliveries = [
    { Week: '2027-W05', Rows: 18 },
    { Week: '2027-W10', Rows: 3 },
    { Week: null, Rows: 1 },
  ];
  expect(partsInWords(deliveries, sv)).toBe(
    'Paket 1 v. 5: 18 rader · Paket 2 v. 10: 3 rader · datum saknas: 1 rad, samma frakt',
  );
  expect(partsInWords(deliveries, en)).toBe(
    'Parcel 1 in week 5: 18 lines · Parcel 2 in week 10: 3 lines · no date: 1 line, same freight',
  );
  expect(partsInWords(deliveries.slice(0, 1), sv)).toBe('Paket 1 v. 5: 18 rader');
  const split = [
    { Week: '2027-W05', Rows: 18, Rests: 0 },
    { Week: '2027-W10', Rows: 3, Rests: 1 },
    { Week: null, Rows: 2, Rests: 2 },
  ];
  expect(partsInWords(split, sv)).toBe(
    'Paket 1 v. 5: 18 rader · Paket 2 v. 10: 2 rader och resten av 1 rad · datum saknas: resten av 2 rader, samma frakt',
  );
  expect(partsInWords(split, en)).toBe(
    'Parcel 1 in week 5: 18 lines · Parcel 2 in week 10: 2 lines and the rest of 1 line · no date: the rest of 2 lines, same freight',
  );
  expect(wholeInWords(deliveries.slice(0, 2), sv)).toBe('Allt v. 10');
});
