import { expect, test } from 'vitest';
import { idInPath, withSlug } from './id-and-slug.ts';

test('only a number as we would write it is an id', () => {
  expect(idInPath('7')).toBe(7);
  for (const text of [undefined, '', '0', '007', '-1', '1.5', '1e3', '7x', '9999999999']) {
    expect(idInPath(text)).toBeUndefined();
  }
});

test('a name without letters leaves the id alone', () => {
  expect(withSlug('/article/7', '→ !')).toBe('/article/7');
});
