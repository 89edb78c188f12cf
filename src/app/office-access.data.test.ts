import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../test/shop.ts';
import { addStaff, logInToOfficeAs } from '../../test/office.ts';
import { officePages } from './office-pages.ts';
import { fillPath, type Endpoint } from '#kit/http/endpoint.ts';
import { rightsOfRole, staffRoles } from '#shop/staff/rights.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.startOver());
afterAll(() => shop.close());

function officeCalls(): Endpoint[] {
  return shop.endpoints.routes.map(({ endpoint }) => endpoint).filter(({ who }) => who === 'staff');
}

/** Returns a valid address of the endpoint with ids that do not exist, so that it changes nothing. */
function pathOf({ path }: Endpoint): string {
  return fillPath(path, {
    id: 999_999,
    kind: path.includes('/press/') ? 'messages' : 'stock',
    code: 'none',
    articleId: 999_999,
    periodId: 0,
  }).path.slice('/api/'.length);
}

/** Calls the endpoint without input; one that takes a file gets a single byte. */
async function send(client: Client, call: Endpoint, headers: Record<string, string> = {}) {
  return call.takesFile
    ? await client.send(call.method, pathOf(call), Buffer.alloc(1), {
        'content-type': 'application/octet-stream',
        ...headers,
      })
    : await client.send(call.method, pathOf(call), {}, headers);
}

/** Which addresses are changed by which right, repeated on purpose; of several that an address begins with, the longest. */
const rightsToChange: Record<string, string> = {
  'catalogue.write': 'articles groups picture-intakes pictures',
  'content.write': 'contact-persons logos pages press web-images web-texts words',
  'credit.write': 'customers/:id/credit orders/:id/hold orders/:id/release',
  'customers.write': 'applications customers',
  'exchange.write': 'exchange',
  'invoices.write': `customers/:id/statement invoices orders/:id/invoices orders/:id/vat-correction orders/invoices rates
    reference-rates reminders statements vat-rates`,
  'mail.write': 'mail mail-server',
  'opening.write': 'opening',
  'orders.write': 'articles/:id/waiting customers/:id/quickorder customers/:id/vat-corrections orders ways',
  'prices.write': 'freight price-lists',
  self: 'me',
  'settings.write': 'colours countries materials settings',
  'staff.write': 'staff',
};

describe('every call of the office', () => {
  test('stands at /api/office and asks for a right', () => {
    expect(officeCalls().length).toBeGreaterThanOrEqual(10);
    for (const { path, right, name } of officeCalls()) {
      expect(path, name).toMatch(/^\/api\/office\//);
      expect(right, name).toBeTruthy();
    }
  });

  test('that changes something asks for the right to change that', () => {
    const rights = Object.entries(rightsToChange)
      .flatMap(([right, paths]) => paths.split(/\s+/).map((path) => ({ right, path: `/api/office/${path}` })))
      .sort((one, other) => other.path.length - one.path.length);
    for (const { name, method, path, right } of officeCalls().filter((call) => call.method !== 'GET')) {
      const asked = rights.find((one) => `${path}/`.startsWith(`${one.path}/`));
      expect.soft([name, method, right]).toEqual([name, method, asked?.right]);
    }
  });

  test('is closed to visitors and to customers', async () => {
    const customer = await logInAs(shop, '1001');
    for (const call of officeCalls()) {
      for (const client of [aVisitor(shop), customer])
        expect((await send(client, call)).status, call.name).toBe(401);
    }
  });

  test('that takes a file reads none of whoever may not send one', async () => {
    await shop.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.http.server.address() as AddressInfo;
    for (const call of officeCalls().filter(({ takesFile }) => takesFile)) {
      const asked = request({
        port,
        host: '127.0.0.1',
        method: call.method,
        path: `/api/${pathOf(call)}`,
        headers: { 'content-type': 'application/octet-stream', 'content-length': '5000000' },
      });
      asked.write(Buffer.alloc(1000));
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      expect(answer.statusCode, call.name).toBe(401);
      asked.destroy();
    }
  });

  test.each(staffRoles)('answers %s by the rights of the role alone', async (role) => {
    await addStaff(shop, `${role}@maker.example`, role);
    const client = await logInToOfficeAs(shop, `${role}@maker.example`);
    for (const call of officeCalls()) {
      const { status, body } = await send(client, call);
      const may = rightsOfRole[role].some((right) => right === call.right);
      if (may) expect([401, 403], `${call.name} ${status}`).not.toContain(status);
      else expect(status, call.name).toBe(call.method === 'GET' ? 404 : 403);
      if (status === 403) expect(body.detail, call.name).toBe('Din roll får inte göra det här');
    }
  });

  test('that is about something that is not there tells so, and does nothing', async () => {
    await addStaff(shop, 'owner@maker.example', 'owner');
    const client = await logInToOfficeAs(shop, 'owner@maker.example');
    const aboutOne = officeCalls().filter(({ method, path }) => method === 'DELETE' && path.includes(':'));
    expect(aboutOne.length).toBeGreaterThanOrEqual(10);
    for (const call of aboutOne) {
      const { status, body } = await send(client, call);
      expect([call.name, status, body?.type]).toEqual([call.name, 404, '/problems/not-found']);
    }
  });

  test('whose address is also that of a page asks for the right of the page', () => {
    // Whoever writes anything chooses pictures, but has no page to change them.
    const isNarrower = (path: string) => path === '/office/pictures/:id';
    const read = new Map(
      officeCalls()
        .filter(({ method }) => method === 'GET')
        .map(({ path, right }) => [path, right]),
    );
    const shared = officePages.filter(({ path }) => read.has(`/api${path}`) && !isNarrower(path));
    expect(shared.length).toBeGreaterThanOrEqual(20);
    expect(shared.map(({ path, right }) => [path, right])).toEqual(
      shared.map(({ path }) => [path, read.get(`/api${path}`)]),
    );
  });

  test('is closed to one of the staff who has yet to set up two-step log-in, but for that', async () => {
    await addStaff(shop, 'ny@maker.example', 'owner', { totp_required: true });
    const client = await logInToOfficeAs(shop, 'ny@maker.example');
    expect((await client.get('office/login')).body).toMatchObject({ LoggedIn: true, MustEnrol: true });
    for (const call of officeCalls()) {
      const { status } = await send(client, call);
      if (call.right === 'self') expect([401, 403], call.name).not.toContain(status);
      else expect(status, call.name).toBe(call.method === 'GET' ? 404 : 403);
    }
  });

  test('refuses a write that comes from another site', async () => {
    await addStaff(shop, 'owner@maker.example', 'owner');
    const client = await logInToOfficeAs(shop, 'owner@maker.example');
    for (const call of officeCalls().filter(({ method }) => method !== 'GET')) {
      const { status } = await send(client, call, { origin: 'https://evil.example' });
      expect(status, call.name).toBe(403);
    }
  });
});

test('one of the staff is a visitor in the shop', async () => {
  await addStaff(shop, 'owner@maker.example', 'owner');
  const client = await logInToOfficeAs(shop, 'owner@maker.example');
  expect((await client.get('login')).body.LoggedIn).toBe(false);
  expect((await client.get('cart')).status).toBe(401);
  expect((await client.get('article/1')).text).not.toMatch(/"Price"/);
});

describe('every call of the shop that needs a customer', () => {
  const customerCalls = () =>
    shop.endpoints.routes.map(({ endpoint }) => endpoint).filter(({ who }) => who === 'customer');

  test('tells one of the staff to log in', async () => {
    await addStaff(shop, 'owner@maker.example', 'owner');
    const client = await logInToOfficeAs(shop, 'owner@maker.example');
    const paths = customerCalls().map(({ path }) => path);
    for (const area of [
      'suggest',
      'quickorder',
      'ownnumbers',
      'cartrows',
      'reorder',
      'bought',
      'lists',
      'checkoutpreview',
    ])
      expect(paths.some((path) => path.startsWith(`/api/${area}`))).toBe(true);
    for (const call of customerCalls()) {
      const { status, body } = await send(client, call);
      expect([call.name, status, body.type]).toEqual([call.name, 401, '/problems/not-logged-in']);
    }
  });

  test('and is about something that is not there tells so, and does nothing', async () => {
    const customer = await logInAs(shop, '1001');
    const aboutOne = customerCalls().filter(({ method, path }) => method === 'DELETE' && path.includes(':'));
    expect(aboutOne.length).toBeGreaterThanOrEqual(4);
    for (const call of aboutOne) {
      const { status, body } = await send(customer, call);
      expect([call.name, status, body?.type]).toEqual([call.name, 404, '/problems/not-found']);
    }
  });

  test('is answered to one of the staff who shops for a customer, as to the customer', async () => {
    await addStaff(shop, 'owner@maker.example', 'owner');
    const client = await logInToOfficeAs(shop, 'owner@maker.example');
    await client.post('office/customers/1001/session');
    const customer = await logInAs(shop, '1001');
    for (const call of customerCalls()) {
      const { status } = await send(client, call);
      expect([call.name, status]).toEqual([call.name, (await send(customer, call)).status]);
      expect([401, 403], call.name).not.toContain(status);
    }
  });
});

test('the cookies of the office are out of reach for scripts and other sites', async () => {
  await addStaff(shop, 'owner@maker.example', 'owner');
  const response = await shop.http.inject({
    method: 'POST',
    url: '/api/office/login',
    payload: { Email: 'owner@maker.example', Password: 'demo1234' },
  });
  const forThoseAlone = 'HttpOnly; SameSite=Strict';
  expect(response.headers['set-cookie']).toEqual([
    expect.stringMatching(new RegExp(`^office=[\\w-]{43}; Max-Age=43200; Path=/; ${forThoseAlone}$`)),
    expect.stringMatching(
      new RegExp(`^office-device=[\\w-]{43}; Max-Age=15552000; Path=/api/office; ${forThoseAlone}$`),
    ),
  ]);
  expect(response.headers['cache-control']).toBe('private, no-store');
});

test('one of the staff has no password that is guessed first, by a link or later', async () => {
  await shop.services.db
    .insertInto('setting')
    .values({ name: 'CompanyName', value: 'Fjällbrusa Form AB' })
    .execute();
  const refused = {
    status: 400,
    body: {
      errors: [{ field: 'NewPassword', rule: 'regex', message: expect.stringContaining('vanligaste') }],
    },
  };
  await addStaff(shop, 'owner@maker.example', 'owner');
  const owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const invited = await owner.post('office/staff', {
    Name: 'Bo Ny',
    Email: 'bo@maker.example',
    Role: 'sales',
  });
  const { hash } = new URL(invited.body.Url as string);
  const choose = (NewPassword: string) =>
    aVisitor(shop).post('office/welcome', { Token: hash.slice(1), NewPassword });
  // The second password is not among the 3,000 most common ones.
  expect(await choose('Qwertyuiop')).toMatchObject(refused);
  expect(await choose('Microphone')).toMatchObject(refused);
  const ofOwnWords = { body: { errors: [{ message: expect.stringContaining('namn eller nummer') }] } };
  expect(await choose('Maker-2026-x')).toMatchObject(ofOwnWords);
  expect(await choose('fjällbrusa1')).toMatchObject(ofOwnWords);
  expect((await choose('kaffe vid fönstret')).status).toBe(200);
  const change = (NewPassword: string) =>
    owner.put('office/me/password', { CurrentPassword: 'demo1234', NewPassword });
  expect(await change('1234567890')).toMatchObject(refused);
  expect(await change('owner@maker.example')).toMatchObject(ofOwnWords);
  expect(await change('FjällbrusaForm')).toMatchObject(ofOwnWords);
  expect((await change('te vid fönstret')).status).toBe(204);
});

test('a code that was used while a clock ran ahead keeps nobody out when it is right again', async () => {
  const secret = new Secret({ size: 20 });
  await addStaff(shop, 'owner@maker.example', 'owner', { totp_required: true, totp_secret: secret.base32 });
  const codeNow = () => new TOTP({ secret }).generate({ timestamp: shop.services.now().getTime() });
  const logIn = () => logInToOfficeAs(shop, 'owner@maker.example', codeNow());
  shop.wait(7_200);
  await logIn();
  shop.wait(-7_200);
  await logIn();
  await expect(logIn()).rejects.toThrow('could not log in');
});

describe('the log-in that everybody knows', () => {
  const email = 'owner@maker.example';
  const stateOf = async (client: Client) => (await client.get('office/login')).body;
  const choose = (client: Client) =>
    client.put('office/me/password', { CurrentPassword: 'demo1234', NewPassword: 'kaffe vid fönstret' });

  test('opens a demo, which says so to all of the staff until another password is chosen', async () => {
    await addStaff(shop, email, 'owner', { password_is_public: true });
    await addStaff(shop, 'sales@maker.example', 'sales');
    const owner = await logInToOfficeAs(shop, email);
    const colleague = await logInToOfficeAs(shop, 'sales@maker.example');
    expect(await stateOf(owner)).toMatchObject({ MustEnrol: false, PublicPassword: 'own' });
    expect(await stateOf(colleague)).toMatchObject({ MustEnrol: false, PublicPassword: 'other' });
    expect((await owner.get('office/articles')).status).toBe(200);
    expect((await choose(owner)).status).toBe(204);
    for (const client of [owner, colleague])
      expect(await stateOf(client)).toMatchObject({ PublicPassword: 'none' });
  });

  test('opens nothing of a shop that is no demo before another password is chosen and two-step log-in is set up', async () => {
    const real = await openTestShop({ seed: 'none' });
    try {
      await addStaff(real, email, 'owner', { password_is_public: true });
      const owner = await logInToOfficeAs(real, email);
      const articles = async () => (await owner.get('office/articles')).status;
      expect([await stateOf(owner), await articles()]).toMatchObject([
        { MustEnrol: true, PublicPassword: 'own' },
        404,
      ]);
      await choose(owner);
      expect([await stateOf(owner), await articles()]).toMatchObject([
        { MustEnrol: true, PublicPassword: 'none' },
        404,
      ]);
      const { body } = await owner.post('office/me/two-step', {});
      const code = new TOTP({ secret: Secret.fromBase32(body.Secret) }).generate({
        timestamp: real.services.now().getTime(),
      });
      expect((await owner.put('office/me/two-step', { Code: code })).status).toBe(200);
      expect([await stateOf(owner), await articles()]).toMatchObject([{ MustEnrol: false }, 200]);
    } finally {
      await real.close();
    }
  });
});
