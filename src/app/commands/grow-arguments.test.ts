import { expect, test } from 'vitest';
import { readArguments } from './grow-arguments.server.ts';

test('how many of each', () => {
  expect(readArguments(['--articles', '100000', '--orders=5'])).toEqual({
    articles: 100_000,
    customers: 0,
    orders: 5,
  });
  expect(readArguments(['--help'])).toBe('help');
});

test.each([
  [[], 'Say how many of what'],
  [['--articles', 'many'], '--articles is a whole number up to 10000000'],
  [['--orders', '-1'], /--orders/],
  [['--orders', '99999999'], '--orders is a whole number up to 10000000'],
  [['--invoices', '1'], /--invoices/],
])('%j is refused', (words, wrong) => {
  expect(readArguments(words)).toEqual({ wrong: expect.stringMatching(wrong) as string });
});
