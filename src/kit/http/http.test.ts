import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
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
