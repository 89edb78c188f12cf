import { expect, test } from 'vitest';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import { dayInWords, earlierInWords, headingOf } from './waiting-words.ts';

const wordsFor = (language: 'sv' | 'en') => ({
  t: translator(languageTables[language], language),
  language,
  today: '2027-02-01',
});

test.each([
  [{ ExpectedWeek: null, QuantityShort: 0 }, 'Klart för leverans', 'Ready to be sent'],
  [{ ExpectedWeek: null, QuantityShort: 3 }, 'Datum saknas', 'No date'],
  [{ ExpectedWeek: '2027-W14', QuantityShort: 3 }, 'Väntas v. 14', 'Expected week 14'],
])('rows with %j stand under %s', (row, sv, en) => {
  expect(headingOf(row, wordsFor('sv'))).toBe(sv);
  expect(headingOf(row, wordsFor('en'))).toBe(en);
});

const row = {
  QuantityShort: 3,
  ExpectedDate: null,
  ExpectedMonth: null,
  ExpectedText: '',
  PreviousExpectedDate: null,
  ChangedDate: null,
};

test('the words of what is made to order stand before its day, and the day before the month', () => {
  const said = (more: object) => dayInWords({ ...row, ...more }, wordsFor('sv'));
  const all = { ExpectedText: 'Beställningsvara', ExpectedDate: '2027-04-05', ExpectedMonth: '2027-05' };
  expect(said(all)).toBe('Beställningsvara');
  expect(said({ ...all, ExpectedText: '' })).toMatch(/^5 apr/);
  expect(said({ ...all, ExpectedText: '', ExpectedDate: null })).toMatch(/^maj/);
  expect(said({})).toBe('');
});

test('a day that was changed says what it was before, unless the week is the same', () => {
  const said = (more: object, language: 'sv' | 'en' = 'sv') =>
    earlierInWords({ ...row, ...more }, wordsFor(language));
  const moved = { ChangedDate: '2027-01-20', ExpectedDate: '2027-04-05', PreviousExpectedDate: '2027-03-15' };
  expect([said(moved), said(moved, 'en')]).toEqual(['tidigare v. 11', 'earlier week 11']);
  expect(said({ ...moved, ChangedDate: null })).toBe('');
  expect(said({ ...moved, PreviousExpectedDate: '2027-04-11' })).toBe('');
  expect(said({ ...moved, ExpectedDate: null })).toBe('tidigare v. 11');
  expect(said({ ...moved, PreviousExpectedDate: null })).toBe('tidigare utan datum');
});
