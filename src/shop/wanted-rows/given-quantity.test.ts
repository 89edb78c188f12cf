import { expect, test } from 'vitest';
import { readQuantity } from './given-quantity.ts';

test.each([
  ['12 st', 12],
  ['1 200', 1200],
  ['', null],
  ['12,5', undefined],
  [`12${' '.repeat(300_000)}y`, undefined],
  [`12${'.'.repeat(300_000)}y`, undefined],
])('a quantity is read in time, whatever is in it: %#', (given, quantity) => {
  const begun = performance.now();
  expect(readQuantity(given)).toBe(quantity);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
