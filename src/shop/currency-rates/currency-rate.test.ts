import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../test/sizes.ts';
import { addDays } from '#kit/text/dates.ts';
import { inSwedishOre, partOf, rateOn } from './currency-rate.ts';

const today = '2026-10-14';
const rate = fc.record({
  currency_code: fc.constantFrom('EUR', 'NOK'),
  day: fc.integer({ min: -14, max: 3 }).map((by) => addDays(today, by)),
  rate: fc.integer({ min: 1, max: 99_999_999 }),
});
const rates = fc.uniqueArray(rate, {
  maxLength: 8,
  selector: ({ currency_code, day }) => currency_code + day,
});

test('the rate of a day is the latest of its currency that is at most ten days older', () => {
  fc.assert(
    fc.property(rates, (all) => {
      const days = Array.from({ length: 11 }, (_, older) => addDays(today, -older));
      const expected = days
        .map((day) => all.find((one) => one.currency_code === 'EUR' && one.day === day))
        .find((one) => one !== undefined);
      expect(rateOn(all, { currencyCode: 'EUR', day: today })).toBe(expected);
    }),
    { seed: 6, numRuns: 300 * times },
  );
});

/** Half away from zero, by the digits of the exact quotient in tenths. */
function rounded(dividend: bigint, divisor: bigint): number {
  const tenths = (dividend * 10n) / divisor;
  const size = tenths < 0n ? -tenths : tenths;
  const whole = size / 10n + (size % 10n >= 5n ? 1n : 0n);
  return Number(tenths < 0n ? -whole : whole);
}

test('an amount in kronor is rounded once, half away from zero', () => {
  expect(inSwedishOre(10_000, { rate: 11_432_500 })).toBe(114_325);
  expect(inSwedishOre(1, { rate: 500_000 })).toBe(1);
  expect(inSwedishOre(-1, { rate: 500_000 })).toBe(-1);
  expect(inSwedishOre(1, { rate: 499_999 })).toBe(0);
  const amount = fc.integer({ min: -9_000_000_000, max: 9_000_000_000 });
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 99_999_999_999 }), (ore, one) => {
      expect(inSwedishOre(ore, { rate: one }) + 0).toBe(rounded(BigInt(ore) * BigInt(one), 1_000_000n) + 0);
    }),
    { seed: 7, numRuns: 500 * times },
  );
});

test('a part of an amount is as much of it as a part of the whole', () => {
  expect(partOf(114_325, { part: -2_500, whole: 10_000 })).toBe(-28_581);
  expect(partOf(3, { part: 1, whole: 2 })).toBe(2);
  expect(partOf(114_325, { part: -10_000, whole: 10_000 })).toBe(-114_325);
});
