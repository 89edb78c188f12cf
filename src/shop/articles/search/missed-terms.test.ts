import { expect, test } from 'vitest';
import { wordsToCount } from './missed-terms.ts';

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
