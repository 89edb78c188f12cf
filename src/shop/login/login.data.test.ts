import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { visitor, type StaffMember } from '#kit/http/principal.ts';
import { forgetOldTries } from '#kit/http/rate-limit.server.ts';
import { addStaff, logInToOfficeAs } from '../../../test/office.ts';
import { aVisitor, logInAs, openTestShop, type TestShop } from '../../../test/shop.ts';
import { openSessionRepository } from './sessions.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.startOver());
afterAll(() => shop.close());

const right = { username: '1001', password: 'demo1234' };
const wrong = { username: '1001', password: 'demo12345' };

describe('logging in', () => {
  test('a visitor is told so, and gets no cookie', async () => {
    const visitor = aVisitor(shop);
    const answer = await visitor.get('login');
    expect(answer).toMatchObject({ status: 200, body: { LoggedIn: false, AuthUsed: false, User: null } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('a customer logs in and stays logged in', async () => {
    const client = aVisitor(shop);
    const state = {
      LoggedIn: true,
      AuthUsed: false,
      User: {
        CustomerNumber: '1001',
        Name: 'Butik Ett & Co',
        PersonName: null,
        Role: 'admin',
        SeesInvoices: true,
      },
    };
    const answer = { ...state, User: { ...state.User, Language: 'sv' } };
    expect(await client.post('login', right)).toMatchObject({ status: 200, body: answer });
    expect(await client.get('login')).toMatchObject({ status: 200, body: state });
  });

  test('that a customer has logged in, and when, is told in the list of customers', async () => {
    await addStaff(shop, 'sales@maker.example', 'sales');
    const office = await logInToOfficeAs(shop, 'sales@maker.example');
    const never = async () =>
      (await office.get('office/customers?state=neverLoggedIn')).body.Rows.map(
        (row: { CustomerNumber: string }) => row.CustomerNumber,
      ) as string[];
    await shop.db.updateTable('customer').set({ logged_in_at: null }).execute();
    expect(await never()).toContain('1001');
    await aVisitor(shop).post('login', { ...right, password: 'wrong' });
    expect(await never()).toContain('1001');
    await aVisitor(shop).post('login', right);
    expect(await never()).not.toContain('1001');
    const { Rows } = (await office.get('office/customers?q=1001')).body;
    expect(Rows).toMatchObject([{ CustomerNumber: '1001', LoggedInAt: '2026-10-14T10:00:00.000Z' }]);
    expect((await never()).length).toBeGreaterThan(1);
  });

  test('the cookie is out of reach of scripts and other sites', async () => {
    const answer = await aVisitor(shop).post('login', right);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('of two cookies of one name the one that counts is found, and both end', async () => {
    const { session } = await logInAs(shop, '1001');
    const planted = 'p'.repeat(43);
    const both = { cookie: `session=${planted}; session=${session}` };
    expect((await aVisitor(shop).get('cart', both)).status).toBe(200);
    await aVisitor(shop).send('DELETE', 'login', undefined, both);
    expect((await aVisitor(shop).get('cart', { cookie: `session=${session}` })).status).toBe(401);
  });

  describe('over https', () => {
    let safe: TestShop;
    beforeAll(async () => {
      safe = await openTestShop({ publicUrl: 'https://shop.example' });
    });
    afterAll(() => safe.close());

    const cookiesOf = (answer: { headers: Record<string, unknown> }) =>
      [answer.headers['set-cookie']].flat().map(String);
    const statusWith = async (cookie: string) => (await aVisitor(safe).get('cart', { cookie })).status;

    test('cookies have the prefix that keeps neighbouring hosts out, and go by https alone', async () => {
      const cookies = cookiesOf(await aVisitor(safe).post('login', right));
      const rest = 'Path=/; HttpOnly; Secure; SameSite=Lax';
      expect(cookies).toEqual([
        expect.stringMatching(new RegExp(`^__Host-session=[\\w-]{43}; Max-Age=2592000; ${rest}$`)),
        expect.stringMatching(new RegExp(`^__Host-device=[\\w-]{43}; Max-Age=15552000; ${rest}$`)),
      ]);
      const [session = ''] = cookies[0]?.split(';') ?? [];
      expect(await statusWith(session)).toBe(200);
      expect(await statusWith(session.replace('__Host-', ''))).toBe(401);
      // A cookie set by another host of the domain has no effect.
      expect(await statusWith(`session=${'p'.repeat(43)}; ${session}`)).toBe(200);
      expect(await statusWith(`${session}; __Host-session=${'p'.repeat(43)}`)).toBe(200);
    });

    test('a session of before there was a prefix goes on, and logging out takes both cookies away', async () => {
      const secret = (await safe.sessions.start(safe.db, 1001)).value;
      await safe.db.updateTable('session').set({ former_cookie_name: true }).execute();
      const former = { cookie: `session=${secret}` };
      expect(await statusWith(former.cookie)).toBe(200);
      const out = await aVisitor(safe).send('DELETE', 'login', undefined, former);
      expect(cookiesOf(out)).toEqual([
        expect.stringMatching(/^__Host-session=; Max-Age=0; Path=\/;/),
        expect.stringMatching(/^session=; Max-Age=0; Path=\/;/),
      ]);
      safe.sessions.forget();
      expect(await statusWith(former.cookie)).toBe(401);
    });

    test('the office’s cookies have it too', async () => {
      await addStaff(safe, 'owner@maker.example', 'owner');
      const logIn = { Email: 'owner@maker.example', Password: 'demo1234' };
      const cookies = cookiesOf(await aVisitor(safe).post('office/login', logIn));
      const rest = 'Path=/; HttpOnly; Secure; SameSite=Strict';
      expect(cookies).toEqual([
        expect.stringMatching(new RegExp(`^__Host-office=[\\w-]{43}; Max-Age=43200; ${rest}$`)),
        expect.stringMatching(new RegExp(`^__Host-office-device=[\\w-]{43}; Max-Age=15552000; ${rest}$`)),
      ]);
      const [office = ''] = cookies[0]?.split(';') ?? [];
      const isIn = async (cookie: string) =>
        (await aVisitor(safe).get('office/login', { cookie })).body.LoggedIn;
      expect(await isIn(office)).toBe(true);
      expect(await isIn(office.replace('__Host-', ''))).toBe(false);
      await safe.db.updateTable('staff_session').set({ former_cookie_name: true }).execute();
      expect(await isIn(office.replace('__Host-', ''))).toBe(true);
    });
  });

  test('the database does not hold what the cookie holds', async () => {
    const client = await logInAs(shop, '1001');
    const rows = await shop.db.selectFrom('session').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(client.session);
  });

  test('logging in again makes the session before it worthless', async () => {
    const client = await logInAs(shop, '1001');
    const before = aVisitor(shop);
    before.session = client.session;
    await client.post('login', right);
    expect(client.session).not.toBe(before.session);
    expect((await before.get('login')).body.LoggedIn).toBe(false);
    expect((await client.get('login')).body.LoggedIn).toBe(true);
  });

  test('logging in again ends each session whose cookie is sent', async () => {
    const [one, other] = [await logInAs(shop, '1001'), await logInAs(shop, '1001')];
    const both = { cookie: `session=${one.session}; session=${other.session}` };
    expect((await aVisitor(shop).send('POST', 'login', right, both)).status).toBe(200);
    for (const { session } of [one, other])
      expect((await aVisitor(shop).get('cart', { cookie: `session=${session}` })).status).toBe(401);
  });

  test('logging out ends the session on the server at once', async () => {
    const client = await logInAs(shop, '1001');
    const thief = aVisitor(shop);
    thief.session = client.session;
    expect((await thief.get('customer')).status).toBe(200);
    expect((await client.delete('login')).status).toBe(204);
    expect(client.session).toBeUndefined();
    expect((await thief.get('customer')).status).toBe(401);
  });

  test('a visitor may log out too', async () => {
    expect((await aVisitor(shop).delete('login')).status).toBe(204);
  });

  test('a session ends after eight hours without use', async () => {
    const client = await logInAs(shop, '1001');
    shop.wait(8 * 3600 - 1);
    expect((await client.get('customer')).status).toBe(200);
    shop.wait(8 * 3600 - 1);
    expect((await client.get('customer')).status).toBe(200);
    shop.wait(8 * 3600 + 1);
    expect((await client.get('customer')).status).toBe(401);
  });

  test('a session ends after thirty days however much it is used', async () => {
    const client = await logInAs(shop, '1001');
    for (let hours = 0; hours < 30 * 24 - 6; hours += 6) {
      expect((await client.get('customer')).status).toBe(200);
      shop.wait(6 * 3600);
    }
    shop.wait(6 * 3600);
    expect((await client.get('customer')).status).toBe(401);
  });

  test('that it was used is written at most once a minute', async () => {
    const client = await logInAs(shop, '1001');
    const lastSeen = () => shop.db.selectFrom('session').select('last_seen_at').executeTakeFirstOrThrow();
    const first = await lastSeen();
    shop.wait(59);
    await client.get('customer');
    expect(await lastSeen()).toEqual(first);
    shop.wait(2);
    await client.get('customer');
    expect(await lastSeen()).not.toEqual(first);
  });

  test('a clock set back makes no session immortal', async () => {
    const client = await logInAs(shop, '1001');
    shop.wait(-3600);
    expect((await client.get('customer')).status).toBe(200);
    shop.wait(3600 + 8 * 3600 + 1);
    expect((await client.get('customer')).status).toBe(401);
  });

  test('a customer that is blocked later is a visitor', async () => {
    const client = await logInAs(shop, '1001');
    await shop.db.updateTable('customer').set({ blocked: true }).where('id', '=', 1001).execute();
    shop.wait(1);
    expect((await client.get('customer')).status).toBe(401);
    expect((await client.get('login')).body.LoggedIn).toBe(false);
  });

  test('what has ended is swept away, and only that', async () => {
    await logInAs(shop, '1001');
    shop.wait(7 * 3600);
    const client = await logInAs(shop, '1002');
    shop.wait(2 * 3600);
    await shop.sessions.sweep();
    expect(await shop.db.selectFrom('session').select('customer_id').execute()).toEqual([
      { customer_id: 1002 },
    ]);
    expect((await client.get('customer')).status).toBe(200);
  });

  test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(200), "'; drop table session; --"])(
    'the made-up session %j is a visitor’s',
    async (session) => {
      const client = aVisitor(shop);
      client.session = session;
      expect((await client.get('login')).body.LoggedIn).toBe(false);
    },
  );
});

describe('what a node remembers of a session', () => {
  const requestWith = (session: string) => ({ headers: { cookie: `session=${session}` } }) as never;
  const staff: StaffMember = {
    kind: 'staff',
    id: 1,
    name: 'Bo',
    email: 'bo@maker.example',
    role: 'sales',
    rights: new Set(),
    sessionHash: '',
  };
  const sessionOfStaff = async () => {
    const id = await addStaff(shop, 'bo@maker.example', 'sales');
    return (await shop.endpoints.staffSessions.start(shop.db, id, [])).hash;
  };

  test('is over within two seconds when another node has ended it', async () => {
    const other = openSessionRepository(shop.services, async () => visitor);
    const { session = '' } = await logInAs(shop, '1001');
    const kind = async () => (await other.findShopPrincipal(requestWith(session))).kind;
    expect(await kind()).toBe('customer');
    await shop.sessions.end([{ value: session, hasFormerName: false }]);
    await expect.poll(kind, { timeout: 2_000, interval: 50 }).toBe('visitor');
  });

  test('of a customer in whose place a colleague acts is asked each time', async () => {
    let isIn = true;
    const other = openSessionRepository(shop.services, async () => (isIn ? staff : visitor));
    const { value } = await other.start(shop.db, 1001, { staffSessionHash: await sessionOfStaff() });
    const kind = async () => (await other.findShopPrincipal(requestWith(value))).kind;
    expect(await kind()).toBe('customer');
    isIn = false;
    expect(await kind()).toBe('visitor');
  });

  test('that could not be read is asked again at once, and others that ask meanwhile fail alike', async () => {
    let fails = true;
    const other = openSessionRepository(shop.services, async () => {
      if (fails) throw new Error('the database is away');
      return staff;
    });
    const { value } = await other.start(shop.db, 1001, { staffSessionHash: await sessionOfStaff() });
    const find = async () => (await other.findShopPrincipal(requestWith(value))).kind;
    const answers = await Promise.allSettled([find(), find()]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await find()).toBe('customer');
  });
});

test('goods go where the usual address is, or to the invoice’s', async () => {
  const { session = '' } = await logInAs(shop, '1001');
  const find = async () => {
    shop.sessions.forget();
    const principal = await shop.sessions.findShopPrincipal({
      headers: { cookie: `session=${session}` },
    } as never);
    return principal.kind === 'customer' ? principal.destination : undefined;
  };
  expect(await find()).toEqual({ countryCode: 'SE', zipCode: '11418' });
  const address = { customer_id: 1001, name: 'N', address1: 'A', city: 'C', contact_person: '' };
  await shop.db
    .insertInto('delivery_address')
    .values([
      { ...address, country_code: 'DE', zip_code: '10115', is_default: false },
      { ...address, country_code: 'NO', zip_code: '0150', is_default: true },
      { ...address, country_code: 'FI', zip_code: '22100', is_default: false },
    ])
    .execute();
  expect(await find()).toEqual({ countryCode: 'NO', zipCode: '0150' });
});

describe('a log-in that fails', () => {
  test('tells a wrong number from a wrong password by not one byte', async () => {
    const wrongPassword = await aVisitor(shop).post('login', wrong);
    const wrongNumber = await aVisitor(shop).post('login', { ...wrong, username: '9999' });
    const blocked = await aVisitor(shop).post('login', { ...right, username: '1006' });
    expect(wrongPassword).toMatchObject({ status: 401, body: { title: 'Fel kundnummer eller lösenord.' } });
    expect(wrongNumber.text).toBe(wrongPassword.text);
    expect(blocked.text).toBe(wrongPassword.text);
    expect(wrongNumber.headers['set-cookie']).toBeUndefined();
  });

  test('says so in English too', async () => {
    const answer = await aVisitor(shop).post('login?languageCode=en', wrong);
    expect(answer.body.title).toBe('Wrong customer number or password.');
  });

  test('leaves a session that is open as it was', async () => {
    const client = await logInAs(shop, '1001');
    await client.post('login', { username: '1002', password: 'nothing' });
    expect((await client.get('login')).body.User.CustomerNumber).toBe('1001');
  });

  test('a password counts to the last space and letter case', async () => {
    for (const password of [' demo1234', 'demo1234 ', 'Demo1234', 'demo1234\u0000']) {
      expect((await aVisitor(shop).post('login', { ...right, password })).status).toBe(401);
    }
  });

  test('a customer without a password cannot log in', async () => {
    await shop.db.updateTable('customer').set({ password_hash: null }).where('id', '=', 1001).execute();
    expect((await aVisitor(shop).post('login', right)).status).toBe(401);
  });

  test.each([
    [{}, 'username'],
    [{ username: '1001' }, 'password'],
    [{ username: '1001', password: '' }, 'password'],
    [{ username: ' ', password: 'x' }, 'username'],
    [{ username: 1001, password: 'x' }, 'username'],
    [{ username: '10\u000001', password: 'x' }, 'username'],
  ])('%j is bad input', async (body, field) => {
    const answer = await aVisitor(shop).post('login', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].field).toBe(field);
  });
});

describe('many tries', () => {
  async function fail(times: number, ip: string, body = wrong): Promise<number[]> {
    const client = aVisitor(shop, ip);
    const statuses = [];
    for (let index = 0; index < times; index++) statuses.push((await client.post('login', body)).status);
    return statuses;
  }

  test('after five failures the sixth must wait, also with the right password', async () => {
    expect(await fail(6, '192.0.2.1')).toEqual([401, 401, 401, 401, 401, 429]);
    const answer = await aVisitor(shop, '192.0.2.1').post('login', right);
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
  });

  test('each failure after that doubles the wait, up to an hour', async () => {
    await fail(5, '192.0.2.1');
    const client = aVisitor(shop, '192.0.2.1');
    const waits = [];
    for (let index = 0; index < 14; index++) {
      const seconds = Number((await client.post('login', wrong)).headers['retry-after']);
      waits.push(seconds);
      shop.wait(seconds);
      expect((await client.post('login', wrong)).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600]);
  });

  test.each([
    ['began', 86_400 * 2, 0],
    ['went on', 72_000, 4],
  ])(
    'that %s while the clock ran ahead keep nobody waiting when it is right again',
    async (_how, seconds, before) => {
      await fail(before, '192.0.2.1');
      shop.wait(seconds);
      expect(await fail(6, '192.0.2.1')).toContain(429);
      shop.wait(-seconds);
      expect((await aVisitor(shop, '192.0.2.1').post('login', right)).status).toBe(200);
    },
  );

  test('a success forgets the failures before it', async () => {
    await fail(4, '192.0.2.1');
    await logInAs(shop, '1001', '192.0.2.1');
    expect(await fail(6, '192.0.2.1')).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('tries made at the same time do not slip through together', async () => {
    const client = aVisitor(shop, '192.0.2.1');
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.post('login', wrong)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('an address that fails with many numbers must wait', async () => {
    const client = aVisitor(shop, '192.0.2.1');
    const statuses = [];
    for (let number = 2000; number < 2032; number++) {
      statuses.push((await client.post('login', { username: String(number), password: 'x' })).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
    expect(statuses.slice(30)).toEqual([429, 429]);
    expect((await aVisitor(shop, '192.0.2.2').post('login', right)).status).toBe(200);
    shop.wait(15 * 60);
    expect((await client.post('login', right)).status).toBe(200);
  });

  test('links that open nothing can be tried thirty times from one place in a quarter of an hour', async () => {
    const link = (ip: string) => aVisitor(shop, ip).post('login', { resetToken: 'a'.repeat(43) });
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) statuses.push((await link('192.0.2.1')).status);
    expect(statuses).toEqual([...Array<number>(30).fill(401), 429]);
    expect((await link('192.0.2.2')).status).toBe(401);
    shop.wait(900);
    expect((await link('192.0.2.1')).status).toBe(401);
  });

  test('a /64 of IPv6 counts as one address', async () => {
    for (let index = 1; index <= 5; index++) await fail(1, `2001:db8:0:7::${index}`);
    expect(await fail(1, '2001:db8:0:7:1:2:3:4')).toEqual([429]);
    expect(await fail(1, '2001:db8:0:8::1')).toEqual([401]);
  });

  test('a customer under attack from everywhere still logs in from a client that has before', async () => {
    await logInAs(shop, '1001', '192.0.2.200');
    for (let index = 1; index <= 52; index++) await fail(1, `198.51.100.${index}`);
    expect(await fail(1, '198.51.100.99')).toEqual([429]);
    expect((await aVisitor(shop, '192.0.2.200').post('login', right)).status).toBe(200);
    expect((await aVisitor(shop, '198.51.100.98').post('login', { ...right, username: '1002' })).status).toBe(
      200,
    );
    shop.wait(10);
    expect((await aVisitor(shop, '192.0.2.201').post('login', right)).status).toBe(200);
  });
});

describe('while a new password is required', () => {
  test('a customer may look, but change nothing', async () => {
    const client = await logInAs(shop, '1003');
    expect((await client.get('CustomerPasswordCheck')).body).toEqual({ RequireNewPassword: true });
    expect((await client.get('cart')).status).toBe(200);
    const refused = await client.post('cartrow', { ArticleId: 1, Quantity: 6 });
    expect(refused).toMatchObject({ status: 403, body: { title: 'Välj först ett nytt lösenord' } });
    expect((await client.put('customer', {})).status).toBe(403);
    expect((await client.delete('login')).status).toBe(204);
  });

  test('setting one opens the shop and ends the other sessions', async () => {
    const client = await logInAs(shop, '1003');
    const other = await logInAs(shop, '1003');
    expect((await client.post('CustomerPasswordCheck', { newPassword: 'nytt lo\u0308senord' })).status).toBe(
      204,
    );
    expect((await client.post('cartrow', { ArticleId: 1, Quantity: 6 })).status).toBe(200);
    expect((await client.get('CustomerPasswordCheck')).body).toEqual({ RequireNewPassword: false });
    expect((await other.get('cart')).status).toBe(401);
    expect((await aVisitor(shop).post('login', { username: '1003', password: 'demo1234' })).status).toBe(401);
    expect((await aVisitor(shop).post('login', { username: '1003', password: 'nytt lösenord' })).status).toBe(
      200,
    );
  });

  test('the new password must be long enough', async () => {
    const client = await logInAs(shop, '1003');
    const answer = await client.post('CustomerPasswordCheck', { newPassword: 'kort5' });
    expect(answer.body.errors).toEqual([
      { field: 'newPassword', rule: 'minLength', message: 'För kort text' },
    ]);
    expect((await client.post('CustomerPasswordCheck', { newPassword: 'x'.repeat(129) })).status).toBe(400);
  });

  test.each(['password1', 'hemligt123', 'newpass1', 'abcdef', '123456', '      ', '1003-1003'])(
    'the new password may be %j, as any of six characters',
    async (newPassword) => {
      const client = await logInAs(shop, '1003');
      expect((await client.post('CustomerPasswordCheck', { newPassword })).status).toBe(204);
    },
  );

  test('of two set at the same time one is refused', async () => {
    const client = await logInAs(shop, '1003');
    const answers = await Promise.all(
      ['första lösenordet', 'andra lösenordet'].map((newPassword) =>
        client.post('CustomerPasswordCheck', { newPassword }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  test('a session from before one was required may not set one', async () => {
    const before = await logInAs(shop, '1001');
    await shop.db
      .updateTable('customer')
      .set({ require_new_password: true })
      .where('id', '=', 1001)
      .execute();
    shop.sessions.forget();
    expect((await before.post('CustomerPasswordCheck', { newPassword: 'nytt lösenord' })).status).toBe(409);
    const after = await logInAs(shop, '1001');
    expect((await after.post('CustomerPasswordCheck', { newPassword: 'nytt lösenord' })).status).toBe(204);
    expect((await before.get('cart')).status).toBe(401);
  });

  test('when none is required, setting one is a conflict', async () => {
    const client = await logInAs(shop, '1001');
    expect((await client.post('CustomerPasswordCheck', { newPassword: 'nytt lösenord' })).status).toBe(409);
    expect(
      (await aVisitor(shop).post('CustomerPasswordCheck', { newPassword: 'nytt lösenord' })).status,
    ).toBe(401);
  });

  test('a session opened on the customer’s behalf is never forced', async () => {
    await addStaff(shop, 'sales@maker.example', 'sales');
    const client = await logInToOfficeAs(shop, 'sales@maker.example');
    await client.post('office/customers/1003/session');
    expect((await client.get('login')).body.AuthUsed).toBe(true);
    expect((await client.get('CustomerPasswordCheck')).body).toEqual({ RequireNewPassword: false });
    expect((await client.post('cartrow', { ArticleId: 1, Quantity: 6 })).status).toBe(200);
    expect((await client.post('CustomerPasswordCheck', { newPassword: 'nytt lösenord' })).status).toBe(409);
  });
});

test('a maker may ask for longer passwords', async () => {
  const strict = await openTestShop({ passwordMin: 12 });
  const client = await logInAs(strict, '1003');
  expect((await client.post('CustomerPasswordCheck', { newPassword: 'elva tecken' })).status).toBe(400);
  expect((await client.post('CustomerPasswordCheck', { newPassword: 'tolv tecken!' })).status).toBe(204);
  await strict.close();
});

test('a maker may have the passwords refused that are guessed first', async () => {
  const strict = await openTestShop({ passwordRefuseCommon: true });
  const shopName = { name: 'CompanyName', value: 'Fjällbrusa Form AB' };
  await strict.services.db.insertInto('setting').values(shopName).execute();
  const forced = await logInAs(strict, '1003');
  const refused = (field: string) => ({
    status: 400,
    body: { errors: [{ field, rule: 'regex', message: expect.stringContaining('vanligaste') }] },
  });
  for (const newPassword of ['123456', 'Password1', 'qwertyuiop', 'dragon', 'Undertaker'])
    expect(await forced.post('CustomerPasswordCheck', { newPassword })).toMatchObject(refused('newPassword'));
  for (const newPassword of ['Butik-1003', 'fjällbrusa1']) {
    const ownWords = await forced.post('CustomerPasswordCheck', { newPassword });
    expect(ownWords.body.errors[0].message).toContain('namn eller nummer');
  }
  expect((await forced.post('CustomerPasswordCheck', { newPassword: 'dragon i skogen' })).status).toBe(204);
  const client = await logInAs(strict, '1001');
  const change = { CurrentPassword: 'demo1234', NewPassword: 'Password123' };
  expect(await client.put('customer', change)).toMatchObject(refused('NewPassword'));
  await strict.close();
});

test('tries that nothing looks back to any more are forgotten', async () => {
  await aVisitor(shop).post('login', wrong);
  shop.wait(29 * 86_400);
  await logInAs(shop, '1002');
  shop.wait(2 * 86_400);
  await forgetOldTries(shop.services);
  const stored = await shop.db
    .selectFrom('throttle')
    .select('source')
    .where('kind', '=', 'log-in.known')
    .execute();
  expect(stored).toEqual([{ source: '192.0.2.1 1002' }]);
  expect(await shop.db.selectFrom('throttle').selectAll().where('source', 'like', '%1001').execute()).toEqual(
    [],
  );
});
