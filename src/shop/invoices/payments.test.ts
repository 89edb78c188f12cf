import { expect, test } from 'vitest';
import { lastPaidDay, paidSum, setOff } from './payments.ts';

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
