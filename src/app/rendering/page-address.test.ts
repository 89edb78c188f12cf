import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageRoutes } from '#app/page-routes.ts';
import { asPage, drawnUrl, serverPathsOf } from './page-address.ts';

const at = (path: string) => asPage(new URL(path, 'https://shop.example'));
const drawn = (path: string) => drawnUrl(at(path)).href;

test.each(['page', 'searchtext', 'news', 'colors', 'colors[]', 'material', 'productgroupid'])(
  'listings that differ by %s are other pages',
  (name) => {
    const path = (value: string) => `/products?${encodeURIComponent(name)}=${value}`;
    expect(new Set([drawn('/products'), drawn(path('1')), drawn(path('2'))]).size).toBe(3);
  },
);

test('parameters that a page is not drawn by make no other page', () => {
  expect(drawn('/products?utm_source=mail&x=1&page=2')).toBe('https://shop.example/products?page=2');
  expect(drawn('/kontakt?page=2')).toBe('https://shop.example/kontakt');
  expect(drawn('/requirelogin?from=%2Fcart&page=2')).toBe('https://shop.example/requirelogin?from=%2Fcart');
  const asked = at('/kontakt?x=1');
  drawnUrl(asked);
  expect(asked.url.search).toBe('?x=1');
});

test.each([
  ['/', '/'],
  ['/products', '/products/:productGroupId?/:slug?'],
  ['/Products/21/', '/products/:productGroupId?/:slug?'],
  // Like the router in the browser, which takes any number of slashes.
  ['/products//', '/products/:productGroupId?/:slug?'],
  ['/article//5///bricka//', '/article/:id/:slug?'],
  ['/products/seasonnews', '/products/seasonnews'],
  ['/article/5/bricka', '/article/:id/:slug?'],
  ['/historia', '/:slug'],
  ['/article', '/:slug'],
  ['/a/b/c', undefined],
])('%s is the page %s', (path, page) => {
  expect(at(path).page?.path).toBe(page);
});

test('the web server has a route for each way to leave optional parts out', () => {
  expect(serverPathsOf('/products/:id?/:slug?')).toEqual([
    '/products',
    '/products/:id',
    '/products/:id/:slug',
  ]);
  expect(serverPathsOf('/article/:id/:slug?')).toEqual(['/article/:id', '/article/:id/:slug']);
  expect(serverPathsOf('/')).toEqual(['/']);
});

test('the code of every page is where its route says', () => {
  for (const { file } of pageRoutes) expect(existsSync(`src/${file}`), file).toBe(true);
});
