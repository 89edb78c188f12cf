import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceLessDiscount } from './customer-discount.ts';

test.each([
  [9990, 1000, 8991],
  [1, 5000, 1],
  [3, 5000, 2],
  [1, 5001, 0],
  [12_345, 333, 11_934],
  [12_345, 10_000, 0],
  [12_345, 0, 12_345],
  [0, 2500, 0],
])('%i öre less %i hundredths of a percent is %i öre', (priceOre, basisPoints, left) => {
  expect(priceLessDiscount({ priceOre, isCampaign: false }, basisPoints)).toBe(left);
});

test('what is left of a price is exact, rounded half up to the öre, and a campaign is as it is', () => {
  const price = fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.maxSafeNat());
  fc.assert(
    fc.property(price, fc.integer({ min: 0, max: 10_000 }), (priceOre, basisPoints) => {
      const exact = BigInt(priceOre) * BigInt(10_000 - basisPoints);
      const [whole, rest] = [exact / 10_000n, exact % 10_000n];
      const expected = Number(whole + (rest * 2n >= 10_000n ? 1n : 0n));
      expect(priceLessDiscount({ priceOre, isCampaign: false }, basisPoints)).toBe(expected);
      expect(priceLessDiscount({ priceOre, isCampaign: true }, basisPoints)).toBe(priceOre);
    }),
    { numRuns: 100 },
  );
});
