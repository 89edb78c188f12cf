import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aVisitor, logInAs, openTestShop, type TestShop } from '../../../../test/shop.ts';
import { countUnknownAddresses } from './reset-password.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.startOver());
afterAll(() => shop.close());

async function askFor(email: string, ip?: string): Promise<number> {
  return (await aVisitor(shop, ip).post('ResetPassword', { email })).status;
}

async function mails() {
  return await shop.db.selectFrom('outbox_mail').selectAll().orderBy('id').execute();
}

async function mailedTokens(): Promise<string[]> {
  const text = (await mails()).at(-1)?.body_text ?? '';
  return [...text.matchAll(/\/requirelogin#reset=([\w-]+)/g)].map((match) => match[1] ?? '');
}

describe('the mailed link', () => {
  test('logs in once, and then a new password is required', async () => {
    expect(await askFor('ETT@butik.example')).toBe(204);
    const [token] = await mailedTokens();
    const client = aVisitor(shop);
    expect(await client.post('login', { resetToken: token })).toMatchObject({
      status: 200,
      body: { LoggedIn: true, AuthUsed: false, User: { CustomerNumber: '1001', Name: 'Butik Ett & Co' } },
    });
    expect((await client.get('CustomerPasswordCheck')).body).toEqual({ RequireNewPassword: true });
    expect((await client.post('cartrow', { ArticleId: 1, Quantity: 6 })).status).toBe(403);
    const again = await aVisitor(shop).post('login', { resetToken: token });
    expect(again).toMatchObject({
      status: 401,
      body: {
        type: '/problems/spent-link',
        title: 'Länken är redan använd eller för gammal',
        detail: 'Länken är redan använd eller för gammal. Be om en ny.',
      },
    });
    expect((await client.post('CustomerPasswordCheck', { newPassword: 'nytt lösenord' })).status).toBe(204);
    expect((await aVisitor(shop).post('login', { username: '1001', password: 'nytt lösenord' })).status).toBe(
      200,
    );
  });

  test('leaves the old password as it was until a new one is set', async () => {
    await askFor('ett@butik.example');
    const withOld = async () =>
      (await aVisitor(shop).post('login', { username: '1001', password: 'demo1234' })).status;
    expect(await withOld()).toBe(200);
    const [token] = await mailedTokens();
    const client = aVisitor(shop);
    expect((await client.post('login', { resetToken: token })).status).toBe(200);
    expect(await withOld()).toBe(200);
    expect((await client.post('CustomerPasswordCheck', { newPassword: 'nytt lösenord' })).status).toBe(204);
    expect(await withOld()).toBe(401);
  });

  test('ends the customer’s other sessions, and only its own may set a password without the current one', async () => {
    const stolen = await logInAs(shop, '1001');
    const stranger = await logInAs(shop, '1002');
    await askFor('ett@butik.example');
    expect((await stolen.get('cart')).status).toBe(200);
    const [resetToken] = await mailedTokens();
    const client = aVisitor(shop);
    await client.post('login', { resetToken });
    const newPassword = 'tjuvens lösenord';
    expect((await stolen.post('CustomerPasswordCheck', { newPassword })).status).toBe(401);
    // A log-in with the old password still works, and changing it requires it.
    const later = await logInAs(shop, '1001');
    expect((await later.get('CustomerPasswordCheck')).body).toEqual({ RequireNewPassword: false });
    expect((await later.post('CustomerPasswordCheck', { newPassword })).status).toBe(409);
    expect((await stranger.get('cart')).status).toBe(200);
    expect((await client.post('CustomerPasswordCheck', { newPassword: 'nytt lösenord' })).status).toBe(204);
    expect((await later.get('cart')).status).toBe(401);
    expect((await client.get('CustomerPasswordCheck')).body).toEqual({ RequireNewPassword: false });
  });

  test('is worthless after sixty minutes', async () => {
    await askFor('ett@butik.example');
    const [token] = await mailedTokens();
    shop.wait(60 * 60);
    expect((await aVisitor(shop).post('login', { resetToken: token })).status).toBe(401);
  });

  test('is worthless once another has been asked for', async () => {
    await askFor('ett@butik.example');
    const [first] = await mailedTokens();
    await askFor('ett@butik.example');
    const [second] = await mailedTokens();
    expect((await aVisitor(shop).post('login', { resetToken: first })).status).toBe(401);
    expect((await aVisitor(shop).post('login', { resetToken: second })).status).toBe(200);
  });

  test('is worthless once the password has been changed', async () => {
    const client = await logInAs(shop, '1001');
    await askFor('ett@butik.example');
    const [token] = await mailedTokens();
    await client.put('customer', { CurrentPassword: 'demo1234', NewPassword: 'nytt lösenord' });
    expect((await aVisitor(shop).post('login', { resetToken: token })).status).toBe(401);
  });

  test('used twice at the same time logs in once', async () => {
    await askFor('ett@butik.example');
    const [resetToken] = await mailedTokens();
    const answers = await Promise.all([1, 2, 3].map(() => aVisitor(shop).post('login', { resetToken })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  test('is in the database only as a hash, but for the mail that waits', async () => {
    await askFor('ett@butik.example');
    const [token = ''] = await mailedTokens();
    const rows = await shop.db.selectFrom('password_reset').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('does not work for a customer that has been blocked since', async () => {
    await askFor('ett@butik.example');
    const [resetToken] = await mailedTokens();
    await shop.db.updateTable('customer').set({ blocked: true }).where('id', '=', 1001).execute();
    expect((await aVisitor(shop).post('login', { resetToken })).status).toBe(401);
  });

  test.each(['x', 'a'.repeat(43), '../../etc', '%00'])('%j is no link', async (resetToken) => {
    expect((await aVisitor(shop).post('login', { resetToken })).status).toBe(401);
  });
});

describe('the mail', () => {
  test('is one, with a link for each customer number of the address', async () => {
    await askFor('delad@butik.example');
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'delad@butik.example', subject: 'Välj ett nytt lösenord' });
    expect(mail?.body_text).toMatch(
      /Länk för kundnummer 1002:\nhttp:\/\/localhost:3000\/requirelogin#reset=/,
    );
    expect(mail?.body_text).toContain('Länk för kundnummer 1005:');
    expect(mail?.body_html).toContain('Länk för kundnummer 1005:');
    const [forTwo, forFive] = await mailedTokens();
    const numbers = [];
    for (const resetToken of [forTwo, forFive]) {
      numbers.push((await aVisitor(shop).post('login', { resetToken })).body.User.CustomerNumber);
    }
    expect(numbers).toEqual(['1002', '1005']);
  });

  test('is in the customer’s language', async () => {
    await askFor('vier@laden.example');
    expect((await mails())[0]?.subject).toBe('Choose a new password');
  });
});

describe('who asks', () => {
  test('is told when no customer has the address, as the specification wants', async () => {
    const answer = await aVisitor(shop).post('ResetPassword', { email: 'ingen@butik.example' });
    expect(answer).toMatchObject({
      status: 404,
      body: { title: 'Det finns ingen kund med den e-postadressen.' },
    });
    expect(await askFor('sex@butik.example')).toBe(404);
    expect(await mails()).toEqual([]);
  });

  test('is not told when the maker conceals it', async () => {
    const silent = await openTestShop({ resetPasswordConceal: true });
    const known = await aVisitor(silent).post('ResetPassword', { email: 'ett@butik.example' });
    const unknown = await aVisitor(silent).post('ResetPassword', { email: 'ingen@butik.example' });
    expect([known.status, unknown.status]).toEqual([204, 204]);
    expect(unknown.text).toBe(known.text);
    await silent.close();
  });

  test.each([
    ['', 'required'],
    ['butik', 'email'],
    ['a@b', 'email'],
    ['a@b.se, c@d.se', 'email'],
  ])('the address %j breaks the rule %s', async (email, rule) => {
    const answer = await aVisitor(shop).post('ResetPassword', { email });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'email', rule }] } });
  });

  test.each(['ett@butik.example', 'ingen@butik.example'])(
    'may do so five times in fifteen minutes for %s',
    async (email) => {
      const statuses = [];
      for (let index = 1; index <= 6; index++) statuses.push(await askFor(email, `192.0.2.${index}`));
      expect(new Set(statuses.slice(0, 5)).size).toBe(1);
      expect(statuses[5]).toBe(429);
      shop.wait(15 * 60);
      expect(await askFor(email)).toBe(statuses[0]);
    },
  );

  test('is told how long to wait', async () => {
    for (let index = 0; index < 5; index++) await askFor('ett@butik.example');
    shop.wait(60);
    const answer = await aVisitor(shop).post('ResetPassword', { email: 'ett@butik.example' });
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': String(14 * 60) } });
  });

  test('cannot go through many addresses from one client', async () => {
    const statuses = [];
    for (let index = 0; index < 21; index++) statuses.push(await askFor(`${index}@butik.example`));
    expect(statuses).toEqual([...Array<number>(20).fill(404), 429]);
  });

  test('gets a link however many invented addresses are tried, and those are told nothing more', async () => {
    const warnings = vi.spyOn(shop.services.log, 'warn');
    const statuses: number[] = [];
    for (let index = 0; index < 62; index++)
      statuses.push(await askFor(`${index}@butik.example`, `198.51.100.${index}`));
    expect(statuses).toEqual([...Array<number>(60).fill(404), 204, 204]);
    expect(warnings).toHaveBeenCalledTimes(2);
    warnings.mockRestore();
    expect(await countUnknownAddresses(shop.services)).toBe(60);
    expect(await askFor('ett@butik.example', '203.0.113.1')).toBe(204);
    expect(await mails()).toHaveLength(1);
    shop.wait(3600);
    expect(await countUnknownAddresses(shop.services)).toBe(0);
    expect(await askFor('ingen@butik.example', '203.0.113.1')).toBe(404);
  });
});
