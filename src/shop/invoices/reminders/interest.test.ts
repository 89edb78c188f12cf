import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../test/sizes.ts';
import { addDays } from '#kit/text/dates.ts';
import { interestOf, outstandingOf, type ReferenceRate } from './interest.ts';

/** Made up: 10 % in all until June, 10.5 % from July. */
const rates: ReferenceRate[] = [
  { from: '2026-01-01', hundredths: 200 },
  { from: '2026-07-01', hundredths: 250 },
];

function paid(amount: number, due: string, day: string): number {
  const days = { from: addDays(due, 1), until: addDays(day, 90) };
  return interestOf(outstandingOf(0, [{ day, amount }], days), rates).amount;
}

test.each([
  [1_250_000, '2026-03-31', '2026-04-15', 5137],
  [1_000_000, '2026-06-15', '2026-07-20', 9863],
  [131_400, '2026-03-01', '2026-03-02', 36],
])('%i öre due %s and paid %s cost %i', (amount, due, day, interest) => {
  expect(paid(amount, due, day)).toBe(interest);
});

test('half an öre is rounded up', () => {
  // 1825 öre at 10 % are half an öre a day.
  const day = { from: '2026-03-02', to: '2026-03-02' };
  expect(interestOf([{ ...day, amount: 1825 }], rates).amount).toBe(1);
  expect(interestOf([{ ...day, amount: 1824 }], rates).amount).toBe(0);
});

test('a day without a rate is not charged, and is counted', () => {
  const days = { from: '2026-12-30', to: '2027-01-03', amount: 1_000_000 };
  expect(interestOf([days], rates)).toEqual({ amount: 575, daysWithoutRate: 3 });
});

const from = fc.nat(300).map((days) => addDays('2025-11-01', days));
const settled = fc.array(
  fc.record({ after: fc.integer({ min: -10, max: 410 }), amount: fc.integer({ min: 1, max: 5_000_000 }) }),
  { maxLength: 4 },
);
const rate = fc.integer({ min: -500, max: 1500 });

test('interest is what a reckoning day by day in whole numbers comes to', () => {
  fc.assert(
    fc.property(
      fc.record({ from, settled, rates: fc.tuple(rate, rate, rate), known: fc.integer({ min: 0, max: 3 }) }),
      fc.nat(400),
      fc.nat(9_000_000),
      (given, length, balance) => {
        const until = addDays(given.from, length - 1);
        const moves = given.settled.map(({ after, amount }) => ({ day: addDays(given.from, after), amount }));
        const known = ['2026-01-01', '2026-07-01', '2026-09-15']
          .map((start, place) => ({ from: start, hundredths: given.rates[place]! }))
          .slice(0, given.known);
        let sum = 0n;
        let without = 0;
        for (let day = given.from; day <= until; day = addDays(day, 1)) {
          const owed = moves.reduce((left, move) => left + (move.day >= day ? move.amount : 0), balance);
          if (owed === 0) continue;
          const half = day.slice(5) < '07-01' ? `${day.slice(0, 4)}-01-01` : `${day.slice(0, 4)}-07-01`;
          const holds = known.filter((one) => one.from >= half && one.from <= day).at(-1);
          if (holds) sum += BigInt(owed) * BigInt(Math.max(0, holds.hundredths + 800));
          else without += 1;
        }
        const found = interestOf(outstandingOf(balance, moves, { from: given.from, until }), known);
        const whole = sum / 3_650_000n;
        const isUp = (sum % 3_650_000n) * 2n >= 3_650_000n;
        expect(found).toEqual({ amount: Number(whole) + Number(isUp), daysWithoutRate: without });
      },
    ),
    { seed: 217, numRuns: 60 * times },
  );
});
