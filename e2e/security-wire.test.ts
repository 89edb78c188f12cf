import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBuiltShop, type BuiltShop } from './built-shop.ts';
import { sendBytes, statusesIn as statuses } from './security-framing.ts';

let shop: BuiltShop;
let port: number;
beforeAll(async () => {
  shop = await startBuiltShop();
  port = Number(new URL(shop.url).port);
});
afterAll(() => shop?.stop());

const send = (bytes: string) => sendBytes(port, bytes, { first: 30_000, next: 500 });
const host = 'Host: localhost\r\n';
const json = 'Content-Type: application/json\r\n';
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\n${host}${more}\r\n`;
const smuggled = get('/api/settings', 'X-Smuggled: 1\r\n');

/** Each entry is one request by any reading, with the allowed statuses. */
const malformed: [name: string, bytes: string, allowed: number[]][] = [
  [
    'length and chunks at once',
    `POST /api/login HTTP/1.1\r\n${host}${json}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    [400],
  ],
  [
    'chunks under another spelling',
    `POST /api/login HTTP/1.1\r\n${host}${json}Content-Length: 4\r\nTransfer-Encoding: xchunked\r\n\r\n1\r\nA\r\n0\r\n\r\n`,
    [400],
  ],
  [
    'two lengths',
    `POST /api/login HTTP/1.1\r\n${host}${json}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${smuggled}`,
    [400],
  ],
  ['a negative length', `POST /api/login HTTP/1.1\r\n${host}${json}Content-Length: -1\r\n\r\n`, [400]],
  ['a length with a plus', `POST /api/login HTTP/1.1\r\n${host}${json}Content-Length: +2\r\n\r\n{}`, [400]],
  ['a space before the colon', `GET /api/settings HTTP/1.1\r\n${host}X-A : 1\r\n\r\n`, [400]],
  ['a folded header', `GET /api/settings HTTP/1.1\r\n${host}X-A: 1\r\n 2\r\n\r\n`, [400]],
  ['a line that ends without a carriage return', `GET /api/settings HTTP/1.1\n${host}\n\n`, [400]],
  ['a carriage return inside a header', `GET /api/settings HTTP/1.1\r\n${host}X-A: 1\rX-B: 2\r\n\r\n`, [400]],
  ['NUL in a header', `GET /api/settings HTTP/1.1\r\n${host}X-A: a\0b\r\n\r\n`, [400]],
  ['NUL in the path', `GET /api/set\0tings HTTP/1.1\r\n${host}\r\n`, [400]],
  ['two hosts', `GET /api/settings HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`, [400]],
  ['no host', 'GET /api/settings HTTP/1.1\r\n\r\n', [400]],
  ['a whole address instead of a path', `GET http://evil.example/ HTTP/1.1\r\n${host}\r\n`, [400, 404]],
  ['HTTP/2.0 in words', `GET /api/settings HTTP/2.0\r\n${host}\r\n`, [400, 505]],
  ['HTTP/0.9', 'GET /api/settings\r\n\r\n', [400]],
  ['a method that is none', `GETT /api/settings HTTP/1.1\r\n${host}\r\n`, [400]],
  ['TRACE', `TRACE /api/settings HTTP/1.1\r\n${host}X-Echo: K7Q\r\n\r\n`, [404, 405, 501]],
  ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`, [400, 404, 405, 501]],
  ['OPTIONS of everything', `OPTIONS * HTTP/1.1\r\n${host}\r\n`, [400, 404, 405]],
  [
    'an upgrade to what is not there',
    get('/', 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n'),
    [200, 400, 404, 426],
  ],
  [
    'a chunk of a wrong size',
    `POST /api/login HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    [400],
  ],
  [
    'a chunk of more than can be',
    `POST /api/login HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff1\r\n{}\r\n0\r\n\r\n`,
    [400, 413],
  ],
  [
    'an expectation of something else',
    `POST /api/login HTTP/1.1\r\n${host}${json}Expect: 200-ok\r\nContent-Length: 2\r\n\r\n{}`,
    [400, 417],
  ],
  ['a TLS hello', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
  ['17 KiB of headers', get('/api/settings', `X-Long: ${'x'.repeat(17_000)}\r\n`), [431]],
  [
    '101 headers',
    get('/api/settings', Array.from({ length: 101 }, (_, n) => `X-${n}: 1\r\n`).join('')),
    [431],
  ],
  [
    '1,500 headers',
    get('/api/settings', Array.from({ length: 1_500 }, (_, n) => `X-${n}:1\r\n`).join('')),
    [431],
  ],
  ['a path of 17 KiB', get(`/api/${'x'.repeat(17_000)}`), [431]],
];

test.each(malformed)(
  'G9: %s is refused, once, and nothing of the rest is served',
  async (_name, bytes, allowed) => {
    const answer = await send(bytes);
    const [status, ...more] = statuses(answer);
    // A server that closes without an answer has refused too.
    if (status !== undefined) expect(allowed).toContain(status);
    expect(more.filter((other) => other < 400)).toEqual([]);
    expect(answer).not.toMatch(/X-Smuggled|K7Q|node:|Fastify|Client Error|\bat \S+ \(/);
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  },
);

test.each([
  ['without a version', 'GET /api/settings\r\nConnection: keep-alive\r\n\r\n'],
  ['with two hosts', get('/api/settings', host)],
])('G9: a request %s gets the last answer, whatever follows it', async (_name, refused) => {
  const answer = await send(`${refused}DELETE /api/cartrow/1 HTTP/1.1\r\n${host}\r\n\0\0\r\n\r\n`);
  expect(statuses(answer)).toEqual([400]);
});

test('G9: an answer to what is no HTTP tells no more than any other', async () => {
  const answer = await send(`GET / HTTP/1.1\r\n${host}X-A : 1\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  for (const header of [
    'content-type: application/problem+json',
    'content-security-policy: ',
    'x-content-type-options: nosniff',
    'connection: close',
  ])
    expect(answer.toLowerCase()).toContain(header);
});

test('G37: the harness sees two answers to one request', () => {
  const smugglersJoy = 'HTTP/1.1 400 Bad Request\r\n\r\n{}HTTP/1.1 200 OK\r\n\r\n';
  expect(statuses(smugglersJoy)).toEqual([400, 200]);
});

describe('R2: the addresses of pictures lead to pictures only', () => {
  const addresses = [
    'ArticleThumbnail',
    'ArticleImage',
    'ArticleImageWide',
    'ArticleImageFull',
    'WebImage',
    'WebImageThumbnail',
    'PressMessageImage',
  ];
  const vectors = [
    '../../package.json',
    '..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/package.json',
    '..%5c..%5cpackage.json',
    '....//....//etc/passwd',
    '/etc/passwd',
    '%2fetc%2fpasswd',
    'file:///etc/passwd',
    '1/../../../.env',
    '1%00.jpg',
    '1%0a',
    '1;.jpg',
    '1.jpg',
    '1.',
    '+1',
    '%c0%ae%c0%ae/',
    '%252e%252e%252f',
    '1%2f..%2f2',
    '\\..\\..\\x',
    '1?w=../../x',
    '1?w=99999999999999999999',
    '%',
    '%zz',
    '%ff',
    '1e0',
    '0x1',
    '01',
    '-1',
    '1%20',
    ' 1',
    '1\t',
    '*',
    '1,2',
    '[1]',
    '{}',
    '１',
    'x'.repeat(600),
    '9'.repeat(400),
    '',
  ];

  test.each(addresses)('%s', async (address) => {
    for (const vector of vectors) {
      const answer = await send(get(`/api/${address}/${vector}`, 'Connection: close\r\n'));
      const [status] = statuses(answer);
      const type = /content-type: (\S+)/i.exec(answer)?.[1] ?? '';
      const isImage = status === 200 && type.startsWith('image/') && /^1\?w=/.test(vector);
      expect([vector, isImage || [400, 404, 405, undefined].includes(status)]).toEqual([vector, true]);
      expect(answer).not.toMatch(/root:|"dependencies"|DATABASE_URL/);
    }
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  });
});

test('V13.4: what is no page of the shop is not there', async () => {
  const paths = [
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/server/main.js',
    '/dist/server/main.js',
    '/db/migrations/0001_catalogue.sql',
    '/assets/',
    '/assets/../server/main.js',
    '/data/database/PG_VERSION',
    '/.vite/manifest.json',
    '/src/app/main.server.ts',
    '/openapi.json',
    '/debug',
    '/server-status',
    '/..%2f..%2fetc/passwd',
  ];
  for (const path of paths) {
    const answer = await send(get(path, 'Connection: close\r\n'));
    expect([path, statuses(answer)]).toEqual([path, [404]]);
  }
});
