import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateOfDay } from '#kit/text/dates.ts';
import { addWorkingDays, firstWorkingDay, isWorkingDay } from './working-days.ts';

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

  it('are never more than five days apart, and counting them reaches exactly as many', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 40_000 }),
        fc.integer({ min: 1, max: 30 }),
        (from, count) => {
          const date = dateOfDay(from);
          const first = firstWorkingDay(date);
          expect(first >= date && first <= addDays(date, 5)).toBe(true);
          const reached = addWorkingDays(date, count);
          let counted = 0;
          for (let day = addDays(date, 1); day <= reached; day = addDays(day, 1))
            if (isWorkingDay(day)) counted += 1;
          expect([isWorkingDay(reached), counted]).toEqual([true, count]);
        },
      ),
    );
  });

  it('with no days to count is the first one from the date on', () => {
    expect(addWorkingDays('2027-02-01', 0)).toBe('2027-02-01');
    expect(addWorkingDays('2027-02-06', 0)).toBe('2027-02-08');
  });
});
