import { expect, test } from 'vitest';
import {
  contentLanguage,
  entryOf,
  inLanguage,
  isLanguage,
  languageOfCountry,
  languages,
  localeOf,
  parseLanguage,
  shownIn,
  withFallbacks,
} from './language.ts';
import { formatAmount, formatWholeKronor } from './money.ts';
import { moneyInWords } from './money-in-words.ts';
import { daysInWords, dateInFigures, shortDate, shortMonth } from './short-dates.ts';
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
  expect([formatAmount(123450, 'de'), formatWholeKronor(123450, 'de')]).toEqual(['1.234,50', '1.235']);
});

test.each([
  ['sv', 'Svenska', 'sv-SE', ['sv'], 'sv', 'SE AX'],
  ['en', 'English', 'en-GB', ['en', 'sv'], 'en', 'DK NO FI GB US FR NL IS EE'],
  ['de', 'Deutsch', 'de-DE', ['de', 'en', 'sv'], 'en', 'DE AT CH LI'],
] as const)(
  '%s is %s, with its own fallbacks and countries',
  (language, name, locale, order, content, countries) => {
    expect([entryOf(language).name, localeOf(language), withFallbacks(language)]).toEqual([
      name,
      locale,
      order,
    ]);
    expect(contentLanguage(language)).toBe(content);
    for (const country of countries.split(' '))
      expect(languageOfCountry(country, languages), country).toBe(language);
    expect(entryOf(language).flag).toMatch(/^<path .*\/>$/);
  },
);

test.each([
  ['sv', '−1\u00a0234\u00a0567,05\u00a0kr', '0,05\u00a0EUR', 'v. 10', '12 nov 2026', 'jan 2027'],
  ['en', 'SEK\u00a0−1,234,567.05', 'EUR\u00a00.05', 'week 10', '12 Nov 2026', 'Jan 2027'],
  ['de', '−1.234.567,05\u00a0kr', '0,05\u00a0EUR', 'KW 10', '12. Nov 2026', 'Jan 2027'],
] as const)('%s writes sums, weeks and days its own way', (language, much, little, week, day, month) => {
  expect(moneyInWords(-123456705, 'SEK', language)).toBe(much);
  expect(moneyInWords(5, 'EUR', language)).toBe(little);
  expect(weekInWords('2027-03-08', language, '2027-01-01')).toBe(week);
  expect(shortDate('2026-11-12', language)).toBe(day);
  expect([shortMonth('2027-01', language), shortMonth('2027-01-31', language)]).toEqual([month, month]);
});

test('days of one month share its name, and those of two have one each, whatever the clock of the machine', () => {
  expect(daysInWords('2027-03-08', '2027-03-14', 'sv')).toBe('8–14 mars');
  expect(daysInWords('2027-03-29', '2027-04-04', 'en')).toBe('29 March – 4 April');
});

test('what is no tag of a language means the default, and a tag is read in any capitals', () => {
  for (const tag of [
    '',
    'e',
    'eng',
    'en-G',
    'en-GBR',
    'x-en',
    'en GB',
    'fr',
    'toString',
    undefined,
    7,
    ['en'],
  ])
    expect(parseLanguage(tag), String(tag)).toBe('sv');
  expect(['EN', 'en_gb', 'De-at', 'sv-FI'].map((tag) => parseLanguage(tag))).toEqual([
    'en',
    'en',
    'de',
    'sv',
  ]);
  expect(['sv', 'toString', '', 7, ['sv']].map(isLanguage)).toEqual([true, false, false, false, false]);
});

test('where nothing is written nothing falls back', () => {
  expect([
    inLanguage('en', '', null),
    inLanguage('sv', '', 'Tray'),
    inLanguage('en', 'Bricka', 'Tray'),
  ]).toEqual(['', '', 'Tray']);
  expect(shownIn('sv', { Name: ['', 'Tray'], Text: ['', null] })).toEqual({});
  expect(shownIn('en', { Name: ['', ''], Text: ['Av björk', ''] })).toEqual({ ShownIn: { Text: 'sv' } });
});
