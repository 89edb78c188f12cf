import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CachedResponse } from '#kit/cache/cached-response.server.ts';
import { readEnv } from '#kit/process/env.server.ts';
import { createHttp } from './http.server.ts';
import { serveMetrics } from './metrics.server.ts';

let http: FastifyInstance;
beforeEach(async () => {
  http = await createHttp(readEnv({}), 'silent');
  serveMetrics(http, [{ name: 'waiting_mails', help: 'Mails that wait.', read: async () => 7 }]);
  http.get('/there', () => 'ok');
  http.get('/broken', () => {
    throw new Error('broken');
  });
  http.post('/there', () => 'ok');
});
afterEach(() => http.close());

async function scrape(): Promise<Map<string, number>> {
  const { body } = await http.inject('/metrics');
  expect(body.endsWith('\n')).toBe(true);
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

/** Answers a request as the cache does, before the web server sees it. */
function respondFromCache(): boolean {
  const request = { method: 'GET', url: '/kept', httpVersion: '1.1', headers: { host: 'a' }, rawHeaders: [] };
  const response = { writeHead: () => undefined, end: () => undefined };
  const answer = new CachedResponse({ status: 200, type: 'text/plain', text: 'x' });
  const settings = { cacheControl: 'no-cache', isCurrent: () => true };
  http.responseCache.remember(request as never, answer, settings);
  return http.responseCache.respond({ ...request, rawHeaders: ['host', 'a'] } as never, response as never);
}

const bucket = (edge: number | string) => `http_request_duration_seconds_bucket{le="${edge}"}`;
const edges = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, '+Inf'];

test('answers are counted by method and status, also those of the cache', async () => {
  for (const url of ['/there', '/there', '/broken', '/nowhere']) await http.inject(url);
  await http.inject({ method: 'POST', url: '/there' });
  const read = await scrape();
  expect(read.get('http_requests_total{method="GET",status="200"}')).toBe(2);
  expect(read.get('http_requests_total{method="POST",status="200"}')).toBe(1);
  expect(read.get('http_requests_total{method="GET",status="500"}')).toBe(1);
  expect(read.get('http_requests_total{method="GET",status="404"}')).toBe(1);
  expect(read.get('waiting_mails')).toBe(7);
  expect(respondFromCache()).toBe(true);
  expect((await scrape()).get('http_requests_total{method="GET",status="200"}')).toBe(4);
});

test('durations are counted up to each edge and all below it', async () => {
  const took = [0.001, 0.005, 0.006, 0.3, 5, 9];
  const heard: ((status: number, seconds: number) => void)[] = [];
  const other = await createHttp(readEnv({}), 'silent');
  other.responseCache.onRespond = (listener) => void heard.push(listener);
  serveMetrics(other, []);
  await http.close();
  http = other;
  for (const seconds of took) for (const hear of heard) hear(304, seconds);
  const read = await scrape();
  expect(read.get('http_requests_total{method="GET",status="304"}')).toBe(took.length);
  expect(edges.map((edge) => read.get(bucket(edge)))).toEqual(
    edges.map(
      (edge) => took.filter((seconds) => seconds <= Number(edge === '+Inf' ? Infinity : edge)).length,
    ),
  );
  expect(read.get('http_request_duration_seconds_count')).toBe(took.length);
  expect(read.get('http_request_duration_seconds_sum')).toBeCloseTo(14.312, 6);
});

test.each([
  ['127.0.0.1', {}, 200],
  ['127.8.9.10', {}, 200],
  ['::1', {}, 200],
  ['::ffff:127.0.0.1', {}, 200],
  ['10.0.0.7', {}, 404],
  ['192.0.2.127', {}, 404],
  ['2001:db8::1', {}, 404],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 404],
  ['127.0.0.1', { forwarded: 'for=127.0.0.1' }, 404],
  ['127.0.0.1', { 'x-real-ip': '127.0.0.1' }, 404],
  ['127.0.0.1', { via: '1.1 front' }, 404],
  ['127.0.0.1', { 'x-forwarded-host': 'shop.example' }, 404],
  ['127.0.0.1', { 'x-forwarded-proto': 'https' }, 404],
] as const)(
  'from %s with the headers %j they are answered with %i',
  async (remoteAddress, headers, status) => {
    const answer = await http.inject({ url: '/metrics', remoteAddress, headers });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(answer.body.includes('http_requests_total')).toBe(status === 200);
  },
);
