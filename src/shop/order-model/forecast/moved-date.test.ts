import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../test/sizes.ts';
import { followedDate, isInOtherWeek, noDate, statedDate, type DatedRow } from './moved-date.ts';

const today = '2027-03-01';
const dated = (day: string | null): DatedRow => ({ ...noDate, expected_date: day });
const follow = (row: DatedRow, ...days: (string | null)[]) =>
  days.reduce((moved, day) => followedDate(moved, day, today), row);
const isTold = (row: DatedRow) => row.date_untold && isInOtherWeek(row);

test.each([
  ['within week 10', ['2027-03-12'], '2027-03-09', false],
  ['from week 10 to week 11', ['2027-03-15'], '2027-03-12', true],
  ['there and back to week 10', ['2027-03-15', '2027-03-12'], '2027-03-12', false],
  ['there and to another day of week 10', ['2027-03-15', '2027-03-11'], '2027-03-12', false],
  ['to no day', [null], '2027-03-12', true],
  ['to a first day', ['2027-03-12'], null, true],
  ['into the same week of another year', ['2028-03-12'], '2027-03-12', true],
  ['over the turn of the year, in one week', ['2027-01-03'], '2026-12-28', false],
])('a move %s is told or not', (_what, days, before, told) => {
  expect(isTold(follow(dated(before), ...days))).toBe(told);
});

test('a move keeps the day before, and one back leaves no trace', () => {
  const moved = follow(dated('2027-03-12'), '2027-03-15', '2027-03-22');
  expect(moved).toEqual({
    expected_date: '2027-03-22',
    previous_expected_date: '2027-03-12',
    date_changed_on: today,
    date_by_hand: false,
    date_untold: true,
  });
  expect(follow(moved, '2027-03-12')).toEqual(dated('2027-03-12'));
});

test('a day that the staff set stays, until they empty it', () => {
  const byHand = { today, isByHand: true, isUntold: false };
  const set = statedDate(dated('2027-03-12'), '2027-03-30', byHand);
  expect(follow(set, '2027-03-15')).toBe(set);
  const emptied = statedDate(set, null, byHand);
  expect(follow(emptied, '2027-03-15').expected_date).toBe('2027-03-15');
});

test('however days move, are set and are told, customers hear of each other week once', () => {
  const day = fc.option(
    fc.integer({ min: 0, max: 30 }).map((days) => dayAfter('2026-12-20', days)),
    { nil: null },
  );
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ what: fc.constant('article' as const), day }) },
    { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('staff' as const, 'file' as const), day }) },
    { weight: 2, arbitrary: fc.record({ what: fc.constant('tell' as const), day: fc.constant(null) }) },
  );
  fc.assert(
    fc.property(day, fc.array(step, { maxLength: 12 }), (first, steps) => {
      let row = dated(first);
      // The reckoning knows only what the customer believes, what is true, and who said it.
      const reckoned = { known: first, now: first, isByHand: false };
      for (const { what, day: to } of steps) {
        if (what === 'tell') {
          expect(isTold(row)).toBe(weekNumber(reckoned.known) !== weekNumber(reckoned.now));
          reckoned.known = reckoned.now;
          row = { ...row, date_untold: false };
        } else if (what === 'article') {
          row = followedDate(row, to, today);
          if (!reckoned.isByHand) reckoned.now = to;
        } else {
          row = statedDate(row, to, { today, isByHand: what === 'staff', isUntold: false });
          if (to !== reckoned.now)
            Object.assign(reckoned, { known: to, now: to, isByHand: what === 'staff' && to !== null });
        }
        expect(row.expected_date).toBe(reckoned.now);
        expect(row.date_untold ? row.previous_expected_date : row.expected_date).toBe(reckoned.known);
        expect(row.date_by_hand).toBe(reckoned.isByHand);
      }
    }),
    { numRuns: 100 * times },
  );
});

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Weeks counted from a Monday, without a calendar. */
function weekNumber(day: string | null): number | null {
  return day === null ? null : Math.floor((Date.parse(day) - Date.parse('2026-11-30')) / (7 * 86_400_000));
}
