import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { times } from '../test/sizes.ts';
import { startBuiltShop, type BuiltShop } from './built-shop.ts';
import { crawl, headerFaults, see, type Seen } from './security-crawl.ts';
import { calls, leaksIn, markPricesAndStock, pages } from './resilience-marks.ts';

let shop: BuiltShop;
beforeAll(async () => {
  shop = await startBuiltShop({ prepare: markPricesAndStock });
});
afterAll(() => shop?.stop());

test(
  'G11, G12: a visitor meets no price, no stock of a list, and every answer is closed to other sites',
  { timeout: 400_000 * times },
  async () => {
    const wrong: string[] = [];
    const kinds = new Set<string>();
    const seen = await crawl(
      shop.url,
      [...pages, ...calls, ...calls.map((path) => `${path}${path.includes('?') ? '&' : '?'}languageCode=en`)],
      {
        most: 700 * times,
        onSeen(answer) {
          wrong.push(...leaksIn(answer), ...headerFaults(answer, false));
          if (answer.headers.get('set-cookie')) wrong.push(`${answer.url}: a visitor gets a cookie`);
          if (answer.status >= 500) wrong.push(`${answer.url}: ${answer.status}`);
          if (internals.test(answer.text) && !/javascript|css/.test(answer.type))
            wrong.push(`${answer.url}: tells internals`);
          kinds.add(`${answer.status} ${answer.type.split(';')[0]}`);
        },
      },
    );
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(500);
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        '200 text/html',
        '404 text/html',
        '200 application/json',
        '401 application/problem+json',
      ]),
    );
  },
);

const internals =
  /\bat (?:async )?[\w.<>]+ \(|node_modules|\/(?:tmp|home|root|usr|dist\/server)\/|select .{1,80} from |PostgreSQL|\.server\.ts|fastify/i;

test('G37: the crawl sees a price, a stock and a missing header where there are such', async () => {
  const cookie = await logIn('1001');
  const asCustomer = await see(`${shop.url}/api/products?take=5`, { headers: { cookie } });
  const found = leaksIn(asCustomer);
  expect(found.filter((one) => /: [78]\d{6}$/.test(one)).length).toBeGreaterThan(5);
  expect(found.some((one) => /: 6\d{6}$/.test(one))).toBe(true);
  expect(found.some((one) => one.includes('"Price"'))).toBe(true);
  const bare = { ...asCustomer, headers: new Headers({ 'set-cookie': 'a=1', 'cache-control': 'public' }) };
  expect(headerFaults(bare, true).length).toBeGreaterThan(7);
});

async function logIn(username: string): Promise<string> {
  const response = await fetch(`${shop.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'demo1234' }),
  });
  return response.headers.getSetCookie()[0]!.split(';')[0]!;
}

describe('what is one customer’s', () => {
  const own = [
    'customer',
    'cart',
    'orders',
    'Invoices',
    'deliveryaddresses',
    'products',
    'login',
    'settings',
  ];

  test('is kept by no cache, and is no page or picture under another name', async () => {
    const cookie = await logIn('1002');
    const mine = await see(`${shop.url}/api/customer`, { headers: { cookie } });
    const { Name } = JSON.parse(mine.text) as { Name: string };
    for (const path of own) {
      const { status, headers } = await see(`${shop.url}/api/${path}`, { headers: { cookie } });
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'private, no-store']);
    }
    const disguised = [
      '/api/customer/a.jpg',
      '/api/customer;.js',
      '/api/customer%2fa.css',
      '/orders/x.css',
      '/userprofile.css',
    ];
    for (const path of disguised) {
      const answer = await see(shop.url + path, { headers: { cookie } });
      expect(answer.text).not.toContain(Name);
      if (answer.status === 200) expect(answer.type).toContain('html');
    }
  });

  test('is in no page: a customer is drawn the same page as a visitor', async () => {
    const cookie = await logIn('1001');
    for (const path of ['/', '/products/11', '/article/1', '/cart', '/orders', '/userprofile']) {
      const [asVisitor, asCustomer] = await Promise.all([
        see(shop.url + path),
        see(shop.url + path, { headers: { cookie } }),
      ]);
      expect(asCustomer.text).toBe(asVisitor.text);
      expect(asCustomer.headers.get('set-cookie')).toBeNull();
    }
  });
});

test('4.8: no header that a cache does not look at changes an answer', async () => {
  const names = [
    'x-forwarded-host',
    'x-host',
    'x-forwarded-server',
    'x-original-url',
    'x-rewrite-url',
    'x-forwarded-prefix',
    'x-forwarded-scheme',
    'x-forwarded-proto',
    'x-forwarded-port',
    'x-real-ip',
    'true-client-ip',
    'x-client-ip',
    'forwarded',
    'via',
    'x-http-method-override',
    'x-method-override',
    'x-wap-profile',
    'x-amz-website-redirect',
    'cf-connecting-ip',
    'x-cluster-client-ip',
    'x-forwarded-ssl',
    'front-end-https',
    'x-url-scheme',
    'x-debug',
    'x-requested-with',
    'x-override-url',
    'x-proxy-host',
    'x-forwarded-by',
    'x-custom-ip',
    'origin',
  ];
  for (const path of ['/', '/article/1', '/api/products?take=1', '/sitemap.xml', '/nothing']) {
    const plain = await see(shop.url + path);
    for (const name of names) {
      const { text, status } = await see(shop.url + path, { headers: { [name]: 'https://evil.example/x' } });
      expect([name, status, text === plain.text]).toEqual([name, plain.status, true]);
    }
  }
});

test('G12: every kind of answer carries the headers, with HSTS where the shop is on https', async () => {
  const secure = await startBuiltShop({
    env: { PUBLIC_URL: 'https://shop.example.se', TRUST_PROXY: '1', SEED: 'demo' },
  });
  const json = { 'content-type': 'application/json' };
  const ask = (path: string, init: RequestInit = {}) => see(secure.url + path, init);
  const logIn = { method: 'POST', headers: json, body: '{"username":"1001","password":"demo1234"}' };
  const loggedIn = await ask('/api/login', logIn);
  const setCookie = loggedIn.headers.get('set-cookie') ?? '';
  expect(setCookie).toMatch(/^__Host-session=[\w-]{43};/);
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']) expect(setCookie).toContain(part);
  expect(setCookie).not.toContain('Domain');
  const cookie = setCookie.split(';')[0]!;
  const invoices = await ask('/api/Invoices', { headers: { cookie } });
  const { Invoices } = JSON.parse(invoices.text) as { Invoices: { InvoiceNumber: number }[] };
  const image = await ask('/api/ArticleImage/1');
  const etag = image.headers.get('etag') ?? '';
  const answers: Record<string, Seen> = {
    'logged in': loggedIn,
    invoices,
    image,
    pdf: await ask(`/api/pdf/Invoice/${Invoices[0]!.InvoiceNumber}`, { headers: { cookie } }),
    'not modified': await ask('/api/ArticleImage/1', { headers: { 'if-none-match': etag } }),
    'logged out': await ask('/api/login', { method: 'DELETE', headers: { cookie } }),
    'no content': await ask('/api/ResetPassword', {
      method: 'POST',
      headers: json,
      body: '{"email":"no@body.example"}',
    }),
    'wrong type': await ask('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    }),
    'no json': await ask('/api/login', { method: 'POST', headers: json, body: '{' }),
    'too large': await ask('/api/login', { method: 'POST', headers: json, body: `"${'x'.repeat(70_000)}"` }),
    'other site': await ask('/api/login', { ...logIn, headers: { ...json, origin: 'https://evil.example' } }),
    'wrong method': await ask('/api/orders', { method: 'PATCH' }),
    'post to a page': await ask('/', { method: 'POST' }),
    options: await ask('/api/orders', { method: 'OPTIONS' }),
    head: await ask('/', { method: 'HEAD' }),
    undecodable: await ask('/api/article/%ff'),
    redirect: await ask('/products/11?lang=xx'),
  };
  for (const path of [...pages, '/api/docs/static/index.html', '/api/cart', '/api/nothing', '/api/article/x'])
    answers[path] = await ask(path);
  const faults = Object.entries(answers).flatMap(([kind, answer]) =>
    headerFaults(answer, true).map((fault) => `${kind}: ${fault}`),
  );
  expect(faults).toEqual([]);
  const statuses = new Set(Object.values(answers).map(({ status }) => status));
  expect([...statuses]).toEqual(expect.arrayContaining([200, 304, 400, 401, 403, 404, 405, 413, 415]));
  await secure.stop();
});
