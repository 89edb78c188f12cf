import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  isMonth,
  lastDayOfMonth,
  addDays,
  dateOfDay,
  dayNumber,
  isDate,
  listDate,
  monthAndYear,
  pressDate,
  stockholmToday,
} from './dates.ts';

afterEach(() => vi.unstubAllEnvs());

const someDate = fc.integer({ min: -40_000, max: 60_000 }).map(dateOfDay);

describe('today in Stockholm', () => {
  it.each([
    ['2026-01-31T22:59:59Z', '2026-01-31'],
    ['2026-01-31T23:00:00Z', '2026-02-01'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    ['2026-03-29T00:59:59Z', '2026-03-29'],
    ['2026-12-31T23:30:00Z', '2027-01-01'],
  ])('at %s is %s', (now, date) => {
    expect(stockholmToday(new Date(now))).toBe(date);
  });

  it.each(['Pacific/Kiritimati', 'America/Los_Angeles'])('is the same for a process in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(new Date('2026-06-01T12:00:00Z').getHours()).not.toBe(14);
    expect(stockholmToday(new Date('2026-06-01T12:00:00Z'))).toBe('2026-06-01');
    expect(listDate('2026-10-05')).toBe('2026-10-05');
    expect(pressDate('2026-10-05', 'sv')).toBe('5 oktober 2026');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
  });
});

describe('a date in a list', () => {
  it.each([
    ['2026-10-05', '2026-10-05'],
    ['2026-10-05T12:00:00Z', '2026-10-05'],
    ['2026-10-05T22:30:00.000Z', '2026-10-06'],
    ['2026-10-05T23:30:00+02:00', '2026-10-05'],
  ])('of %s is %s', (value, date) => {
    expect(listDate(value)).toBe(date);
  });

  it('is also that of a Date', () => {
    expect(listDate(new Date('2026-10-05T22:30:00Z'))).toBe('2026-10-06');
  });

  it.each(['', 'soon', '2026-02-30', '2026-10-05T12:00:00', '2026-13-01T00:00:00Z'])(
    'cannot be made of %j',
    (value) => {
      expect(() => listDate(value)).toThrow(RangeError);
    },
  );
});

describe('a date in the press room', () => {
  it.each([
    ['2026-10-05', 'sv', '5 oktober 2026'],
    ['2026-10-05', 'en', '5 October 2026'],
    ['2026-12-31T23:30:00Z', 'sv', '1 januari 2027'],
  ] as const)('of %s in %s is %s', (value, language, text) => {
    expect(pressDate(value, language)).toBe(text);
  });
});

describe('a month and year', () => {
  it.each([
    ['2027-03-09', 'sv', 'mars 2027'],
    ['2027-03-09', 'en', 'March 2027'],
  ] as const)('of %s in %s is %s', (date, language, text) => {
    expect(monthAndYear(date, language)).toBe(text);
  });

  it('has every Swedish month in lower case', () => {
    const months = Array.from({ length: 12 }, (_, index) =>
      monthAndYear(`2027-${String(index + 1).padStart(2, '0')}-01`, 'sv').replace(' 2027', ''),
    );
    expect(months.join(' ')).toBe(
      'januari februari mars april maj juni juli augusti september oktober november december',
    );
  });
});

describe('the last day of a month', () => {
  it.each([
    ['2027-01', '2027-01-31'],
    ['2027-02', '2027-02-28'],
    ['2028-02', '2028-02-29'],
    ['2100-02', '2100-02-28'],
    ['2027-04', '2027-04-30'],
    ['2027-12', '2027-12-31'],
    ['9999-12', '9999-12-31'],
    ['2027-00', undefined],
    ['2027-13', undefined],
    ['2027-2', undefined],
    ['27-02', undefined],
    ['2027-02-01', undefined],
    ['', undefined],
  ])('%j ends on %s, and is a month when it ends', (month, last) => {
    expect([lastDayOfMonth(month), isMonth(month)]).toEqual([last, last !== undefined]);
  });
});

describe('adding days', () => {
  it.each([
    ['2026-10-21', 30, '2026-11-20'],
    ['2026-01-31', 30, '2026-03-02'],
    ['2026-12-15', 30, '2027-01-14'],
    ['2028-01-30', 30, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %d is %s', (date, days, sum) => {
    expect(addDays(date, days)).toBe(sum);
  });

  it('is undone by taking them away', () => {
    fc.assert(
      fc.property(someDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(dayNumber(addDays(date, days)) - dayNumber(date)).toBe(days);
      }),
    );
  });
});

describe('a real date', () => {
  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '1970-01-01'])('%s is one', (date) => {
    expect(isDate(date)).toBe(true);
  });

  it.each(['2023-02-29', '1900-02-29', '2026-04-31', '2026-00-10', '2026-1-1', '2026-10-05T00:00:00Z', ''])(
    '%j is none',
    (text) => {
      expect(isDate(text)).toBe(false);
    },
  );
});
