import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { describeApi } from '../../src/app/api-docs/api-description.server.ts';
import { projectRoot } from '../../src/kit/process/project-root.server.ts';
import { keyRights } from '#shop/integration/key-rights.ts';
import { article } from '../seed-test-shop.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { aVisitor, openTestShop, type TestShop } from '../shop.ts';

let shop: TestShop;
let serverUrl: string;
let folder: string;

beforeAll(async () => {
  shop = await openTestShop();
  serverUrl = await shop.http.listen({ port: 0, host: '127.0.0.1' });
  // The folder is in the project, so that its packages can be resolved.
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  folder = mkdtempSync(join(projectRoot, '.cache', 'generated-client-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.close();
});

/** A complete task, as a developer would write it from the description alone. */
const job = `
import createClient from 'openapi-fetch';
import type { paths } from './api.js';

export async function buy(baseUrl: string, articleId: number) {
  let cookie = '';
  const client = createClient<paths>({ baseUrl });
  client.use({
    onRequest({ request }) {
      if (cookie) request.headers.set('cookie', cookie);
      return request;
    },
    onResponse({ response }) {
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return response;
    },
  });
  const refused = await client.GET('/api/cart');
  if (!refused.error) throw new Error('A visitor has no cart');
  const login = await client.POST('/api/login', { body: { username: '1001', password: 'demo1234' } });
  if (!login.data?.LoggedIn) throw new Error('Not logged in');
  const list = await client.GET('/api/products', { params: { query: { take: 10, 'ids[]': [articleId] } } });
  const first = list.data?.Articles[0];
  if (!first || !('Price' in first) || first.Price === undefined) throw new Error('No price');
  const price: number = first.Price;
  const cart = await client.POST('/api/cartrow', {
    body: { ArticleId: first.Id, Quantity: first.QuantityPerPackage },
  });
  if (!cart.data) throw new Error(cart.error.title);
  const ways = await client.GET('/api/wayofdelivery');
  const order = await client.POST('/api/Order', {
    params: { header: { 'Idempotency-Key': 'job-1' } },
    body: { wayOfDeliveryId: ways.data?.[0]?.Id ?? 0, partialDelivery: true, cartVersion: cart.data.Version },
  });
  if (!order.data) throw new Error(order.error.title);
  const again = await client.POST('/api/cartrow', { body: { ArticleId: first.Id, Quantity: 100001 } });
  const orders = await client.GET('/api/orders', { params: { query: { skip: 0, take: 1 } } });
  const rows = await client.GET('/api/OrderRows/{orderId}', { params: { path: { orderId: order.data.OrderId } } });
  return {
    price,
    refusedStatus: refused.error.status,
    wrongField: again.error?.errors?.[0]?.field,
    orderId: order.data.OrderId,
    total: orders.data?.Orders[0]?.AmountExludeVat,
    rows: rows.data?.map(({ ArticleNumber, Quantity }) => ({ ArticleNumber, Quantity })),
  };
}
`;

/** The example client of a business system from the documentation. */
function documentedClient(): string {
  const text = readFileSync(join(projectRoot, 'docs/exchange.md'), 'utf8');
  const code = /```ts\n([^]*?)```/.exec(text)?.[1] ?? '';
  return `${code}\nexport const seen = { report, orders };\n`
    .replaceAll('https://shop.example', serverUrl)
    .replace("readFile('lager.csv'", `readFile('${join(folder, 'lager.csv')}'`);
}

const strict: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  skipLibCheck: true,
};

function compile(files: string[]): string[] {
  const program = ts.createProgram(files, strict);
  program.emit();
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${basename(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

// The test takes seconds to compile and does not depend on the engine.
test.runIf(inject('engine') === 'embedded')(
  'a client that is generated from the description compiles strictly and does the main job',
  async () => {
    const description = await describeApi(shop.endpoints.areas, {
      serverUrl,
      languages: shop.services.env.languages,
    });
    const types = await openapiTypescript(JSON.stringify(description));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'api.ts'), astToString(types));
    writeFileSync(join(folder, 'job.ts'), job);
    writeFileSync(join(folder, 'wrong.ts'), job.replace('Quantity: 100001', "Quantity: 'many'"));
    writeFileSync(join(folder, 'system.ts'), documentedClient());
    expect(compile(['job.ts', 'system.ts', 'wrong.ts'].map((file) => join(folder, file)))).toEqual([
      "wrong.ts: Type 'string' is not assignable to type 'number'.",
    ]);

    const { buy } = (await import(pathToFileURL(join(folder, 'job.js')).href)) as {
      buy(baseUrl: string, articleId: number): Promise<Record<string, unknown>>;
    };
    expect(await buy(serverUrl, article.mug)).toEqual({
      price: expect.any(Number) as number,
      refusedStatus: 401,
      wrongField: 'Quantity',
      orderId: expect.any(Number) as number,
      total: expect.any(Number) as number,
      rows: [{ ArticleNumber: expect.any(String) as string, Quantity: expect.any(Number) as number }],
    });

    await addStaff(shop, 'owner@maker.example', 'owner');
    const owner = await logInToOfficeAs(shop, 'owner@maker.example');
    const made = await owner.post('office/exchange/keys', { Name: 'System', Rights: keyRights });
    process.env.KEY = made.body.Key as string;
    writeFileSync(join(folder, 'lager.csv'), 'article_no;qty_available\r\nM-1;7\r\n');
    const { seen } = (await import(pathToFileURL(join(folder, 'system.js')).href)) as { seen: unknown };
    expect(seen).toMatchObject({
      report: { Kind: 'stock', Read: 1 },
      orders: { Orders: 1, Csv: expect.stringContaining('order_no') as string },
    });
    const { body: left } = await aVisitor(shop).get('exchange/orders', {
      authorization: `Bearer ${made.body.Key}`,
    });
    expect(left).toMatchObject({ Batch: null });
  },
);
