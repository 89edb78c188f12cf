import { expect, test } from 'vitest';
import { keyOf } from './render.server.ts';

const of = (path: string) => keyOf(new URL(path, 'https://shop.example'), 'sv');

test.each([
  'page',
  'searchtext',
  'news',
  'colors',
  'colors[]',
  'material',
  'productgroupid',
  'onlyInStock',
  'from',
])('pages that differ by %s are kept apart', (name) => {
  const path = (value: string) => `/products?${encodeURIComponent(name)}=${value}`;
  expect(new Set([of('/products'), of(path('1')), of(path('2'))]).size).toBe(3);
});

test('pages that differ by language are kept apart, and by what no page reads they are not', () => {
  const url = () => new URL('https://shop.example/products');
  expect(keyOf(url(), 'sv')).not.toBe(keyOf(url(), 'en'));
  expect(of('/products?utm_source=mail&x=1')).toBe(of('/products'));
});
