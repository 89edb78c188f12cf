import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DataVersions } from '#kit/database/data-versions.server.ts';
import { openOpening } from '#shop/opening/opening.server.ts';
import { lineKeys } from '#shop/opening/office/contract.ts';
import { addStaff, logInToOfficeAs } from '../../../test/office.ts';
import { Client, logInAs, openTestShop, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
});
afterAll(() => shop.close());

async function set(change: { Open: boolean; PressOpen?: boolean }): Promise<void> {
  const { body } = await owner.get('office/opening');
  const answer = await owner.put('office/opening', { ...change, Version: body.Version });
  expect(answer).toMatchObject({ status: 200, body: change });
}

async function visit(url: string, headers: Record<string, string> = {}) {
  const { statusCode, body, headers: given } = await shop.http.inject({ url, headers });
  return { status: statusCode, body, headers: given };
}

describe('before the shop is open', () => {
  beforeEach(() => set({ Open: false }));

  test.each([
    ['sv', 'Butiken har inte öppnat än.'],
    ['en', 'The shop has not opened yet.'],
    ['de', 'Der Shop ist noch nicht geöffnet.'],
  ])('a call is refused in words, in %s', async (language, title) => {
    shop.http.languages = ['sv', 'en', 'de'];
    const { status, body, headers } = await visit(`/api/products?lang=${language}`);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '3600', 'no-store']);
    expect(JSON.parse(body)).toMatchObject({ type: '/problems/not-open', title, status: 503 });
  });

  test('no call, picture or file is up that does not say so', async () => {
    const up = new Set<string>();
    for (const route of shop.served) {
      const [method, path = ''] = route.split(' ') as ['GET', string];
      const url = path.replace(/:\w+/g, '1').replace('*', 'nothing');
      const { statusCode, body } = await shop.http.inject({ method, url });
      const isRefused = statusCode === 503 && (method === ('HEAD' as string) || body.includes('not-open'));
      if (!isRefused && !/^\/api\/(office|exchange)\//.test(path)) up.add(route.replace(/^HEAD/, 'GET'));
    }
    expect([...up].sort()).toEqual([
      'DELETE /api/login',
      'GET /api/CustomerPasswordCheck',
      'GET /api/login',
      'GET /api/pdf/InvoiceLink/:token',
      'GET /favicon.ico',
      'GET /favicon.svg',
      'GET /healthz',
      'GET /look/:file',
      'GET /look/icon-180.png',
      'GET /look/icon-192.png',
      'GET /look/icon-512.png',
      'GET /look/press-logo.png',
      'GET /look/press-logo.svg',
      'GET /look/share.jpg',
      'GET /manifest.webmanifest',
      'GET /readyz',
      'GET /soon.js',
      'POST /api/CustomerPasswordCheck',
      'POST /api/ResetPassword',
      'POST /api/login',
    ]);
  });

  test.each([
    '/api/login',
    '/api/CustomerPasswordCheck',
    '/healthz',
    '/favicon.svg',
    '/manifest.webmanifest',
  ])('whoever asks for the head of %s alone is answered as for the whole', async (url) => {
    const whole = await shop.http.inject({ url });
    expect(whole.body).not.toContain('not-open');
    expect((await shop.http.inject({ method: 'HEAD', url })).statusCode).toBe(whole.statusCode);
  });

  test.each(['/', '/products/1', '/article/1/mugg', '/nowhere', '/OFFICE-party', '/pressroom'])(
    'a visitor of %s gets the page that says so',
    async (url) => {
      const { status, body, headers } = await visit(url);
      expect([status, headers['retry-after'], headers['cache-control'], headers['x-robots-tag']]).toEqual([
        503,
        '3600',
        'no-store',
        'noindex',
      ]);
      expect(body).toContain('<h1>Vi öppnar snart</h1>');
      expect(body).toContain('<meta name="robots" content="noindex" />');
      expect(body).toContain('name="password"');
      expect((await visit(`${url}${url.includes('?') ? '&' : '?'}lang=en`)).body).toContain(
        '<h1>We open soon</h1>',
      );
    },
  );

  test('the page leads to itself in each other language', async () => {
    for (const [language, others] of [
      ['sv', ['en']],
      ['en', ['sv']],
    ] as const) {
      const { body } = await visit(`/?lang=${language}`);
      const linked = [...body.matchAll(/<a href="\/\?lang=(\w+)" lang="(\w+)" hreflang="(\w+)">/g)];
      expect(linked.map(([, ...all]) => all)).toEqual(others.map((one) => [one, one, one]));
      expect(body).toContain(`<html lang="${language}">`);
    }
  });

  test('the page has the words and the picture of the office, in the language of the reader', async () => {
    const { body } = await owner.get('office/web-texts/OpensSoon');
    const written = { TextSV: '<p>Öppnar <b>6 mars</b>.</p>', TextEN: '<p>Opens on 6 March.</p>' };
    await owner.put('office/web-texts/OpensSoon', { ...body, Position: undefined, ...written });
    expect((await visit('/')).body).toContain('<p>Öppnar <b>6 mars</b>.</p>');
    expect((await visit('/?lang=en')).body).toContain('<p>Opens on 6 March.</p>');
    const { id: image } = await shop.db
      .insertInto('image')
      .values({ file: 'none.jpg', width: 1200, height: 800 } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    const add = async (group: number) => {
      const { body: images } = await owner.get(`office/web-images/${group}`);
      const webImage = { Id: null, ImageId: image, Name: '', TextSV: 'Verkstaden', TextEN: 'The works' };
      const answer = await owner.put(`office/web-images/${group}`, { ...images, Pictures: [webImage] });
      return answer.body.Pictures[0].Id as number;
    };
    const [other, own] = [await add(1), await add(5)];
    const soon = (await visit('/?lang=en')).body;
    expect(soon).toContain(`src="/api/WebImage/${own}?w=1200"`);
    expect(soon).toContain('alt="The works"');
    // Its file is missing, so that it is not found; no other picture is even looked for.
    expect((await visit(`/api/WebImage/${own}`)).status).toBe(404);
    expect((await visit(`/api/WebImage/${other}`)).status).toBe(503);
  });

  test('whoever is logged in sees the whole shop, and nobody else does', async () => {
    const customer = await logInAs(shop, '1001');
    expect((await customer.get('products')).body.TotalCount).toBeGreaterThan(1);
    expect((await customer.post('cartrow', { ArticleId: 1, Quantity: 6 })).status).toBe(200);
    expect((await owner.get('products')).status).toBe(200);
    await customer.delete('login');
    expect((await customer.get('products')).status).toBe(503);
    customer.session = 'made-up';
    expect((await customer.get('products')).status).toBe(503);
    await owner.delete('office/login');
    owner.office = 'made-up';
    expect((await owner.get('products')).status).toBe(503);
  });

  test('staff who have yet to set up two-step log-in see nothing of it', async () => {
    await addStaff(shop, 'new@maker.example', 'sales', { totp_required: true });
    const fresh = await logInToOfficeAs(shop, 'new@maker.example');
    expect((await fresh.get('products')).status).toBe(503);
  });
});

test('a new shop is closed until its owner opens it', async () => {
  const empty = await openTestShop({ seed: 'none' });
  try {
    expect((await new Client(empty).get('products')).status).toBe(503);
  } finally {
    await empty.close();
  }
});

test('the press room can be open alone', async () => {
  await set({ Open: false, PressOpen: true });
  const seen = async (url: string) => (await visit(url)).status;
  for (const url of ['/api/pressroommessages', '/api/language', '/api/settings', '/api/webimages/3'])
    expect([url, await seen(url)]).toEqual([url, 200]);
  for (const url of ['/api/PressMessageZip/77', '/api/ArticleImage/77', '/api/ArticleThumbnail/77'])
    expect([url, await seen(url)]).toEqual([url, 404]);
  for (const url of ['/api/products', '/api/ProductGroups', '/api/article/1', '/', '/pressroomy'])
    expect([url, await seen(url)]).toEqual([url, 503]);
  await set({ Open: false, PressOpen: false });
  expect(await seen('/api/pressroommessages')).toBe(503);
});

test.each([true, false])('opening and closing the shop leaves the press room open: %s', async (PressOpen) => {
  await set({ Open: false, PressOpen });
  for (const Open of [true, false]) {
    await set({ Open });
    expect((await owner.get('office/opening')).body).toMatchObject({ Open, PressOpen });
  }
  expect((await visit('/api/pressroommessages')).status).toBe(PressOpen ? 200 : 503);
});

test('opening and closing takes effect at once, also on what was kept in memory', async () => {
  const address = await shop.http.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (cookie?: string) => {
    const { status, headers } = await fetch(`${address}/api/products`, { headers: cookie ? { cookie } : {} });
    return [status, headers.get('cache-control')];
  };
  expect(await ask()).toEqual([200, 'private, no-cache']);
  expect(await ask()).toEqual([200, 'private, no-cache']);
  await set({ Open: false });
  expect(await ask()).toEqual([503, 'no-store']);
  // What staff see of a closed shop is kept for nobody else.
  expect((await ask(`office=${owner.office}`))[0]).toBe(200);
  expect(await ask()).toEqual([503, 'no-store']);
  expect((await ask('office=made-up'))[0]).toBe(503);
  await set({ Open: true });
  expect(await ask()).toEqual([200, 'private, no-cache']);
});

test('another node knows when it looks for changes', async () => {
  const versions = new DataVersions();
  const node = openOpening({ db: shop.db, versions });
  await versions.look(shop.db);
  await node.read();
  expect(node.isKnownOpen()).toBe(true);
  await set({ Open: false });
  await versions.look(shop.db);
  expect(node.isKnownOpen()).toBe(false);
  expect(await node.read()).toMatchObject({ isOpen: false });
  expect(node.isKnownOpen()).toBe(false);
});

test('two owners do not overwrite each other, and each change is logged', async () => {
  const { body: seen } = await owner.get('office/opening');
  expect(seen.Lines.map(({ Key }: { Key: string }) => Key)).toEqual([...lineKeys]);
  const skipped = await owner.put('office/opening/lines/press', { Skipped: true, Version: seen.Version });
  expect(skipped.body.Lines.find(({ Key }: { Key: string }) => Key === 'press')).toMatchObject({
    Skipped: true,
  });
  const late = { Open: false, Version: seen.Version };
  expect((await owner.put('office/opening', late)).body.type).toBe('/problems/changed-meanwhile');
  const again = { Skipped: false, Version: seen.Version };
  expect((await owner.put('office/opening/lines/press', again)).status).toBe(409);
  expect((await owner.put('office/opening/lines/press', { Skipped: false })).status).toBe(200);
  expect((await owner.put('office/opening/lines/nothing', { Skipped: true })).status).toBe(404);
  await set({ Open: false });
  const { body: log } = await owner.get('office/changes?entity=opening');
  expect(log.Rows.map(({ EntityId, Values }: Record<string, unknown>) => [EntityId, Values])).toEqual([
    ['shop', [{ Name: 'Open', Before: 'true', After: 'false' }]],
    ['press', [{ Name: 'Skipped', Before: 'true', After: 'false' }]],
    ['press', [{ Name: 'Skipped', Before: 'false', After: 'true' }]],
  ]);
});
