import { expect, test } from 'vitest';
import { articlePath, groupPath, idInPath } from './paths.ts';

test('a path carries the id, and the name in plain letters', () => {
  expect(articlePath({ Id: 7, ArticleText: 'Rund bricka Fjällbris Ø38, sjö' })).toBe(
    '/article/7/rund-bricka-fjallbris-o38-sjo',
  );
  expect(groupPath({ ProductGroupId: 42, Name: 'Vykort & block' })).toBe('/products/42/vykort-block');
});

test('a name without letters leaves the id alone', () => {
  expect(articlePath({ Id: 7, ArticleText: '→ !' })).toBe('/article/7');
});

test('only a number as we would write it is an id', () => {
  expect(idInPath('7')).toBe(7);
  for (const text of [undefined, '', '0', '007', '-1', '1.5', '1e3', '7x', '9999999999']) {
    expect(idInPath(text)).toBeUndefined();
  }
});
