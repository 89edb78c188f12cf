import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '#kit/process/env.server.ts';
import { createHttp, sendProblem } from './http.server.ts';
import { Problem } from './problem.ts';

const headers = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' };
const env = readEnv({ PUBLIC_URL: 'https://shop.example' });
let http: FastifyInstance;
beforeAll(async () => {
  http = await createHttp(env, 'silent', { headers });
  http.route({ method: ['GET', 'POST', 'PUT', 'DELETE'], url: '/there', handler: () => 'ok' });
  http.post('/told', ({ body }) => JSON.stringify(body));
  http.get('/fails', ({ query }) => {
    const { with: code } = query as { with: string };
    if (/^\d{3}$/.test(code)) throw Object.assign(new Error('fails'), { statusCode: Number(code) });
    const isOfDatabase = /^[0-9A-Z]{5}$/.test(code);
    throw Object.assign(isOfDatabase ? new pg.DatabaseError('fails', 5, 'error') : new Error('fails'), {
      code,
    });
  });
  http.post('/refused', (asked, reply) => sendProblem(asked, reply, new Problem('limit-reached')));
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => http.close());

test('a call with an expectation that is not met is refused with the headers of every answer', async () => {
  const { port } = http.server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', path: '/there', headers: { expect: '200-ok' } });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  let body = '';
  for await (const part of answer) body += String(part);
  expect(answer.statusCode).toBe(417);
  expect(answer.headers).toMatchObject({
    ...headers,
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    connection: 'close',
    'x-request-id': expect.stringMatching(/^[0-9a-f]{10}-\w+$/),
  });
  expect(JSON.parse(body)).toMatchObject({ status: 417 });
});

describe('a write', () => {
  const own = 'shop.example';
  const statusOf = async (
    headersOfCall: Record<string, string>,
    method: 'POST' | 'PUT' | 'DELETE' = 'POST',
  ) => (await http.inject({ method, url: '/there', headers: { host: own, ...headersOfCall } })).statusCode;

  test.each([
    ['same-origin', 200],
    ['none', 200],
    ['same-site', 403],
    ['cross-site', 403],
    ['anything', 403],
  ])('whose browser says that it comes from %s', async (site, status) => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect(await statusOf({ 'sec-fetch-site': site }, method), method).toBe(status);
  });

  test.each([
    [`https://${own}`, 200],
    [`http://${own}`, 200],
    ['https://evil-shop.example', 403],
    ['https://shop.example.evil.example', 403],
    ['https://www.shop.example', 403],
    ['https://example', 403],
    [`https://${own}:8443`, 403],
    ['null', 403],
    ['no address', 403],
  ])('from a page of %s', async (origin, status) => {
    expect(await statusOf({ origin }), 'origin').toBe(status);
    const referer = URL.canParse(origin) ? `${origin}/a?b` : origin;
    expect(await statusOf({ referer }), 'referer').toBe(status);
  });

  test('that says nothing of where it comes from is of a program, and passes', async () => {
    expect(await statusOf({})).toBe(200);
  });

  test('at another name of the host passes from the public address', async () => {
    expect(await statusOf({ host: 'inside:3000', origin: 'https://shop.example' })).toBe(200);
    expect(await statusOf({ host: 'inside:3000', origin: 'https://evil.example' })).toBe(403);
  });
});

test('what is refused has an id, which the log names too', async () => {
  const { statusCode, headers: told } = await http.inject({ method: 'POST', url: '/refused' });
  expect(statusCode).toBe(409);
  expect(told['x-request-id']).toMatch(/^[0-9a-f]{10}-\w+$/);
});

test('whoever changes nothing may come from anywhere', async () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
    const asked = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const { statusCode } = await http.inject({ method, url: '/there', headers: asked });
    expect(statusCode, method).toBe(method === 'OPTIONS' ? 404 : 200);
  }
});

describe('a body', () => {
  const told = async (payload: string, contentType = 'application/json') =>
    await http.inject({
      method: 'POST',
      url: '/told',
      payload,
      headers: { 'content-type': contentType },
    });

  test('may have 64 kB and no more', async () => {
    for (const [length, status] of [
      [65_536, 200],
      [65_537, 413],
    ] as const) {
      const { statusCode } = await told(JSON.stringify('x'.repeat(length - 2)));
      expect(statusCode, String(length)).toBe(status);
    }
  });

  test('of another kind than JSON is refused as that', async () => {
    for (const kind of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await told('{"a":1}', kind)).json(), kind).toMatchObject({
        type: '/problems/wrong-content-type',
        status: 415,
      });
  });

  test('loses what would reach into the prototype of its objects, at any depth', async () => {
    const { body } = await told('{"a":{"__proto__":{"x":1},"constructor":{"y":2},"b":3},"constructor":4}');
    expect(body).toBe('{"a":{"b":3}}');
    expect((await told('')).body).toBe('{}');
  });
});

test.each([
  ['429', 429, 'too-many', '60'],
  ['418', 400, 'bad-input', undefined],
  ['500', 500, 'unexpected', '2'],
  // A connection to the database is lost, or what it has stored is damaged.
  ['ECONNREFUSED', 503, 'unavailable', '2'],
  ['57P01', 503, 'unavailable', '2'],
  ['XX001', 503, 'unavailable', '2'],
  ['XX002', 503, 'unavailable', '2'],
  ['23505', 500, 'unexpected', '2'],
])('what fails with %s is answered with %i', async (code, status, problem, retryAfter) => {
  const answer = await http.inject(`/fails?with=${code}`);
  expect(answer.json()).toMatchObject({ status, type: `/problems/${problem}` });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, retryAfter]);
  expect(answer.headers).toMatchObject({ ...headers, 'cache-control': 'no-store' });
});
