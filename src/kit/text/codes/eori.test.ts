import { expect, test } from 'vitest';
import { isEori, normaliseEori } from './eori.ts';

test.each([
  ['SE5566778899', true],
  ['se 556677-8899', true],
  ['SE556677889901', false],
  ['DE123456789012345', true],
  ['DE1234567890123456', false],
  ['XI123456789000', true],
  ['XX123456', false],
  ['NO', false],
  ['', false],
])('%j is a number of customs: %s', (number, is) => {
  expect(isEori(number)).toBe(is);
});

test('it is written without spaces, in capitals', () => {
  expect(normaliseEori(' se 556677-8899 ')).toBe('SE5566778899');
});
