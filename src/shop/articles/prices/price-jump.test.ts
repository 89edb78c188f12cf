import { expect, test } from 'vitest';
import { priceJumpOf } from '#shop/articles/office/article-form.ts';
import { isJumpOf } from '#shop/integration/trail/price-jumps.ts';

test.each([
  ['price', '95,00', '9500,00', true],
  ['price', '95,00', '190,00', false],
  ['price', '95,00', '190,01', true],
  ['price', '95,00', '47,50', false],
  ['price', '95,00', '47,49', true],
  ['price:EUR', '1,00', '3,00', true],
  ['price', '', '95,00', false],
  ['price', '95,00', '', false],
  ['price', '0,00', '95,00', false],
  ['regular_price', '95,00', '9500,00', false],
  ['qty_available', '1', '100', false],
])('%s from %j to %j is a jump: %s', (field, old, now, expected) => {
  expect(isJumpOf(field, old, now)).toBe(expected);
});

test.each([
  [79, '7900', { old: '79,00', new: '7900,00' }],
  [79, '7 900 kr', { old: '79,00', new: '7900,00' }],
  [79, '82,16', undefined],
  [79, '', undefined],
  [79, 'dyrt', undefined],
  [null, '7900', undefined],
  [undefined, '7900', undefined],
])('the form that has %j and is given %j asks %j', (before, text, expected) => {
  expect(priceJumpOf(before, text, 'sv')).toEqual(expected);
});
