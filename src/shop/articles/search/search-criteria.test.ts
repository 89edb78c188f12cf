import { expect, test } from 'vitest';
import { isSearch, readCriteria, searchPath } from './search-criteria.ts';

function read(query: string) {
  return readCriteria(new URLSearchParams(query));
}

test('the search form is read by the names of its fields', () => {
  expect(read('searchtext=mugg&productgroupid=21&material=3&news=1&colors=8&colors=2')).toEqual({
    searchtext: 'mugg',
    productgroupid: 21,
    material: 3,
    news: true,
    colors: [2, 8],
  });
});

test('fields left empty ask for nothing', () => {
  const criteria = read('searchtext=+&productgroupid=&material=');
  expect(isSearch(criteria)).toBe(false);
  expect(searchPath(criteria)).toBe('/products');
});

test('only news is no search but the news', () => {
  expect(isSearch(read('news=1'))).toBe(false);
  expect(searchPath(read('news=on'))).toBe('/products?news=1');
});

test('the same search has one address, however it was written', () => {
  const path = '/products?searchtext=bricka+%C3%98&productgroupid=1&news=1&colors=1&colors=3';
  expect(
    searchPath(read('colors=3&colors[]=1&colors=3&news=true&searchtext=%20bricka%20%C3%98&productgroupid=1')),
  ).toBe(path);
  expect(searchPath(read(path.slice(path.indexOf('?'))))).toBe(path);
});

test('what no search can hold is left out', () => {
  const criteria = read(
    `searchtext=a%00b%0A${'x'.repeat(200)}&productgroupid=abc&material=-1&colors=0&colors=7`,
  );
  expect(criteria.searchtext).toMatch(/^a b x+$/);
  expect(criteria.searchtext).toHaveLength(100);
  expect(criteria).toMatchObject({ productgroupid: undefined, material: undefined, colors: [7] });
});
