import { expect, test } from 'vitest';
import { numberIn, type KnownNumbers } from './known-numbers.ts';

const known: KnownNumbers = {
  isNumber: (text) => text === 'B-1012',
  isName: () => false,
  kindOfWord: () => undefined,
  articlesOf: () => [],
};

test.each([
  'B-1012',
  '#B-1012',
  '# B-1012',
  'Art B-1012',
  'art. B-1012',
  'Artikel B-1012',
  'Artikelnr B-1012',
  'Artikel nr. B-1012',
  'Art.nr: B-1012',
  'Art. no. B-1012',
  'Art no B-1012',
  '(B-1012)',
  '"B-1012"',
  '*B-1012*',
  '[B-1012],',
  'B-1012:',
  'B-1012 –',
  'B-1012.',
  'st B-1012',
  'B-1012 st',
])('%j is the number B-1012', (cell) => {
  expect(numberIn(cell, known)).toBe('B-1012');
});

test.each(['Nr B-1012 A', 'B-1013', '# B-1013', 'Art.nr: 7', '#', ''])('%j is left as it is', (cell) => {
  expect(numberIn(cell, known)).toBe(cell);
});
