import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { article } from '../../../test/seed-test-shop.ts';
import { logInAs, openTestShop, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
let url: string;
/** The requests that reached the web server. */
let slow: string[];
beforeAll(async () => {
  shop = await openTestShop();
  shop.http.addHook('onRequest', async (request) => void slow.push(request.url));
  url = await shop.http.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  await shop.startOver();
  slow = [];
});
afterAll(() => shop.close());

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${url}/api/${path}`, { headers });
const names = async (path: string, headers?: Record<string, string>) =>
  ((await (await ask(path, headers)).json()) as { Articles: { ArticleText: string }[] }).Articles.map(
    ({ ArticleText }) => ArticleText,
  );
/** Requests the page twice, since the first request creates the compressed form. */
async function warm(path: string, headers?: Record<string, string>): Promise<void> {
  for (const _ of [1, 2]) await (await ask(path, headers)).text();
  slow = [];
}

/** Returns the whole response except its date. */
async function whole(answer: Response) {
  const { date: _then, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, body: await answer.text() };
}

test('a visitor is answered before the web server, with the same status, headers and body', async () => {
  const asked: Record<string, string>[] = [
    {},
    { 'accept-encoding': 'br' },
    { cookie: 'language=en; cookies=yes' },
  ];
  for (const headers of asked) {
    const first = await whole(await ask('products', headers));
    await warm('products', headers);
    expect(await whole(await ask('products', headers))).toEqual(first);
    expect(slow).toEqual([]);
    const known = { ...headers, 'if-none-match': String(first.headers.etag) };
    const quick = await whole(await ask('products', known));
    expect([quick.status, quick.body, slow]).toEqual([304, '', []]);
    const {
      'content-type': _type,
      'content-length': _length,
      'content-encoding': _how,
      ...same
    } = first.headers;
    expect(quick.headers).toEqual(same);
  }
});

test('what changes is seen at once, and so is what is sold', async () => {
  await warm('products');
  await shop.db.updateTable('article').set({ name_sv: 'Kopp' }).where('id', '=', article.mug).execute();
  await shop.services.versions.changed();
  expect(await names('products')).toContain('Kopp');

  const path = 'products?onlyInStock=true';
  await warm(path);
  const customer = await logInAs(shop, '1001');
  await customer.post('cartrow', { ArticleId: article.tray, Quantity: 5 });
  await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
  const ids = ((await (await ask(path)).json()) as { Articles: { Id: number }[] }).Articles.map(
    ({ Id }) => Id,
  );
  expect(ids).not.toContain(article.tray);
});

test('a customer is answered by the web server alone, with their prices, and leaves nothing for others', async () => {
  const visitors: Record<string, string>[] = [{}, { cookie: 'a=b' }, { cookie: 'language=sv' }];
  for (const headers of visitors) await warm('products', headers);
  const customer = await logInAs(shop, '1001');
  const cookies = [
    `session=${customer.session}`,
    `language=sv; session=${customer.session}`,
    `session=${customer.session}; language=sv`,
    `a=b;session=${customer.session}`,
  ];
  for (const cookie of cookies) {
    slow = [];
    expect(await (await ask('products', { cookie })).text(), cookie).toContain('"Price"');
    expect(slow, cookie).toEqual(['/api/products']);
    for (const headers of visitors)
      expect(await (await ask('products', headers)).text()).not.toContain('Price');
  }
});

test('each language has its own answer, however it is asked for', async () => {
  await warm('products');
  await warm('products', { cookie: 'language=en' });
  for (const [cookie, name] of [
    ['', 'Mugg'],
    ['language=sv', 'Mugg'],
    ['language=en', 'Mug'],
    ['language=en-GB', 'Mug'],
    ['language=%65n', 'Mug'],
    ['x-language=sv; language=en', 'Mug'],
    ['language=sv; language=en', 'Mugg'],
    ['Language=en', 'Mugg'],
  ] as const)
    for (const _time of [1, 2]) expect((await names('products', { cookie }))[0], cookie).toBe(name);
  expect((await names('products?languageCode=en', { cookie: 'language=sv' }))[0]).toBe('Mug');
});

test('what only looks like a visitor’s question is decided by the web server', async () => {
  await warm('products');
  const { host, port } = new URL(url);
  for (const [head, status] of [
    ['GET /api/products HTTP/1.1\r\n', 400],
    [`GET /api/products HTTP/1.1\r\nhost: ${host}\r\nhost: ${host}\r\n`, 400],
    ['GET /api/products HTTP/1.0\r\n', 200],
    [`HEAD /api/products HTTP/1.1\r\nhost: ${host}\r\n`, 200],
    [`POST /api/products HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 0\r\n`, 405],
  ] as const) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`${head}connection: close\r\n\r\n`);
    expect((await text(socket)).split('\r\n')[0], head).toContain(` ${status} `);
    if (!socket.closed) await once(socket, 'close');
  }
});
