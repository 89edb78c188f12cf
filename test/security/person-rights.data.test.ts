import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoint, type Endpoint } from '../../src/kit/http/endpoint.ts';
import { serve } from '../../src/kit/http/router.server.ts';
import { listWaysOfDelivery } from '../../src/shop/ways-of-delivery/contract.ts';
import { personRights } from '../../src/shop/customers/person-rights.ts';
import { personRoles, rightsOfRole, type PersonRole } from '../../src/shop/customers/person-roles.ts';
import { addPerson } from '../persons.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { times } from '../sizes.ts';

type Right = (typeof personRights)[number];

// The list repeats the declarations on purpose: whoever changes what a call needs should notice it here.
const callsOf: Record<Right, readonly string[]> = {
  see: [
    'GET /api/cart',
    'GET /api/customer',
    'GET /api/CustomerPasswordCheck',
    'GET /api/orders',
    'GET /api/orders/:orderId',
    'GET /api/orders/export',
    'GET /api/OrderRows/:orderId',
    'GET /api/waiting',
    'GET /api/waiting/export',
    'GET /api/bought',
    'GET /api/lists',
    'GET /api/lists/:id',
    'GET /api/pdf/DeliveryNote/:number',
    'GET /api/pdf/Order/:number',
    'GET /api/suggest',
    'GET /api/approvals',
    'GET /api/me',
    'PUT /api/me',
    'PUT /api/customer',
    'POST /api/CustomerPasswordCheck',
  ],
  order: [
    'POST /api/cartrow',
    'PUT /api/cartrow/:id',
    'DELETE /api/cartrow/:id',
    'POST /api/cartrows',
    'POST /api/Order',
    'POST /api/approvals',
    'POST /api/checkoutpreview',
    'POST /api/reorder',
    'GET /api/wayofdelivery',
    'GET /api/deliveryaddresses',
    'GET /api/deliveryaddress/:id',
    'POST /api/deliveryaddress',
    'PUT /api/deliveryaddress/:id',
    'PUT /api/DeliveryAddress/DefaultAddress/:id',
    'POST /api/lists',
    'PUT /api/lists/:id',
    'DELETE /api/lists/:id',
    'POST /api/lists/:id/rows',
    'GET /api/quickorder/examples',
    'POST /api/quickorder/preview',
    'POST /api/quickorder/file',
    'GET /api/ownnumbers',
    'POST /api/ownnumbers',
    'DELETE /api/ownnumbers/:id',
    'POST /api/ownnumbers/file',
    'GET /api/ownnumbers/all.csv',
    'GET /api/ownnumbers/all.xlsx',
    'GET /api/quickorder/template.csv',
    'GET /api/quickorder/template.xlsx',
  ],
  invoices: [
    'GET /api/Invoices',
    'GET /api/DueInvoices',
    'GET /api/orders/:orderId/invoices',
    'GET /api/pdf/Invoice/:number',
    'GET /api/payinfo/:invoiceNumber',
    'POST /api/paymenttold',
  ],
  administer: [
    'GET /api/people',
    'POST /api/people',
    'PUT /api/people/:id',
    'DELETE /api/people/:id',
    'POST /api/people/:id/invite',
    'POST /api/approvals/:id/approve',
    'POST /api/approvals/:id/decline',
  ],
};
const calls = personRights.flatMap((right) => callsOf[right].map((call) => ({ call, right })));

/** Files, which are no endpoints. */
const files = calls.map(({ call }) => call).filter((call) => /\/pdf\/|\.(?:csv|xlsx)$/.test(call));
const takesFile = /\/file$/;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.startOver());
afterAll(() => shop.close());

/** Makes the call with ids that do not exist and without anything that it needs, so that it changes nothing. */
async function make(call: string, client: Client, language: string) {
  const [method = '', path = ''] = call.split(' ');
  return await client.send(
    method as 'GET',
    `${path.replace('/api/', '').replace(/:\w+/, '999999')}?languageCode=${language}`,
    takesFile.test(path) ? Buffer.alloc(1) : {},
    takesFile.test(path) ? { 'content-type': 'application/octet-stream' } : {},
  );
}

function refusal(language: string) {
  const detail = language === 'sv' ? 'Din roll får inte göra det här' : 'Your role may not do this';
  return { type: '/problems/no-right', status: 403, detail, title: expect.any(String) };
}

test('every call and file of a customer needs the right that is said here', () => {
  const declared = shop.endpoints.routes
    .filter(({ endpoint: { who } }) => who === 'customer')
    .map(({ endpoint: { method, path, right } }) => `${right} ${method} ${path}`);
  const said = calls.map(({ call, right }) => `${right} ${call}`);
  expect([...declared, ...said.filter((one) => files.some((file) => one.endsWith(file)))].sort()).toEqual(
    said.sort(),
  );
  expect(files.filter((file) => !shop.served.includes(file))).toEqual([]);
});

test('a call that is not for anyone cannot be served without a right', () => {
  const { right: _right, ...declaration } = listWaysOfDelivery;
  // @ts-expect-error The right is missing.
  const undeclared: Endpoint = endpoint(declaration);
  expect(() => serve(undeclared, () => [])).toThrow('listWaysOfDelivery does not declare the right');
});

test('a person gets exactly the calls that its rights open, and else 403 in its language', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray([...personRights]),
      fc.constantFrom(1001, 1004),
      fc.constantFrom('sv', 'en'),
      fc.shuffledSubarray(calls, { minLength: calls.length }),
      async (rights, customer, language, inOrder) => {
        await shop.startOver();
        const client = await addPerson(shop, customer, 'Någon Annan', rights);
        for (const { call, right } of inOrder) {
          const { status, body } = await make(call, client, language);
          if (rights.includes(right)) expect([401, 403], `${call} ${status}`).not.toContain(status);
          else expect({ call, body }).toEqual({ call, body: expect.objectContaining(refusal(language)) });
        }
      },
    ),
    { seed: 170, numRuns: 12 * times },
  );
});

test('who logs in with the number may do all, and staff on its behalf too', async () => {
  const { value } = await shop.sessions.start(shop.db, 1001);
  const principal = await shop.sessions.findShopPrincipal({
    headers: { cookie: `session=${value}` },
  } as never);
  expect(principal).toMatchObject({
    kind: 'customer',
    id: 1001,
    person: { name: undefined, rights: new Set(personRights) },
  });
});

// What the terms of the shop say of each role, by its calls.
const opened: Record<PersonRole, (right: Right, seesInvoices: boolean) => boolean> = {
  admin: () => true,
  order: (right, seesInvoices) =>
    right === 'see' || right === 'order' || (right === 'invoices' && seesInvoices),
  see: (right, seesInvoices) => right === 'see' || (right === 'invoices' && seesInvoices),
};

test.each(personRoles.flatMap((role) => [true, false].map((sees) => [role, sees] as const)))(
  'every call for the role %s, sees invoices: %s',
  async (role, seesInvoices) => {
    const client = await addPerson(shop, 1001, 'Någon Annan', rightsOfRole(role, seesInvoices));
    for (const { call, right } of calls) {
      const { status, body } = await make(call, client, 'sv');
      if (opened[role](right, seesInvoices)) expect([401, 403], `${call} ${status}`).not.toContain(status);
      else expect({ call, body }).toEqual({ call, body: expect.objectContaining(refusal('sv')) });
    }
    expect((await client.get('login')).body.User).toMatchObject({
      Role: role,
      SeesInvoices: role === 'admin' || seesInvoices,
    });
  },
);

test('a new password ends the sessions with it alone', async () => {
  const own = await logInAs(shop, '1001');
  const elsewhere = await logInAs(shop, '1001');
  const ada = await addPerson(shop, 1001, 'Ada', ['administer']);
  const bo = await addPerson(shop, 1001, 'Bo', ['see']);
  const isIn = () =>
    Promise.all([own, elsewhere, ada, bo].map(async (one) => (await one.get('login')).body.LoggedIn));
  const passwords = { CurrentPassword: 'demo1234', NewPassword: 'kaffe vid fönstret' };
  expect((await own.put('customer', passwords)).status).toBe(204);
  expect(await isIn()).toEqual([true, false, true, true]);
});

test('a log-in says which person it is of, unless it is the number’s own', async () => {
  const own = await logInAs(shop, '1001');
  const ada = await addPerson(shop, 1001, 'Ada', ['see']);
  const user = {
    CustomerNumber: '1001',
    Name: 'Butik Ett & Co',
    PersonName: null,
    Role: 'admin',
    SeesInvoices: true,
  };
  expect((await own.get('login')).body.User).toEqual(user);
  expect((await ada.get('login')).body.User).toEqual({
    ...user,
    PersonName: 'Ada',
    Role: 'see',
    SeesInvoices: false,
    Email: '',
    PersonId: expect.any(Number),
  });
});

test('a person who may not see prices gets the articles as a visitor does', async () => {
  const paths = ['products?productGroupId=1', 'article/1', 'search?searchText=mugg'];
  const blind = await addPerson(shop, 1001, 'Lager', ['order', 'invoices', 'administer']);
  const seeing = await addPerson(shop, 1001, 'Butik', ['see']);
  for (const path of paths) {
    expect((await seeing.get(path)).text).toContain('"Price"');
    expect((await blind.get(path)).text).not.toContain('"Price"');
  }
});
