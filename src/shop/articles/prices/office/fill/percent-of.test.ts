import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOf, roundings, shareOf, type Rounding } from './percent-of.ts';

test.each([
  [4990, 80, 'none', 3992],
  [4990, 33.33, 'none', 1663],
  [3, 50, 'none', 2],
  [4990, 80, '0.05', 3990],
  [4990, 81, '0.05', 4040],
  [4990, 80, '0.50', 4000],
  [4990, 80, 'krona', 4000],
  [5000, 80, 'krona', 4000],
  [5000, 80.01, 'krona', 4100],
  [1, 1, 'none', 1],
  [1, 1, '0.50', 50],
  [0, 80, 'krona', 0],
])('%i öre at %d %% rounded %s are %i', (ore, Percent, Rounding, expected) => {
  expect(percentOf(ore, shareOf({ Percent, Rounding: Rounding as Rounding }))).toBe(BigInt(expected));
});

test('a share is the nearest whole unit, or the next above, of the exact fraction', () => {
  const unitOf = { none: 1, '0.05': 5, '0.50': 50, krona: 100 };
  const percent = fc.integer({ min: 1, max: 100_000 });
  const factor = fc.option(fc.integer({ min: 1, max: 10_000_000_000 }), { nil: undefined });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      percent,
      factor,
      fc.constantFrom(...roundings),
      (ore, hundredths, millionths, Rounding) => {
        const Factor = millionths === undefined ? null : millionths / 1e6;
        const share = percentOf(ore, shareOf({ Percent: hundredths / 100, Factor, Rounding }));
        const unit = BigInt(unitOf[Rounding]);
        expect(share % unit).toBe(0n);
        // By comparing fractions: neither dividing nor rounding.
        const scale = 10_000n * 1_000_000n;
        const exact = BigInt(ore) * BigInt(hundredths) * BigInt(millionths ?? 1_000_000);
        const over = share * scale - exact;
        const smallest = share === unit && over > 0n;
        if (Rounding === 'krona') expect(over >= 0n && (over < unit * scale || smallest)).toBe(true);
        else expect((2n * over > -unit * scale && 2n * over <= unit * scale) || smallest).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
