import { expect, test } from 'vitest';
import { isPagePath, ownPaths } from '#shop/pages/office/path-rules.ts';
import { pages } from '#app/pages.ts';

test('no page of the maker’s may take the first word of one of the shop’s own addresses', () => {
  const firsts = pages.map(({ path }) => path.split('/')[1] ?? '').filter((word) => !/^(:|\*|$)/.test(word));
  const served = [
    'api',
    'office',
    'look',
    'feed',
    'healthz',
    'readyz',
    'metrics',
    'robots',
    'sitemap',
    'favicon',
  ];
  expect(firsts.length).toBeGreaterThan(8);
  for (const word of [...firsts, ...served]) expect(isPagePath(word.toLowerCase()), word).toBe(false);
  expect(new Set(ownPaths).size).toBe(ownPaths.length);
});

test.each(['historia', 'var-historia-2', 'a'])('%s is an address for a page', (path) => {
  expect(isPagePath(path)).toBe(true);
});

test.each(['', '-a', 'a-', 'a--b', 'å', 'A', 'a b', 'a/b', '../a', 'kontakt'])('%j is none', (path) => {
  expect(isPagePath(path)).toBe(false);
});
