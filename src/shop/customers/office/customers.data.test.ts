import { describe, expect, test } from 'vitest';
import { addStaff, logInToOfficeAs, eachInOffice } from '../../../../test/office.ts';
import { aVisitor, logInAs, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
eachInOffice('sales', async (opened) => {
  ({ shop, office } = opened);
  await shop.db.deleteFrom('reseller_application').execute();
});

const newShop = {
  CustomerNumber: '2001',
  Name: 'Nya Butiken',
  OrganisationNumber: '',
  VatNumber: '',
  Email: 'ny@butik.example',
  Telephone: '08-123 45 67',
  ContactPerson: 'Nils Ny',
  Address1: 'Storgatan 2',
  Address2: '',
  ZipCode: '114 18',
  City: 'Stockholm',
  CountryCode: 'SE',
  Language: 'sv',
  PriceListCode: 'standard',
  PaymentDays: 30,
  ShowAsReseller: false,
  ResellerCity: '',
  Blocked: false,
};
const application = {
  name: 'Nils Ny',
  company: 'Nya Butiken',
  email: 'ny@butik.example',
  identity: '556016-0680',
  address: 'Storgatan 2',
  zipCodeAndCity: '114 18 Stockholm',
  telephone: '08-123 45 67',
};

async function apply(): Promise<number> {
  expect((await aVisitor(shop).post('resellerapplication', application)).status).toBe(204);
  return (await office.get('office/applications?state=open')).body.Rows[0].Id;
}

async function mailTo(recipient: string) {
  const mail = await shop.db
    .selectFrom('outbox_mail')
    .select(['subject', 'body_text'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return { ...mail, token: /#reset=([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? '' };
}

describe('an application', () => {
  test('becomes a customer who is mailed a welcome, chooses a password and sees prices', async () => {
    const id = await apply();
    const accepted = await office.post(`office/applications/${id}/customer`, { Customer: newShop });
    expect(accepted.body).toMatchObject({ CustomerNumber: '2001' });
    expect((await office.get(`office/applications/${id}`)).body).toMatchObject({
      Decision: 'accepted',
      CustomerId: accepted.body.CustomerId,
    });
    const mail = await mailTo('ny@butik.example');
    expect(mail.subject).toMatch(/^Välkommen som kund hos /);
    expect(mail.body_text).toContain('Ditt kundnummer är 2001.');
    shop.wait(71 * 3600);
    const browser = aVisitor(shop);
    expect((await browser.post('login', { resetToken: mail.token })).status).toBe(200);
    expect((await browser.post('CustomerPasswordCheck', { newPassword: 'valt lösenord' })).status).toBe(204);
    expect((await browser.get('article/1')).body.Price).toBe(49.9);
    const again = await aVisitor(shop).post('login', { username: '2001', password: 'valt lösenord' });
    expect(again.body.User).toMatchObject({ CustomerNumber: '2001', Name: 'Nya Butiken', Language: 'sv' });
  });

  test('becomes a customer who is mailed nothing where the form blocks it', async () => {
    const id = await apply();
    const Customer = { ...newShop, Blocked: true };
    expect((await office.post(`office/applications/${id}/customer`, { Customer })).status).toBe(200);
    expect((await mailTo('ny@butik.example')).subject ?? '').not.toMatch(/Välkommen/);
  });

  test('is answered once, and nothing is half done when the number is taken', async () => {
    const id = await apply();
    const taken = { ...newShop, CustomerNumber: '1001' };
    const refused = await office.post(`office/applications/${id}/customer`, { Customer: taken });
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'CustomerNumber']);
    expect((await office.get(`office/applications/${id}`)).body.Decision).toBeNull();
    expect((await mailTo('ny@butik.example')).subject ?? '').not.toMatch(/Välkommen/);
    expect((await office.post(`office/applications/${id}/refusal`)).body.Decision).toBe('declined');
    const late = await office.post(`office/applications/${id}/customer`, { Customer: newShop });
    expect([late.status, late.body.type]).toEqual([409, '/problems/conflict']);
  });
});

describe('an application that is answered', () => {
  type Logged = { Action: string; Values: { Name: string; After: string }[] };
  const logOf = async (id: number) =>
    (await office.get(`office/changes?entity=application&entityId=${id}`)).body.Rows as Logged[];

  test.each([
    [{}, 'Hej Nils Ny,'],
    [{ ContactPerson: '' }, 'Hej Nya Butiken,'],
  ])('with yes and %j greets by name, is logged and says when', async (values, greeting) => {
    const id = await apply();
    const Customer = { ...newShop, ...values };
    expect((await office.post(`office/applications/${id}/customer`, { Customer })).status).toBe(200);
    const { reply_to } = await shop.db
      .selectFrom('outbox_mail')
      .select('reply_to')
      .where('recipient', '=', 'ny@butik.example')
      .executeTakeFirstOrThrow();
    expect([(await mailTo('ny@butik.example')).body_text?.startsWith(greeting), reply_to]).toEqual([
      true,
      'order@maker.example',
    ]);
    expect((await office.get(`office/applications/${id}`)).body.DecidedAt).toBe(
      shop.services.now().toISOString(),
    );
    expect((await logOf(id)).map(({ Values }) => Values[0]?.After)).toEqual(['accepted']);
    const { require_new_password } = await shop.db
      .selectFrom('customer')
      .select('require_new_password')
      .where('customer_number', '=', '2001')
      .executeTakeFirstOrThrow();
    expect(require_new_password).toBe(true);
  });

  test('with yes needs an address of e-mail; with no it is answered once', async () => {
    const id = await apply();
    const answer = await office.post(`office/applications/${id}/customer`, {
      Customer: { ...newShop, Email: '' },
    });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'Email', rule: 'required' }] } });
    expect((await office.post(`office/applications/${id}/refusal`)).status).toBe(200);
    expect((await office.post(`office/applications/${id}/refusal`)).status).toBe(409);
    expect((await logOf(id)).map(({ Values }) => Values[0]?.After)).toEqual(['declined']);
  });
});

describe('a customer of the office', () => {
  test('whose address of e-mail is only written otherwise is told nothing, and may ask for a link', async () => {
    const { body: shown } = await office.get('office/customers/1001');
    await office.put('office/customers/1001', { ...shown, Email: 'Ett@Butik.example' });
    expect((await mailTo(shown.Email)).subject).toBeUndefined();
    expect((await aVisitor(shop).post('ResetPassword', { email: shown.Email })).status).toBe(204);
  });

  test.each([
    ['sv', /^Din e-postadress/],
    ['en', /^Your e-mail address/],
  ])('who reads %s is told so that the address was changed, each time', async (Language, subject) => {
    const read = async () => (await office.get('office/customers/1001')).body;
    await office.put('office/customers/1001', { ...(await read()), Language });
    for (const Email of ['ny@butik.example', 'nyare@butik.example', 'nyast@butik.example']) {
      const before = await read();
      shop.wait(1);
      expect((await office.put('office/customers/1001', { ...before, Email })).status).toBe(200);
      expect((await mailTo(before.Email)).subject).toMatch(subject);
    }
    // One without an address before is told nowhere.
    const { body: without } = await office.get('office/customers/1007');
    expect(
      (await office.put('office/customers/1007', { ...without, Email: 'sju@butik.example' })).status,
    ).toBe(200);
    const mails = await shop.db.selectFrom('outbox_mail').select('recipient').execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      'ett@butik.example',
      'ny@butik.example',
      'nyare@butik.example',
    ]);
  });

  test('is sent a link, and logged in for, in the log', async () => {
    await office.post('office/customers/1001/password-link');
    await office.post('office/customers/1001/session');
    const { body } = await office.get('office/changes?entity=customer&entityId=1001');
    const rows = body.Rows as { Action: string; Values: { Name: string; After: string }[] }[];
    expect(rows.map(({ Action, Values }) => [Action, Values[0]?.Name, Values[0]?.After])).toEqual([
      ['log-in', 'OnBehalf', '1001'],
      ['send', 'PasswordLink', 'ett@butik.example'],
    ]);
    expect((await office.post('office/customers/1006/session')).status).toBe(409);
    // A session in another's place ends the one before it, at once.
    const old = aVisitor(shop);
    old.session = office.session;
    old.office = office.office;
    const own = await logInAs(shop, '1003');
    for (const before of [old, own]) {
      expect((await before.get('login')).body.LoggedIn).toBe(true);
      office.session = before.session;
      await office.post('office/customers/1002/session');
      expect((await before.get('login')).body.LoggedIn).toBe(false);
    }
  });

  test('gets the next number of digits that nobody has', async () => {
    const next = async () => (await office.get('office/customers/choices')).body.NextNumber;
    for (const [number, expected] of [
      ['123456', '123457'],
      ['K-999999', '123457'],
      ['999999999', '1000000000'],
    ] as const) {
      await office.post('office/customers', { ...newShop, CustomerNumber: number });
      expect(await next()).toBe(expected);
    }
    await shop.db
      .insertInto('price_list')
      .values({ code: 'a', currency_code: 'EUR', name_sv: 'A' })
      .execute();
    const { PriceLists } = (await office.get('office/customers/choices')).body as {
      PriceLists: { Code: string }[];
    };
    expect(PriceLists.map(({ Code }) => Code)).toEqual(['standard', 'a']);
  });

  const read = async (id: number) => (await office.get(`office/customers/${id}`)).body;

  test('gets a number of its own when several are made at the same moment', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => office.post('office/customers', newShop)));
    const refused = made.filter(({ status }) => status === 400);
    expect(made.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    for (const { body } of refused) expect(body.errors[0]).toMatchObject({ field: 'CustomerNumber' });
  });

  test('keeps its number when several are given a new one at the same moment', async () => {
    const ids = [1001, 1002, 1003, 1004];
    const before = await Promise.all(ids.map(read));
    const given = await Promise.all(
      before.map((one, place) =>
        office.put(`office/customers/${ids[place]}`, { ...one, CustomerNumber: '2001' }),
      ),
    );
    expect(given.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    for (const { status, body } of given)
      if (status === 400)
        expect(body.errors[0]).toMatchObject({ field: 'CustomerNumber', message: 'Numret finns redan' });
    const after = await Promise.all(ids.map(read));
    expect(after.filter(({ CustomerNumber }) => CustomerNumber === '2001')).toHaveLength(1);
  });

  test('is changed, listed among the resellers and blocked, at once', async () => {
    const before = await read(1001);
    const shown = { ...before, ShowAsReseller: true, ResellerCity: 'Umeå' };
    const saved = await office.put('office/customers/1001', shown);
    expect(saved.status).toBe(200);
    expect((await aVisitor(shop).get('resellers')).text).toMatch(/Umeå.*Butik Ett & Co/);
    const customer = await logInAs(shop, '1001');
    expect((await customer.get('cart')).status).toBe(200);
    const block = { ...saved.body, Blocked: true };
    expect((await office.put('office/customers/1001', block)).status).toBe(200);
    expect((await customer.get('cart')).status).toBe(401);
  });

  test('who gets another e-mail address is told at the old one, and asks for no link at the new one for a day', async () => {
    const { body: shown } = await office.get('office/customers/1001');
    expect((await office.put('office/customers/1001', { ...shown, Email: 'ny@butik.example' })).status).toBe(
      200,
    );
    expect((await mailTo(shown.Email)).subject).toMatch(/^Din e-postadress hos .* är ändrad$/);
    const ask = () => aVisitor(shop).post('ResetPassword', { email: 'ny@butik.example' });
    expect((await ask()).status).toBe(409);
    shop.wait(24 * 3600 + 1);
    expect((await ask()).status).toBe(204);
  });

  test('is not overwritten by the second of two', async () => {
    const both = await read(1001);
    expect((await office.put('office/customers/1001', { ...both, City: 'Umeå' })).status).toBe(200);
    const second = await office.put('office/customers/1001', { ...both, City: 'Luleå' });
    expect(second.body.type).toBe('/problems/changed-meanwhile');
    expect((await read(1001)).City).toBe('Umeå');
  });

  test.each([
    [{ ZipCode: '1234' }, 'ZipCode'],
    [{ CountryCode: 'XX' }, 'CountryCode'],
    [{ Email: 'nobody' }, 'Email'],
    [{ PriceListCode: 'none' }, 'PriceListCode'],
    [{ PaymentDays: -1 }, 'PaymentDays'],
    [{ VatNumber: 'NONE' }, 'VatNumber'],
    [{ VatNumber: 'DE12345' }, 'VatNumber'],
    [{ VatNumber: 'GB123456789' }, 'VatNumber'],
  ])('is refused with %j', async (wrong, field) => {
    const refused = await office.post('office/customers', { ...newShop, ...wrong });
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, field]);
  });

  test.each([
    ['SG', '238801', '53312345A'],
    ['GG', 'GY1 1AA', '12345'],
    ['NO', '0150', '974 760 673'],
  ])('in %s can be edited', async (CountryCode, ZipCode, OrganisationNumber) => {
    const made = await office.post('office/customers', newShop);
    const change = { CountryCode, ZipCode, OrganisationNumber };
    const saved = await office.put(`office/customers/${made.body.Id}`, { ...made.body, ...change });
    expect([saved.status, saved.body]).toMatchObject([200, change]);
    const { body: countries } = await aVisitor(shop).get('countries?languageCode=en');
    expect(countries.map((one: typeof change) => one.CountryCode)).toContain(CountryCode);
  });

  test.each([
    ['SE', '559900-0015'],
    ['NO', '974760674'],
  ])('in %s has no company number with a wrong check digit', async (CountryCode, OrganisationNumber) => {
    const wrong = { ...newShop, CountryCode, ZipCode: '', OrganisationNumber };
    const { status, body } = await office.post('office/customers', wrong);
    expect([status, body.errors]).toMatchObject([
      400,
      [{ field: 'OrganisationNumber', rule: 'regex', message: expect.stringContaining('tio siffror') }],
    ]);
  });

  test('is found by number, name and city', async () => {
    const numbers = async (query: string) =>
      (await office.get(`office/customers?${query}`)).body.Rows.map(
        (row: { CustomerNumber: string }) => row.CustomerNumber,
      );
    expect(await numbers('q=berlin laden')).toEqual(['1004']);
    expect(await numbers('state=blocked')).toEqual(['1006']);
    expect(await numbers('sort=-number&take=1')).toEqual(['1008']);
    expect((await office.get('office/customers/choices')).body).toMatchObject({ NextNumber: '1009' });
    await office.post('office/customers', {
      ...newShop,
      CustomerNumber: '10001',
      Email: 'tio@butik.example',
    });
    await office.post('office/customers', { ...newShop, CustomerNumber: '207', Email: 'tva@butik.example' });
    const sorted = await numbers('sort=number');
    expect([sorted[0], sorted.at(-1)]).toEqual(['207', '10001']);
  });

  test('is mailed a link for a new password, which ends the earlier one', async () => {
    expect((await office.post('office/customers/1001/password-link')).body.Email).toBe('ett@butik.example');
    const first = await mailTo('ett@butik.example');
    await office.post('office/customers/1001/password-link');
    const second = await mailTo('ett@butik.example');
    expect((await aVisitor(shop).post('login', { resetToken: first.token })).status).toBe(401);
    expect((await aVisitor(shop).post('login', { resetToken: second.token })).status).toBe(200);
    expect((await office.post('office/customers/1007/password-link')).status).toBe(400);
    expect((await office.post('office/customers/1006/password-link')).status).toBe(409);
  });

  test('can be logged in for: the session says so, never asks for a password, and is logged', async () => {
    expect((await office.post('office/customers/1003/session')).status).toBe(200);
    expect((await office.get('login')).body).toMatchObject({
      AuthUsed: true,
      User: { CustomerNumber: '1003' },
    });
    expect((await office.get('CustomerPasswordCheck')).body.RequireNewPassword).toBe(false);
    expect((await office.get('article/1')).body.Price).toBe(49.9);
    const { body } = await office.get('office/changes?entity=customer&entityId=1003');
    expect(body.Rows).toMatchObject([{ StaffName: 'sales', Action: 'log-in' }]);
    expect((await (await logInAs(shop, '1001')).post('office/customers/1002/session')).status).toBe(401);
  });

  test('has orders that say who placed them', async () => {
    await office.post('office/customers/1001/session');
    const place = async (client: Client) => {
      await client.post('cartrow', { ArticleId: 1, Quantity: 6, QuickAdd: false });
      const { OrderId } = (await client.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body;
      return (await office.get(`office/orders/${OrderId}`)).body.PlacedBy;
    };
    expect(await place(office)).toBe('sales');
    expect(await place(await logInAs(shop, '1001'))).toBe('');
  });

  test('is no longer logged in for from the moment that the log-in to the office has ended', async () => {
    const isIn = async () => (await office.get('login')).body.LoggedIn;
    await office.post('office/customers/1001/session');
    // Requests in the shop count as activity: they keep the office session open, and the customer's for up to four
    // hours.
    for (let minutes = 50; minutes < 240; minutes += 50) {
      shop.wait(50 * 60);
      expect(await isIn()).toBe(true);
    }
    shop.wait(41 * 60);
    expect([(await office.get('office/login')).body.LoggedIn, await isIn()]).toEqual([true, false]);

    await office.post('office/customers/1001/session');
    shop.wait(3601);
    expect(await isIn()).toBe(false);

    const again = await logInToOfficeAs(shop, 'sales@maker.example');
    await again.post('office/customers/1001/session');
    expect((await again.get('cart')).status).toBe(200);
    await again.delete('office/login');
    expect((await again.get('cart')).status).toBe(401);

    const ended = await logInToOfficeAs(shop, 'sales@maker.example');
    await ended.post('office/customers/1001/session');
    expect((await ended.get('cart')).status).toBe(200);
    await shop.db.updateTable('staff').set({ active: false }).execute();
    expect((await ended.get('cart')).status).toBe(401);
  });

  test('is never shown with a password, and content may not see customers at all', async () => {
    expect(JSON.stringify(await read(1001))).not.toMatch(/argon2|hash/);
    await addStaff(shop, 'content@maker.example', 'content');
    const content = await logInToOfficeAs(shop, 'content@maker.example');
    expect((await content.get('office/customers/1001')).status).toBe(404);
    expect((await content.post('office/customers/1001/session')).status).toBe(403);
  });
});
