import { describe, expect, test } from 'vitest';
import { areaOf, isMyPage } from './areas.ts';

describe('the active item of the top menu', () => {
  test.each([
    '/userprofile',
    '/deliveryaddresses',
    '/orders',
    '/invoices',
    '/products/1/brickor',
    '/article/7/x',
  ])('is the web shop at %s', (path) => expect(areaOf(path)).toBe('web shop'));
  test.each(['/', '/start/resellers'])('is the intro at %s', (path) => expect(areaOf(path)).toBe('intro'));
  test.each(['/pressroom', '/kontakt', '/productsx', '/cart'])('is neither at %s', (path) =>
    expect(areaOf(path)).toBeUndefined(),
  );
});

test('My page is its screens, and what lies below them', () => {
  expect(isMyPage('/lists/7')).toBe(true);
  expect(isMyPage('/bought')).toBe(true);
  expect(isMyPage('/orders')).toBe(true);
  expect(isMyPage('/cart')).toBe(false);
});
