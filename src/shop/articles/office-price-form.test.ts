import { expect, test } from 'vitest';
import { isRegularUnseen } from './office-price-form.ts';

test.each([
  ['100', '90,00', true],
  ['100', '100', true],
  ['1 000', '1 000,50', false],
  ['100', '', false],
  ['', '90', false],
  ['hundra', '90', false],
])('at %j a regular price of %j is left unseen: %j', (Price, RegularPrice, isUnseen) => {
  expect(isRegularUnseen({ Price, RegularPrice })).toBe(isUnseen);
});
