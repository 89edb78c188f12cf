import { expect, test } from 'vitest';
import { listArticles, searchArticles } from '#shop/articles/contract.ts';
import { callFor, listingOf, listingPath, pageOf, pagesFor, type Listing } from './listing.ts';

function at(query: string, productGroupId?: number): Listing {
  return listingOf(productGroupId, new URLSearchParams(query));
}

test('an address tells which articles are listed', () => {
  expect(at('')).toEqual({ kind: 'all' });
  expect(at('news=1')).toEqual({ kind: 'news' });
  expect(at('', 11)).toEqual({ kind: 'group', productGroupId: 11 });
  expect(at('searchtext=mugg&news=1')).toMatchObject({
    kind: 'search',
    criteria: { searchtext: 'mugg', news: true },
  });
});

test('each page of a listing has its address', () => {
  expect(listingPath({ kind: 'all' }, 1)).toBe('/products');
  expect(listingPath({ kind: 'all' }, 2)).toBe('/products?page=2');
  expect(listingPath({ kind: 'news' }, 2)).toBe('/products?news=1&page=2');
  expect(listingPath({ kind: 'seasonNews' }, 1)).toBe('/products/seasonnews');
  expect(listingPath(at('', 11), 3, 'Runda brickor')).toBe('/products/11/runda-brickor?page=3');
  expect(listingPath(at('searchtext=mugg'), 2)).toBe('/products?searchtext=mugg&page=2');
});

test('a page that is none is the first', () => {
  for (const query of ['', 'page=0', 'page=-2', 'page=x', 'page=1e9', 'page=1.5']) {
    expect(pageOf(new URLSearchParams(query))).toBe(1);
  }
  expect(pageOf(new URLSearchParams('page=2'))).toBe(2);
  // No listing has so many.
  for (const page of ['10000', '99999999999999999999'])
    expect(pageOf(new URLSearchParams({ page }))).toBe(10_000);
  expect([0, 1, 60, 61, 120, 121].map(pagesFor)).toEqual([0, 1, 1, 2, 2, 3]);
});

test('a listing asks the products, a search the search', () => {
  const first = { page: 1, onlyInStock: false };
  expect(callFor({ kind: 'all' }, first)).toEqual({ endpoint: listArticles, input: {} });
  expect(callFor({ kind: 'news' }, { page: 3, onlyInStock: true })).toEqual({
    endpoint: listArticles,
    input: { news: true, onlyInStock: true, skip: 120 },
  });
  expect(callFor(at('searchtext=mugg&productgroupid=2&material=3&colors=4&news=1'), first)).toEqual({
    endpoint: searchArticles,
    input: { searchtext: 'mugg', productGroupId: 2, materialId: 3, colors: [4], onlyNews: true },
  });
});
