import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kit/text/dates.ts';
import { isoWeekOf, weekString } from '#kit/text/weeks.ts';
import { times } from '../../../../test/sizes.ts';
import { dueDayOf, type Promised } from './due-day.ts';
import { addWorkingDays, isWorkingDay } from './working-days.ts';

const usual = { cutOff: '14:00', handlingDays: 2, inboundDays: 3 };

function promised(some: Partial<Promised>): Promised {
  return {
    told_week: null,
    told_first_week: null,
    delivery_year: null,
    delivery_week: null,
    created_at: new Date('2027-02-01T09:00:00Z'),
    transport_days: 2,
    ...some,
  };
}

test.each<[string, Partial<Promised>, string]>([
  ['told week 5 with two days on the way', { told_week: '2027-W05' }, '2027-02-03'],
  ['told week 5 with none on the way', { told_week: '2027-W05', transport_days: 0 }, '2027-02-05'],
  ['told week 5 and asked for week 7', asked('2027-W05', 7), '2027-02-17'],
  ['told week 7 and asked for week 5', asked('2027-W07', 5), '2027-02-17'],
  ['told no week and asked for week 7', asked(null, 7), '2027-02-17'],
  ['told weeks 5 and 9 for its parts', { told_week: '2027-W09', told_first_week: '2027-W05' }, '2027-02-03'],
  [
    'told week 5 for its first part, and asked for week 7',
    { ...asked('2027-W09', 7), told_first_week: '2027-W05' },
    '2027-02-17',
  ],
  ['told week 5 for its first part and none for the rest', { told_first_week: '2027-W05' }, '2027-02-03'],
  ['told nothing', {}, '2027-02-03'],
  [
    'told nothing and placed after the cut-off',
    { created_at: new Date('2027-02-01T13:00:00Z') },
    '2027-02-04',
  ],
  // Good Friday is on 26 March 2027.
  ['told the week before Easter', { told_week: '2027-W12' }, '2027-03-23'],
])('an order that was %s leaves by its day', (_, some, day) => {
  expect(dueDayOf(promised(some), usual)).toBe(day);
});

function asked(told_week: string | null, delivery_week: number): Partial<Promised> {
  return { told_week, delivery_year: 2027, delivery_week };
}

test('what leaves on its day arrives in the week that was told, and a working day later it does not', () => {
  const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2026-01-05', days));
  fc.assert(
    fc.property(day, fc.nat(30), (some, transport_days) => {
      const told_week = weekOf(some);
      const due = dueDayOf(promised({ told_week, transport_days }), usual);
      expect(isWorkingDay(due)).toBe(true);
      expect(weekOf(addWorkingDays(due, transport_days))).toBe(told_week);
      expect(weekOf(addWorkingDays(addWorkingDays(due, 1), transport_days)) > told_week).toBe(true);
    }),
    { numRuns: 100 * times },
  );
});

function weekOf(day: string): string {
  const { year, week } = isoWeekOf(day);
  return weekString(year, week);
}
