import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '#kit/process/env.server.ts';
import { createHttp } from './http.server.ts';

let http: FastifyInstance;
let finish: () => void = () => undefined;
beforeAll(async () => {
  http = await createHttp(readEnv({}), 'silent', { headers: { 'x-content-type-options': 'nosniff' } });
  http.get('/there', () => 'ok');
  http.get('/slow', () => new Promise<string>((resolve) => (finish = () => resolve('late'))));
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => http.close());

/** Sends these bytes; returns all that the server says until it hangs up. */
async function answersTo(bytes: string, afterwards: () => Promise<void> = async () => undefined) {
  const { port } = http.server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  await once(client, 'connect');
  client.write(bytes);
  const [said] = await Promise.all([text(client), afterwards()]);
  return said;
}

const head = 'Host: shop\r\n';

test.each([
  ['headers that are too large', `GET /there HTTP/1.1\r\n${head}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a header without a colon', `GET /there HTTP/1.1\r\n${head}nothing\r\n\r\n`, 400],
  ['two lengths', `POST /there HTTP/1.1\r\n${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`, 400],
  [
    'an extension of a part that is too large',
    `POST /there HTTP/1.1\r\n${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n` +
      `1;${'x'.repeat(20_000)}\r\n{\r\n0\r\n\r\n`,
    413,
  ],
])('%s is refused once, with the headers of every answer, and hung up on', async (_what, bytes, status) => {
  const said = await answersTo(bytes);
  expect(said.match(/HTTP\/1\.1 \d{3} [A-Z][A-Za-z ]+\r\n/g)).toEqual([
    expect.stringContaining(`HTTP/1.1 ${status} `),
  ]);
  const [headers = '', body = ''] = said.split('\r\n\r\n');
  for (const line of ['x-content-type-options: nosniff', 'cache-control: no-store', 'connection: close'])
    expect(headers.split('\r\n')).toContain(line);
  expect(headers).toContain(`content-length: ${Buffer.byteLength(body)}`);
  expect(JSON.parse(body)).toMatchObject({ status });
});

test('what follows the last request of a connection is taken for none, also while that is worked at', async () => {
  const last = (path: string) => `GET ${path} HTTP/1.1\r\n${head}Connection: close\r\n\r\n`;
  const answered = await answersTo(`${last('/there')}NO HTTP\r\n\r\n`);
  expect(answered.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  const began = once(http.server, 'request');
  const late = await answersTo(`${last('/slow')}NO HTTP\r\n\r\n`, async () => {
    await began;
    await http.inject('/there');
    finish();
  });
  expect(late.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  expect(late.endsWith('late')).toBe(true);
});
