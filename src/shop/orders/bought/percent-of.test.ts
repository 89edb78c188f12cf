import { expect, test } from 'vitest';
import { percentOf } from './percent-of.ts';

test('a change of price is told in percent, in the reader’s language', () => {
  expect(percentOf(95, 99.5, 'sv')).toEqual({ isUp: true, text: '4,7\u00a0%' });
  expect(percentOf(95, 99.5, 'en')).toEqual({ isUp: true, text: '4.7%' });
  expect(percentOf(100, 80, 'sv')).toEqual({ isUp: false, text: '20\u00a0%' });
});

test('without two prices, or a change, there is nothing to tell', () => {
  for (const [then, now] of [
    [null, 10],
    [10, null],
    [10, 10],
    [0, 10],
  ] as const)
    expect(percentOf(then, now, 'sv')).toBeUndefined();
});
