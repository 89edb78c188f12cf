import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aVisitor, openTestShop, type TestShop } from '../../../test/shop.ts';
import { deleteOldApplications } from './apply.server.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  await shop.db.deleteFrom('reseller_application').execute();
});
afterAll(() => shop.close());

const application = {
  name: 'Åsa Öberg',
  company: 'Butik <Nu> & Sen',
  email: 'asa@butik.example',
  identity: '556677-8899',
  address: 'Storgatan 1',
  zipCodeAndCity: '114 18 Stockholm',
  telephone: '+46 (0)8-123 45',
  webSite: '',
  message: 'Rad ett\nRad två',
};

describe('the list of resellers', () => {
  async function show(shops: [number: number, city: string | null, country: string][]) {
    for (const [id, reseller_city, invoice_country_code] of shops) {
      const values = { show_as_reseller: true, reseller_city, invoice_country_code };
      await shop.db.updateTable('customer').set(values).where('id', '=', id).execute();
    }
    await shop.services.versions.changed();
  }

  test('goes by country, city and name as the language sorts, without those blocked or not to be shown', async () => {
    await show([
      [1002, 'Örebro', 'SE'],
      [1003, 'Avesta', 'SE'],
      [1001, 'Örebro', 'SE'],
      [1004, null, 'DE'],
      [1006, 'Avesta', 'SE'],
    ]);
    const { body } = await aVisitor(shop).get('resellers?languageCode=sv');
    expect(body).toEqual([
      { CountryCode: 'SE', CountryName: 'Sverige', Cities: expect.any(Array) },
      {
        CountryCode: 'DE',
        CountryName: 'Tyskland',
        Cities: [{ City: 'Berlin', Customers: [{ Name: 'Laden Vier GmbH' }] }],
      },
    ]);
    expect(body[0].Cities).toEqual([
      { City: 'Avesta', Customers: [{ Name: 'Butik Tre' }] },
      { City: 'Örebro', Customers: [{ Name: 'Butik Ett & Co' }, { Name: 'Butik Två' }] },
    ]);
    const english = await aVisitor(shop).get('resellers?languageCode=en');
    expect(english.body.map((country: { CountryName: string }) => country.CountryName)).toEqual([
      'Germany',
      'Sweden',
    ]);
  });
});

describe('an application', () => {
  test('is stored and mailed to the maker, to be answered to the applicant', async () => {
    const answer = await aVisitor(shop).post('resellerapplication?languageCode=en', application);
    expect([answer.status, answer.text]).toEqual([204, '']);
    const stored = await shop.db.selectFrom('reseller_application').selectAll().execute();
    expect(stored).toMatchObject([
      {
        name: 'Åsa Öberg',
        zip_code_and_city: '114 18 Stockholm',
        language: 'en',
        message: 'Rad ett\nRad två',
      },
    ]);
    const [mail] = await shop.db.selectFrom('outbox_mail').selectAll().execute();
    expect(mail).toMatchObject({
      recipient: 'order@maker.example',
      reply_to: 'asa@butik.example',
      subject: 'Ny ansökan om att bli återförsäljare: Butik <Nu> & Sen',
    });
    expect(mail?.body_text).toContain('Rad ett\nRad två');
    expect(mail?.body_text).toContain('Språk: English');
    expect(mail?.body_html).toContain('Butik &lt;Nu&gt; &amp; Sen');
    expect(mail?.body_html).not.toContain('<Nu>');
  });

  test('with a company of two lines has a subject of one', async () => {
    await aVisitor(shop).post('resellerapplication', { ...application, company: 'A\nBcc: b@c.example' });
    const { subject } = await shop.db.selectFrom('outbox_mail').select('subject').executeTakeFirstOrThrow();
    expect(subject).toBe('Ny ansökan om att bli återförsäljare: A Bcc: b@c.example');
  });

  test.each([
    ['name', 'x', 'För kort text'],
    ['company', '', 'Detta fält krävs'],
    ['email', 'asa@butik', 'Ange en giltig e-postadress'],
    ['identity', '1', 'För kort text'],
    ['zipCodeAndCity', undefined, 'Detta fält krävs'],
    ['telephone', 'ring mig', 'Värdet är inte ett nummer'],
    ['message', 'x'.repeat(2001), 'För lång text'],
  ])('with %s %j is refused, and nothing is stored', async (field, value, message) => {
    const { status, body } = await aVisitor(shop).post('resellerapplication', {
      ...application,
      [field]: value,
    });
    expect([status, body.errors]).toEqual([400, [{ field, rule: expect.any(String), message }]]);
    expect(await shop.db.selectFrom('reseller_application').select('id').execute()).toEqual([]);
  });

  test('may be sent five times an hour from one place', async () => {
    for (let sent = 0; sent < 5; sent++)
      expect((await aVisitor(shop).post('resellerapplication', application)).status).toBe(204);
    const sixth = await aVisitor(shop).post('resellerapplication', application);
    expect([sixth.status, Number(sixth.headers['retry-after'])]).toEqual([429, 3600]);
    expect((await aVisitor(shop, '192.0.2.77').post('resellerapplication', application)).status).toBe(204);
    shop.wait(3599);
    expect((await aVisitor(shop).post('resellerapplication', application)).status).toBe(429);
    shop.wait(1);
    expect((await aVisitor(shop).post('resellerapplication', application)).status).toBe(204);
  });

  test('may be sent a hundred times a day from all places', async () => {
    const send = async (place: number) =>
      (await aVisitor(shop, `198.51.100.${place}`).post('resellerapplication', application)).status;
    const statuses: number[] = [];
    for (let sent = 0; sent < 101; sent++) statuses.push(await send(sent));
    expect(statuses).toEqual([...Array<number>(100).fill(204), 429]);
    shop.wait(24 * 3600 - 1);
    expect(await send(200)).toBe(429);
    shop.wait(1);
    expect(await send(200)).toBe(204);
  });

  test('is stored and mailed with every field, where it was filled in', async () => {
    const whole = { ...application, webSite: 'https://butik.example', message: 'Hej' };
    await aVisitor(shop).post('resellerapplication?languageCode=sv', whole);
    const { id, created_at, decided_at, decision, customer_id, ...stored } = await shop.db
      .selectFrom('reseller_application')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect([id > 0, created_at, decided_at, decision, customer_id]).toEqual([
      true,
      shop.services.now(),
      null,
      null,
      null,
    ]);
    const { zipCodeAndCity, webSite, ...rest } = whole;
    expect(stored).toEqual({ ...rest, zip_code_and_city: zipCodeAndCity, web_site: webSite, language: 'sv' });
    const mails = () =>
      shop.db.selectFrom('outbox_mail').select(['body_text', 'body_html']).orderBy('id').execute();
    const [mail] = await mails();
    for (const value of Object.values(whole).filter((one) => !/[<&]/.test(one))) {
      expect(mail?.body_text).toContain(`: ${value}`);
      expect(mail?.body_html).toContain(value);
    }
    await aVisitor(shop).post('resellerapplication', { ...whole, webSite: '', message: '' });
    const [, without] = await mails();
    const linesOf = (text = '') => text.trim().split('\n').length;
    expect(linesOf(mail?.body_text) - linesOf(without?.body_text)).toBe(2);
  });

  test('is kept for twelve months', async () => {
    await aVisitor(shop).post('resellerapplication', application);
    const count = async () =>
      (await shop.db.selectFrom('reseller_application').select('id').execute()).length;
    shop.setTime('2027-10-14T10:00:00.000Z');
    await deleteOldApplications(shop.services);
    expect(await count()).toBe(1);
    shop.setTime('2027-10-14T10:00:00.001Z');
    await deleteOldApplications(shop.services);
    expect(await count()).toBe(0);
  });
});
