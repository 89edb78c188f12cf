import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { article, wayOfDelivery } from '../../../test/seed-test-shop.ts';
import { addStaff, logInToOfficeAs } from '../../../test/office.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  owner = await logInAs(shop, '1001');
});
afterAll(() => shop.close());

const password = 'te vid fönstret';
const hour = 3_600;
const day = 24 * hour;
const ada = { Name: 'Ada Ek', Email: 'ada@butik.example', Role: 'order', SeesInvoices: false };

async function lastMail(to: string) {
  return await shop.db
    .selectFrom('outbox_mail')
    .selectAll()
    .where('recipient', '=', to)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

async function invitationTo(email: string): Promise<string> {
  return /\/requirelogin#invite=([\w-]{43})/.exec((await lastMail(email)).body_text)?.[1] ?? '';
}

/** Invites somebody, who chooses a password. */
async function join(by: Client, person: object, chosen = password): Promise<{ client: Client; id: number }> {
  const { body, status } = await by.post('people', { ...ada, ...person });
  expect([status, body.State]).toEqual([200, 'invited']);
  const client = aVisitor(shop);
  expect((await client.post('login', { inviteToken: await invitationTo(body.Email) })).status).toBe(200);
  expect((await client.post('CustomerPasswordCheck', { newPassword: chosen })).status).toBe(204);
  return { client, id: body.Id };
}

async function order(client: Client): Promise<number> {
  await client.post('cartrow', { ArticleId: article.book, Quantity: 2 });
  const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };
  return (await client.post('Order', checkout)).body.OrderId;
}

describe('an invitation', () => {
  test('is mailed, logs in once, and then a password is required', async () => {
    const { body } = await owner.post('people', ada);
    expect(body).toEqual({
      Id: body.Id,
      ...ada,
      OrderLimit: null,
      State: 'invited',
      LastLogInDate: null,
      Version: 1,
    });
    const mail = await lastMail(ada.Email);
    expect(mail.subject).toBe('Inbjudan till Hylla');
    expect(mail.body_text).toContain('Butik Ett & Co, kundnummer 1001');
    const inviteToken = await invitationTo(ada.Email);
    const client = aVisitor(shop);
    expect((await client.post('login', { inviteToken })).body.User).toEqual({
      CustomerNumber: '1001',
      Name: 'Butik Ett & Co',
      PersonName: 'Ada Ek',
      PersonId: body.Id,
      Email: ada.Email,
      Role: 'order',
      SeesInvoices: false,
      Language: 'sv',
    });
    expect((await client.post('cartrow', { ArticleId: 1, Quantity: 6 })).status).toBe(403);
    const again = await aVisitor(shop).post('login', { inviteToken });
    expect([again.status, again.body.type]).toEqual([401, '/problems/spent-link']);
    expect((await client.post('CustomerPasswordCheck', { newPassword: password })).status).toBe(204);
    const { Rows } = (await owner.get('people')).body;
    expect(Rows).toEqual([expect.objectContaining({ State: 'active', LastLogInDate: expect.any(String) })]);
  });

  test('lasts seven days, and a new one ends those before', async () => {
    const { body } = await owner.post('people', ada);
    const first = await invitationTo(ada.Email);
    expect((await owner.post(`people/${body.Id}/invite`)).status).toBe(204);
    const second = await invitationTo(ada.Email);
    expect((await aVisitor(shop).post('login', { inviteToken: first })).status).toBe(401);
    shop.wait(7 * day + 1);
    expect((await aVisitor(shop).post('login', { inviteToken: second })).body.type).toBe(
      '/problems/spent-link',
    );
  });

  test('is written in the language of the person, and else in the customer’s', async () => {
    const { body } = await owner.post('people', ada);
    const subject = async () => {
      await owner.post(`people/${body.Id}/invite`);
      return (await lastMail(ada.Email)).subject;
    };
    const speak = async (person: 'en' | null, customer: 'sv' | 'en') => {
      await shop.db.updateTable('person').set({ language: person }).where('id', '=', body.Id).execute();
      await shop.db.updateTable('customer').set({ language: customer }).where('id', '=', 1001).execute();
    };
    for (const [person, customer, expected] of [
      [null, 'sv', 'Inbjudan till Hylla'],
      ['en', 'sv', 'Invitation to Hylla'],
      [null, 'en', 'Invitation to Hylla'],
    ] as const) {
      await speak(person, customer);
      expect(await subject()).toBe(expected);
    }
  });

  test('is no link of the other kind', async () => {
    await owner.post('people', ada);
    const invite = await invitationTo(ada.Email);
    expect((await aVisitor(shop).post('login', { resetToken: invite })).status).toBe(401);
    expect((await aVisitor(shop).post('login', { inviteToken: invite })).status).toBe(200);
    await aVisitor(shop).post('ResetPassword', { email: ada.Email });
    const reset = /#reset=([\w-]{43})/.exec((await lastMail(ada.Email)).body_text)?.[1];
    expect((await aVisitor(shop).post('login', { inviteToken: reset })).status).toBe(401);
    expect((await aVisitor(shop).post('login', { resetToken: reset })).body.User.PersonName).toBe('Ada Ek');
  });

  test('gives nobody the invoices whom a change does not name', async () => {
    const { body } = await owner.post('people', ada);
    const { SeesInvoices: _seen, ...others } = ada;
    const changed = await owner.put(`people/${body.Id}`, { ...others, Name: 'Ada Ny', Version: 1 });
    expect([changed.status, changed.body.SeesInvoices]).toEqual([200, false]);
    const given = await owner.put(`people/${body.Id}`, { ...ada, SeesInvoices: true, Version: 2 });
    expect(given.body.SeesInvoices).toBe(true);
  });

  test('goes to a changed address anew, and that of before opens nothing', async () => {
    const { body } = await owner.post('people', ada);
    const first = await invitationTo(ada.Email);
    const Email = 'ny@butik.example';
    const changed = await owner.put(`people/${body.Id}`, { ...ada, Email, Version: 1 });
    expect(changed.body).toMatchObject({ Email, Version: 2 });
    expect((await aVisitor(shop).post('login', { inviteToken: first })).status).toBe(401);
    expect((await aVisitor(shop).post('login', { inviteToken: await invitationTo(Email) })).status).toBe(200);
  });
});

describe('a log-in by e-mail', () => {
  test('is told by its day in Sweden', async () => {
    await join(owner, {});
    shop.setTime('2026-10-14T21:59:59Z');
    owner = await logInAs(shop, '1001');
    const seen = async () => {
      await aVisitor(shop).post('login', { username: ada.Email, password });
      return (await owner.get('people')).body.Rows[0].LastLogInDate;
    };
    expect(await seen()).toBe('2026-10-14');
    shop.wait(1);
    expect(await seen()).toBe('2026-10-15');
  });

  test('is by no link that was mailed to an address of before', async () => {
    const { id } = await join(owner, {});
    await aVisitor(shop).post('ResetPassword', { email: ada.Email });
    const resetToken = /#reset=([\w-]{43})/.exec((await lastMail(ada.Email)).body_text)?.[1];
    const Email = 'ny@butik.example';
    expect((await owner.put(`people/${id}`, { ...ada, Email, Version: 1 })).status).toBe(200);
    expect((await aVisitor(shop).post('login', { resetToken })).status).toBe(401);
    // Who has a password is not invited anew.
    const mails = await shop.db.selectFrom('outbox_mail').select('recipient').execute();
    expect(mails.map(({ recipient }) => recipient)).not.toContain(Email);
  });

  test('is of the person alone, whatever the case of the address', async () => {
    await join(owner, {});
    const client = aVisitor(shop);
    const username = 'ADA@butik.example';
    expect((await client.post('login', { username, password: 'fel' })).body.type).toBe(
      '/problems/wrong-log-in',
    );
    expect((await client.post('login', { username, password })).body).toMatchObject({ LoggedIn: true });
    expect((await client.get('login')).body.User).toMatchObject({ PersonName: 'Ada Ek', Role: 'order' });
    // The customer's own address logs nobody in.
    const ofNumber = { username: 'ett@butik.example', password: 'demo1234' };
    expect((await aVisitor(shop).post('login', ofNumber)).status).toBe(401);
  });

  test('asks which customer it is for, once the password is right', async () => {
    await join(owner, {});
    await join(await logInAs(shop, '1002'), {});
    const client = aVisitor(shop);
    const typed = { username: ada.Email, password };
    expect((await client.post('login', { ...typed, password: 'fel' })).body.Choose).toBeUndefined();
    const { body } = await client.post('login', typed);
    const numbers = body.Choose.map((one: { CustomerNumber: string }) => one.CustomerNumber);
    expect([body.LoggedIn, body.User, numbers.sort()]).toEqual([false, null, ['1001', '1002']]);
    expect((await client.get('login')).body.LoggedIn).toBe(false);
    const chosen = await client.post('login', { ...typed, customerNumber: '1002' });
    expect(chosen.body.User).toMatchObject({ CustomerNumber: '1002', PersonName: 'Ada Ek' });
    expect((await client.post('login', { ...typed, customerNumber: '1003' })).status).toBe(401);
  });

  test('finds the right one of several customers by the password', async () => {
    await join(owner, {});
    await join(await logInAs(shop, '1002'), {}, 'kaffe i köket nu');
    const typed = { username: ada.Email, password: 'kaffe i köket nu' };
    expect((await aVisitor(shop).post('login', typed)).body.User.CustomerNumber).toBe('1002');
  });

  test('waits after wrong passwords as the number does', async () => {
    await join(owner, {});
    const from = aVisitor(shop, '192.0.2.9');
    const statuses = [];
    for (let turn = 0; turn < 8; turn++)
      statuses.push((await from.post('login', { username: ada.Email, password: 'fel' })).status);
    expect(statuses).toContain(429);
  });

  test('is of nobody while the customer is blocked', async () => {
    const { client } = await join(owner, {});
    await shop.db.updateTable('customer').set({ blocked: true }).where('id', '=', 1001).execute();
    shop.wait(2);
    expect((await client.get('me')).status).toBe(401);
    expect((await aVisitor(shop).post('login', { username: ada.Email, password })).status).toBe(401);
  });
});

test('a mail of reset has a link for the number and for each person with the address', async () => {
  await shop.db.updateTable('customer').set({ email: ada.Email }).where('id', '=', 1002).execute();
  await join(owner, {});
  expect((await aVisitor(shop).post('ResetPassword', { email: 'Ada@Butik.example' })).status).toBe(204);
  const { body_text } = await lastMail(ada.Email);
  const tokens = [...body_text.matchAll(/#reset=([\w-]{43})/g)].map((match) => match[1]);
  const opened = [];
  for (const resetToken of tokens)
    opened.push((await aVisitor(shop).post('login', { resetToken })).body.User);
  expect(opened).toEqual([
    expect.objectContaining({ CustomerNumber: '1002', PersonName: null }),
    expect.objectContaining({ CustomerNumber: '1001', PersonName: 'Ada Ek' }),
  ]);
});

test('a link to a password leaves the invitation that is there', async () => {
  await owner.post('people', ada);
  const inviteToken = await invitationTo(ada.Email);
  expect((await aVisitor(shop).post('ResetPassword', { email: ada.Email })).status).toBe(204);
  expect((await aVisitor(shop).post('login', { inviteToken })).status).toBe(200);
});

test('links that have ended are swept away, and no others', async () => {
  await owner.post('people', ada);
  await aVisitor(shop).post('ResetPassword', { email: ada.Email });
  await aVisitor(shop).post('ResetPassword', { email: 'ett@butik.example' });
  const kinds = async () => {
    const links = await shop.db.selectFrom('person_link').select('kind').orderBy('kind').execute();
    const resets = await shop.db.selectFrom('password_reset').select('customer_id').execute();
    return [...links.map(({ kind }) => kind), ...resets.map(({ customer_id }) => customer_id)];
  };
  shop.wait(3_599);
  await shop.sessions.sweep();
  expect(await kinds()).toEqual(['invite', 'reset', 1001]);
  shop.wait(1);
  await shop.sessions.sweep();
  expect(await kinds()).toEqual(['invite']);
  shop.wait(7 * day);
  await shop.sessions.sweep();
  expect(await kinds()).toEqual([]);
});

test('a person’s password is its own, and changing it ends its other sessions alone', async () => {
  const { client } = await join(owner, {});
  const elsewhere = aVisitor(shop);
  await elsewhere.post('login', { username: ada.Email, password });
  const wrong = { CurrentPassword: 'demo1234', NewPassword: 'kaffe i köket nu' };
  expect((await client.put('customer', wrong)).body.errors).toEqual([
    expect.objectContaining({ field: 'CurrentPassword', rule: 'match' }),
  ]);
  await aVisitor(shop).post('ResetPassword', { email: ada.Email });
  const resetToken = /#reset=([\w-]{43})/.exec((await lastMail(ada.Email)).body_text)?.[1];
  expect((await client.put('customer', { ...wrong, CurrentPassword: password })).status).toBe(204);
  // Links of before are worthless then, as the number's are.
  expect((await aVisitor(shop).post('login', { resetToken })).status).toBe(401);
  const isIn = async (one: Client) => (await one.get('login')).body.LoggedIn;
  expect([await isIn(client), await isIn(elsewhere), await isIn(owner)]).toEqual([true, false, true]);
  await logInAs(shop, '1001');
});

describe('the register', () => {
  test('has an address once in a customer, however it is written', async () => {
    await owner.post('people', ada);
    const again = { ...ada, Name: 'Ada Två', Email: 'ADA@BUTIK.example' };
    expect((await owner.post('people', again)).body.errors).toEqual([
      expect.objectContaining({ field: 'Email', rule: 'match' }),
    ]);
    const other = await logInAs(shop, '1002');
    expect((await other.post('people', again)).status).toBe(200);
    const [first, second] = await Promise.all(
      [1, 2].map(() => owner.post('people', { ...ada, Email: 'bo@butik.example' })),
    );
    expect([first!.status, second!.status].sort()).toEqual([200, 400]);
  });

  test('holds fifty people', async () => {
    const rows = Array.from({ length: 49 }, (_one, place) => ({
      customer_id: 1001,
      name: `Person ${place}`,
      email: `p${place}@butik.example`,
    }));
    await shop.db.insertInto('person').values(rows).execute();
    const answers = await Promise.all(
      [1, 2].map((n) => owner.post('people', { ...ada, Email: `n${n}@b.example` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.type).toBe('/problems/limit-reached');
  });

  test('makes one person of a call that is repeated with its key', async () => {
    const key = { 'idempotency-key': 'k1' };
    const [first, again] = [await owner.post('people', ada, key), await owner.post('people', ada, key)];
    expect(again.body).toEqual(first.body);
    expect((await owner.get('people')).body.TotalCount).toBe(1);
  });

  test('is the customer’s own, and without whoever logs in with the number', async () => {
    const { id } = await join(owner, {});
    const other = await logInAs(shop, '1002');
    const { id: number } = await shop.db
      .selectFrom('person')
      .select('id')
      .where('customer_id', '=', 1001)
      .where('name', 'is', null)
      .executeTakeFirstOrThrow();
    for (const [by, one] of [
      [other, id],
      [owner, number],
    ] as const) {
      expect((await by.put(`people/${one}`, { ...ada, Version: 1 })).status).toBe(404);
      expect((await by.delete(`people/${one}`)).status).toBe(404);
      expect((await by.post(`people/${one}/invite`)).status).toBe(404);
    }
    expect((await owner.get('people')).body.Rows).toHaveLength(1);
    expect((await other.get('people')).body).toEqual({ Rows: [], TotalCount: 0 });
  });

  test('changes by version, at once, and nobody’s own role', async () => {
    const { client, id } = await join(owner, { Role: 'admin' });
    expect((await client.put(`people/${id}`, { ...ada, Role: 'see', Version: 1 })).status).toBe(409);
    expect(
      (await client.put(`people/${id}`, { ...ada, Name: 'Ada Ny', Role: 'admin', Version: 1 })).status,
    ).toBe(200);
    expect((await owner.put(`people/${id}`, { ...ada, Version: 1 })).body.type).toBe(
      '/problems/changed-meanwhile',
    );
    expect((await owner.put(`people/${id}`, { ...ada, Role: 'see', Version: 2 })).status).toBe(200);
    expect((await client.get('people')).status).toBe(403);
    expect((await client.post('cartrow', { ArticleId: 1, Quantity: 6 })).body.type).toBe(
      '/problems/no-right',
    );
  });

  test('does not mail without end, an hour long and of one customer', async () => {
    const { body } = await owner.post('people', ada);
    const invite = async () => (await owner.post(`people/${body.Id}/invite`)).status;
    const statuses = new Set<number>();
    for (let turn = 0; turn < 65; turn++) statuses.add(await invite());
    expect([...statuses]).toEqual([204, 429]);
    const other = await logInAs(shop, '1002');
    expect((await other.post('people', ada)).status).toBe(200);
    for (const [seconds, status] of [
      [hour - 1, 429],
      [1, 204],
    ] as const) {
      shop.wait(seconds);
      owner = await logInAs(shop, '1001');
      expect(await invite()).toBe(status);
    }
  });

  test('is listed by name, whatever its case, a part at a time and by state', async () => {
    const { id: bo } = await join(owner, { Name: 'bo ek', Email: 'bo@butik.example' });
    const add = async (Name: string) =>
      (await owner.post('people', { ...ada, Name, Email: `${Name.slice(0, 2)}@butik.example` })).body.Id;
    const [cia, adam, di] = [await add('Cia Ek'), await add('Adam Ek'), await add('Di Ek')];
    await owner.delete(`people/${di}`);
    const list = async (query: string) => {
      const { Rows, TotalCount } = (await owner.get(`people?${query}`)).body;
      return [TotalCount, ...Rows.map(({ Id }: { Id: number }) => Id)];
    };
    expect(await list('')).toEqual([3, adam, bo, cia]);
    expect(await list('skip=1&take=1')).toEqual([3, bo]);
    expect(await list('state=invited')).toEqual([2, adam, cia]);
    expect(await list('state=active')).toEqual([1, bo]);
    expect(await list('state=removed')).toEqual([1, di]);
  });

  test('keeps the limit of a person, which nobody changes for themselves', async () => {
    const { client, id } = await join(owner, { Role: 'admin', OrderLimit: 1234.56 });
    const limits = async () => [
      (await owner.get('people')).body.Rows[0].OrderLimit,
      (
        await shop.db
          .selectFrom('person')
          .select('order_limit')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).order_limit,
    ];
    expect(await limits()).toEqual([1234.56, 123456]);
    let Version = 1;
    const put = async (by: Client, OrderLimit?: number | null) => {
      const { status, body } = await by.put(`people/${id}`, { ...ada, Role: 'admin', OrderLimit, Version });
      if (status === 200) ({ Version } = body);
      return status;
    };
    for (const OrderLimit of [5000, 0, null]) expect(await put(client, OrderLimit)).toBe(409);
    for (const OrderLimit of [1234.56, undefined]) expect(await put(client, OrderLimit)).toBe(200);
    expect(await put(owner)).toBe(200);
    expect(await limits()).toEqual([1234.56, 123456]);
    expect(await put(owner, 0)).toBe(200);
    expect(await limits()).toEqual([0, 0]);
    expect(await put(owner, null)).toBe(200);
    expect(await limits()).toEqual([null, null]);
    // It holds for the role that orders alone.
    for (const [Role, OrderLimit, told] of [
      ['admin', 99.5, null],
      ['order', 99.5, 99.5],
      ['order', 0, 0],
      ['order', null, null],
    ] as const) {
      const changed = await owner.put(`people/${id}`, { ...ada, Role, OrderLimit, Version });
      ({ Version } = changed.body);
      expect((await client.get('me')).body.OrderLimit).toBe(told);
    }
  });
});

describe('a person who is removed', () => {
  test('is out at once; the order still names the person, and the cart becomes a list', async () => {
    const { client, id } = await join(owner, {});
    const number = await order(client);
    await client.post('cartrow', { ArticleId: article.book, Quantity: 3 });
    await client.post('lists', { Name: 'Min egen', Shared: false, Rows: [{ ArticleId: 1, Quantity: 2 }] });
    expect((await owner.get('lists')).body.TotalCount).toBe(0);
    expect((await owner.delete(`people/${id}`)).status).toBe(204);
    expect((await client.get('cart')).status).toBe(401);
    expect((await aVisitor(shop).post('login', { username: ada.Email, password })).status).toBe(401);
    expect((await owner.get(`orders/${number}`)).body.OrderedBy).toBe('Ada Ek');
    const lists = (await owner.get('lists')).body.Rows;
    expect(lists.map((one: { Name: string }) => one.Name).sort()).toEqual(['Min egen', 'Varukorg Ada Ek']);
    // What was private is left to all of the customer.
    const { client: bo } = await join(owner, { Name: 'Bo', Email: 'bo@butik.example' });
    expect((await bo.get('lists')).body.TotalCount).toBe(2);
    await owner.delete(`people/${(await owner.get('people')).body.Rows[0].Id}`);
    expect((await owner.get('people')).body.TotalCount).toBe(0);
    const [gone] = (await owner.get('people?state=removed')).body.Rows;
    expect(gone).toMatchObject({ Name: 'Ada Ek', Email: '', State: 'removed', LastLogInDate: null });
    expect((await owner.delete(`people/${id}`)).status).toBe(404);
    expect((await owner.post('people', ada)).status).toBe(200);
  });

  test('leaves the name of the person, and nothing of how it logged in or could be reached', async () => {
    const { client, id } = await join(owner, { Role: 'admin' });
    await client.put('me', { Name: 'Ada Ek', Language: 'en', Mails: { Orders: true } });
    const read = () =>
      shop.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const before = await read();
    const unfilled = Object.entries(before).filter(([, value]) => value === null || value === '');
    expect(unfilled.map(([column]) => column).sort()).toEqual(['order_limit', 'removed_at']);
    shop.wait(hour);
    expect((await owner.delete(`people/${id}`)).status).toBe(204);
    const { version: _, ...kept } = before;
    expect(await read()).toMatchObject({
      ...kept,
      email: '',
      password_hash: null,
      language: null,
      logged_in_at: null,
      removed_at: shop.services.now(),
    });
    for (const table of ['person_link', 'session'] as const) {
      const left = await shop.db
        .selectFrom(table)
        .select((row) => row.fn.countAll<string>().as('count'))
        .where('person_id', '=', id)
        .executeTakeFirstOrThrow();
      expect([table, Number(left.count)]).toEqual([table, 0]);
    }
  });

  test('leaves a list also above the number that a customer may make', async () => {
    const { client, id } = await join(owner, {});
    await client.post('cartrow', { ArticleId: article.book, Quantity: 3 });
    const at = { customer_id: 1001, changed_at: shop.services.now(), changed_by: '' };
    const full = Array.from({ length: 100 }, (_one, place) => ({
      ...at,
      name: `Lista ${place}`,
      owner_id: null,
    }));
    await shop.db.insertInto('shopping_list').values(full).execute();
    expect((await owner.delete(`people/${id}`)).status).toBe(204);
    expect((await owner.get('lists')).body.TotalCount).toBe(101);
  });
});

describe('lists', () => {
  test('are private or shared, and only their owner makes them private', async () => {
    const { client } = await join(owner, {});
    const rows = { Rows: [{ ArticleId: article.book, Quantity: 2 }] };
    const secret = (await client.post('lists', { Name: 'Hemlig', Shared: false, ...rows })).body;
    expect(secret).toMatchObject({ Shared: false, OwnerName: 'Ada Ek', Own: true, ChangedBy: 'Ada Ek' });
    for (const path of [`lists/${secret.Id}`]) {
      expect((await owner.get(path)).status).toBe(404);
      expect((await owner.put(path, { Name: 'Min', Version: 1 })).status).toBe(404);
      expect((await owner.delete(path)).status).toBe(404);
      expect((await owner.post(`${path}/rows`, { ArticleId: 1, Quantity: 1 })).status).toBe(404);
    }
    const shared = await client.put(`lists/${secret.Id}`, { Name: 'Öppen', Shared: true, Version: 1 });
    expect(shared.body).toMatchObject({ Shared: true, Version: 2 });
    expect((await owner.get(`lists/${secret.Id}`)).body).toMatchObject({ Own: false, OwnerName: 'Ada Ek' });
    const taken = await owner.put(`lists/${secret.Id}`, { Name: 'Min', Shared: false, Version: 2 });
    expect(taken.body.type).toBe('/problems/no-right');
    expect((await owner.put(`lists/${secret.Id}`, { Name: 'Vår', Version: 2 })).body.ChangedBy).toBe(
      'Butik Ett & Co',
    );
    // A list of the number is private to whoever logs in with it.
    const own = (await owner.post('lists', { Name: 'Numrets', Shared: false, ...rows })).body;
    expect((await client.get(`lists/${own.Id}`)).status).toBe(404);
    expect((await (await logInAs(shop, '1001')).get(`lists/${own.Id}`)).status).toBe(200);
  });
});

describe('me', () => {
  test('is the own name, language and mails', async () => {
    const { client } = await join(owner, {});
    expect((await client.get('me')).body).toEqual({
      Name: 'Ada Ek',
      Email: ada.Email,
      Language: 'sv',
      Role: 'order',
      SeesInvoices: false,
      OrderLimit: null,
      Mails: { Orders: true },
    });
    const mine = { Name: 'Ada Ny', Language: 'en', Mails: { Orders: false } };
    expect((await client.put('me', mine)).body).toMatchObject(mine);
    expect((await client.get('me')).body).toMatchObject(mine);
    expect((await client.get('login')).body.User.PersonName).toBe('Ada Ny');
  });

  test.each([undefined, null, '', ' '])('keeps its name where it is told to be %j', async (Name) => {
    const { client } = await join(owner, {});
    const { status, body } = await client.put('me', { Name, Language: 'en', Mails: { Orders: false } });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'Name']);
    expect((await client.get('me')).body).toMatchObject({
      Name: 'Ada Ek',
      Language: 'sv',
      Mails: { Orders: true },
    });
  });

  test('of the number is its mails alone', async () => {
    const before = (await owner.get('me')).body;
    expect(before).toMatchObject({ Name: null, Role: 'admin', SeesInvoices: true, Mails: { Orders: true } });
    await owner.put('me', { Name: 'Nytt namn', Language: 'en', Mails: { Orders: false } });
    expect((await owner.get('me')).body).toEqual({ ...before, Mails: { Orders: false } });
  });
});

test('where the maker refuses passwords made of one’s own words, those of a person are its name and address', async () => {
  const strict = await openTestShop({ passwordRefuseCommon: true });
  const by = await logInAs(strict, '1001');
  const Email = 'karinsberg@butik.example';
  expect((await by.post('people', { ...ada, Email })).status).toBe(200);
  const { body_text } = await strict.db
    .selectFrom('outbox_mail')
    .select('body_text')
    .where('recipient', '=', Email)
    .executeTakeFirstOrThrow();
  const client = aVisitor(strict);
  const inviteToken = /#invite=([\w-]{43})/.exec(body_text)?.[1];
  expect((await client.post('login', { inviteToken })).status).toBe(200);
  const choose = async (newPassword: string) =>
    (await client.post('CustomerPasswordCheck', { newPassword })).status;
  for (const password of ['karinsberg1', 'Ada.Ek.1001'])
    expect([password, await choose(password)]).toEqual([password, 400]);
  expect(await choose('te vid fönstret')).toBe(204);
  await strict.close();
});

describe('mails of an order', () => {
  const confirmed = async (number: number) =>
    (
      await shop.db
        .selectFrom('outbox_mail')
        .select(['recipient', 'subject'])
        .where('recipient', 'in', [ada.Email, 'ett@butik.example'])
        .where('subject', 'like', `%${number}%`)
        .orderBy('recipient')
        .execute()
    ).map(({ recipient, subject }) => `${recipient} ${subject.split(' ')[0]}`);

  test('go to the person in its language and to the customer in the customer’s', async () => {
    const { client } = await join(owner, {});
    await client.put('me', { Name: 'Ada Ek', Language: 'en', Mails: { Orders: true } });
    const swedish = (await confirmed(await order(owner)))[0]!.split(' ')[1];
    const both = await confirmed(await order(client));
    expect(both.map((one) => one.split(' ')[0])).toEqual([ada.Email, 'ett@butik.example']);
    expect(both[1]).toContain(swedish);
    expect(both[0]).not.toContain(swedish);
  });

  test('go to neither where it is switched off', async () => {
    const { client } = await join(owner, {});
    await owner.put('me', { Mails: { Orders: false } });
    expect(await confirmed(await order(client))).toEqual([expect.stringContaining(ada.Email)]);
    expect(await confirmed(await order(owner))).toEqual([]);
    await client.put('me', { Name: 'Ada Ek', Mails: { Orders: false } });
    expect(await confirmed(await order(client))).toEqual([]);
  });
});

test('an order and its invoice name the person, and nobody for the number', async () => {
  const { client } = await join(owner, {});
  const [own, adas] = [await order(owner), await order(client)];
  expect((await owner.get(`orders/${own}`)).body.OrderedBy).toBeNull();
  expect((await client.get(`orders/${adas}`)).body).toMatchObject({
    OrderedBy: 'Ada Ek',
    ConfirmationEmail: ada.Email,
  });
  await addStaff(shop, 'owner@maker.example', 'owner');
  const office = await logInToOfficeAs(shop, 'owner@maker.example');
  const { body } = await office.get(`office/orders/${adas}`);
  expect(body.OrderedBy).toBe('Ada Ek');
  await office.post(`office/orders/${adas}/consignments`, {
    Version: body.Version,
    Mail: true,
    CarrierNumber: '',
    Rows: body.Rows.map(({ Id: RowId, Quantity }: { Id: number; Quantity: number }) => ({ RowId, Quantity })),
  });
  const told = await shop.db
    .selectFrom('outbox_mail')
    .select('recipient')
    .where('subject', 'like', `%${adas}%`)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(told.map(({ recipient }) => recipient).sort()).toEqual([ada.Email, 'ett@butik.example']);
  const { Number: number } = (await office.post(`office/orders/${adas}/invoices`, { Mail: false })).body;
  const invoice = await shop.db
    .selectFrom('invoice')
    .select('buyer_contact_person')
    .where('invoice_number', '=', number)
    .executeTakeFirst();
  expect(invoice).toEqual({ buyer_contact_person: 'Ada Ek' });
});

test('staff keep a customer’s people, and it is logged', async () => {
  await addStaff(shop, 'owner@maker.example', 'owner');
  const office = await logInToOfficeAs(shop, 'owner@maker.example');
  const path = 'office/customers/1001/people';
  const { body } = await office.post(path, ada);
  expect(body).toMatchObject({ ...ada, State: 'invited' });
  expect((await office.get(path)).body).toMatchObject({ Total: 1, Rows: [{ Id: body.Id }] });
  expect((await office.put(`${path}/${body.Id}`, { ...ada, Role: 'admin', Version: 1 })).body.Role).toBe(
    'admin',
  );
  expect((await office.post(`${path}/${body.Id}/invite`)).status).toBe(204);
  expect((await office.delete(`office/customers/1002/people/${body.Id}`)).status).toBe(404);
  expect((await office.delete(`${path}/${body.Id}`)).status).toBe(204);
  const { Rows } = (await office.get('office/changes?entity=person')).body;
  expect(Rows.map((row: { Action: string }) => row.Action)).toEqual(['delete', 'send', 'change', 'create']);
});

test('staff see all fifty people of a customer at once', async () => {
  await addStaff(shop, 'owner@maker.example', 'owner');
  const office = await logInToOfficeAs(shop, 'owner@maker.example');
  const people = Array.from({ length: 50 }, (_one, place) => ({
    customer_id: 1001,
    name: `Person ${place}`,
    email: `person${place}@butik.example`,
  }));
  await shop.db.insertInto('person').values(people).execute();
  const { body } = await office.get('office/customers/1001/people');
  expect([body.Total, body.Rows.length]).toEqual([50, 50]);
});

test('nobody is invited to a customer who is blocked', async () => {
  await addStaff(shop, 'owner@maker.example', 'owner');
  const office = await logInToOfficeAs(shop, 'owner@maker.example');
  const path = 'office/customers/1001/people';
  const { body } = await office.post(path, ada);
  await shop.db.updateTable('customer').set({ blocked: true }).where('id', '=', 1001).execute();
  await shop.db.deleteFrom('outbox_mail').execute();
  expect((await office.post(path, { ...ada, Email: 'ny@butik.example' })).status).toBe(409);
  expect((await office.post(`${path}/${body.Id}/invite`)).status).toBe(409);
  const moved = { ...ada, Email: 'flyttad@butik.example', Version: 1 };
  expect((await office.put(`${path}/${body.Id}`, moved)).status).toBe(200);
  expect(await shop.db.selectFrom('outbox_mail').selectAll().execute()).toEqual([]);
});

test('a person who may no longer order keeps a cart that nobody sees', async () => {
  const { client, id } = await join(owner, {});
  await client.post('cartrow', { ArticleId: article.book, Quantity: 2 });
  await owner.put(`people/${id}`, { ...ada, Role: 'see', Version: 1 });
  expect((await client.get('cart')).body.Rows).toEqual([]);
  await owner.put(`people/${id}`, { ...ada, Role: 'order', Version: 2 });
  expect((await client.get('cart')).body.Rows).toHaveLength(1);
});
