import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callersOf, openEndpoints } from '../src/app/endpoints.server.ts';
import { seedDemo } from '../demo/seed-demo.server.ts';
import { serveApi } from '../src/kit/http/api.server.ts';
import type { Database } from '../src/kit/database/db.server.ts';
import { readEnv } from '../src/kit/process/env.server.ts';
import { createHttp } from '../src/kit/http/http.server.ts';
import { silentLog } from '../src/kit/process/log.server.ts';
import { replicaReads } from '../src/kit/database/replica.server.ts';
import type { Services } from '../src/kit/services/services.server.ts';
import { DataVersions } from '../src/kit/database/data-versions.server.ts';
import { openTestDatabase } from './database.ts';

let database: Database;
let http: Awaited<ReturnType<typeof createHttp>>;
let endpoints: ReturnType<typeof openEndpoints>;

beforeAll(async () => {
  database = await openTestDatabase();
  const env = readEnv({});
  const now = () => new Date('2026-10-21T08:00:00Z');
  const onReplica = replicaReads(database.db, undefined, silentLog);
  const services: Services = {
    db: database.db,
    onReplica,
    env,
    log: silentLog,
    now,
    versions: new DataVersions(),
  };
  await seedDemo(services);
  endpoints = openEndpoints(services);
  http = await createHttp(env, 'silent');
  serveApi(http, endpoints.routes, env, callersOf(endpoints));
});
afterAll(async () => {
  await http.close();
  await database.close();
});

async function get(path: string, session?: string) {
  const response = await http.inject({ url: `/api/${path}`, cookies: session ? { session } : {} });
  return { status: response.statusCode, text: response.body, body: JSON.parse(response.body || 'null') };
}

async function logIn(username: string): Promise<string> {
  const payload = { username, password: 'demo1234' };
  const response = await http.inject({ method: 'POST', url: '/api/login', payload });
  return response.cookies.find((cookie) => cookie.name === 'session')?.value ?? '';
}

type Ids = { Id: number }[];

describe('a visitor of the demo shop', () => {
  test('gets no price by any call, whatever it asks for', async () => {
    const paths = await everyPathForAnyone();
    expect(paths.length).toBeGreaterThan(300);
    let answered = 0;
    for (const path of paths) {
      const { status, text } = await get(path);
      if (status === 200) answered++;
      // 1234.50 is a price in the demo that cannot be confused with another number.
      const leaked = /"(?:price|regularPrice|discount)"\s*:|\b1[ \u00a0.]?234[.,]50?\b/i.exec(text)?.[0];
      expect(leaked, path).toBeUndefined();
    }
    expect(answered).toBeGreaterThan(250);
  });

  test('sees nothing of the group that requires log-in', async () => {
    const customer = await logIn('1001');
    const hidden = (await get('products?productGroupId=9', customer)).body.Articles as Ids;
    expect(hidden.length).toBeGreaterThan(0);
    expect((await get('products?productGroupId=9')).body).toEqual({ Articles: [], TotalCount: 0 });
    for (const { Id } of hidden) expect((await get(`article/${Id}`)).status).toBe(404);
    const groups = (await get('ProductGroups')).body as { RequireLogin: boolean }[];
    expect(groups.every((group) => !group.RequireLogin)).toBe(true);
  });

  test('sees 60 resellers in 6 countries', async () => {
    const { body } = await get('resellers');
    const countries = body as { Cities: { Customers: unknown[] }[] }[];
    const shops = countries.flatMap(({ Cities }) => Cities.flatMap(({ Customers }) => Customers));
    expect(countries.length).toBeGreaterThanOrEqual(6);
    expect(shops.length).toBeGreaterThanOrEqual(60);
  });

  test('sees one page fewer than a customer', async () => {
    const customer = await logIn('1001');
    const all = (await get('Pages', customer)).body as { Slug: string; Tags: string[] }[];
    const open = (await get('Pages')).body as typeof all;
    expect(all.filter((page) => page.Tags.includes('loggedin'))).toHaveLength(all.length - open.length);
    expect(all.length).toBeGreaterThan(open.length);
  });

  test('has every kind of press message to read, in both languages', async () => {
    for (const [query, atLeast] of Object.entries({ '': 8, 'categoryId=1': 3, 'categoryId=3': 2 })) {
      const swedish = (await get(`pressroommessages?${query}`)).body as { Title: string }[];
      const english = (await get(`pressroommessages?languageCode=en&${query}`)).body as typeof swedish;
      expect(swedish.length).toBeGreaterThanOrEqual(atLeast);
      expect(english.map(({ Title }) => Title)).not.toEqual(swedish.map(({ Title }) => Title));
    }
  });
});

test('every picture that an answer names is one that a visitor may have', async () => {
  const { catalogue, groups, images, pages, pressRoom, staff } = endpoints;
  const shownBy = [catalogue, groups, images, pages, pressRoom, staff];
  const visitor = { kind: 'visitor' } as const;
  const pressArticles = (await get('PressroomArticles')).body as { ImageIds: number[] }[];
  const articles = (await get('products?take=200')).body.Articles as { ImageId: number | null }[];
  const productGroups = (await get('ProductGroups')).body as { Picture?: { ImageId: number } }[];
  const ofGroups = productGroups.flatMap(({ Picture }) => Picture?.ImageId ?? []);
  expect(ofGroups.length).toBeGreaterThan(10);
  const ids = [
    ...ofGroups,
    ...pressArticles.flatMap(({ ImageIds }) => ImageIds),
    ...articles.map(({ ImageId }) => ImageId),
  ];
  expect(pressArticles.every(({ ImageIds }) => ImageIds.length > 0)).toBe(true);
  for (const id of new Set(ids)) {
    if (id === null) continue;
    expect(await images.fileOf(id)).toMatch(/^demo\/.+\.(avif|webp)$/);
    const shown = await Promise.all(shownBy.map((one) => one.showsImage(visitor, id)));
    expect(shown).toContain(true);
  }
});

async function everyPathForAnyone(): Promise<string[]> {
  const idsOf = async (path: string, key = 'Id') =>
    ((await get(path)).body as Record<string, unknown>[]).map((row) => String(row[key]));
  const values: Record<string, string[]> = {
    'article/:id': Array.from({ length: 300 }, (_, index) => String(index + 1)),
    'Pages/:slug': await idsOf('Pages', 'Slug'),
    'webimages/:group': ['1', '2', '3', '4'],
    pressroommessage: (await idsOf('pressroommessages')).map((id) => `?id=${id}`),
    pressroomarticle: (await idsOf('PressroomArticles')).map((id) => `?id=${id}`),
    products: (await idsOf('ProductGroups', 'ProductGroupId')).map((id) => `?productGroupId=${id}&take=200`),
  };
  return endpoints.routes
    .filter(({ endpoint }) => endpoint.method === 'GET')
    .flatMap(({ endpoint }) => {
      const path = endpoint.path.replace('/api/', '');
      const plain = path.includes(':') ? [] : [path, `${path}?languageCode=en&take=200`];
      return [
        ...plain,
        ...(values[path] ?? ['1']).map((value) =>
          path.includes(':') ? path.replace(/:\w+/, value) : path + value,
        ),
      ];
    });
}
