import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountPercent } from './discount.ts';

describe('the discount', () => {
  it.each([
    [99, 149, 33],
    [71, 100, 29],
    [4, 5, 20],
    [11, 20, 45],
    [149, 199, 25],
    [199, 249, 20],
    [79.5, 89.5, 11],
    [79, 99, 20],
    [1, 3, 66],
    [0, 10, 100],
    [99, 100, 1],
  ])('to %d from %d is %d percent', (price, regularPrice, percent) => {
    expect(discountPercent(price, regularPrice)).toBe(percent);
  });

  it.each([
    [9.99, 10],
    [10, 10],
    [11, 10],
    [10, 0],
    [0, 0],
    [10, null],
    [10, undefined],
  ])('to %d from %s is not shown', (price, regularPrice) => {
    expect(discountPercent(price, regularPrice)).toBeNull();
  });

  it('is the floor of the exact fraction', () => {
    const ore = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(ore, ore, (price, regular) => {
        const floor = regular > price ? Number((BigInt(regular - price) * 100n) / BigInt(regular)) : 0;
        expect(discountPercent(price / 100, regular / 100)).toBe(floor === 0 ? null : floor);
      }),
    );
  });
});
