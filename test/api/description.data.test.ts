import { createConfig, lintFromString } from '@redocly/openapi-core';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeApi } from '../../src/app/api-docs/api-description.server.ts';
import { apiExamples } from '../../src/app/api-docs/api-examples.server.ts';
import type { OpenApi } from '../../src/kit/http/openapi/openapi.server.ts';
import { nextOrders } from '../../src/shop/orders/orders-out/orders-out.server.ts';
import { article } from '../seed-test-shop.ts';
import { logInAs, openTestShop, type TestShop } from '../shop.ts';

let shop: TestShop;
let description: OpenApi;

beforeAll(async () => {
  shop = await openTestShop();
  description = await describeApi(shop.endpoints.areas, {
    serverUrl: 'https://shop.test',
    languages: shop.services.env.languages,
  });
});
afterAll(() => shop.close());

async function complaintsOf(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(
    ({ severity, ruleId, message, location }) =>
      `${severity} ${ruleId}: ${message} (${location.map(({ pointer }) => pointer).join()})`,
  );
}

test('the description of the API keeps every recommended rule of redocly lint', async () => {
  expect(await complaintsOf(description)).toEqual([]);
  const { servers: _, ...without } = description;
  expect(await complaintsOf(without)).toEqual([expect.stringContaining('no-empty-servers')]);
});

test('every call of the web server is described', () => {
  const served = shop.served
    .filter((route) => /^(GET|POST|PUT|DELETE) \/api\/[^*]/.test(route))
    .map((route) => route.replace(/:(\w+)/g, '{}'));
  const described = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`),
  );
  expect(served.length).toBeGreaterThan(150);
  expect(served.filter((route) => !described.includes(route))).toEqual([]);
});

test('no schema that has fields stands in a call itself', () => {
  const withFields = Object.entries(description.paths).filter(([, path]) =>
    /"properties"/.test(JSON.stringify(path)),
  );
  expect(withFields.map(([path]) => path)).toEqual([]);
  expect(Object.keys(description.components.schemas)).toEqual(
    expect.arrayContaining(['Article', 'VisitorArticle', 'Cart', 'Order', 'Invoice', 'Page', 'Block']),
  );
});

test('what may be left out is not required', () => {
  const { schemas } = description.components as { schemas: Record<string, { required?: string[] }> };
  expect(schemas.LogInRequest?.required).toEqual([]);
  expect(schemas.PlaceOrderRequest?.required).toEqual([]);
  expect(schemas.AddCartRowRequest?.required).toEqual(['ArticleId', 'Quantity']);
});

test('each example is what its call takes and answers', () => {
  const endpoints = new Map(shop.endpoints.routes.map(({ endpoint }) => [endpoint.name, endpoint]));
  for (const [name, { request, response }] of Object.entries(apiExamples)) {
    const endpoint = endpoints.get(name);
    if (!endpoint) throw new Error(`There is no call ${name}`);
    if (response) expect(z.safeParse(endpoint.output, response).error, name).toBeUndefined();
    if (!request) continue;
    // An id in the path is not part of the body.
    const path = { id: 1 };
    expect(z.safeParse(endpoint.input, { ...path, ...request }).error, name).toBeUndefined();
  }
});

test('the example of a file of orders has the headings of the files that are made', async () => {
  const client = await logInAs(shop, '1001');
  await client.post('cartrow', { ArticleId: article.book, Quantity: 1 });
  expect((await client.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).status).toBe(200);
  const [heading = ''] = (await nextOrders(shop.services, 0))?.csv.split('\r\n') ?? [];
  const [shown, line] = (apiExamples.takeOrders?.response as { Csv: string }).Csv.split('\r\n');
  expect(shown).toBe(heading);
  expect(line?.split(';')).toHaveLength(heading.split(';').length);
});

test('what is a whole number is described as one, so that typed clients have whole numbers', () => {
  const { schemas } = description.components as {
    schemas: Record<string, { properties?: Record<string, { type?: unknown }> }>;
  };
  const { ArticleId, Quantity } = schemas.AddCartRowRequest?.properties ?? {};
  expect([ArticleId?.type, Quantity?.type]).toEqual(['integer', 'integer']);
  const typesOf = (name: string) =>
    new Set([...JSON.stringify(description.paths).matchAll(typeOfParameter(name))].map(([, type]) => type));
  expect([typesOf('skip'), typesOf('id')]).toEqual([new Set(['integer']), new Set(['integer'])]);
});

function typeOfParameter(name: string): RegExp {
  return new RegExp(
    `"name":"${name}","in":"(?:path|query)","required":\\w+,"schema":\\{"type":"(\\w+)"`,
    'g',
  );
}
