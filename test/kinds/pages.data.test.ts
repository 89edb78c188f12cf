import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonSchemaOf } from '../../src/kit/http/answer-writer.server.ts';
import type { Endpoint } from '../../src/kit/http/endpoint.ts';
import type { TestShop } from '../shop.ts';
import { limitsOf } from './limits-of.ts';
import { dropIndexes, fillLists, turnRound } from './fill-lists.ts';
import { openFullShop, type Callers } from './open-full-shop.ts';

let shop: TestShop;
let callers: Callers;
beforeAll(async () => {
  ({ shop, callers } = await openFullShop());
  await fillLists(shop, callers);
  await dropIndexes(shop);
});
afterAll(() => shop.close());

const mostRows = 50;
type List = {
  path: string;
  who: keyof Callers;
  sorts: string[];
  by: 'skip' | 'after' | 'before';
  most: number;
};

function pathsOf(path: string): string[] {
  const one = path.slice('/api/'.length).replace(':code', 'standard');
  if (one.includes(':kind')) return ['messages', 'articles'].map((kind) => one.replace(':kind', kind));
  return [one.replace(':id', one.includes('customers') ? '1001' : one.includes('articles') ? '101' : '1')];
}

/** What the screens sort by where any text is taken: both ways. */
const sortWords: Record<string, readonly string[]> = {
  'office/articles': ['number', 'name', 'price', 'stock', 'changed'],
  'office/customers': ['number', 'name', 'city', 'loggedIn'],
  'office/price-lists/standard/prices': ['number', 'name', 'price', 'from', 'to'],
  'office/press/messages': ['title', 'published'],
  'office/press/articles': ['title', 'published'],
};

function sortsOf(path: string, limits: readonly string[]): string[] {
  const declared = limits.find((limit) => limit.startsWith('sort '))?.slice(5);
  if (!declared?.startsWith('any ')) return declared?.split('|') ?? [];
  const words = sortWords[path];
  if (!words) throw new Error(`what ${path} is sorted by is not told`);
  return words.flatMap((word) => [word, `-${word}`]);
}

/** Every list that is read in parts, with all orders that it may have. */
function lists(): List[] {
  return shop.endpoints.routes
    .map(({ endpoint }) => endpoint as Endpoint & { who: keyof Callers })
    .filter(
      ({ method, input }) => method === 'GET' && limitsOf(input).some((limit) => limit.startsWith('take ')),
    )
    .flatMap((endpoint) => {
      const limits = limitsOf(endpoint.input);
      const most = Number(/^take 1 to (\d+)/.exec(limits.find((limit) => limit.startsWith('take '))!)![1]);
      const names = Object.keys((jsonSchemaOf(endpoint.input) as { properties: object }).properties);
      const by = (['skip', 'before'] as const).find((name) => names.includes(name)) ?? 'after';
      return pathsOf(endpoint.path).map((path) => ({
        path,
        who: endpoint.who,
        sorts: ['', ...sortsOf(path, limits)],
        by,
        most,
      }));
    });
}

type Part = { rows: string[]; total: number | undefined; next: string | undefined };

async function part({ path, who }: List, query: Record<string, string | number>): Promise<Part> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const { status, body, text } = await callers[who].get(`${path}?${search}`);
  expect([path, query, status, status === 200 ? '' : text]).toEqual([path, query, 200, '']);
  const all = Object.values(body).find(Array.isArray) as unknown[];
  return {
    rows: all.map((row) => JSON.stringify(row)),
    total: body.Total ?? body.TotalCount,
    // Without a mark of its own, a list goes on after its last row.
    next: body.Next ?? (all.at(-1) as { Id?: number } | undefined)?.Id?.toString(),
  };
}

/** Reads so many rows, in parts of two. */
async function inParts(list: List, sort: string, most: number): Promise<string[]> {
  const rows: string[] = [];
  for (let after = ''; ;) {
    const place = list.by === 'skip' ? String(rows.length) : after;
    const from: Record<string, string> = place ? { [list.by]: place } : {};
    const { rows: some, next } = await part(list, { ...(sort && { sort }), ...from, take: 2 });
    rows.push(...some);
    after = next ?? '';
    if (rows.length >= most || some.length === 0 || (list.by !== 'skip' && !next)) return rows;
  }
}

async function whole(list: List, sort: string): Promise<Part> {
  return await part(list, { ...(sort && { sort }), take: Math.min(list.most, mostRows) });
}

test('every list in parts has each row once, in the order of the whole, by each of its orders', async () => {
  const all = lists().flatMap((list) => list.sorts.map((sort) => ({ list, sort })));
  expect(all.length).toBeGreaterThan(80);
  const before: Part[] = [];
  for (const { list, sort } of all) before.push(await whole(list, sort));
  await turnRound(shop);
  for (const [at, { list, sort }] of all.entries()) {
    const { rows, total } = before[at]!;
    const isWhole = rows.length < mostRows;
    const told = [list.path, sort] as const;
    expect.soft([told, rows.length > 2]).toEqual([told, true]);
    expect.soft([told, new Set(rows).size]).toEqual([told, rows.length]);
    if (isWhole && total !== undefined) expect.soft([told, total]).toEqual([told, rows.length]);
    expect.soft([told, (await whole(list, sort)).rows]).toEqual([told, rows]);
    const again = await inParts(list, sort, rows.length);
    expect.soft([told, isWhole ? again : again.slice(0, mostRows)]).toEqual([told, rows]);
  }
});
