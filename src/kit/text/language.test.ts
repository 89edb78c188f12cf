import { expect, test } from 'vitest';
import { inLanguage, languageOfCountry, parseLanguage, shownIn } from './language.ts';
import { formatCurrency, formatWholeKronor } from './money.ts';
import { moneyInWords } from './money-in-words.ts';
import { dateInFigures, shortDate } from './short-dates.ts';
import { weekInWords } from './weeks.ts';

test('a reader gets the first fallback that the maker has written, and its language for what is shown', () => {
  const texts = { Name: ['Bricka', 'Tray'], Text: ['Av björk', null], Empty: ['', ''] } as const;
  expect(shownIn('sv', texts)).toEqual({});
  expect(shownIn('en', texts)).toEqual({ ShownIn: { Text: 'sv' } });
  expect(shownIn('de', texts)).toEqual({ ShownIn: { Name: 'en', Text: 'sv' } });
  expect([inLanguage('de', 'Bricka', 'Tray'), inLanguage('de', 'Bricka', '')]).toEqual(['Tray', 'Bricka']);
});

test('a tag is read against the languages that are shown', () => {
  expect(parseLanguage('de-AT')).toBe('de');
  expect(parseLanguage('de', ['sv', 'en'])).toBe('sv');
  expect(languageOfCountry('AT', ['sv', 'en', 'de'])).toBe('de');
  expect(languageOfCountry('AT', ['sv', 'en'])).toBe('en');
  expect(languageOfCountry('GB', ['sv', 'de'])).toBe('sv');
});

test('German writes weeks, days and sums its own way', () => {
  expect(shortDate('2026-11-12', 'de')).toBe('12. Nov 2026');
  const late = '2026-11-11T23:30:00Z';
  expect(dateInFigures(late, 'de')).toBe('12.11.2026');
  expect([dateInFigures(late, 'sv'), dateInFigures(late, 'en')]).toEqual(['2026-11-12', '2026-11-12']);
  expect(weekInWords('2027-03-08', 'de', '2027-01-01')).toBe('KW 10');
  expect(moneyInWords(123450, 'EUR', 'de')).toBe('1.234,50\u00a0EUR');
  expect([formatCurrency(123450, 'EUR', 'de'), formatWholeKronor(123450, 'de')]).toEqual([
    '1.234,50\u00a0EUR',
    '1.235',
  ]);
});
