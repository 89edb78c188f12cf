import { expect, test } from 'vitest';
import { groupPath } from '#shop/product-groups/paths.ts';
import { articlePath } from './paths.ts';

test('a path carries the id, and the name in plain letters', () => {
  expect(articlePath({ Id: 7, ArticleText: 'Rund bricka Fjällbris Ø38, sjö' })).toBe(
    '/article/7/rund-bricka-fjallbris-o38-sjo',
  );
  expect(groupPath({ ProductGroupId: 42, Name: 'Vykort & block' })).toBe('/products/42/vykort-block');
});
