import { expect, test } from 'vitest';
import { isStateOfPressRoom } from './state-of-press-room.ts';

test.each([
  ['/pressroom', true],
  ['/PressRoom/press/7/name?lang=en', true],
  ['/pressroom?x=1', true],
  ['/pressroom/../products', false],
  ['/pressroom/%2e%2e/products', false],
  ['/pressroom\\..\\products', false],
  ['/pressroomy', false],
  ['//pressroom', false],
  ['.evil/pressroom', false],
  ['/products?from=/pressroom', false],
  ['', false],
])('the state of %s is of the press room: %s', (path, is) => {
  expect(isStateOfPressRoom(`/page.json?name=x&path=${encodeURIComponent(path)}`)).toBe(is);
});

test('the first of two paths counts, as where the state is found', () => {
  expect(isStateOfPressRoom('/page.json?path=/products&path=/pressroom')).toBe(false);
});
