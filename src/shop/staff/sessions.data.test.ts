import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashOfSecret } from '#kit/secrets/secret.server.ts';
import { addStaff, logInToOfficeAs } from '../../../test/office.ts';
import { aVisitor, openTestShop } from '../../../test/shop.ts';
import type { Client, TestShop } from '../../../test/shop.ts';
import { takeStaffLink } from './session-store.server.ts';

const email = 'owner@maker.example';
const minute = 60;
const hour = 3_600;

let shop: TestShop;
let id: number;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  id = await addStaff(shop, email, 'owner');
});
afterAll(() => shop.close());

const isIn = async (client: Client): Promise<boolean> => (await client.get('office/login')).body.LoggedIn;
const logIn = (client: Client, Password = 'demo1234', Code = '') =>
  client.post('office/login', { Email: email, Password, Code });

describe('a session of the office', () => {
  test('ends after an hour without use', async () => {
    const client = await logInToOfficeAs(shop, email);
    shop.wait(59 * minute);
    expect(await isIn(client)).toBe(true);
    shop.wait(59 * minute);
    expect(await isIn(client)).toBe(true);
    shop.wait(61 * minute);
    expect(await isIn(client)).toBe(false);
    expect((await client.get('office/staff')).status).toBe(401);
  });

  test('ends after twelve hours however much it is used', async () => {
    const client = await logInToOfficeAs(shop, email);
    for (let n = 0; n < 14; n++) {
      shop.wait(50 * minute);
      expect([n, await isIn(client)]).toEqual([n, true]);
    }
    shop.wait(19 * minute);
    expect(await isIn(client)).toBe(true);
    shop.wait(2 * minute);
    expect(await isIn(client)).toBe(false);
  });

  test('ends with the log-in of its owner, with logging out, and with a new log-in in its place', async () => {
    const client = await logInToOfficeAs(shop, email);
    const first = client.office;
    await logIn(client);
    const second = client.office;
    client.office = first;
    expect(await isIn(client)).toBe(false);
    client.office = second;
    expect(await isIn(client)).toBe(true);
    await client.delete('office/login');
    client.office = second;
    expect(await isIn(client)).toBe(false);

    const ended = await logInToOfficeAs(shop, email);
    await shop.db.updateTable('staff').set({ active: false }).where('id', '=', id).execute();
    expect(await isIn(ended)).toBe(false);
  });

  test('is swept away once it has ended, and no other', async () => {
    await logInToOfficeAs(shop, email);
    shop.wait(30 * minute);
    const client = await logInToOfficeAs(shop, email);
    shop.wait(31 * minute);
    await shop.endpoints.staffSessions.sweep();
    expect(await shop.db.selectFrom('staff_session').select('staff_id').execute()).toHaveLength(1);
    expect(await isIn(client)).toBe(true);
  });
});

describe('a link to choose a password', () => {
  const NewPassword = 'granitgrodan hoppar';

  async function aLink(): Promise<string> {
    const owner = await logInToOfficeAs(shop, email);
    const { Url } = (await owner.post(`office/staff/${id}/link`)).body as { Url: string };
    return new URL(Url).hash.slice(1);
  }
  const use = (Token: string) => aVisitor(shop).post('office/welcome', { Token, NewPassword });
  const read = (Token: string) => aVisitor(shop).post('office/welcome/link', { Token });

  test('works for 72 hours', async () => {
    const token = await aLink();
    shop.wait(72 * hour - minute);
    expect((await read(token)).status).toBe(200);
    shop.wait(2 * minute);
    expect((await read(token)).status).toBe(404);
    expect((await use(token)).status).toBe(404);
  });

  test('is used once, also by two at the same moment', async () => {
    const token = await aLink();
    const answers = await Promise.all([use(token), use(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await read(token)).status).toBe(404);
    expect((await logIn(aVisitor(shop), NewPassword)).status).toBe(200);
    expect((await logIn(aVisitor(shop))).status).toBe(401);
  });

  test('is taken by one of two who have both been let past the first look', async () => {
    const hash = hashOfSecret(await aLink());
    const take = () => takeStaffLink(shop.db as never, hash, shop.services.now());
    expect([await take(), await take()]).toEqual([id, undefined]);
  });

  test('ends the sessions that were open, and the link before it', async () => {
    const open = await logInToOfficeAs(shop, email);
    const first = await aLink();
    const second = await aLink();
    expect((await use(first)).status).toBe(404);
    expect(await isIn(open)).toBe(true);
    expect((await use(second)).status).toBe(200);
    expect(await isIn(open)).toBe(false);
  });
});

describe('two-step log-in', () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const codeOfNow = () =>
    new TOTP({ secret: Secret.fromBase32(secret), period: 30, digits: 6 }).generate({
      timestamp: shop.services.now().getTime(),
    });

  /** Two-step log-in is set up through the API, so that the test does not depend on how the secret is stored. */
  async function setUp(): Promise<{ totp: () => string; recovery: string[] }> {
    const client = await logInToOfficeAs(shop, email);
    const { Secret: shown } = (await client.post('office/me/two-step')).body as { Secret: string };
    const totp = () =>
      new TOTP({ secret: Secret.fromBase32(shown), period: 30, digits: 6 }).generate({
        timestamp: shop.services.now().getTime(),
      });
    const { RecoveryCodes } = (await client.put('office/me/two-step', { Code: totp() })).body;
    shop.wait(minute);
    return { totp, recovery: RecoveryCodes as string[] };
  }

  test('takes the six digits of one moment once', async () => {
    const { totp } = await setUp();
    const code = totp();
    expect((await logIn(aVisitor(shop), 'demo1234', code)).status).toBe(200);
    expect((await logIn(aVisitor(shop), 'demo1234', code)).status).toBe(401);
    shop.wait(30);
    // Codes of the previous time step are refused too, since a later one was used.
    const later = totp();
    expect((await logIn(aVisitor(shop), 'demo1234', later)).status).toBe(200);
    expect((await logIn(aVisitor(shop), 'demo1234', code)).status).toBe(401);
  });

  test('takes a recovery code once, written with or without its dashes', async () => {
    const { recovery } = await setUp();
    const [code = '', other = ''] = recovery;
    expect((await logIn(aVisitor(shop), 'demo1234', code)).status).toBe(200);
    expect((await logIn(aVisitor(shop), 'demo1234', code)).status).toBe(401);
    const asTyped = other.replaceAll('-', '').toUpperCase();
    expect((await logIn(aVisitor(shop), 'demo1234', asTyped)).status).toBe(200);
  });

  test('lets six wrong codes be tried, and then the right one has to wait too', async () => {
    const { totp } = await setUp();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      const client = aVisitor(shop, `198.51.100.${n}`);
      statuses.push((await logIn(client, 'demo1234', '000000')).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401]);
    const refused = await logIn(aVisitor(shop, '198.51.100.77'), 'demo1234', totp());
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '5']);
    shop.wait(6);
    expect((await logIn(aVisitor(shop, '198.51.100.77'), 'demo1234', totp())).status).toBe(200);
  });

  test('asks for a code when the password was right, and says nothing of it when it was not', async () => {
    await setUp();
    expect((await logIn(aVisitor(shop))).body).toMatchObject({ LoggedIn: false, NeedsCode: true });
    const wrong = await logIn(aVisitor(shop), 'fel lösenord');
    expect([wrong.status, wrong.text.includes('NeedsCode')]).toEqual([401, false]);
    // A code of another person's app is refused.
    expect((await logIn(aVisitor(shop), 'demo1234', codeOfNow())).status).toBe(401);
  });
});

test('five wrong passwords from one address, and the sixth try has to wait', async () => {
  const client = aVisitor(shop);
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) statuses.push((await logIn(client, `fel ${n}`)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await logIn(client)).status).toBe(429);
  shop.wait(3);
  expect((await logIn(client)).status).toBe(200);
});
