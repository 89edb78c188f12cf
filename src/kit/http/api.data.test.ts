import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test.each([
  ['GET', '/api/nothing', 404, undefined],
  ['POST', '/api/nothing/3', 404, undefined],
  ['POST', '/api/products', 405, 'GET, HEAD'],
  ['DELETE', '/API/Article/3/?languageCode=en', 405, 'GET, HEAD'],
  ['GET', '/api/cartrow/3', 405, 'PUT, DELETE'],
] as const)('%s %s is %i', async (method, url, status, allow) => {
  const { statusCode, headers } = await shop.http.inject({ method, url });
  expect([statusCode, headers.allow]).toEqual([status, allow]);
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
});

test.each(['{', '{"username":', 'username=1001', '"'])('the body %s is bad as a whole', async (payload) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await shop.http.inject({
    method: 'POST',
    url: '/api/login?languageCode=en',
    payload,
    headers,
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    expect.objectContaining({ errors: [{ field: '', rule: 'regex', message: 'Invalid format' }] }),
  ]);
});
