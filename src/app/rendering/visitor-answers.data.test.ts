import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBuyers } from '../../../test/buyers.ts';
import { addStaff, logInToOfficeAs } from '../../../test/office.ts';
import { article } from '../../../test/seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.startOver());
afterAll(() => shop.close());

const rename = (name_sv: string) =>
  shop.db.updateTable('article').set({ name_sv }).where('id', '=', article.mug).execute();
const nameOfMug = async (path = 'products') => (await aVisitor(shop).get(path)).body.Articles[0].ArticleText;

test('a visitor is answered from memory until the data changes', async () => {
  expect(await nameOfMug()).toBe('Mugg');
  await rename('Kopp');
  expect(await nameOfMug()).toBe('Mugg');
  await shop.services.versions.changed();
  expect(await nameOfMug()).toBe('Kopp');
});

test('each language and each question has an answer of its own', async () => {
  expect(await nameOfMug()).toBe('Mugg');
  expect(await nameOfMug('products?languageCode=en')).toBe('Mug');
  expect((await aVisitor(shop).get('products?skip=1&take=1')).body.Articles).toHaveLength(1);
  expect((await aVisitor(shop).get('search?searchtext=bok')).body.TotalCount).toBe(1);
  expect((await aVisitor(shop).get('products?take=0')).status).toBe(400);
});

test('parameters that a call does not know share one answer', async () => {
  let loads = 0;
  const { routes } = shop.endpoints;
  const route = routes.find(({ endpoint }) => endpoint.name === 'listColors')!;
  const handle = route.handle;
  route.handle = async (...given) => (loads++, await handle(...given));
  for (const path of ['colors', 'colors?made=up', 'colors?x[]=1&languageCode=sv'])
    await aVisitor(shop).get(path);
  route.handle = handle;
  expect(loads).toBe(1);
});

test('what is sold is gone from the answers at once', async () => {
  const visitor = aVisitor(shop);
  const stock = async () => (await visitor.get(`article/${article.tray}`)).body.QuantityAvailable;
  const inStock = async () =>
    (await visitor.get('products?onlyInStock=true')).body.Articles.map(({ Id }: { Id: number }) => Id);
  expect([await stock(), (await inStock()).includes(article.tray)]).toEqual([5, true]);
  // With stock in them, cached listings would also have to change with the stock.
  expect((await visitor.get('products')).text).not.toContain('QuantityAvailable');
  const customer = await logInAs(shop, '1001');
  await customer.post('cartrow', { ArticleId: article.tray, Quantity: 5 });
  const order = { wayOfDeliveryId: 1, partialDelivery: true };
  expect((await customer.post('Order', order)).status).toBe(200);
  expect([await stock(), (await inStock()).includes(article.tray)]).toEqual([0, false]);
});

test('a customer is never answered from the cache, and nothing of theirs is cached', async () => {
  const customer = await logInAs(shop, '1001');
  for (const path of ['products', `article/${article.mug}`, 'search?searchtext=mugg', 'ProductGroups']) {
    const before = await customer.get(path);
    const visitors = await aVisitor(shop).get(path);
    const after = await customer.get(path);
    expect(after.text, path).toBe(before.text);
    expect(after.headers['cache-control']).toBe('private, no-store');
    expect(after.headers.etag).toBeUndefined();
    expect(visitors.text).not.toMatch(/Price|Dolt|Hemlig/);
  }
  const ended = await logInAs(shop, '1001');
  shop.wait(9 * 3600);
  expect((await ended.get('products')).text).not.toContain('Price');
});

test('each customer is listed their own prices, language, groups and the stock of now, in whatever turn they ask', async () => {
  await shop.db.insertInto('price_list').values({ code: 'kedja', currency_code: 'SEK' }).execute();
  await shop.db
    .insertInto('price')
    .values({ price_list_code: 'kedja', article_id: article.tray, price: 9000 })
    .execute();
  const [one, other] = await makeBuyers(shop, 2);
  await shop.db.updateTable('customer').set({ price_list_code: 'kedja' }).where('id', '=', 5001).execute();
  await shop.services.versions.changed();
  shop.wait(2);
  const tray = async (reader: Client, words = '') => {
    const { body } = await reader.get(`products?ids[]=${article.tray}${words}`);
    const { Price, QuantityAvailable, ArticleText } = body.Articles[0];
    return [Price, QuantityAvailable, ArticleText];
  };
  for (let turn = 0; turn < 2; turn++) {
    expect(await tray(one!)).toEqual([120, 5, 'Bricka']);
    expect(await tray(other!)).toEqual([90, 5, 'Bricka']);
    expect(await tray(other!, '&languageCode=en')).toEqual([90, 5, 'Tray']);
    expect(await tray(aVisitor(shop))).toEqual([undefined, undefined, 'Bricka']);
  }
  await one!.post('cartrow', { ArticleId: article.tray, Quantity: 2 });
  expect((await one!.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).status).toBe(200);
  for (const [reader, price] of [
    [one!, 120],
    [other!, 90],
  ] as const)
    expect(await tray(reader)).toEqual([price, 3, 'Bricka']);
});

test('a browser that has the answer is told so', async () => {
  const first = await aVisitor(shop).get('products');
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Cookie',
  });
  const etag = String(first.headers.etag);
  const asked = (known: string) => aVisitor(shop).get('products', { 'if-none-match': known });
  expect((await asked(etag)).status).toBe(304);
  expect((await asked(`"other", W/${etag}`)).status).toBe(304);
  expect((await asked('"other"')).status).toBe(200);
  await rename('Kopp');
  await shop.services.versions.changed();
  expect((await asked(etag)).status).toBe(200);
});

test('what is not there is not cached', async () => {
  expect((await aVisitor(shop).get(`article/${article.withdrawn}`)).status).toBe(404);
  await shop.db.updateTable('article').set({ active: true }).where('id', '=', article.withdrawn).execute();
  await shop.services.versions.changed();
  expect((await aVisitor(shop).get(`article/${article.withdrawn}`)).status).toBe(200);
});

test('the answer is sent as the browser can read it', async () => {
  const encodingOf = async (accepted: string, path = 'language') => {
    const headers = { 'accept-encoding': accepted };
    return (await shop.http.inject({ url: `/api/${path}`, headers })).headers['content-encoding'];
  };
  expect(await encodingOf('gzip, deflate, br')).toBe('br');
  expect(await encodingOf('gzip')).toBe('gzip');
  expect(await encodingOf('identity')).toBeUndefined();
  expect(await encodingOf('br', 'colors')).toBeUndefined();
});

test('a customer is sent compressed answers too, with their own prices', async () => {
  const customer = await logInAs(shop, '1001');
  const asked = { url: '/api/products', cookies: { session: customer.session ?? '' } };
  const plain = await shop.http.inject(asked);
  for (const time of ['computed', 'cached']) {
    const sent = await shop.http.inject({ ...asked, headers: { 'accept-encoding': 'br' } });
    expect(sent.headers['content-encoding'], time).toBe('br');
    expect(String(brotliDecompressSync(sent.rawPayload))).toBe(plain.body);
  }
  expect(plain.body).toContain('"Price":49.9');
});

test('what answers others than a visitor otherwise is in no cache that many share', async () => {
  await shop.db
    .insertInto('cms_page')
    .values({ id: 1, slug: 'hemlig', title_sv: 'Hemlig', title_en: 'Secret', tags: ['meny', 'loggedin'] })
    .execute();
  await shop.services.versions.changed();
  await addStaff(shop, 'owner@maker.example', 'owner');
  const visitor = aVisitor(shop);
  const others = [await logInAs(shop, '1001'), await logInToOfficeAs(shop, 'owner@maker.example')];
  const asked: Record<string, string> = {
    '/api/article/:id': `article/${article.mug}`,
    '/api/article/:id/related': `article/${article.mug}/related`,
    '/api/Pages': 'Pages?tag=meny',
    '/api/Pages/:slug': 'Pages/hemlig',
    '/api/searchsuggestions': 'searchsuggestions?searchtext=hemlig',
    '/api/webimages/:group': 'webimages/start',
  };
  const differing: string[] = [];
  for (const { endpoint } of shop.endpoints.routes) {
    if (endpoint.who !== 'anyone' || endpoint.method !== 'GET') continue;
    const path = asked[endpoint.path] ?? endpoint.path.replace('/api/', '');
    const { text, headers } = await visitor.get(path);
    const answers = [];
    for (const other of others) answers.push((await other.get(path)).text);
    if (answers.every((answer) => answer === text)) continue;
    differing.push(endpoint.path);
    expect([path, headers['cache-control']]).toEqual([path, expect.stringMatching(/^private|^no-store$/)]);
  }
  expect(differing.sort()).toEqual([
    '/api/Pages',
    '/api/Pages/:slug',
    '/api/ProductGroups',
    '/api/article/:id',
    '/api/article/:id/related',
    '/api/login',
    '/api/office/login',
    '/api/products',
    '/api/search',
    '/api/searchsuggestions',
  ]);
});
