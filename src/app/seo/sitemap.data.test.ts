import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHttp } from '#kit/http/http.server.ts';
import { openTestShop, type TestShop } from '../../../test/shop.ts';
import { serveForEngines } from './seo.server.ts';

const siteUrl = 'https://shop.example';
let shop: TestShop;
let http: FastifyInstance;
let state = { isOpen: true, pressIsOpen: true };
beforeAll(async () => {
  shop = await openTestShop();
  http = await createHttp(shop.services.env, 'silent');
  serveForEngines(http, {
    routes: shop.endpoints.routes,
    siteUrl,
    languages: shop.services.env.languages,
    version: () => `${shop.services.versions.current}`,
    slugs: async () => ['var-historia', 'möten'],
    opening: { read: async () => ({ ...(await shop.endpoints.opening.read()), ...state }) },
  });
});
beforeEach(async () => {
  state = { isOpen: true, pressIsOpen: true };
  await shop.startOver();
});
afterAll(async () => {
  await http.close();
  await shop.close();
});

async function addArticles(count: number): Promise<void> {
  await sql`
    insert into article (article_number, name_sv, product_group_id, quantity_per_package, vat_code)
    select 'many-' || n, 'Bricka ' || n, 1, 1, '25' from generate_series(1, ${count}::integer) as n
  `.execute(shop.db);
  await shop.services.versions.changed();
}

const told = {
  title_sv: 'Höstens nyheter',
  title_en: 'Autumn news',
  message_sv: '<p>Nytt</p>',
  message_en: '<p>New</p>',
  publish_at: new Date('2026-09-01T07:00:00Z'),
};
const changedAt = new Date('2026-09-03T09:30:00Z');

async function addPress(): Promise<void> {
  await shop.db
    .insertInto('press_message')
    .values([
      { ...told, id: 1, category_id: 1, url: null, changed_at: changedAt },
      { ...told, id: 2, category_id: 2, url: 'https://paper.example/a', changed_at: null },
    ])
    .execute();
  await shop.db
    .insertInto('press_article')
    .values({ ...told, id: 3, article_number: 'A-1' })
    .execute();
  await shop.services.versions.changed();
}

const read = async (path: string) => {
  const { statusCode, body, headers } = await http.inject(path);
  const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  return { status: statusCode, type: headers['content-type'], body, addresses };
};
const articlesIn = (addresses: string[]) => addresses.filter((address) => address.includes('/article/'));

test('one sitemap names all of a shop, and one of thousands of articles has it in parts', async () => {
  const small = await read('/sitemap.xml');
  expect(small.type).toBe('application/xml; charset=utf-8');
  expect(small.addresses).toEqual(expect.arrayContaining([`${siteUrl}/`, `${siteUrl}/var-historia?lang=en`]));
  const fewArticles = articlesIn(small.addresses).length / 2;
  expect(fewArticles).toBeGreaterThan(1);
  expect((await read('/sitemap.xml?part=1')).status).toBe(404);

  const added = 4000;
  await addArticles(added);

  const index = await read('/sitemap.xml');
  expect(index.body).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(index.addresses).toEqual(
    ['pages', '1', '2', '3'].map((part) => `${siteUrl}/sitemap.xml?part=${part}`),
  );
  const parts = await Promise.all(index.addresses.map((address) => read(address.slice(siteUrl.length))));
  expect(parts.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const all = parts.flatMap(({ addresses }) => addresses);
  expect(new Set(all).size).toBe(all.length);
  expect(articlesIn(all)).toHaveLength(2 * (added + fewArticles));
  expect(articlesIn(parts[0]!.addresses)).toEqual([]);
  expect(all).toEqual(expect.arrayContaining(small.addresses));
  for (const part of ['0', '4', '01', '1.5', 'all', ''])
    expect((await read(`/sitemap.xml?part=${part}`)).status, part).toBe(404);
});

test('two thousand articles stand in one sitemap, and one more has its own part', async () => {
  const few = articlesIn((await read('/sitemap.xml')).addresses).length / 2;
  await addArticles(2000 - few);
  const one = await read('/sitemap.xml');
  expect([one.body.includes('<sitemapindex'), articlesIn(one.addresses).length]).toEqual([false, 4000]);
  await shop.db.updateTable('article').set({ active: true }).where('article_number', '=', 'A-7').execute();
  await shop.services.versions.changed();
  const parts = ['pages', '1', '2'].map((part) => `${siteUrl}/sitemap.xml?part=${part}`);
  expect((await read('/sitemap.xml')).addresses).toEqual(parts);
  expect(articlesIn((await read('/sitemap.xml?part=2')).addresses)).toHaveLength(2);
});

test('it names every page that visitors see, by its name in each language and with its last change', async () => {
  await addPress();
  const { body, addresses } = await read('/sitemap.xml');
  const inBoth = (sv: string, en = sv) => [
    `${siteUrl}${sv}`,
    `${siteUrl}${en}${en.includes('?') ? '&amp;' : '?'}lang=en`,
  ];
  expect(addresses).toEqual([
    ...inBoth('/'),
    ...inBoth('/products'),
    ...inBoth('/products?news=1'),
    ...inBoth('/products/seasonnews'),
    ...inBoth('/kontakt'),
    ...inBoth('/koepvillkor'),
    ...inBoth('/application'),
    ...inBoth('/pressroom'),
    ...inBoth('/pressroom/press'),
    ...inBoth('/pressroom/aboutus'),
    ...inBoth('/pressroom/gallery'),
    ...inBoth('/pressroom/newsletters'),
    ...inBoth('/products/1/muggar', '/products/1/mugs'),
    ...inBoth('/pressroom/press/2/hostens-nyheter', '/pressroom/press/2/autumn-news'),
    ...inBoth('/pressroom/press/1/hostens-nyheter', '/pressroom/press/1/autumn-news'),
    ...inBoth('/pressroom/product/3/hostens-nyheter', '/pressroom/product/3/autumn-news'),
    ...inBoth('/var-historia'),
    ...inBoth('/m%C3%B6ten'),
    ...addresses.filter((address) => address.includes('/article/')),
  ]);
  const changes = [...body.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g)].map(([, address = '', at]) => [
    new URL(address).pathname.split('/').slice(2, 4).join(' '),
    at,
  ]);
  expect(changes).toEqual(
    [
      ['press 2', '2026-09-01T07:00:00.000Z'],
      ['press 1', '2026-09-03T09:30:00.000Z'],
      ['product 3', '2026-09-01T07:00:00.000Z'],
    ].flatMap((one) => [one, one]),
  );
});

test.each([
  [{ isOpen: false, pressIsOpen: false }, 0],
  [{ isOpen: false, pressIsOpen: true }, 2],
  [{ isOpen: true, pressIsOpen: false }, 2],
])('a shop that is %j names no page before it opens, and %i messages', async (now, messages) => {
  await addPress();
  state = now;
  expect((await read('/sitemap.xml')).addresses.length > 0).toBe(now.isOpen);
  const { body } = await read('/feed/press.sv.xml');
  expect(body.match(/<entry>/g) ?? []).toHaveLength(messages);
});

test.each([
  ['sv', 'Pressrum', 'Höstens nyheter', 'Nytt'],
  ['en', 'Press room', 'Autumn news', 'New'],
])(
  'the feed in %s is of its language, and says when it may be asked again',
  async (language, room, title, text) => {
    await addPress();
    const { body, type } = await read(`/feed/press.${language}.xml`);
    expect(type).toBe('application/atom+xml; charset=utf-8');
    expect(body).toContain(`<title>${room} – `);
    expect(body.match(/<title>[^<]*/g)?.slice(1)).toEqual([`<title>${title}`, `<title>${title}`]);
    expect(body).toContain(`&lt;p&gt;${text}&lt;/p&gt;`);
    expect(body.match(/rel="related"/g)).toHaveLength(1);
    expect(body).not.toContain('rel="enclosure"');
    const { headers } = await http.inject(`/feed/press.${language}.xml`);
    expect(headers['cache-control']).toBe('public, max-age=300');
  },
);
