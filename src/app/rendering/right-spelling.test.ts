import { expect, test } from 'vitest';
import { rightSpelling } from './right-spelling.ts';

test.each([
  ['/products/:id?/:slug?', '/PRODUCTS', '/products'],
  ['/products/:id?/:slug?', '/Products/7/Mugg', '/products/7/Mugg'],
  ['/products/:id?/:slug?', '/products/7/', '/products/7'],
  ['/products/:id?/:slug?', '/%70roducts/7', '/products/7'],
  ['/pressroom/press/:id/:urlname?', '/PressRoom/Press/7', '/pressroom/press/7'],
  ['/:slug', '/om-oss//', '/om-oss'],
  ['/', '//', '/'],
])('%s at %s is written %s', (pattern, path, right) => expect(rightSpelling(pattern, path)).toBe(right));

test.each([
  ['/', '/'],
  ['/products/:id?/:slug?', '/products'],
  ['/products/:id?/:slug?', '/products/7/Mugg%20fat'],
  ['/:slug', '/Om-oss'],
])('%s at %s is written right', (pattern, path) => expect(rightSpelling(pattern, path)).toBeUndefined());
