import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../test/sizes.ts';
import { byExpected, expectedWeekOf, leftPartsOf } from './waiting-order.ts';

const row = {
  quantity: 18,
  quantity_delivered: 12,
  quantity_cancelled: 0,
  quantity_short: 6,
};

test('of 18 with 12 sent and 6 missing, 6 are waited for and none is ready', () => {
  expect(leftPartsOf(row)).toEqual({ left: 6, ready: 0, short: 6 });
  expect(leftPartsOf({ ...row, quantity_cancelled: 6, quantity_short: 0 })).toMatchObject({ left: 0 });
});

test('a month that was promised is its last week', () => {
  expect(expectedWeekOf({ date: null, month: '2027-01' })).toBe('2027-W04');
  expect(expectedWeekOf({ date: null, month: '2026-12' })).toBe('2026-W53');
  expect(expectedWeekOf({ date: '2027-01-03', month: '2027-01' })).toBe('2026-W53');
  expect(expectedWeekOf({ date: null, month: null })).toBeNull();
});

test('what is left is what is ready and what is missing, and the list is in one order', () => {
  const pieces = fc
    .tuple(fc.nat(20), fc.nat(20), fc.nat(20), fc.nat(30))
    .map(([sent, cancelled, left, short]) => ({
      quantity: sent + cancelled + left,
      quantity_delivered: sent,
      quantity_cancelled: cancelled,
      quantity_short: short,
    }));
  const waiting = fc.record({
    week: fc.constantFrom(null, '2026-W53', '2027-W01', '2027-W10'),
    short: fc.nat(2),
    orderId: fc.integer({ min: 1, max: 3 }),
    place: fc.nat(5),
  });
  fc.assert(
    fc.property(pieces, fc.array(waiting, { maxLength: 12 }), (some, rows) => {
      const { left, ready, short } = leftPartsOf(some);
      expect([ready + short, Math.min(ready, short) >= 0]).toEqual([left, true]);
      const isReady = (one: (typeof rows)[number]) => one.week === null && one.short === 0;
      const reckoned = [
        ...rows.filter(isReady),
        ...['2026-W53', '2027-W01', '2027-W10'].flatMap((week) => rows.filter((one) => one.week === week)),
        ...rows.filter((one) => one.week === null && one.short > 0),
      ];
      const sorted = rows.toSorted(byExpected);
      const kindOf = (one: (typeof rows)[number]) => one.week ?? isReady(one);
      expect(sorted.map(kindOf)).toEqual(reckoned.map(kindOf));
      for (const [at, one] of sorted.entries()) {
        const next = sorted[at + 1];
        if (next && kindOf(one) === kindOf(next))
          expect(one.orderId * 100 + one.place).toBeLessThanOrEqual(next.orderId * 100 + next.place);
      }
    }),
    { numRuns: 100 * times },
  );
});
