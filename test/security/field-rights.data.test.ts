import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '../../src/kit/http/endpoint.ts';
import type { Right } from '../../src/kit/http/principal.ts';
import { jsonSchemaOf } from '../../src/kit/http/answer-writer.server.ts';
import { fileKinds, rightsOfKind } from '../../src/shop/integration/kinds.ts';
import { rightsOfRole, staffRoles } from '../../src/shop/staff/rights.ts';
import { article } from '../seed-test-shop.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { fieldsOfCalls, otherArticle, otherSettings } from './field-cases.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.db.insertInto('material').values({ id: 1, name_sv: 'Trä', name_en: null }).execute();
  await shop.db
    .insertInto('colour')
    .values({ id: 1, name_sv: 'Röd', name_en: null, hex: '#ff0000' })
    .execute();
  await shop.db.insertInto('image').values({ id: 1, file: 'x.jpg', width: 1, height: 1 }).execute();
});
beforeEach(async () => {
  await shop.startOver();
  for (const role of staffRoles) await addStaff(shop, `${role}@maker.example`, role);
});
afterAll(() => shop.close());

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] };

/** `Rows.Quantity` is a field of each item of a list. */
function fieldsOf(schema: Schema | undefined, before = ''): string[] {
  return [
    ...Object.entries(schema?.properties ?? {}).flatMap(([name, inner]) => [
      before + name,
      ...fieldsOf(inner, `${before}${name}.`),
    ]),
    ...(schema?.items ? fieldsOf(schema.items, before) : []),
    ...(schema?.anyOf ?? []).flatMap((inner) => fieldsOf(inner, before)),
  ];
}

function writing(): Endpoint[] {
  return shop.endpoints.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ who, method }) => who === 'staff' && method !== 'GET');
}

test('every field with which the office changes something is tried, and no other', () => {
  const served = writing().map(({ method, path, input }) => [
    `${method} ${path}`,
    [...new Set(fieldsOf(jsonSchemaOf(input)))].sort(),
  ]);
  const classified = Object.entries(fieldsOfCalls).map(([call, { plain, more = {} }]) => [
    call,
    [...new Set([...plain.split(' ').filter(Boolean), ...Object.values(more).flat()])].sort(),
  ]);
  expect(Object.fromEntries(served)).toEqual(Object.fromEntries(classified));
});

test('fields of money and stock are not for everybody who may change the rest', () => {
  const money = /price|percent|vat(?!n)|stock|quantityavailable|ordered|iban|bic|giro|amount/i;
  const open = writing()
    .filter(({ right }) => right === 'catalogue.write' || right === 'settings.write')
    .flatMap(({ method, path }) =>
      fieldsOfCalls[`${method} ${path}`]!.plain.split(' ').map((name) => `${path} ${name}`),
    )
    .filter((place) => money.test(place.split(' ')[1]!));
  expect(open).toEqual([]);
});

/** Returns whether a role may change this field: it needs the endpoint's right and one of the field's own. */
function may(role: (typeof staffRoles)[number], call: string, field: string): boolean {
  const has = (right: string) => rightsOfRole[role].includes(right as Right);
  const endpoint = writing().find(({ method, path }) => `${method} ${path}` === call)!;
  const own = Object.entries(fieldsOfCalls[call]!.more ?? {}).filter(([, names]) => names.includes(field));
  return has(endpoint.right!) && (own.length === 0 || own.some(([right]) => has(right)));
}

/** Changes one field after the other; returns the answers by field name. */
async function changeEach(
  client: Client,
  path: string,
  others: Readonly<Record<string, unknown>>,
): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  for (const [field, value] of Object.entries(others)) {
    const { body } = await client.get(path);
    const seen = { QuantityBefore: body.QuantityAvailable as unknown, [field]: value };
    const { status, text } = await client.put(path, { ...body, ...seen });
    if (![200, 403].includes(status)) throw new Error(`${field} ${text}`);
    answers[field] = status;
  }
  return answers;
}

test.each(staffRoles)('%s changes of an article and of the settings what is theirs', async (role) => {
  const client = await logInToOfficeAs(shop, `${role}@maker.example`);
  const tried: [call: string, path: string, others: object][] = [
    ['PUT /api/office/articles/:id', `office/articles/${article.mug}`, otherArticle],
    ['PUT /api/office/settings', 'office/settings', otherSettings],
  ];
  for (const [call, path, others] of tried) {
    const expected = Object.keys(others).map((name) => [name, may(role, call, name) ? 200 : 403]);
    // A role that may not read the item has nothing to send back.
    if ((await client.get(path)).status === 404) {
      expect(expected.every(([, status]) => status === 403)).toBe(true);
      continue;
    }
    expect(await changeEach(client, path, { ...others }), call).toEqual(Object.fromEntries(expected));
  }
});

test('a new article, and many at once, have no price and no stock from who may not set them', async () => {
  const content = await logInToOfficeAs(shop, 'content@maker.example');
  const { body } = await content.get(`office/articles/${article.mug}`);
  const blank = {
    ...body,
    ArticleNumber: 'N-1',
    Price: null,
    RegularPrice: null,
    VatRate: 25,
    NoArticleStock: false,
    QuantityAvailable: 0,
    QuantityBefore: 0,
    OrderedArticles: 0,
    EstimatedDeliveryDate: '',
  };
  for (const field of Object.values(fieldsOfCalls['POST /api/office/articles']!.more!).flat()) {
    if (field === 'QuantityBefore') continue;
    const given = { ...blank, [field]: otherArticle[field as keyof typeof otherArticle] };
    const { status, body: told } = await content.post('office/articles', {
      ...given,
      ...(field === 'RegularPrice' && { Price: 1 }),
    });
    expect([status, told.detail], field).toEqual([403, expect.stringContaining(field)]);
  }
  expect((await content.post('office/articles', blank)).status).toBe(200);
  const many = (Change: object) => ({ Ids: [article.mug, article.tray], Change });
  for (const [field, value] of Object.entries({ VatCode: '12', NoArticleStock: true })) {
    const { status, body: told } = await content.post('office/articles/bulk', many({ [field]: value }));
    expect([status, told.detail], field).toEqual([403, `Din roll får inte ändra ${field}`]);
  }
  const raised = await content.post('office/articles/bulk', many({ PricePercent: -50 }));
  expect([raised.status, raised.body.detail]).toEqual([403, 'Din roll får inte ändra PricePercent']);
  expect((await content.post('office/articles/bulk', many({ News: true }))).status).toBe(200);
  const after = (await content.get(`office/articles/${article.mug}`)).body;
  expect([after.Price, after.QuantityAvailable, after.News]).toEqual([49.9, 100, true]);
  const sales = await logInToOfficeAs(shop, 'sales@maker.example');
  expect((await sales.post('office/articles/bulk', many({ PricePercent: -50 }))).status).toBe(200);
});

test('a file from the desk takes the rights to what it changes', () => {
  const everything = rightsOfRole.owner;
  for (const kind of fileKinds) {
    expect(rightsOfKind[kind].length, kind).toBeGreaterThan(0);
    expect(
      rightsOfKind[kind].every((right) => everything.includes(right)),
      kind,
    ).toBe(true);
  }
  expect(rightsOfKind.articles).toEqual(['catalogue.write', 'prices.write', 'stock.write']);
});
