import { expect, test } from 'vitest';
import { brokenLimitRule, typedLimit } from './typed-limit.ts';

test.each([
  ['', null, undefined],
  [' ', null, undefined],
  ['0', 0, undefined],
  ['5 000', 5_000, undefined],
  ['1234,50', 1_234.5, undefined],
  ['10 000 000', 10_000_000, undefined],
  ['10 000 000,01', 10_000_000.01, 'maxAmount'],
  ['0,001', 0.001, 'number'],
  ['-1', -1, 'number'],
  ['mycket', NaN, 'number'],
])('a limit that is typed %j is %s, and breaks %s', (text, limit, rule) => {
  expect([typedLimit(text, 'SEK'), brokenLimitRule(text, 'SEK')]).toEqual([limit, rule]);
});
