import { expect, test } from 'vitest';
import { createHttp } from '#kit/http/http.server.ts';
import { readEnv } from '#kit/process/env.server.ts';
import { servePages } from './render.server.ts';

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
