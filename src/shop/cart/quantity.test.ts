import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { times } from '../../../test/sizes.ts';
import {
  isOrderableQuantity,
  largestQuantity,
  mendedQuantity,
  minusLooksDisabled,
  oneDown,
  oneUp,
  quantityChoices,
} from './quantity.ts';

describe('the quantities to choose from', () => {
  it.each([
    [6, [6, 12, 18, 24, 30, 36, 42, 48, 54, 60]],
    [1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [0, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [null, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ])('for a package of %s are ten packages', (pack, choices) => {
    expect(quantityChoices(pack)).toEqual(choices);
  });

  it('can all be ordered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (pack) => {
        expect(quantityChoices(pack).every((quantity) => isOrderableQuantity(quantity, pack))).toBe(true);
      }),
    );
  });
});

describe('a step in the cart', () => {
  it.each([
    [12, 6, 6],
    [6, 6, null],
    [4, 6, null],
    [7, 6, 6],
    [1, 1, null],
    [2, null, 1],
  ])('down from %d with a package of %s gives %s', (quantity, pack, next) => {
    expect(oneDown(quantity, pack)).toBe(next);
    expect(minusLooksDisabled(quantity, pack)).toBe(next === null);
  });

  it.each([
    [6, 6, 12],
    [7, 6, 12],
    [1, 0, 2],
    [99_996, 6, null],
    [99_990, 6, 99_996],
    [99_999, 1, 100_000],
    [100_000, 1, null],
    [50_000, 50_000, 100_000],
    [50_001, 50_001, null],
  ])('up from %d with a package of %s gives %s', (quantity, pack, next) => {
    expect(oneUp(quantity, pack)).toBe(next);
  });
});

describe('a quantity', () => {
  it.each([
    [6, 6],
    [600, 6],
    [100_000, 1],
    [1, 0],
    [1, null],
    [99_996, 6],
  ])('of %d can be ordered in packages of %s', (quantity, pack) => {
    expect(isOrderableQuantity(quantity, pack)).toBe(true);
  });

  it.each([
    [0, 6],
    [-6, 6],
    [7, 6],
    [3, 6],
    [1.5, 1],
    [0.5, null],
    [100_001, 1],
    [100_002, 6],
    [NaN, 1],
    [Infinity, 1],
  ])('of %d cannot be ordered in packages of %s', (quantity, pack) => {
    expect(isOrderableQuantity(quantity, pack)).toBe(false);
  });
});

test('whatever package an article gets, one press makes its row whole packages, and a step leaves them whole', () => {
  const pack = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.constantFrom(777, 49_999, 50_001, 100_000));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: largestQuantity }), pack, (quantity, pack) => {
      const mended = mendedQuantity(quantity, pack);
      expect(mended === null).toBe(isOrderableQuantity(quantity, pack));
      for (const next of [mended, oneUp(quantity, pack), oneDown(quantity, pack)])
        if (next !== null) expect(isOrderableQuantity(next, pack)).toBe(true);
      if (mended !== null) expect(Math.abs(mended - quantity)).toBeLessThan(pack);
    }),
    { seed: 8, numRuns: 2_000 * times },
  );
});
