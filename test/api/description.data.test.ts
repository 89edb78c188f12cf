import { createConfig, lintFromString } from '@redocly/openapi-core';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeApi } from '../../src/app/api-docs/api-description.server.ts';
import { apiExamples } from '../../src/app/api-docs/api-examples.server.ts';
import type { OpenApi } from '../../src/kit/http/openapi/openapi.server.ts';
import { openTestShop } from '../shop.ts';
import type { TestShop } from '../shop.ts';

let shop: TestShop;
let description: OpenApi;

beforeAll(async () => {
  shop = await openTestShop();
  description = await describeApi(shop.endpoints.areas, 'https://shop.test');
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
  expect(schemas.PlaceOrderRequest?.required).toEqual(['wayOfDeliveryId', 'partialDelivery']);
  expect(schemas.AddCartRowRequest?.required).toEqual(['ArticleId', 'Quantity']);
});

test('each example is what its call takes and answers', () => {
  const endpoints = new Map(shop.endpoints.routes.map(({ endpoint }) => [endpoint.name, endpoint]));
  for (const [name, { request, response }] of Object.entries(apiExamples)) {
    const endpoint = endpoints.get(name);
    if (!endpoint) throw new Error(`There is no call ${name}`);
    if (response) expect(z.safeParse(endpoint.output, response).error, name).toBeUndefined();
    if (!request) continue;
    // An id in the path is no part of the body.
    const path = { id: 1 };
    expect(z.safeParse(endpoint.input, { ...path, ...request }).error, name).toBeUndefined();
  }
});
