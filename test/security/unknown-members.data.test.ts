import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillPath, type Endpoint } from '../../src/kit/http/endpoint.ts';
import { jsonSchemaOf } from '../../src/kit/http/answer-writer.server.ts';
import { keyRights } from '../../src/shop/integration/key-rights.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';

let shop: TestShop;
let office: Client;
let program: { headers: Record<string, string>; client: Client };
beforeAll(async () => {
  shop = await openTestShop();
  await addStaff(shop, 'owner@maker.example', 'owner');
  office = await logInToOfficeAs(shop, 'owner@maker.example');
  const { body } = await office.post('office/exchange/keys', { Name: 'Allt', Rights: keyRights });
  program = { headers: { authorization: `Bearer ${body.Key}` }, client: aVisitor(shop) };
});
afterAll(() => shop.close());

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] };
type Refused = { status: number; body: { errors?: { field: string; rule: string; message: string }[] } };

function writesOf(...who: Endpoint['who'][]): Endpoint[] {
  return shop.endpoints.routes
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => endpoint.method !== 'GET' && who.includes(endpoint.who));
}

/** Sends these members as the call takes its input: in the body, or in the query beside a file or of a DELETE. */
async function send({ method, path, takesFile, who }: Endpoint, members: object): Promise<Refused> {
  const ids = {
    id: 1,
    kind: path.includes('/press/') ? 'messages' : 'stock',
    code: 'none',
    group: 4,
    articleId: 1,
    periodId: 0,
    stepId: 1,
    personId: 1,
    consignmentId: 1,
  };
  const at = fillPath(path, ids).path.slice('/api/'.length);
  const { client, headers } =
    who === 'program' ? program : { client: office, headers: {} as Record<string, string> };
  if (!takesFile && method !== 'DELETE') return await client.send(method, at, members, headers);
  const query = new URLSearchParams(Object.entries(members).map(([name]) => [name, '1']));
  const type = { 'content-type': 'application/octet-stream' };
  return await client.send(
    method,
    `${at}?${query}&languageCode=en`,
    takesFile && Buffer.from('x'),
    takesFile ? { ...headers, ...type } : headers,
  );
}

/** The lists and objects within the input: `Rows`. */
function membersWithin({ input }: Endpoint): { name: string; isList: boolean }[] {
  const { properties = {} } = jsonSchemaOf(input) as Schema;
  return Object.entries(properties).flatMap(([name, schema]) => {
    const inner = [schema, ...(schema.anyOf ?? [])];
    const isList = inner.some(({ items }) => items?.properties);
    return isList || inner.some(({ properties: own }) => own) ? [{ name, isList }] : [];
  });
}

test('every write of staff and of programs refuses a member that it does not know, by its name', async () => {
  const calls = writesOf('staff', 'program');
  expect(calls.length).toBeGreaterThan(60);
  for (const call of calls) {
    const { status, body } = await send(call, { Neverheard: 1 });
    const named = body.errors?.filter(({ rule }) => rule === 'unknown').map(({ field }) => field);
    expect([call.name, status, named]).toEqual([call.name, 400, ['Neverheard']]);
  }
});

test('also within its lists and objects', async () => {
  const places = writesOf('staff', 'program').flatMap((call) =>
    membersWithin(call).map((member) => ({ call, ...member })),
  );
  expect(places.length).toBeGreaterThan(8);
  for (const { call, name, isList } of places) {
    const inner = { Neverheard: 1 };
    const { status, body } = await send(call, { [name]: isList ? [inner, inner] : inner });
    const named = body.errors?.filter(({ rule }) => rule === 'unknown').map(({ field }) => field);
    expect([call.name, status, named]).toEqual([call.name, 400, [`${name}.Neverheard`]]);
  }
});

test('a body that is no object is no empty one', async () => {
  const calls = writesOf('staff').filter(({ method, takesFile }) => !takesFile && method !== 'DELETE');
  for (const call of calls) expect([call.name, (await send(call, [1])).status]).toEqual([call.name, 400]);
});

test('the rows of a cancellation are refused, and the order stays', async () => {
  const customer = await logInAs(shop, '1001');
  await customer.post('cartrow', { ArticleId: 1, Quantity: 6 });
  const { body: placed } = await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: false });
  const path = `office/orders/${placed.OrderId}`;
  const { body: before } = await office.get(path);
  const rows = before.Rows.map(({ RowId }: { RowId: number }) => ({ RowId, Quantity: 1 }));
  const refused = await office.post(`${path}/cancellation`, {
    Version: before.Version,
    Mail: false,
    Rows: rows,
  });
  expect(refused).toMatchObject({
    status: 400,
    body: {
      type: '/problems/bad-input',
      errors: [{ field: 'Rows', rule: 'unknown', message: 'Okänt fält' }],
    },
  });
  expect((await office.get(path)).body).toEqual(before);
});

test('whoever reads, changes and sends all of it back is understood', async () => {
  const { body } = await office.get('office/articles/1');
  const changed = await office.put('office/articles/1', {
    ...body,
    QuantityBefore: body.QuantityAvailable,
    NameSV: 'Ny mugg',
  });
  expect([changed.status, changed.body.NameSV]).toEqual([200, 'Ny mugg']);
});

test('a customer’s call ignores it', async () => {
  const customer = await logInAs(shop, '1001');
  expect((await customer.post('cartrow', { ArticleId: 2, Quantity: 1, Neverheard: 1 })).status).toBe(200);
});
