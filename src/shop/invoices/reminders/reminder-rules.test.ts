import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../test/sizes.ts';
import { addDays } from '#kit/text/dates.ts';
import { isWorkingDay } from '#shop/order-model/forecast/working-days.ts';
import { feeOf, interestFrom, isTrusted, nextReminderDay } from './reminder-rules.ts';

test.each([
  ['five days after', '2026-10-01', [], '2026-10-06'],
  ['a Saturday becomes Monday', '2026-10-05', [], '2026-10-12'],
  ['Christmas is passed over', '2026-12-19', [], '2026-12-28'],
  ['the second, ten days after a first that was late', '2026-10-01', ['2026-10-20'], '2026-10-30'],
  ['the second, not before its day', '2026-10-01', ['2026-10-02'], '2026-10-16'],
])('%s', (_, due, sentOn, day) => {
  expect(nextReminderDay(due, sentOn, [5, 15])).toBe(day);
});

test('there are as many reminders as days, and none without', () => {
  expect(nextReminderDay('2026-10-01', ['2026-10-06', '2026-10-16'], [5, 15])).toBeUndefined();
  expect(nextReminderDay('2026-10-01', [], [])).toBeUndefined();
});

test('whoever says to have paid on a Monday is trusted until the next one', () => {
  expect(isTrusted('2026-10-12', '2026-10-19')).toBe(true);
  expect(isTrusted('2026-10-12', '2026-10-20')).toBe(false);
  expect(isTrusted(undefined, '2026-10-12')).toBe(false);
});

test.each([
  ['as agreed', 2, 'SEK', false, '2026-09-30', 6000],
  ['where it was agreed on the day of the invoice', 2, 'SEK', false, '2026-10-01', 6000],
  ['not of a debt from before', 2, 'SEK', false, '2026-10-02', 0],
  ['not in the first', 1, 'SEK', false, '2026-09-30', 0],
  ['once', 3, 'SEK', true, '2026-09-30', 0],
  ['only in kronor', 2, 'EUR', false, '2026-09-30', 0],
  ['only where it was agreed', 2, 'SEK', false, null, 0],
])('a fee is asked %s', (_, level, currencyCode, hasFee, feeAgreed, fee) => {
  const invoice = { level, currencyCode, invoiceDate: '2026-10-01', hasFee };
  expect(feeOf(invoice, { feeAgreed }, 6000)).toBe(fee);
});

test.each([
  ['2026-01-01', '2026-09-12'],
  ['2026-09-01', '2026-09-12'],
  ['2026-09-02', '2026-10-01'],
  [null, '2026-10-01'],
])('with terms agreed on %s interest begins on %s', (termsAgreed, day) => {
  expect(interestFrom({ invoiceDate: '2026-09-01', dueDate: '2026-09-11' }, { termsAgreed })).toBe(day);
});

test('it never begins before the invoice is late', () => {
  const long = { invoiceDate: '2026-09-01', dueDate: '2026-10-31' };
  expect(interestFrom(long, { termsAgreed: null })).toBe('2026-11-01');
});

test('sent as soon as they may be, or later, none is early, on a day off or nearer to the last than it should be', () => {
  const rising = fc
    .uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 5 })
    .map((days) => days.toSorted((one, other) => one - other));
  const delays = fc.array(fc.nat(20), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(rising, fc.nat(400), delays, (days, place, late) => {
      const due = addDays('2025-12-01', place);
      const sent: string[] = [];
      let open: string | undefined;
      for (let day = due; sent.length < days.length; day = addDays(day, 1)) {
        const after = days[sent.length]!;
        const gap = after - (days[sent.length - 1] ?? 0);
        const earliest = [addDays(due, after), addDays(sent.at(-1) ?? due, gap)].toSorted().at(-1)!;
        if (open === undefined && isWorkingDay(day) && day >= earliest) open = day;
        expect(nextReminderDay(due, sent, days)! <= day, day).toBe(open !== undefined);
        if (open === undefined || day < addDays(open, late[sent.length]!)) continue;
        sent.push(day);
        open = undefined;
      }
      expect(nextReminderDay(due, sent, days)).toBeUndefined();
    }),
    { seed: 217, numRuns: 100 * times },
  );
});
