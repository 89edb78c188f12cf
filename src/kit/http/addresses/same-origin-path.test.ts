import { describe, expect, test } from 'vitest';
import { sameOriginPath } from './same-origin-path.ts';

describe('the way back after log-in', () => {
  test.each(['/', '/orders', '/orders?page=2', '/article/7/mugg#priser'])('goes to %j', (path) => {
    expect(sameOriginPath(path)).toBe(path);
  });

  test.each([
    null,
    undefined,
    '',
    'orders',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/requirelogin?from=/orders',
  ])('does not go to %j', (path) => {
    expect(sameOriginPath(path)).toBeUndefined();
  });
});
