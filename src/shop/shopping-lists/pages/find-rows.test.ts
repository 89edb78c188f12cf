import { expect, test } from 'vitest';
import type { Verdict } from '#shop/wanted-rows/contract.ts';
import { findRows } from './find-rows.ts';

const rowOf = (ArticleNumber: string, ArticleText: string, EAN: string | null = null) =>
  ({ Article: { ArticleNumber, ArticleText, EAN } }) as Verdict;
const rows = [
  rowOf('10101', 'Bricka Kottestig 27×20, skog', '7312345678909'),
  rowOf('10104', 'Bricka Kottestig 27×20, kol'),
  rowOf('M2040', 'Mugg Ängslada, skog'),
];

test.each([
  ['', [0, 1, 2]],
  ['  ', [0, 1, 2]],
  ['m2040', [2]],
  ['7312345', [0]],
  ['ÄNGS', [2]],
  ['skog bricka', [0]],
  ['null', []],
  ['fat', []],
])('%j is found in the rows %j', (words, places) => {
  expect(findRows(rows, words)).toEqual(places.map((place) => rows[place]));
});
