import { expect, test } from 'vitest';
import { restWeekOf, type RestOfRow } from './rest-week.ts';

const at = {
  now: new Date('2027-02-01T09:00:00Z'),
  today: '2027-02-01',
  times: { cutOff: '14:00', handlingDays: 2, inboundDays: 3 },
};
const ready: RestOfRow = { ready: 4, short: 0, date: null, month: null };
const short = (date: string | null, month: string | null = null): RestOfRow => ({
  ready: 0,
  short: 2,
  date,
  month,
});

test.each([
  ['nothing is left', [], null],
  ['all is set aside', [ready], '2027-W05'],
  ['a day is known', [ready, short('2027-03-09')], '2027-W10'],
  ['days are passed over Easter', [short('2027-03-24')], '2027-W13'],
  ['one day is unknown', [short('2027-03-09'), short(null)], null],
  ['a month is promised', [short(null, '2027-03')], '2027-W13'],
  ['the month has passed', [short(null, '2027-01')], null],
])('the rest is sent, when %s', (_when, rows, week) => {
  expect(restWeekOf(rows, at)).toBe(week);
});
