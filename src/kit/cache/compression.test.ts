import { expect, test } from 'vitest';
import { encodingFor } from './compression.server.ts';

test.each([
  ['sent once', false, 6 * 1024],
  ['kept', true, 1024],
])('a body that is %s is compressed from its size on', (_what, isCached, least) => {
  const sizes = [0, least - 1, least, least + 1];
  expect(sizes.map((size) => encodingFor('gzip', size, { isCached }))).toEqual([
    undefined,
    undefined,
    'gzip',
    'gzip',
  ]);
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['br;q=0.1, gzip;q=1', 'br'],
  ['BR ; q=0.000', undefined],
  ['brotli', undefined],
])('who accepts %j gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted, 10_000, { isCached: true })).toBe(encoding);
});
