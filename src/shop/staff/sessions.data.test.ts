import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashOfSecret } from '#kit/secrets/secret.server.ts';
import { addStaff, logInToOfficeAs } from '../../../test/office.ts';
import { aVisitor, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';
import { blankChanges } from './change-log/changes.server.ts';
import { sealTotp } from './login/two-step.server.ts';
import { takeStaffLink } from './session-store.server.ts';
import { addOwner, hasDemoOwner, lacksOwner } from './staff.server.ts';

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

  test('is read as often as its owner likes, and what is none only so often from one network', async () => {
    const token = await aLink();
    for (let n = 0; n < 40; n++) expect([n, (await read(token)).status]).toEqual([n, 200]);
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) statuses.push((await read('x'.repeat(43))).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
    const elsewhere = await aVisitor(shop, '198.51.100.7').post('office/welcome/link', { Token: token });
    expect([(await read(token)).status, elsewhere.status]).toEqual([429, 200]);
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

describe('the own password', () => {
  const NewPassword = 'granitgrodan hoppar';

  test('ends the other sessions when it is changed, and not the one it is changed in, nor those of others', async () => {
    await addStaff(shop, 'eva@maker.example', 'owner');
    const [own, other, eva] = [
      await logInToOfficeAs(shop, email),
      await logInToOfficeAs(shop, email),
      await logInToOfficeAs(shop, 'eva@maker.example'),
    ];
    const change = (CurrentPassword: string) =>
      own.put('office/me/password', { CurrentPassword, NewPassword });
    const open = async () => [await isIn(own), await isIn(other), await isIn(eva)];
    expect([(await change('fel lösenord')).status, ...(await open())]).toEqual([400, true, true, true]);
    expect([(await change('demo1234')).status, ...(await open())]).toEqual([204, true, false, true]);
    expect((await logIn(aVisitor(shop))).status).toBe(401);
    expect((await logIn(aVisitor(shop), NewPassword)).status).toBe(200);
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

  test('takes no code again that has set it up', async () => {
    const client = await logInToOfficeAs(shop, email);
    const { body } = await client.post('office/me/two-step');
    const Code = new TOTP({ secret: Secret.fromBase32(body.Secret) }).generate({
      timestamp: shop.services.now().getTime(),
    });
    expect((await client.put('office/me/two-step', { Code: '000000' })).status).toBe(400);
    expect((await logIn(aVisitor(shop))).body.LoggedIn).toBe(true);
    expect((await client.put('office/me/two-step', { Code })).status).toBe(200);
    expect((await client.put('office/me/two-step', { Code })).status).toBe(409);
    expect((await logIn(aVisitor(shop), 'demo1234', Code)).status).toBe(401);
  });

  test('is asked for also where a link has set a password', async () => {
    const { totp } = await setUp();
    const owner = await logInToOfficeAs(shop, email, totp());
    const { Url } = (await owner.post(`office/staff/${id}/link`)).body as { Url: string };
    const NewPassword = 'granitgrodan hoppar';
    const client = aVisitor(shop);
    const chosen = await client.post('office/welcome', { Token: new URL(Url).hash.slice(1), NewPassword });
    expect([chosen.status, chosen.body]).toMatchObject([
      200,
      { LoggedIn: false, NeedsCode: true, Staff: null },
    ]);
    expect([client.office, await isIn(client)]).toEqual([undefined, false]);
    shop.wait(minute);
    expect((await logIn(client, NewPassword, totp())).body.LoggedIn).toBe(true);
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

  test.each([
    [-60, 401],
    [-30, 200],
    [0, 200],
    [30, 200],
    [60, 401],
  ])('takes the digits of %i seconds away, in groups: %i', async (seconds, status) => {
    const { totp } = await setUp();
    shop.wait(3_600);
    shop.wait(seconds);
    const code = totp();
    shop.wait(-seconds);
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await logIn(aVisitor(shop), 'demo1234', typed)).status).toBe(status);
  });

  test('counts the recovery codes that are left, which are nobody else’s', async () => {
    const { recovery } = await setUp();
    await addStaff(shop, 'bo@maker.example', 'sales');
    const bo = await logInToOfficeAs(shop, 'bo@maker.example');
    const { body } = await bo.post('office/me/two-step');
    const totp = () =>
      new TOTP({ secret: Secret.fromBase32(body.Secret) }).generate({
        timestamp: shop.services.now().getTime(),
      });
    const own = (await bo.put('office/me/two-step', { Code: totp() })).body.RecoveryCodes as string[];
    expect(own).toHaveLength(10);
    shop.wait(minute);
    const asBo = (Code: string) =>
      aVisitor(shop).post('office/login', { Email: 'bo@maker.example', Password: 'demo1234', Code });
    expect((await asBo(recovery[0]!)).status).toBe(401);
    expect((await asBo(own[0]!)).status).toBe(200);
    expect((await asBo(own[0]!)).status).toBe(401);
    const client = await logInToOfficeAs(shop, email, recovery[0]);
    expect((await client.get('office/me')).body).toEqual({ TwoStep: true, RecoveryCodesLeft: 9 });
    shop.wait(3_600);
    const boAgain = await logInToOfficeAs(shop, 'bo@maker.example', totp());
    expect((await boAgain.get('office/me')).body).toEqual({ TwoStep: true, RecoveryCodesLeft: 9 });
  });

  test('is set up anew only with the password, and ends the other sessions and the old codes', async () => {
    const { totp, recovery } = await setUp();
    const client = await logInToOfficeAs(shop, email, totp());
    shop.wait(minute);
    const other = await logInToOfficeAs(shop, email, totp());
    for (const CurrentPassword of [undefined, 'fel lösenord'])
      expect((await client.post('office/me/two-step', { CurrentPassword })).status).toBe(400);
    const { body } = await client.post('office/me/two-step', { CurrentPassword: 'demo1234' });
    shop.wait(minute);
    // Until a code proves the new one, the old one holds.
    expect((await logIn(aVisitor(shop), 'demo1234', totp())).status).toBe(200);
    const fresh = () =>
      new TOTP({ secret: Secret.fromBase32(body.Secret) }).generate({
        timestamp: shop.services.now().getTime(),
      });
    shop.wait(minute);
    expect((await client.put('office/me/two-step', { Code: fresh() })).status).toBe(200);
    expect([await isIn(client), await isIn(other)]).toEqual([true, false]);
    shop.wait(minute);
    expect((await logIn(aVisitor(shop), 'demo1234', totp())).status).toBe(401);
    expect((await logIn(aVisitor(shop), 'demo1234', recovery[1])).status).toBe(401);
    expect((await logIn(aVisitor(shop), 'demo1234', fresh())).status).toBe(200);
  });

  test('can be reset by a colleague: codes and sessions end, and a password is enough', async () => {
    const { totp, recovery } = await setUp();
    const open = await logInToOfficeAs(shop, email, totp());
    await addStaff(shop, 'eva@maker.example', 'owner');
    const eva = await logInToOfficeAs(shop, 'eva@maker.example');
    await eva.post(`office/staff/${id}/link`);
    expect(await isIn(open)).toBe(true);
    await eva.post(`office/staff/${id}/link`, { ResetTwoStep: true });
    expect([await isIn(open), await isIn(eva)]).toEqual([false, true]);
    const codes = await shop.db.selectFrom('staff_recovery_code').selectAll().execute();
    expect([recovery.length, codes]).toEqual([10, []]);
    expect((await logIn(aVisitor(shop))).body.LoggedIn).toBe(true);
  });

  test('that was begun before a colleague reset it cannot be finished', async () => {
    const begun = async (client: Client) => (await client.post('office/me/two-step')).body.Secret as string;
    const secret = await begun(await logInToOfficeAs(shop, email));
    await addStaff(shop, 'eva@maker.example', 'owner');
    const eva = await logInToOfficeAs(shop, 'eva@maker.example');
    await eva.post(`office/staff/${id}/link`, { ResetTwoStep: true });
    const client = await logInToOfficeAs(shop, email);
    const codeOf = (of: string) =>
      new TOTP({ secret: Secret.fromBase32(of) }).generate({ timestamp: shop.services.now().getTime() });
    expect((await client.put('office/me/two-step', { Code: codeOf(secret) })).status).toBe(409);
    expect((await client.get('office/me')).body.TwoStep).toBe(false);
    const anew = await begun(client);
    expect((await client.put('office/me/two-step', { Code: codeOf(anew) })).status).toBe(200);
  });

  test('does not count asking for the code as a try, and forgets wrong ones after a right one', async () => {
    const { totp } = await setUp();
    for (let n = 0; n < 12; n++) expect((await logIn(aVisitor(shop))).body.NeedsCode).toBe(true);
    for (let n = 0; n < 4; n++) expect((await logIn(aVisitor(shop), 'demo1234', '000000')).status).toBe(401);
    expect((await logIn(aVisitor(shop), 'demo1234', totp())).status).toBe(200);
    for (let n = 0; n < 4; n++) expect((await logIn(aVisitor(shop), 'demo1234', '000000')).status).toBe(401);
    shop.wait(minute);
    expect((await logIn(aVisitor(shop), 'demo1234', totp())).status).toBe(200);
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

test('who is guessed at from everywhere waits for seconds, and others for nothing', async () => {
  await addStaff(shop, 'bo@maker.example', 'sales');
  const from = (n: number) => aVisitor(shop, `192.0.2.${n}`);
  const statuses: number[] = [];
  for (let n = 1; n <= 31; n++) statuses.push((await logIn(from(n), 'fel')).status);
  expect(statuses).toEqual([...Array<number>(30).fill(401), 429]);
  const asBo = { Email: 'bo@maker.example', Password: 'demo1234', Code: '' };
  expect((await from(31).post('office/login', asBo)).status).toBe(200);
  shop.wait(20);
  expect((await logIn(from(40))).status).toBe(200);
});

test('who tries many addresses from one place has to wait, and others do not', async () => {
  const client = aVisitor(shop, '192.0.2.1');
  const statuses: number[] = [];
  for (let n = 1; n <= 31; n++) {
    const Email = `nobody${n}@maker.example`;
    statuses.push((await client.post('office/login', { Email, Password: 'fel', Code: '' })).status);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(401), 429]);
  expect((await logIn(client)).status).toBe(429);
  expect((await logIn(aVisitor(shop, '192.0.2.2'))).status).toBe(200);
  shop.wait(900);
  expect((await logIn(client)).status).toBe(200);
});

describe('the staff', () => {
  let owner: Client;
  beforeEach(async () => {
    owner = await logInToOfficeAs(shop, email);
  });
  const read = async (of: number) => (await owner.get(`office/staff/${of}`)).body;
  const change = async (of: number, values: object) =>
    await owner.put(`office/staff/${of}`, { ...(await read(of)), ...values });

  test('are listed with those who work here first, and when each logged in last', async () => {
    const closed = await addStaff(shop, 'a@maker.example', 'sales');
    const open = await addStaff(shop, 'b@maker.example', 'sales');
    await shop.db.updateTable('staff').set({ active: false }).where('id', '=', closed).execute();
    shop.wait(minute);
    await logInToOfficeAs(shop, email);
    const { Rows } = (await owner.get('office/staff')).body as {
      Rows: { Id: number; LastLogIn: string | null }[];
    };
    expect(Rows.map(({ Id, LastLogIn }) => [Id, LastLogIn])).toEqual([
      [id, shop.services.now().toISOString()],
      [open, null],
      [closed, null],
    ]);
  });

  test('have an address each, however it is written', async () => {
    const bo = await addStaff(shop, 'bo@maker.example', 'sales');
    const taken = {
      status: 400,
      body: {
        errors: [{ field: 'Email', rule: 'match', message: 'Adressen används redan av någon annan.' }],
      },
    };
    expect(
      await owner.post('office/staff', { Name: 'Bo', Email: 'BO@maker.example', Role: 'sales' }),
    ).toMatchObject(taken);
    expect(await change(bo, { Email: 'Owner@Maker.example' })).toMatchObject(taken);
    expect((await change(bo, { Email: 'Bo@Maker.example' })).status).toBe(200);
    expect(
      (
        await aVisitor(shop).post('office/login', {
          Email: 'bO@maker.example',
          Password: 'demo1234',
          Code: '',
        })
      ).status,
    ).toBe(200);
  });

  test('of whom one loses rights or the account is logged out, and of whom only the name changes is not', async () => {
    const bo = await addStaff(shop, 'bo@maker.example', 'sales');
    for (const [values, stays] of [
      [{ Name: 'Bo Ny' }, true],
      [{ MayPrice: true }, true],
      [{ MayPrice: false }, false],
      [{ Role: 'finance' }, false],
      [{ Active: false }, false],
    ] as const) {
      await shop.db.updateTable('staff').set({ active: true }).execute();
      const client = await logInToOfficeAs(shop, 'bo@maker.example');
      expect((await change(bo, values)).status).toBe(200);
      await shop.db.updateTable('staff').set({ active: true }).execute();
      expect([values, await isIn(client), await isIn(owner)]).toEqual([values, stays, true]);
    }
  });

  test('who are closed are sent no link, and an owner who is closed is none', async () => {
    const eva = await addStaff(shop, 'eva@maker.example', 'owner');
    await shop.db.updateTable('staff').set({ active: false }).where('id', '=', eva).execute();
    expect((await owner.post(`office/staff/${eva}/link`)).status).toBe(404);
    expect((await change(id, { Role: 'sales' })).status).toBe(409);
    expect(await lacksOwner(shop.services)).toBe(false);
    await shop.db.updateTable('staff').set({ active: false }).execute();
    expect(await lacksOwner(shop.services)).toBe(true);
    expect(await hasDemoOwner(shop.services, email)).toBe(false);
    await shop.db.updateTable('staff').set({ password_is_public: true }).execute();
    expect(await hasDemoOwner(shop.services, email)).toBe(false);
    await shop.db.updateTable('staff').set({ active: true }).execute();
    expect(await hasDemoOwner(shop.services, email.toUpperCase())).toBe(true);
  });

  test('are warned of a password that everybody knows as long as it opens something', async () => {
    const bo = await addStaff(shop, 'bo@maker.example', 'sales', { password_is_public: true });
    const warned = async () => (await owner.get('office/login')).body.PublicPassword;
    expect(await warned()).toBe('other');
    await shop.db.updateTable('staff').set({ active: false }).where('id', '=', bo).execute();
    expect(await warned()).toBe('none');
  });

  test('get an owner by command, whose two-step log-in stays where its key is there', async () => {
    expect(await addOwner(shop.services, 'new@maker.example')).toContain('/office/welcome#');
    await addStaff(shop, 'sales@maker.example', 'sales');
    expect(await addOwner(shop.services, 'sales@maker.example')).toBeUndefined();
    const client = await logInToOfficeAs(shop, email);
    const { body } = await client.post('office/me/two-step');
    const Code = new TOTP({ secret: Secret.fromBase32(body.Secret) }).generate({
      timestamp: shop.services.now().getTime(),
    });
    await client.put('office/me/two-step', { Code });
    const hasTwoStep = async () => (await client.get('office/me')).body.TwoStep as boolean;
    await addOwner(shop.services, email.toUpperCase());
    expect(await hasTwoStep()).toBe(true);
    // Sealed for somebody else, it opens as little as without its key.
    const totp_secret = sealTotp(shop.services.env, id + 1, body.Secret as string);
    await shop.db.updateTable('staff').set({ totp_secret }).where('id', '=', id).execute();
    await addOwner(shop.services, email);
    expect(await hasTwoStep()).toBe(false);
  });

  test('have a log that is read by thing, by person and in parts', async () => {
    const bo = await addStaff(shop, 'bo@maker.example', 'sales');
    const other = await addStaff(shop, 'eva@maker.example', 'owner');
    for (const Name of ['A1', 'A2', 'A3']) await change(bo, { Name });
    await change(other, { Name: 'B1' });
    const eva = await logInToOfficeAs(shop, 'eva@maker.example');
    await eva.put(`office/staff/${bo}`, { ...(await read(bo)), Name: 'A4' });
    type Logged = { Id: number; EntityId: string; Values: { After: string }[] };
    const log = async (query: string) => {
      const { Rows, HasMore } = (await owner.get(`office/changes?${query}`)).body as {
        Rows: Logged[];
        HasMore: boolean;
      };
      return { rows: Rows, names: Rows.map(({ Values }) => Values[0]?.After), HasMore };
    };
    const ofBo = `entity=staff&entityId=${bo}`;
    const whole = await log(ofBo);
    expect(whole).toMatchObject({ names: ['A4', 'A3', 'A2', 'A1'], HasMore: false });
    expect(await log(`${ofBo}&staffId=${other}`)).toMatchObject({ names: ['A4'] });
    expect(await log(`entity=staff&staffId=${id}`)).toMatchObject({ names: ['B1', 'A3', 'A2', 'A1'] });
    expect(await log(`${ofBo}&take=4`)).toMatchObject({ HasMore: false });
    const part = await log(`${ofBo}&take=2`);
    expect(part).toMatchObject({ names: ['A4', 'A3'], HasMore: true });
    expect(await log(`${ofBo}&before=${part.rows.at(-1)!.Id}`)).toMatchObject({ names: ['A2', 'A1'] });
    expect((await log('entity=article')).rows).toEqual([]);
    await blankChanges(shop.db as never, 'staff', String(bo));
    expect(await log(ofBo)).toMatchObject({ names: [undefined, undefined, undefined, undefined] });
    expect(await log(`entity=staff&entityId=${other}`)).toMatchObject({ names: ['B1'] });
  });
});

test('links that have ended are swept away, and no others', async () => {
  const owner = await logInToOfficeAs(shop, email);
  await owner.post(`office/staff/${id}/link`);
  await addStaff(shop, 'bo@maker.example', 'sales');
  shop.wait(72 * hour - 1);
  await shop.endpoints.staffSessions.sweep();
  expect(await shop.db.selectFrom('staff_link').select('staff_id').execute()).toEqual([{ staff_id: id }]);
  shop.wait(1);
  await shop.endpoints.staffSessions.sweep();
  expect(await shop.db.selectFrom('staff_link').select('staff_id').execute()).toEqual([]);
});

test('a log-in that succeeds gives an address back its own tries, and no others', async () => {
  await addStaff(shop, 'bo@maker.example', 'sales');
  const asBo = (client: Client, Password: string) =>
    client.post('office/login', { Email: 'bo@maker.example', Password, Code: '' });
  const tries = async () =>
    Object.fromEntries(
      (await shop.db.selectFrom('throttle').select(['kind', 'failures']).orderBy('kind').execute()).map(
        (row) => [row.kind, row.failures],
      ),
    );
  for (let n = 0; n < 3; n++) await asBo(aVisitor(shop), 'fel');
  expect(await tries()).toMatchObject({ 'staff.pair': 3, 'staff.address': 3, 'staff.client': 3 });
  await asBo(aVisitor(shop), 'demo1234');
  const { 'staff.pair': own, ...others } = await tries();
  expect([own ?? 0, others['staff.address'], others['staff.client']]).toEqual([0, 3, 3]);
});
