import fc from 'fast-check';
import { expect, it } from 'vitest';
import { namedPages, pageCount, showsArrows, showsNumbers, skipOf } from './pagination.ts';

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

it.each([
  [1, 1, [1]],
  [2, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [1, 334, [1, 2, 3, 4, 5, 6, 0, 334]],
  [4, 334, [1, 2, 3, 4, 5, 6, 0, 334]],
  [300, 334, [1, 0, 298, 299, 300, 301, 302, 0, 334]],
  [331, 334, [1, 0, 329, 330, 331, 332, 333, 334]],
  [334, 334, [1, 0, 329, 330, 331, 332, 333, 334]],
])('page %d of %d names the pages %j', (page, count, named) => {
  expect(namedPages(page, count)).toEqual(named);
});

it('names the first page, the last and this one, in order, and never more than nine things', () => {
  const place = fc
    .integer({ min: 1, max: 2000 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(place, ([page, count]) => {
      const named = namedPages(page, count);
      const pages = named.filter((one) => one !== 0);
      expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
      expect(pages).toEqual(expect.arrayContaining([1, page, count]));
      expect(named.length).toBeLessThanOrEqual(9);
    }),
  );
});
