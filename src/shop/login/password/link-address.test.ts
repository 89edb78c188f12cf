import { expect, test } from 'vitest';
import { linkAddress, secretInAddress, withoutSecretOf } from './link-address.ts';

const shop = 'https://shop.example';

test('the secret of a mailed link is in what a browser sends to no server', () => {
  const { pathname, search, hash } = new URL(linkAddress(shop, 'abc-DEF_9'));
  expect([pathname, search, secretInAddress({ search, hash })]).toEqual([
    '/requirelogin',
    '',
    { kind: 'reset', token: 'abc-DEF_9' },
  ]);
});

test('an invitation says what it is', () => {
  const { search, hash } = new URL(linkAddress(shop, 'abc', { kind: 'invite', language: 'en' }));
  expect(secretInAddress({ search, hash })).toEqual({ kind: 'invite', token: 'abc' });
  expect(withoutSecretOf({ search, hash })).toEqual({ search: 'lang=en', hash: '' });
});

test.each([
  ['#reset=abc', { secret: 'abc', left: '' }],
  ['?lang=en#reset=abc', { secret: 'abc', left: '?lang=en' }],
  ['?reset=abc', { secret: 'abc', left: '' }],
  ['?lang=en&reset=abc#top', { secret: 'abc', left: '?lang=en#top' }],
  ['?reset=old#reset=new', { secret: 'new', left: '' }],
  ['?from=%2Fcart#reset', { secret: '', left: '?from=%2Fcart' }],
  ['?from=%2Fcart', { secret: null, left: '?from=%2Fcart' }],
  ['', { secret: null, left: '' }],
])('/requirelogin%s', (rest, { secret, left }) => {
  const address = new URL(`${shop}/requirelogin${rest}`);
  expect(secretInAddress(address)?.token ?? null).toBe(secret);
  const { search, hash } = withoutSecretOf(address);
  expect(`${search && `?${search}`}${hash}`).toBe(left);
});
