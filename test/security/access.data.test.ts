import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newSecret } from '../../src/kit/secrets/secret.server.ts';
import { aVisitor, Client, logInAs, openTestShop, type TestShop } from '../shop.ts';
import { cases, files, placesOf } from './access-cases.ts';
import { belongings, idAt, name, ownPlaces, tryPlaces, type Intruder } from './access-matrix.ts';
import { seedWithCanaries, type Own } from './seed-canaries.ts';

let shop: TestShop;
let owner: Client;
let other: Client;
let own: Own;

beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  owner = await logInAs(shop, '1001');
  other = await logInAs(shop, '1002');
  own = await seedWithCanaries(shop, owner, '1001');
  await seedWithCanaries(shop, other, '1002');
});
afterAll(() => shop.close());

const victim = () => ({ own, mark: 'K7Q-1001' });

/** Clients that are not, or are no longer, the owner. */
async function strangers(): Promise<Intruder[]> {
  const loggedOut = await logInAs(shop, '1001');
  const oldSession = loggedOut.session;
  await loggedOut.delete('login');
  loggedOut.session = oldSession;
  const guessing = new Client(shop);
  guessing.session = newSecret();
  const forging = new Client(shop);
  forging.session = `${oldSession}; customer=1001`;
  return [
    { who: 'a visitor', client: aVisitor(shop), refused: 401 },
    { who: 'an old cookie', client: loggedOut, refused: 401 },
    { who: 'an invented cookie', client: guessing, refused: 401 },
    { who: 'a forged cookie', client: forging, refused: 401 },
  ];
}

test('G10: every place where a client names something is declared, and nothing else', () => {
  const served = [
    ...shop.endpoints.routes.filter(({ endpoint }) => !isOffice(endpoint.path)).flatMap(placesOf),
    ...files.map((path) => `GET ${path} ${/:(\w+)/.exec(path)![1]}`),
  ];
  expect(Object.keys(cases).sort()).toEqual(served.sort());
  const known = new Set(served.map((place) => place.split(' ').slice(0, 2).join(' ')));
  const withId = shop.served.filter(
    (route) => route.includes(':') && !route.startsWith('HEAD') && !isOffice(route.split(' ')[1] ?? ''),
  );
  expect(withId.filter((route) => !known.has(route))).toEqual([]);
  expect(withId.length).toBeGreaterThan(10);
});

/**
 * Office and integration endpoints have nothing that belongs to one customer; access to them is tested in
 * src/app/office-access.data.test.ts and src/shop/integration/integration.data.test.ts.
 */
function isOffice(path: string): boolean {
  return /^\/api\/(?:office|exchange)\//.test(path);
}

test('G10: the matrix sees an endpoint that nobody has declared', () => {
  const [route] = shop.endpoints.routes.filter(({ endpoint }) => endpoint.name === 'listOrderRows');
  const added = { ...route!, endpoint: { ...route!.endpoint, path: '/api/OrderNotes/:orderId' as const } };
  expect(placesOf(added)).toEqual(['GET /api/OrderNotes/:orderId orderId']);
  expect(Object.keys(cases)).not.toContain(placesOf(added)[0]);
});

test("G10: another customer's id is an id that is not there, wherever it is named", async () => {
  const before = await belongings(shop, 1001);
  const intruders: Intruder[] = [{ who: 'another customer', client: other, refused: 404 }];
  const { findings, calls } = await tryPlaces(ownPlaces(), intruders, victim());
  expect(findings).toEqual([]);
  expect(calls).toBeGreaterThan(180);
  expect(await belongings(shop, 1001)).toEqual(before);
});

test('G10: without a living session every one of these places asks to log in', async () => {
  const before = await belongings(shop, 1001);
  const { findings, calls } = await tryPlaces(ownPlaces(), await strangers(), victim());
  expect(findings).toEqual([]);
  expect(calls).toBeGreaterThan(700);
  expect(await belongings(shop, 1001)).toEqual(before);
});

test('G10: the owner gets what is the owner’s, so that the refusals above mean something', async () => {
  for (const place of ownPlaces().filter(({ method }) => method !== 'DELETE')) {
    if (place.found.thing === 'noArticle') continue;
    const { status } = await name(place, idAt(place, own), owner);
    expect([place.key, [200, 204].includes(status)]).toEqual([place.key, true]);
    // The order has emptied the cart.
    if (place.path === 'Order' || place.path === 'approvals')
      await owner.post('cartrow', { ArticleId: 8, Quantity: 1 });
  }
});

describe('G37: the matrix finds a planted fault', () => {
  async function findWith(endpointName: string, as: (typeof owner)['session']): Promise<string[]> {
    const route = shop.endpoints.routes.find(({ endpoint }) => endpoint.name === endpointName)!;
    const handle = route.handle;
    const reader = await shop.sessions.findShopPrincipal({ headers: { cookie: `session=${as}` } } as never);
    route.handle = (input, _reader, context) => handle(input, reader, context);
    const places = ownPlaces().filter(({ key }) =>
      key.startsWith(`${route.endpoint.method} ${route.endpoint.path} `),
    );
    const intruders: Intruder[] = [{ who: 'another customer', client: other, refused: 404 }];
    const { findings } = await tryPlaces(places, intruders, victim());
    route.handle = handle;
    return findings;
  }

  test.each([
    'listOrderRows',
    'readOrder',
    'readDeliveryAddress',
    'changeDeliveryAddress',
    'setDefaultAddress',
    'removeCartRow',
  ])('when %s does not look whose it is', async (endpointName) => {
    expect((await findWith(endpointName, owner.session)).length).toBeGreaterThan(0);
  });
});

test('every call for customers is 401 to all others, in any spelling', async () => {
  const wrong: string[] = [];
  for (const { endpoint } of shop.endpoints.routes.filter((route) => route.endpoint.who === 'customer')) {
    const path = endpoint.path.replace(/^\/api\//, '').replace(/:\w+/, '1');
    for (const { who, client } of await strangers()) {
      for (const spelt of [path, path.toUpperCase(), path.toLowerCase(), `${path}/`, `${path}?x=1`]) {
        const { status } = await client.send(
          endpoint.method,
          spelt,
          endpoint.method === 'GET' ? undefined : {},
        );
        if (status !== 401) wrong.push(`${endpoint.method} ${spelt} by ${who}: ${status}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('a customer who is blocked is a visitor from the next second on', async () => {
  await shop.db.updateTable('customer').set({ blocked: true }).where('id', '=', 1001).execute();
  shop.sessions.forget();
  const { findings } = await tryPlaces(
    ownPlaces(),
    [{ who: 'a blocked customer', client: owner, refused: 401 }],
    { own, mark: 'K7Q-' },
  );
  expect(findings).toEqual([]);
});

test('a customer who must set a password reads and does nothing else', async () => {
  await shop.db
    .updateTable('session')
    .set({ requires_new_password: true })
    .where('customer_id', '=', 1001)
    .execute();
  shop.sessions.forget();
  // The PDF of an invoice is made when somebody opens it first.
  for (const place of ownPlaces().filter(({ key }) => key.includes('/pdf/')))
    await name(place, idAt(place, own), owner);
  const before = await belongings(shop, 1001);
  for (const place of ownPlaces()) {
    const { status, body } = await name(place, idAt(place, own), owner);
    const expected = place.method === 'GET' ? 200 : 403;
    expect([place.key, status]).toEqual([place.key, expected]);
    if (expected === 403) expect(body.type).toBe('/problems/new-password-required');
  }
  expect(await belongings(shop, 1001)).toEqual(before);
});

test('R3: lists are the same whatever is added to the question', async () => {
  const hostile = [
    'customerId=1002&userId=1002&CustomerNumber=1002',
    'filter[customerId]=1002&filter[]=1002&where=1=1',
    'id=1002&invoiceNumber=100200&orderId=2',
    '__proto__[customerId]=1002&constructor.prototype.id=1002',
  ];
  for (const path of ['orders', 'Invoices', 'DueInvoices', 'customer', 'cart', 'deliveryaddresses']) {
    const plain = await owner.get(path);
    expect(plain.text).toContain('customer' === path ? 'K7Q-1001' : '');
    for (const query of hostile) expect((await owner.get(`${path}?${query}`)).text).toBe(plain.text);
    expect(plain.text).not.toContain('K7Q-1002');
  }
});

test('G10: sixteen at once are answered each their own', async () => {
  const paths = ['orders', 'Invoices', 'DueInvoices', 'customer', 'cart', 'deliveryaddresses'];
  const people = [
    { client: owner, mine: 'K7Q-1001', theirs: 'K7Q-1002' },
    { client: other, mine: 'K7Q-1002', theirs: 'K7Q-1001' },
    { client: aVisitor(shop), mine: '"status":401', theirs: 'K7Q-' },
  ];
  const wrong: string[] = [];
  await Promise.all(
    Array.from({ length: 16 }, async (_, index) => {
      const { client, theirs } = people[index % people.length]!;
      for (let round = 0; round < 5; round++) {
        for (const path of paths) {
          const { text } = await client.get(path);
          if (text.includes(theirs)) wrong.push(`${path}: ${theirs}`);
        }
      }
    }),
  );
  expect(wrong).toEqual([]);
});

test('API3: nothing is written that the call does not name', async () => {
  const extra = {
    Id: 1,
    id: 1,
    CustomerId: 1002,
    customer_id: 1002,
    CustomerNumber: '1002',
    Price: 0,
    TotalAmount: 0,
    Status: 5,
    Discount: 100,
    IsPayed: true,
    is_default: true,
    DefaultAddress: true,
    blocked: true,
    Total: 0,
    VatAmount: 0,
    price_list_code: 'staff',
    password_hash: 'x',
    __proto__: { admin: true },
  };
  const address = { Name: 'Ny', Address1: 'Gatan 1', ZipCode: '111 22', City: 'Byn', CountryCode: 'SE' };
  const plain = await owner.post('deliveryaddress', address);
  const more = await owner.post('deliveryaddress', { ...address, ...extra });
  expect({ ...more.body, Id: 0 }).toEqual({ ...plain.body, Id: 0 });
  const row = await owner.post('cartrow', { ...extra, ArticleId: 2, Quantity: 1 });
  expect(row.body.Rows.find((one: { ArticleId: number }) => one.ArticleId === 2).Price).toBe(120);
  const { body } = await owner.post('Order', { ...extra, wayOfDeliveryId: 1, partialDelivery: false });
  const order = await shop.db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', body.OrderId)
    .executeTakeFirst();
  expect(order).toMatchObject({ customer_id: 1001, status: 1 });
  expect(order!.total_amount).toBeGreaterThan(12_000);
});

test('an id beside the path counts for nothing', async () => {
  const theirs = await belongings(shop, 1002);
  const foreign = (await other.get('deliveryaddresses')).body[0].Id;
  const { body } = await owner.get(`deliveryaddress/${own.address}?id=${foreign}`);
  expect(body.Id).toBe(own.address);
  const changed = await owner.put(`deliveryaddress/${own.address}`, {
    id: foreign,
    Id: foreign,
    Name: 'Ny',
    Address1: 'Gatan',
    ZipCode: '11122',
    City: 'By',
    CountryCode: 'SE',
  });
  expect(changed.body.Id).toBe(own.address);
  expect(await belongings(shop, 1002)).toEqual(theirs);
  expect((await other.get(`pdf/Invoice/100100?number=100200`)).status).toBe(404);
});
