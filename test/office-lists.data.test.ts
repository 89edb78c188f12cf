import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { times } from './sizes.ts';
import type { Endpoint } from '../src/kit/http/endpoint.ts';
import { listsOfGoods } from './office-lists/goods.ts';
import type { Compare, Fact, OfficeList, Value } from './office-lists/office-list.ts';
import { listsOfPeople } from './office-lists/people.ts';
import { listsOfSteps } from './office-lists/steps.ts';
import { listsOfStories } from './office-lists/stories.ts';
import { addStaff, logInToOfficeAs } from './office.ts';
import { openTestShop, type Client, type TestShop } from './shop.ts';

/** Lists whose rows come of what is done in the shop: they are tried where that is. */
const triedElsewhere = [
  '/api/office/customers/:id/ownnumbers',
  '/api/office/customers/:id/people',
  '/api/office/exchange/webhook-messages',
  '/api/office/orders',
  '/api/office/orders/:id/place',
  '/api/office/pages',
  '/api/office/price-lists/:code/grid',
  '/api/office/search',
  '/api/office/words',
];
const lists: Readonly<Record<string, OfficeList>> = Object.assign(
  {},
  listsOfGoods,
  listsOfPeople,
  listsOfSteps,
  listsOfStories,
);

let shop: TestShop;
let office: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Query = { q: string; sort: string; filters: Readonly<Record<string, string>> };
const plain: Query = { q: '', sort: '', filters: {} };

/** What a list is to show, in its order. */
function expected(
  { searched = [], filters, sorts }: OfficeList,
  facts: readonly Fact[],
  query: Query,
): string[] {
  const words = query.q.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (fact: Fact, word: string) =>
    searched.some((name) =>
      String(fact[name] ?? '')
        .toLowerCase()
        .includes(word),
    );
  return facts
    .filter((fact) => words.every((word) => has(fact, word)))
    .filter((fact) =>
      Object.entries(filters).every(([name, values]) => values[query.filters[name] ?? '']!(fact)),
    )
    .sort(sorts[query.sort] as Compare)
    .map(({ key }) => key);
}

function addressOf(
  path: string,
  { q, sort, filters }: Query,
  part: Readonly<Record<string, number | string | undefined>> = {},
): string {
  const all = Object.entries({ q, sort, ...filters, ...part }).filter(
    ([, value]) => value !== '' && value !== undefined,
  );
  return `${path.slice('/api/'.length)}?${new URLSearchParams(all.map(([name, value]) => [name, String(value)]))}`;
}

type Part = { Rows: Record<string, Value>[]; Total?: number; Next?: string };

/** Reads a list in parts of `take`. */
async function shown(path: string, query: Query, take: number): Promise<string[]> {
  const { parts, keyOf } = lists[path]!;
  const keys: string[] = [];
  for (let after = ''; ;) {
    const part =
      parts === 'numbered' ? { skip: keys.length, take } : parts === 'placed' ? { after, take } : {};
    const { status, body } = await office.get(addressOf(path, query, part));
    expect(status).toBe(200);
    const { Rows, Total, Next } = body as Part;
    keys.push(...Rows.map((row) => keyOf(row)));
    if (parts === 'numbered') expect(Rows.length).toBe(Math.min(take, Total! - keys.length + Rows.length));
    if (parts === 'placed' ? Next === undefined : keys.length >= Total!) return keys;
    after = Next ?? '';
  }
}

describe.each(Object.entries(lists))('the list %s', (path, list) => {
  let facts: Fact[];
  beforeAll(async () => {
    await shop.startOver();
    facts = await list.seed(shop);
    await shop.services.versions.changed();
    await addStaff(shop, 'owner@maker.example', 'owner');
    office = await logInToOfficeAs(shop, 'owner@maker.example');
  });

  test('shows by each value of each filter what it says, and some but not all', async () => {
    for (const [name, values] of Object.entries(list.filters))
      for (const value of Object.keys(values)) {
        const query: Query = { ...plain, filters: { [name]: value } };
        const keys = expected(list, facts, query);
        expect([value, keys.length > 0]).toEqual([value, true]);
        expect([name, value, await shown(path, query, 200)]).toEqual([name, value, keys]);
      }
  });

  test('shows in each column what is stored', async () => {
    const byKey = new Map(facts.map((fact) => [fact.key, fact]));
    const { body } = await office.get(addressOf(path, plain, list.parts === 'whole' ? {} : { take: 200 }));
    const { Rows } = body as Part;
    expect(Rows.length).toBeGreaterThan(10);
    for (const row of Rows)
      for (const [name, of] of Object.entries(list.columns))
        expect([list.keyOf(row), name, row[name]]).toEqual([
          list.keyOf(row),
          name,
          of(byKey.get(list.keyOf(row))!),
        ]);
  });

  test('is sorted by each column, up and down, the same in parts', async () => {
    for (const sort of Object.keys(list.sorts)) {
      const query: Query = { ...plain, sort };
      expect([sort, await shown(path, query, 7)]).toEqual([sort, expected(list, facts, query)]);
    }
  });

  test.runIf((list.searched ?? []).length > 0)('finds each text that is searched, in any case', async () => {
    for (const name of list.searched ?? []) {
      const texts = facts.map((fact) => String(fact[name] ?? '')).filter(Boolean);
      for (const text of [texts[0]!, texts.at(-1)!.toUpperCase()]) {
        const query: Query = { ...plain, q: text };
        const keys = expected(list, facts, query);
        expect([name, text, await shown(path, query, 200)]).toEqual([name, text, keys]);
      }
    }
  });

  test('shows what all of a question says together, in parts of any size', async () => {
    const words = facts.flatMap((fact) =>
      (list.searched ?? []).flatMap((name) =>
        String(fact[name] ?? '')
          .split(/\s+/)
          .filter(Boolean),
      ),
    );
    const word = words.length > 0 ? fc.constantFrom('', '%', '_', ...words) : fc.constant('');
    const query = fc.record({
      q: word,
      sort: fc.constantFrom(...Object.keys(list.sorts)),
      filters: fc.record(
        Object.fromEntries(
          Object.entries(list.filters).map(([name, values]) => [
            name,
            fc.constantFrom(...Object.keys(values)),
          ]),
        ),
      ),
    });
    await fc.assert(
      fc.asyncProperty(query, fc.integer({ min: 3, max: 30 }), async (asked, take) => {
        expect(await shown(path, asked, take)).toEqual(expected(list, facts, asked));
      }),
      { numRuns: 25 * times, ...(times === 1 && { seed: 153 }) },
    );
  });
});

/** The values that a parameter of a declaration may have. */
function valuesOf(schema: unknown): string[] | undefined {
  type Def = { type: string; innerType?: { _zod: { def: Def } }; entries?: Record<string, string> };
  let { def } = (schema as { _zod: { def: Def } })._zod;
  while (def.innerType) ({ def } = def.innerType._zod);
  return def.type === 'enum' ? Object.keys(def.entries ?? {}) : undefined;
}

test('every list of the office with filters is tried, by every value that is declared', () => {
  const shapeOf = ({ input }: Endpoint) => (input as unknown as { shape: Record<string, unknown> }).shape;
  const declared = shop.endpoints.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, path, output }) => {
      const shape = (output as unknown as { shape?: object }).shape ?? {};
      return method === 'GET' && path.startsWith('/api/office/') && 'Rows' in shape;
    })
    .filter((endpoint) => ['q', 'state', 'sort'].some((name) => name in shapeOf(endpoint)));
  const tried = declared.flatMap((endpoint) => {
    const form = new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`);
    return Object.keys(lists)
      .filter((path) => form.test(path))
      .map((path) => ({ path, endpoint }));
  });
  const left = declared
    .filter((endpoint) => !tried.some((one) => one.endpoint === endpoint))
    .map(({ path }) => path);
  expect(left.sort()).toEqual(triedElsewhere.toSorted());
  expect(tried.map(({ path }) => path).sort()).toEqual(Object.keys(lists).sort());
  for (const { path, endpoint } of tried) {
    const { filters, searched, sorts } = lists[path]!;
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
    for (const [name, schema] of Object.entries(shapeOf(endpoint))) {
      if (['skip', 'take', 'after', ...inPath].includes(name)) continue;
      if (name === 'q') expect([path, searched]).toEqual([path, expect.anything()]);
      else if (name === 'sort') expect(Object.keys(sorts).length).toBeGreaterThan(1);
      else {
        expect([path, name, Object.keys(filters)]).toEqual([path, name, expect.arrayContaining([name])]);
        const values = valuesOf(schema);
        if (values) expect(Object.keys(filters[name]!).sort()).toEqual(['', ...values].sort());
      }
    }
  }
});
