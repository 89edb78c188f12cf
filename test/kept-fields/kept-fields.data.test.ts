import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jsonSchemaOf } from '../../src/kit/http/answer-writer.server.ts';
import type { Body } from './kept-case.ts';
import { keptCases, readKept, seedForKept, seedPriceList } from './kept-fields.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';

let shop: TestShop;
let office: Client;
beforeAll(async () => {
  shop = await openTestShop();
  await seedForKept(shop);
});
beforeEach(async () => {
  await shop.startOver();
  await shop.services.versions.changed();
  await addStaff(shop, 'owner@maker.example', 'owner');
  office = await logInToOfficeAs(shop, 'owner@maker.example');
  await seedPriceList(shop);
});
afterAll(() => shop.close());

function withValue(body: Body, name: string, value: unknown): Body {
  const [field = '', inner] = name.split('.');
  if (inner === undefined) return { ...body, [field]: value };
  const [first, ...others] = body[field] as Body[];
  return { ...body, [field]: [{ ...first, [inner]: value }, ...others] };
}

function withoutVersion({ Version: _version, ...values }: Body): Body {
  return values;
}

describe.each(Object.entries(keptCases))(
  'PUT %s',
  (call, { path: place, others, entity, unversioned, follows = {}, alsoLogged = {} }) => {
    test('keeps each field that is changed, and no other is changed by it', async () => {
      const path = await place(shop, office);
      for (const [name, value] of Object.entries(others)) {
        const before = await readKept(office, path);
        const sent = withValue({ ...before, QuantityBefore: before['QuantityAvailable'] }, name, value);
        if (before['QuantityAvailable'] === undefined) delete sent['QuantityBefore'];
        const { status, text } = await office.put(path, onlyDeclared(sent, call));
        expect([name, status, status === 200 ? '' : text]).toEqual([name, 200, '']);
        const after = await readKept(office, path);
        const expected = { ...withValue(before, name, value), ...follows[name] };
        expect(withoutVersion(after), name).toEqual(withoutVersion(expected));
        if (entity === undefined) continue;
        const { body: log } = await office.get(`office/changes?entity=${entity}&take=1`);
        const [{ Action, Values }] = log.Rows as [{ Action: string; Values: { Name: string }[] }];
        const logged = [name, ...(alsoLogged[name] ?? [])];
        expect([name, Action, Values.map(({ Name }) => Name).sort()]).toEqual([
          name,
          'change',
          logged.sort(),
        ]);
        if (name === unversioned) continue;
        // Another than the one that was read is not changed again by what was read before.
        const stale = await office.put(path, onlyDeclared(sent, call));
        expect([name, stale.status, stale.body.type]).toEqual([name, 409, '/problems/changed-meanwhile']);
      }
    });

    test('keeps each number to its last decimal', async () => {
      const path = await place(shop, office);
      for (const name of Object.keys(others).filter((one) => isDecimal(call, one)))
        for (const value of unevenNumbers) {
          const before = await readKept(office, path);
          const sent = withValue({ ...before, QuantityBefore: before['QuantityAvailable'] }, name, value);
          if (before['QuantityAvailable'] === undefined) delete sent['QuantityBefore'];
          const { status, body } = await office.put(path, onlyDeclared(sent, call));
          // Some numbers have fewer decimals, or are one of a few: they are refused at the field, and no other.
          const refused = ((body.errors ?? []) as { field: string }[]).map(({ field }) => lastPart(field));
          expect([name, value, status, refused]).toEqual(
            refused.length > 0 ? [name, value, 400, [lastPart(name)]] : [name, value, 200, []],
          );
          const expected =
            refused.length > 0 ? before : { ...withValue(before, name, value), ...follows[name] };
          expect([value, withoutVersion(await readKept(office, path))], name).toEqual([
            value,
            withoutVersion(expected),
          ]);
        }
    });
  },
);

const lastPart = (name: string) => name.split('.').at(-1);

/** As the computer reckons, a hundred or a thousand times each is a little less or more than a whole number. */
const unevenNumbers = [1.15, 1.1, 1.001, 2.007];

function isDecimal(call: string, name: string): boolean {
  const [field = '', inner] = name.split('.');
  const outer = declarationOf(call).properties?.[field];
  const declared = inner === undefined ? outer : outer?.items?.properties?.[inner];
  return JSON.stringify(declared ?? null).includes('"type":"number"');
}

type Schema = { properties?: Record<string, Schema & { items?: Schema }> };

function declarationOf(call: string): Schema {
  const [path] = call.split(' ');
  const { endpoint } = shop.endpoints.routes.find(
    ({ endpoint: one }) => one.method === 'PUT' && one.path === path,
  )!;
  return jsonSchemaOf(endpoint.input);
}

/** A thing is read with more than it is changed by. */
function onlyDeclared(body: Body, call: string): Body {
  const names = new Set(Object.keys(declarationOf(call).properties ?? {}));
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.has(name)));
}

test('every thing that is changed as it was read is tried, with every field', () => {
  const declared = shop.endpoints.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, path, who, input }) => {
      const names = Object.keys((jsonSchemaOf(input) as Schema).properties ?? {});
      return (
        method === 'PUT' && who === 'staff' && names.includes('Version') && path.startsWith('/api/office/')
      );
    })
    .map(({ path }) => path);
  // A price and a step are read in their list, rows of an order with the order, the checklist with what follows from it; a page has
  // blocks within blocks, and an intake has files.
  const elsewhere = [
    // What is owed stands beside what is decided, and the last administrator's role is kept.
    '/api/office/customers/:id/credit',
    '/api/office/customers/:id/people/:personId',
    '/api/office/opening',
    '/api/office/opening/lines/:key',
    '/api/office/orders/:id/consignments/:consignmentId',
    '/api/office/orders/:id/rows',
    '/api/office/pages/:id',
    '/api/office/picture-intakes/:id',
    '/api/office/price-lists/:code/prices/:articleId/:periodId',
    '/api/office/price-lists/:code/steps/:stepId',
  ];
  const tried = new Set(Object.keys(keptCases).map((call) => call.split(' ')[0]!));
  expect(declared.sort()).toEqual([...tried, ...elsewhere].sort());
  for (const [call, { others, notKept = [] }] of Object.entries(keptCases)) {
    const fields = Object.entries(declarationOf(call).properties ?? {}).flatMap(([name, { items }]) =>
      items?.properties ? Object.keys(items.properties).map((inner) => `${name}.${inner}`) : [name],
    );
    const inPath = [...call.matchAll(/:(\w+)/g)].map(([, name]) => name!);
    const left = fields.filter((name) => !['Version', ...inPath, ...notKept].includes(name));
    expect([call, Object.keys(others).sort()]).toEqual([call, left.sort()]);
  }
});
