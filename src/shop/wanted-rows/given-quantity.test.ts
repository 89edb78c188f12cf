import { expect, test } from 'vitest';
import { shownBy } from '#kit/text/number-text.ts';
import { readQuantity } from './given-quantity.ts';

test.each([
  ['12 st', 12],
  ['1 200', 1200],
  ['', null],
  ['12,5', undefined],
  ['12,0', 12],
  ['12.000000000000002', 12],
  ['1.000', undefined],
  ['1,200 st', undefined],
  ['1.234.000', 1234000],
  ['-12', undefined],
  [`12${' '.repeat(300_000)}y`, undefined],
  [`12${'.'.repeat(300_000)}y`, undefined],
])('a quantity is read in time, whatever is in it: %#', (given, quantity) => {
  const begun = performance.now();
  expect(readQuantity(given)).toBe(quantity);
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('a point before three digits is what the column of the quantity shows', () => {
  expect(readQuantity('1.200 st', shownBy(['1.200 st', '1.234.000']))).toBe(1200);
  expect(readQuantity('12,000', shownBy(['12,000', '0,000']))).toBe(12);
  expect(readQuantity('1,500', shownBy(['1,500', '12,0']))).toBeUndefined();
});
