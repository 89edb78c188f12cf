import { afterAll, beforeAll, expect, test } from 'vitest';
import { logInAs, openTestShop, type TestShop } from '../../../test/shop.ts';

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

test.each(['identity', 'gzip', 'br'])(
  'an answer in %s is of who asks and how it is packed',
  async (encoding) => {
    const { session } = await logInAs(shop, '1001');
    for (const cookie of ['', `session=${session}`]) {
      const url = '/api/products?languageCode=en';
      const asked = { cookie, 'accept-encoding': encoding };
      const { headers } = await shop.http.inject({ url, headers: asked });
      expect(String(headers.vary).split(', ')).toEqual(expect.arrayContaining(['Accept-Encoding', 'Cookie']));
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    }
  },
);

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
