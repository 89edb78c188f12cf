import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateOfDay } from '#kit/text/dates.ts';
import { addWorkingDays, firstWorkingDay, isWorkingDay, subtractWorkingDays } from './working-days.ts';

function daysOff(year: number): string[] {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day.startsWith(`${year}`); day = addDays(day, 1))
    if (!isWorkingDay(day) && ![0, 6].includes(new Date(day).getUTCDay())) days.push(day);
  return days;
}

describe('the working days of Sweden', () => {
  // The lists are those of the almanac.
  it.each([
    [2024, '01-01 03-29 04-01 05-01 05-09 06-06 06-21 12-24 12-25 12-26 12-31'],
    [2025, '01-01 01-06 04-18 04-21 05-01 05-29 06-06 06-20 12-24 12-25 12-26 12-31'],
    [2026, '01-01 01-06 04-03 04-06 05-01 05-14 06-19 12-24 12-25 12-31'],
    [2027, '01-01 01-06 03-26 03-29 05-06 06-25 12-24 12-31'],
  ])('of %i are the weekdays except %s', (year, off) => {
    expect(daysOff(year)).toEqual(off.split(' ').map((day) => `${year}-${day}`));
  });

  it.each([
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2038, '2038-04-25'],
    [2076, '2076-04-19'],
    [2285, '2285-03-22'],
  ])('have Good Friday and Easter Monday of %i around %s', (_year, easter) => {
    expect([-2, 1].map((offset) => isWorkingDay(addDays(easter, offset)))).toEqual([false, false]);
    expect(isWorkingDay(addDays(easter, -3))).toBe(true);
    expect(isWorkingDay(addDays(easter, 2))).toBe(true);
  });

  const someDay = fc.integer({ min: -30_000, max: 60_000 }).map(dateOfDay);
  const workedFrom = (first: string, last: string) => {
    let count = 0;
    for (let day = first; day <= last; day = addDays(day, 1)) if (isWorkingDay(day)) count++;
    return count;
  };

  it('are never more than five days apart, and counting them reaches exactly as many', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 1, max: 30 }), (date, count) => {
        const first = firstWorkingDay(date);
        expect(first >= date && first <= addDays(date, 5)).toBe(true);
        expect([isWorkingDay(first), workedFrom(date, first)]).toEqual([true, 1]);
        const reached = addWorkingDays(date, count);
        expect([isWorkingDay(reached), workedFrom(addDays(date, 1), reached)]).toEqual([true, count]);
      }),
      { seed: 21 },
    );
  });

  it('are counted back from the last one until the date', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 0, max: 30 }), (date, count) => {
        const reached = subtractWorkingDays(date, count);
        expect([isWorkingDay(reached), workedFrom(reached, date)]).toEqual([true, count + 1]);
      }),
      { seed: 22 },
    );
    expect(subtractWorkingDays('2027-02-07', 0)).toBe('2027-02-05');
    expect(subtractWorkingDays('2027-02-05', 2)).toBe('2027-02-03');
    expect(subtractWorkingDays('2027-01-07', 1)).toBe('2027-01-05');
  });

  it('with no days to count is the first one from the date on', () => {
    expect(addWorkingDays('2027-02-01', 0)).toBe('2027-02-01');
    expect(addWorkingDays('2027-02-06', 0)).toBe('2027-02-08');
    expect(addWorkingDays('2027-02-06', 1)).toBe('2027-02-08');
  });

  it('are Monday to Friday, also before 1970', () => {
    for (const monday of ['1965-02-01', '2027-02-01']) {
      const worked = [0, 1, 2, 3, 4, 5, 6].filter((days) => isWorkingDay(addDays(monday, days)));
      expect(worked).toEqual([0, 1, 2, 3, 4]);
    }
  });
});
