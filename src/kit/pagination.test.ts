import { expect, it } from 'vitest';
import { pageCount, showsArrows, showsNumbers, skipOf } from './pagination.ts';

it.each([
  [0, 0, false, false],
  [1, 1, false, false],
  [30, 1, false, false],
  [31, 2, true, false],
  [60, 2, true, false],
  [61, 3, true, true],
])('%d rows make %d pages; numbers %s, arrows %s', (total, pages, numbers, arrows) => {
  expect(pageCount(total)).toBe(pages);
  expect(showsNumbers(total)).toBe(numbers);
  expect(showsArrows(total)).toBe(arrows);
});

it('skips thirty rows for every page before', () => {
  expect([1, 2, 3].map(skipOf)).toEqual([0, 30, 60]);
});
