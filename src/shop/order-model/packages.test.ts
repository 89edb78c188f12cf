import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inWholePackages } from './packages.ts';

test.each([
  [1, 6, 6],
  [5, 6, 6],
  [6, 6, 6],
  [7, 6, 12],
  [12, 6, 12],
  [13, 6, 18],
  [0, 6, 0],
  [7, 1, 7],
  [7, 0, 7],
  [7, null, 7],
  [7, undefined, 7],
])('%i pieces in packages of %s are %i', (quantity, pack, pieces) => {
  expect(inWholePackages(quantity, pack)).toBe(pieces);
});

test('whole packages hold the quantity, and one package less does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 500 }), (quantity, pack) => {
      const pieces = inWholePackages(quantity, pack);
      expect(pieces % pack).toBe(0);
      expect(pieces >= quantity && pieces - pack < quantity).toBe(true);
    }),
    { seed: 71 },
  );
});
