import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../src/kit/http/endpoint.ts';
import { leftOut } from './read-calls.ts';
import { fillPaths, type Paths } from './read-paths.ts';
import { variantsOf } from './read-variants.ts';
import { openReadWorld, type ReadCaller, type ReadWorld } from './read-world.ts';
import { readable, rowsInShort } from './readable.ts';
import { sameEachRun } from './same-each-run.ts';

let world: ReadWorld;
let paths: Paths;
beforeAll(async () => {
  world = await openReadWorld();
  paths = await fillPaths(world);
});
afterAll(() => world.shop.close());

const callersOf: Record<Endpoint['who'], readonly ReadCaller[]> = {
  anyone: ['visitor', 'customer'],
  customer: ['customer'],
  staff: ['owner'],
  program: ['program'],
};

const shortPath = ({ path }: Endpoint) => path.slice('/api/'.length);

async function ask(caller: ReadCaller, url: string) {
  return await world.clients[caller].get(url, caller === 'program' ? world.programHeaders : {});
}

/** The call in full in Swedish, in English where that differs, and the rows of each choice. */
async function specimenOf(endpoint: Endpoint): Promise<string> {
  const parts: string[] = [];
  const own = shortPath(endpoint);
  const callers = own === 'office/login' ? (['visitor', 'owner'] as const) : callersOf[endpoint.who];
  for (const path of paths[own] ?? [own])
    for (const caller of callers)
      for (const [at, query] of variantsOf(endpoint, path).entries()) {
        const url = query ? `${path}?${query}` : path;
        if (at === 0) parts.push(await inFull(caller, url));
        else if (caller !== 'visitor') parts.push(await inShort(caller, url));
      }
  return parts.join('\n\n');
}

async function inFull(caller: ReadCaller, url: string): Promise<string> {
  const { status, body } = await ask(caller, url);
  const head = `### ${caller} GET ${url}`;
  if (caller === 'customer') {
    const visitor = await ask('visitor', url);
    if (visitor.status === 200 && JSON.stringify(visitor.body) === JSON.stringify(body))
      return `${head} ${status}\nas to the visitor`;
  }
  const swedish = `${head} ${status}\n${readable(body)}`;
  if (caller === 'program') return swedish;
  const english = await ask(caller, `${url}${url.includes('?') ? '&' : '?'}lang=en`);
  if (JSON.stringify(english.body) === JSON.stringify(body)) return swedish;
  return `${swedish}\n\n${head} in English ${english.status}\n${readable(english.body)}`;
}

async function inShort(caller: ReadCaller, url: string): Promise<string> {
  const { status, body } = await ask(caller, url);
  return `### ${caller} GET ${url} ${status}\n${rowsInShort(body)}`;
}

const areaNames = [
  'Texts and settings',
  'Product groups',
  'Articles',
  'Images',
  'Pages',
  'Press room',
  'Contact',
  'Resellers',
  'Log-in',
  'Customer',
  'People',
  'Delivery addresses',
  'Cart',
  'Quick order',
  'Saved lists',
  'Checkout',
  'Approvals',
  'Orders',
  'Invoices',
  'Business systems',
  'Office: the day and the search',
  'Office: articles',
  'Office: colours and materials',
  'Office: prices',
  'Office: VAT rates',
  'Office: product groups',
  'Office: pictures',
  'Office: customers',
  'Office: customers’ delivery addresses',
  'Office: customers’ credit',
  'Office: VAT of customers’ orders',
  'Office: customers’ own numbers',
  'Office: customers’ saved lists',
  'Office: customers’ people',
  'Office: applications',
  'Office: orders',
  'Office: ways of delivery',
  'Office: freight',
  'Office: exchange rates',
  'Office: invoices',
  'Office: reminders',
  'Office: account statements',
  'Office: press room',
  'Office: files and keys',
  'Office: webhooks',
  'Office: pages',
  'Office: mail',
  'Office: figures',
  'Office: searches',
  'Office: texts and settings',
  'Office: opening',
  'Office: countries',
  'Office: contact persons',
  'Office: web images',
  'Office: staff',
];

test.each(areaNames)('%s answers as recorded', async (area) => {
  const parts: string[] = [];
  for (const { endpoint } of world.shop.endpoints.areas.get(area) ?? [])
    if (endpoint.method === 'GET' && !leftOut[shortPath(endpoint)]) parts.push(await specimenOf(endpoint));
  const name = area.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  await expect(`${sameEachRun(parts.join('\n\n'))}\n`).toMatchFileSnapshot(`reads/${name}.txt`);
});

test('every area is recorded, and every call that is left out exists', () => {
  const areas = [...world.shop.endpoints.areas].filter(([, routes]) =>
    routes.some(({ endpoint }) => endpoint.method === 'GET' && !leftOut[shortPath(endpoint)]),
  );
  expect(areaNames).toEqual(areas.map(([name]) => name));
  const declared = world.shop.endpoints.routes.map(({ endpoint }) => shortPath(endpoint));
  expect(Object.keys(leftOut).filter((path) => !declared.includes(path))).toEqual([]);
});
