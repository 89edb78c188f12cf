import { expect, test } from 'vitest';
import { numberOfBarcode, scanFilter } from './barcode-number.ts';

test.each([
  ['7312345678909', 'ean_13', '7312345678909'],
  ['07312345678909', 'itf', '07312345678909'],
  [']C10107312345678909', 'code_128', '07312345678909'],
  ['\u001d02073123456789093712', 'code_128', '07312345678909'],
  ['(01)07312345678909(10)A1', 'code_128', '07312345678909'],
  ['B-1012', 'code_128', 'B-1012'],
  // An EAN that happens to begin with 01 is no application identifier.
  ['0107312345678', 'ean_13', '0107312345678'],
])('%j of %s is the number %s', (raw, format, number) => {
  expect(numberOfBarcode(raw, format)).toBe(number);
});

test('a code that stays before the camera is one scan, and one more after it was away for two seconds', () => {
  const isNew = scanFilter();
  expect([0, 500, 2_400, 4_300].map((now) => isNew('a', now))).toEqual([true, false, false, false]);
  expect(isNew('b', 4_400)).toBe(true);
  expect(isNew('a', 6_300)).toBe(true);
});
