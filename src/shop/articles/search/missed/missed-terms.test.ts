import { expect, test } from 'vitest';
import { numberToCount, wordsToCount } from './missed-terms.ts';

test.each([
  ['  Gröna   MUGGAR ', 'gröna muggar'],
  ['10998', '10998'],
  ['Köksho\u0308rna', 'kökshörna'],
])('%s is counted as %s', (typed, counted) => expect(wordsToCount(typed)).toBe(counted));

test.each([
  'asa@butik.example',
  '070-123 45 67',
  '19700101-1234',
  '٠٧٠١٢٣٤',
  'https://butik.example',
  'www.butik.se',
  '',
  '  ',
  '?!',
  'å'.repeat(61),
  'mugg\u0000',
])('%j is not kept', (typed) => expect(wordsToCount(typed)).toBeUndefined());

test.each([
  [' QQQ-12 ', 'qqq-12'],
  ['123', '123'],
  ['7350000000017', undefined],
  ['7350000000016', '7350000000016'],
  ['036000291452', undefined],
  ['12', undefined],
  ['QQQ', 'qqq'],
  ['---', undefined],
  ['Hej Anna 12', undefined],
  ['asa12@butik.example', undefined],
  ['0701234567', undefined],
  ['19700101-1234', undefined],
  ['a'.repeat(30) + '1', undefined],
])('of the unknown number %j is counted %j', (number, counted) => {
  expect(numberToCount(number)).toBe(counted);
});
