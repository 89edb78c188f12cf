import { expect, test } from 'vitest';
import { isSoldOut } from './sold-out.ts';

/** What is in stock, on order and made to order, and whether an article with it is sold out. */
test.each([
  [0, 0, false, true],
  [-1, 0, false, true],
  [0, -1, false, true],
  [1, 0, false, false],
  [0, 1, false, false],
  [0, 0, true, false],
  [-1, 1, false, false],
  [-1, 0, true, false],
  [1, 1, true, false],
])('%i in stock and %i on order, made to order %s: sold out %s', (available, ordered, made, soldOut) => {
  expect(isSoldOut(available, { OrderedArticles: ordered, NoArticleStock: made })).toBe(soldOut);
});
