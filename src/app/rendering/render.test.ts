import fastify from 'fastify';
import { ResponseCache } from '#kit/cache/response-cache.server.ts';
import { createHttp } from '#kit/http/http.server.ts';
import { expect, test } from 'vitest';
import { readEnv, type Env } from '#kit/process/env.server.ts';
import { servePages } from './render.server.ts';
import { stateAddress, type Rendering } from './draw-page.server.ts';

const unused = () => {
  throw new Error('no page is drawn');
};

test('a page is only read: every other method is told which there are', async () => {
  const env = readEnv({});
  const http = await createHttp(env, 'silent');
  servePages(http, [], env, {
    look: { shown: unused },
    renderer: unused,
    assetsOf: unused,
    versionOf: unused,
  });
  const headers = { cookie: 'language=en' };
  for (const method of ['POST', 'PUT', 'DELETE'] as const)
    for (const url of ['/products', '/pressroom', '/', '/nowhere/at/all']) {
      const answer = await http.inject({ method, url, headers });
      expect([answer.statusCode, answer.headers.allow, answer.headers['content-type']]).toEqual([
        405,
        'GET, HEAD',
        'application/problem+json; charset=utf-8',
      ]);
      expect(answer.json()).toMatchObject({ status: 405, title: 'The method cannot be used here' });
    }
  await http.close();
});

test.each([
  ['', 404],
  ['?path=products', 404],
  ['?path=.evil.example/products', 404],
  ['?path=@evil.example/', 404],
  ['?path=:80/products', 404],
  ['?path=/a&path=/b', 404],
  ['?path=/products', 503],
])('the state of %j is answered by %i: only a path of this shop is drawn', async (query, status) => {
  const drawn: string[] = [];
  const rendering = {
    versionOf: () => '1',
    renderer: () =>
      Promise.resolve((request: Request) => {
        drawn.push(request.url);
        return Promise.resolve({ status: 500 });
      }),
  } as unknown as Rendering;
  const http = fastify();
  http.decorate('responseCache', new ResponseCache(20_000, () => true));
  servePages(
    http,
    [],
    { publicUrl: 'https://shop.example', languages: ['sv', 'en'] } as unknown as Env,
    rendering,
  );
  const answer = await http.inject(`${stateAddress}${query}`);
  expect(answer.statusCode).toBe(status);
  expect(drawn).toEqual(status === 404 ? [] : ['https://shop.example/products']);
  await http.close();
});

test.each([
  ['/products/5?utm_source=mail', '/products/5/muggar', '/products/5/muggar?utm_source=mail'],
  // What the page is drawn by is in the place already, and stands there once.
  [
    '/products/5?page=2&utm_source=mail',
    '/products/5/muggar?page=2',
    '/products/5/muggar?page=2&utm_source=mail',
  ],
  ['/products/5?page=2', '/products/5/muggar?page=2', '/products/5/muggar?page=2'],
  ['/products/5', '/products/5/muggar', '/products/5/muggar'],
  ['/historia?tag=a&tag=b', '/om-oss', '/om-oss?tag=a&tag=b'],
  ['/historia?ref=a%26b%3Dc', '/om-oss', '/om-oss?ref=a%26b%3Dc'],
  // The place asks for something of its own.
  ['/historia?from=b', '/om-oss?from=a', '/om-oss?from=a&from=b'],
])('%s leads on to %s with all that stood behind it', async (asked, place, led) => {
  const rendering = {
    versionOf: () => '1',
    renderer: () => Promise.resolve(() => Promise.resolve({ redirect: place, status: 301 })),
  } as unknown as Rendering;
  const http = fastify();
  http.decorate('responseCache', new ResponseCache(20_000, () => true));
  const env = { publicUrl: 'https://shop.example', languages: ['sv', 'en'] } as unknown as Env;
  servePages(http, [], env, rendering);
  const { statusCode, headers } = await http.inject(asked);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, led, 'no-store']);
  const state = await http.inject(`${stateAddress}?path=${encodeURIComponent(asked)}`);
  expect(state.statusCode).toBe(404);
  await http.close();
});
