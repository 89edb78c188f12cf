import { expect, test } from 'vitest';
import { readTypedQuantity } from './typed-quantity.ts';

test.each([
  ['12', 6, 12, false],
  ['7', 6, 12, true],
  ['1', 6, 6, true],
  [' 1 200 ', 6, 1200, false],
  ['5', null, 5, false],
  ['99996', 6, 99996, false],
] as const)('%s typed where a package holds %s is %i pieces', (typed, pack, quantity, isRounded) => {
  expect(readTypedQuantity(typed, pack)).toEqual({ quantity, isRounded });
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['0', 'zero'],
  ['000', 'zero'],
  ['-6', 'not a quantity'],
  ['6,5', 'not a quantity'],
  ['sex', 'not a quantity'],
  ['99999', 'too many'],
  ['1e9', 'not a quantity'],
] as const)('%s typed is %s', (typed, wrong) => {
  expect(readTypedQuantity(typed, 6)).toEqual({ wrong });
});
