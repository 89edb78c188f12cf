import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSettled, lastPaidDay, paidSum, setOff } from './payments.ts';

const payment = (amount: number, paid_on: string | null, undone_at: Date | null = null) => ({
  amount,
  paid_on,
  undone_at,
  source: 'office' as const,
});

test('what was taken back is not paid, and says no day', () => {
  const payments = [payment(100, '2026-10-02'), payment(50, '2026-10-09', new Date()), payment(25, null)];
  expect(paidSum(payments)).toBe(125);
  expect(lastPaidDay(payments)).toBe('2026-10-02');
  expect(lastPaidDay([payment(25, null)])).toBe(null);
  expect(lastPaidDay([])).toBe(null);
  const shuffled = ['2026-10-05', '2026-12-01', '2026-11-30'].map((day) => payment(10, day));
  expect(lastPaidDay([...shuffled, payment(5, null)])).toBe('2026-12-01');
});

test.each([
  [0, [-200], 0, [-200]],
  [1000, [-200], 800, [0]],
  [1000, [-200, -900], 0, [0, -100]],
  [1000, [0, -300], 700, [0, 0]],
  [500, [], 500, []],
])('of %i owed, notes of %j leave %i and %j', (owed, notes, left, after) => {
  expect(
    setOff(
      owed,
      notes.map((balance) => ({ balance })),
    ),
  ).toEqual({ owed: left, notes: after });
});

test('setting off neither makes nor loses money, and leaves either something to pay or something to give back', () => {
  const ore = fc.integer({ min: -2_000, max: 2_000 });
  const given = fc.array(fc.integer({ min: -2_000, max: 0 }), { maxLength: 5 });
  fc.assert(
    fc.property(ore, given, (owed, balances) => {
      const after = setOff(
        owed,
        balances.map((balance) => ({ balance })),
      );
      const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
      expect(after.owed + sum(after.notes)).toBe(owed + sum(balances));
      // What was paid over is not touched, and each note gives back no more than it did.
      if (owed <= 0) expect(after).toEqual({ owed, notes: balances });
      expect(after.notes.every((balance, place) => balance <= 0 && balance >= balances[place]!)).toBe(true);
      if (after.owed > 0) expect(sum(after.notes)).toBe(0);
    }),
  );
});

test.each([
  [false, 1, false],
  [false, 0, true],
  [false, -1, true],
  [true, -1, false],
  [true, 0, true],
])('of a credit note: %s, with %i öre left, that nothing is left is %s', (isCreditNote, balance, settled) => {
  expect(isSettled(isCreditNote, balance)).toBe(settled);
});
