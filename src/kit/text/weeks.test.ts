import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateOfDay } from './dates.ts';
import {
  deliveryYears,
  isoWeekOf,
  isPastWeek,
  parseWeek,
  isoWeekInWords,
  weeksInYear,
  weekString,
  weekStringInWords,
} from './weeks.ts';
import { readWeek } from '#kit/fields/read-week.ts';

function weekOf(date: string): string {
  const { year, week } = isoWeekOf(date);
  return weekString(year, week);
}

describe('the week of a date', () => {
  it.each([
    ['2016-01-03', '2015-W53'],
    ['2020-12-31', '2020-W53'],
    ['2021-01-01', '2020-W53'],
    ['2021-01-03', '2020-W53'],
    ['2021-01-04', '2021-W01'],
    ['2022-01-02', '2021-W52'],
    ['2023-01-01', '2022-W52'],
    ['2024-12-29', '2024-W52'],
    ['2024-12-30', '2025-W01'],
    ['2025-01-01', '2025-W01'],
    ['2025-12-29', '2026-W01'],
    ['2026-01-01', '2026-W01'],
    ['2027-01-01', '2026-W53'],
    ['2027-01-03', '2026-W53'],
    ['2028-02-29', '2028-W09'],
    ['1969-12-31', '1970-W01'],
  ])('%s is %s', (date, week) => {
    expect(weekOf(date)).toBe(week);
  });

  it.each([
    ['2020-W53', '2020-12-28', '2021-01-03'],
    ['2025-W01', '2024-12-30', '2025-01-05'],
    ['2026-W01', '2025-12-29', '2026-01-04'],
    ['2026-W43', '2026-10-19', '2026-10-25'],
    ['2026-W52', '2026-12-21', '2026-12-27'],
    ['2026-W53', '2026-12-28', '2027-01-03'],
    ['2027-W01', '2027-01-04', '2027-01-10'],
    ['2027-W52', '2027-12-27', '2028-01-02'],
    ['2032-W53', '2032-12-27', '2033-01-02'],
  ])('is %s from Monday %s to Sunday %s, and no longer', (week, monday, sunday) => {
    expect([weekOf(monday), weekOf(sunday)]).toEqual([week, week]);
    expect(weekOf(addDays(monday, -1))).not.toBe(week);
    expect(weekOf(addDays(sunday, 1))).not.toBe(week);
  });

  it('is what counting from the week of 4 January gives', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 60_000 }), (day) => {
        const date = dateOfDay(day);
        const { year, week } = isoWeekOf(date);
        const fourth = new Date(Date.UTC(year, 0, 4));
        const firstMonday = fourth.getTime() / 86_400_000 - ((fourth.getUTCDay() + 6) % 7);
        expect(week).toBe(Math.floor((day - firstMonday) / 7) + 1);
        expect(week).toBeGreaterThan(0);
        expect(week).toBeLessThanOrEqual(weeksInYear(year));
      }),
    );
  });
});

describe('the weeks of a year', () => {
  it('are 53 in 2015, 2020, 2026, 2032 and 2037, and 52 in the others until 2040', () => {
    const years = Array.from({ length: 26 }, (_, index) => 2015 + index);
    expect(years.filter((year) => weeksInYear(year) === 53)).toEqual([2015, 2020, 2026, 2032, 2037]);
    expect(years.filter((year) => weeksInYear(year) === 52)).toHaveLength(21);
  });

  it('are 53 when 1 January is a Thursday, or a Wednesday in a leap year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2199 }), (year) => {
        const newYearsDay = new Date(Date.UTC(year, 0, 1)).getUTCDay();
        const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
        expect(weeksInYear(year)).toBe(newYearsDay === 4 || (newYearsDay === 3 && isLeap) ? 53 : 52);
      }),
    );
  });
});

describe('a written week', () => {
  it.each([
    ['2026-W43', { year: 2026, week: 43 }],
    ['2026-W53', { year: 2026, week: 53 }],
    ['2027-W01', { year: 2027, week: 1 }],
  ])('%s is read', (text, week) => {
    expect(parseWeek(text)).toEqual(week);
    expect(weekString(week.year, week.week)).toBe(text);
  });

  it.each(['', '2027-W53', '2026-W00', '2026-W54', '2026-W1', '2026-43', '26-W43', '2026-W43 ', '0000-W01'])(
    '%j is none',
    (text) => {
      expect(parseWeek(text)).toBeNull();
    },
  );
});

describe('a week as it is typed', () => {
  const today = '2026-11-27';
  it.each([
    ['v. 50', '2026-W50'],
    ['v 50', '2026-W50'],
    ['V.50', '2026-W50'],
    ['vecka 50', '2026-W50'],
    [' 50 ', '2026-W50'],
    ['50', '2026-W50'],
    ['2026 v. 50', '2026-W50'],
    ['2026-W50', '2026-W50'],
    ['2026w50', '2026-W50'],
    ['W50', '2026-W50'],
    ['KW 50', '2026-W50'],
    ['week 50', '2026-W50'],
    ['48', '2026-W48'],
    ['47', '2027-W47'],
    ['v. 5', '2027-W05'],
    ['v. 5 2027', '2027-W05'],
    ['vecka 05, 2027', '2027-W05'],
    ['2026-W10', '2026-W10'],
    ['53', '2026-W53'],
  ])('%j is %s', (text, wanted) => {
    const read = readWeek(text, today);
    expect(read && weekString(read.year, read.week)).toBe(wanted);
  });

  it.each([
    '',
    'snarast',
    '0',
    'v. 54',
    '2027 v. 53',
    '2026-50',
    '2026-12-07',
    '50 st',
    'v. 502027',
    '150',
    'vv 5',
  ])('%j is none', (text) => {
    expect(readWeek(text, today)).toBeNull();
  });

  it('is the week that was meant, however it is spelt, and without a year the next from today on', () => {
    const words = ['v', 'v.', 'V. ', 'vecka ', 'Vecka', 'w', 'W', 'week ', 'KW '];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: 0, max: 363 }),
        fc.constantFrom(...words),
        fc.constantFrom('sv', 'en', 'de'),
        (day, later, word, language) => {
          const from = dateOfDay(day);
          const week = isoWeekOf(addDays(from, later));
          const spelt = String(week.week);
          for (const text of [spelt, spelt.padStart(2, '0'), `${word}${spelt}`]) {
            // Reckoned day by day, to the first whose week has the number.
            let next = from;
            while (isoWeekOf(next).week !== week.week) next = addDays(next, 1);
            expect(readWeek(text, from), text).toEqual(isoWeekOf(next));
          }
          const given = [
            weekString(week.year, week.week),
            `${week.year} ${word}${spelt}`,
            `${word}${spelt} ${week.year}`,
            isoWeekInWords(week, language, '1900-01-01'),
          ];
          for (const text of given) expect(readWeek(text, from), text).toEqual(week);
        },
      ),
    );
  });
});

describe('a past week', () => {
  it.each([
    ['2026-W42', '2026-10-21', true],
    ['2026-W43', '2026-10-25', false],
    ['2026-W43', '2026-10-26', true],
    ['2026-W44', '2026-10-21', false],
    ['2027-W01', '2026-10-21', false],
    ['2025-W52', '2026-10-21', true],
    ['2026-W53', '2027-01-01', false],
    ['2026-W53', '2027-01-04', true],
    ['2026-W52', '2024-12-30', false],
  ])('%s on %s: %s', (text, today, past) => {
    expect(isPastWeek(parseWeek(text)!, today)).toBe(past);
  });
});

describe('the years to choose from', () => {
  it("are the calendar's this year and next", () => {
    expect(deliveryYears('2026-10-21')).toEqual([2026, 2027]);
    expect(deliveryYears('2027-01-01')).toEqual([2027, 2028]);
  });
});

it.each([
  ['2026-W50', 'sv', 'v. 50'],
  ['2026-W50', 'en', 'week 50'],
  ['2027-W05', 'sv', 'v. 5 2027'],
  ['2026-W54', 'sv', '2026-W54'],
  ['', 'sv', ''],
  ['december', 'en', 'december'],
] as const)('%s reads in %s as %s', (week, language, words) => {
  expect(weekStringInWords(week, language, '2026-11-27')).toBe(words);
});
