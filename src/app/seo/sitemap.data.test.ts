import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttp } from '#kit/http/http.server.ts';
import { openTestShop, type TestShop } from '../../../test/shop.ts';
import { serveForEngines } from './seo.server.ts';

const siteUrl = 'https://shop.example';
let shop: TestShop;
let http: FastifyInstance;
beforeAll(async () => {
  shop = await openTestShop();
  http = await createHttp(shop.services.env, 'silent');
  serveForEngines(http, {
    routes: shop.endpoints.routes,
    siteUrl,
    languages: shop.services.env.languages,
    version: () => `${shop.services.versions.current}`,
    slugs: async () => ['var-historia'],
    opening: shop.endpoints.opening,
  });
});
afterAll(async () => {
  await http.close();
  await shop.close();
});

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
  await sql`
    insert into article (article_number, name_sv, product_group_id, quantity_per_package, vat_code)
    select 'many-' || n, 'Bricka ' || n, 1, 1, '25' from generate_series(1, ${added}::integer) as n
  `.execute(shop.db);
  await shop.services.versions.changed();

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
