import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { times } from '../../../test/sizes.ts';
import { bumpVersion } from '#kit/database/data-versions.server.ts';
import { inTransaction } from '#kit/database/db.server.ts';
import { addStaff, logInToOfficeAs } from '../../../test/office.ts';
import { article, wayOfDelivery } from '../../../test/seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';
import type { WayInput } from './office/contract.ts';

let shop: TestShop;
let office: Client;
let customer: Client;
beforeAll(async () => {
  shop = await openTestShop({ languages: ['sv', 'en', 'de'] });
});
beforeEach(async () => {
  await shop.startOver();
  await addStaff(shop, 'sales@maker.example', 'sales');
  office = await logInToOfficeAs(shop, 'sales@maker.example');
  customer = await logInAs(shop, '1001');
});
afterAll(() => shop.close());

const plain: WayInput = {
  NameSV: 'Bud',
  NameEN: 'Courier',
  NameDE: 'Kurier',
  Active: true,
  TrackingTemplate: '',
  Countries: [],
  Collected: false,
  TransportDays: 1,
  CarrierAccount: false,
  Incoterms: '',
  IncotermsPlace: '',
  ParcelPattern: '',
};

async function addWay(more: Partial<WayInput>): Promise<number> {
  const { status, body, text } = await office.post('office/ways', { ...plain, ...more });
  if (status !== 200) throw new Error(text);
  return body.Id;
}

async function addAddress(CountryCode: string): Promise<number> {
  const { status, body, text } = await customer.post('DeliveryAddress', {
    Name: `Lager ${CountryCode}`,
    Address1: 'Gatan 1',
    Address2: '',
    ZipCode: CountryCode === 'SE' ? '90326' : CountryCode === 'NO' ? '0150' : '10115',
    City: 'Staden',
    CountryCode,
    ContactPerson: 'Åsa',
  });
  if (status >= 300) throw new Error(text);
  const { body: all } = await customer.get('DeliveryAddress');
  return body?.Id ?? all.find((one: { CountryCode: string }) => one.CountryCode === CountryCode).Id;
}

async function order(fields: object): Promise<{ status: number; body: ReturnType<typeof JSON.parse> }> {
  await customer.post('cartrow', { ArticleId: article.book, Quantity: 1 });
  return await customer.post('Order', { partialDelivery: true, ...fields });
}

const idsOf = async (query = ''): Promise<number[]> =>
  (await customer.get(`wayofdelivery${query}`)).body.map(({ Id }: { Id: number }) => Id);

describe('a way for some countries', () => {
  test('is offered and taken for an address in one of them, and for no other', async () => {
    const countries = ['SE', 'NO', 'DE'] as const;
    const addresses = new Map<string, number>();
    for (const code of countries) addresses.set(code, await addAddress(code));
    const aWay = fc.record({ countries: fc.subarray([...countries, 'FI']), active: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(aWay, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...countries),
        async (ways, to) => {
          await shop.db.deleteFrom('order_request').execute();
          const ids = new Map<number, (typeof ways)[number]>();
          for (const [at, { countries: Countries, active: Active }] of ways.entries())
            ids.set(await addWay({ NameSV: `Sätt ${at}`, Countries, Active, Sort: 10 - at }), ways[at]!);
          const goes = ({ countries: some, active }: (typeof ways)[number]) =>
            active && (some.length === 0 || some.includes(to));
          const deliveryAddressId = addresses.get(to);
          const offered = await idsOf(`?deliveryAddressId=${deliveryAddressId}`);
          const mine = [...ids].filter(([, way]) => goes(way)).map(([id]) => id);
          // The last one has the lowest place.
          expect(offered.filter((id) => ids.has(id))).toEqual(mine.toReversed());
          for (const [id, way] of ids) {
            const { status, body } = await order({ wayOfDeliveryId: id, deliveryAddressId });
            expect([status, body.errors?.[0]?.field]).toEqual(
              goes(way) ? [200, undefined] : [400, 'wayOfDeliveryId'],
            );
          }
          for (const [id, way] of ids)
            expect((await office.delete(`office/ways/${id}`)).status).toBe(goes(way) ? 409 : 204);
          await shop.db.updateTable('customer_order').set({ way_of_delivery_id: null }).execute();
          for (const id of mine) expect((await office.delete(`office/ways/${id}`)).status).toBe(204);
        },
      ),
      { numRuns: 12 * times, ...(times === 1 && { seed: 42 }) },
    );
  });

  test('says in the caller’s words why it is refused, in a preview too', async () => {
    const id = await addWay({ Countries: ['SE'] });
    // The first address is the usual one.
    await addAddress('SE');
    const deliveryAddressId = await addAddress('NO');
    const asked = { wayOfDeliveryId: id, deliveryAddressId };
    for (const [language, words] of [
      ['sv', 'Bud går inte till Norge. Välj ett annat leveranssätt.'],
      ['en', 'Courier is not available to Norway. Choose another way of delivery.'],
      ['de', 'Kurier wird nach Norwegen nicht angeboten. Wählen Sie eine andere Versandart.'],
    ]) {
      await customer.post('cartrow', { ArticleId: article.book, Quantity: 1 });
      const path = (call: string) => `${call}?languageCode=${language}`;
      for (const call of ['Order', 'checkoutpreview']) {
        const { status, body } = await customer.post(path(call), { ...asked, partialDelivery: true });
        expect([status, body.errors[0]]).toEqual([
          400,
          expect.objectContaining({ field: 'wayOfDeliveryId', message: words }),
        ]);
      }
      const named = (await customer.get(path('wayofdelivery'))).body.map(
        ({ Name }: { Name: string }) => Name,
      );
      expect(named).toContain(words!.split(' ')[0]);
    }
  });
});

test('an order by a way that another node has just deleted is refused in words, and those sent with it are placed', async () => {
  const id = await addWay({});
  await idsOf();
  const neighbour = await logInAs(shop, '1002');
  await neighbour.post('cartrow', { ArticleId: article.book, Quantity: 2 });
  await inTransaction(shop.db, async (trx) => {
    await trx.deleteFrom('way_of_delivery').where('id', '=', id).execute();
    await bumpVersion(trx, 'ways');
  });
  const [refused, placed] = await Promise.all([
    order({ wayOfDeliveryId: id }),
    neighbour.post('Order', { partialDelivery: true, wayOfDeliveryId: wayOfDelivery.post }),
  ]);
  expect([refused.status, refused.body.errors?.[0]?.field, placed.status]).toEqual([
    400,
    'wayOfDeliveryId',
    200,
  ]);
});

test('an order keeps the name it was made with, also when the way is renamed and ended', async () => {
  const id = await addWay({});
  const { OrderId } = (await order({ wayOfDeliveryId: id })).body;
  const nameIn = async (language: string) =>
    (await customer.get(`orders?languageCode=${language}`)).body.Orders[0].WayOfDeliveryName;
  expect([await nameIn('sv'), await nameIn('en'), await nameIn('de')]).toEqual(['Bud', 'Courier', 'Kurier']);
  const { Rows } = (await office.get('office/ways')).body;
  const { Version } = Rows.find(({ Id }: { Id: number }) => Id === id);
  const next = { ...plain, NameSV: 'Cykelbud', NameEN: 'Bike', NameDE: 'Rad', Active: false, Version };
  expect((await office.put(`office/ways/${id}`, next)).status).toBe(200);
  for (const language of ['sv', 'en', 'de']) expect(await nameIn(language)).toBe('Bud');
  expect((await office.get(`office/orders/${OrderId}`)).body.WayOfDeliveryName).toBe('Bud');
  expect(await idsOf()).not.toContain(id);
  const { status, body } = await office.delete(`office/ways/${id}`);
  expect([status, body.type, body.detail]).toEqual([
    409,
    '/problems/in-use',
    'Används i: 1 order. Avsluta det i stället för att ta bort det.',
  ]);
});

test('its countries are kept once each, in their order, however they are sent', async () => {
  const stored = async (name: string) =>
    (await office.get('office/ways')).body.Rows.find(({ NameSV }: WayInput) => NameSV === name)?.Countries;
  await addWay({ NameSV: 'Båt', Countries: ['SE', 'NO', 'SE'] });
  expect(await stored('Båt')).toEqual(['NO', 'SE']);
  await addStaff(shop, 'owner@maker.example', 'owner');
  const owner = await logInToOfficeAs(shop, 'owner@maker.example');
  for (const [at, written] of ['SE,NO', 'SE NO', 'SE|NO', 'SE/NO', 'no / se, SE'].entries()) {
    const path = 'office/exchange/files/ways?fileName=ways.csv';
    const bytes = { 'content-type': 'application/octet-stream' };
    const file = Buffer.from(`name_sv;countries\nBil ${at};"${written}"\n`);
    const { body } = await owner.send('POST', path, file, bytes);
    expect([written, body.Created]).toEqual([written, 1]);
    expect([written, await stored(`Bil ${at}`)]).toEqual([written, ['NO', 'SE']]);
  }
});

test('a way of a file that says its name alone is as one of the form', async () => {
  await addStaff(shop, 'owner@maker.example', 'owner');
  const owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const bytes = { 'content-type': 'application/octet-stream' };
  const file = Buffer.from('name_sv\nBil\n');
  await owner.send('POST', 'office/exchange/files/ways?fileName=ways.csv', file, bytes);
  const { Rows } = (await owner.get('office/ways')).body;
  expect(Rows.find(({ NameSV }: WayInput) => NameSV === 'Bil')).toMatchObject({
    Active: true,
    Collected: false,
    TransportDays: 2,
    CarrierAccount: false,
    Countries: [],
    TrackingTemplate: '',
    ParcelPattern: '',
  });
});

test.each([
  'http://x.example/{consignmentId}',
  'https://x.example/',
  'https://x.example/{consignmentId}"><script>',
])('the tracking template %s is refused at its field', async (TrackingTemplate) => {
  const { status, body } = await office.post('office/ways', { ...plain, TrackingTemplate });
  expect([status, body.errors]).toEqual([
    400,
    [expect.objectContaining({ field: 'TrackingTemplate', rule: 'regex' })],
  ]);
});

describe('an order', () => {
  async function sent(wayId: number): Promise<number> {
    const { OrderId } = (await order({ wayOfDeliveryId: wayId })).body;
    const path = `office/orders/${OrderId}`;
    const { Version, Rows } = (await office.get(path)).body;
    const rows = [{ RowId: Rows[0].Id, Quantity: 1 }];
    // Goods to fetch that get a parcel are asked about.
    const given = { Version, Mail: true, CarrierNumber: 'AB 1', Rows: rows, Despite: true };
    expect((await office.post(`${path}/consignments`, given)).status).toBe(200);
    return OrderId;
  }

  const mails = async () =>
    await shop.db.selectFrom('outbox_mail').select(['subject', 'body_text']).orderBy('id').execute();

  test('is followed on the page of its own way’s carrier, else on that of the shop', async () => {
    const TrackingTemplate = 'https://bud.example/?id={consignmentId}';
    await sent(await addWay({ TrackingTemplate }));
    expect((await customer.get('orders')).body.Orders[0]).toMatchObject({ TrackingTemplate });
    expect((await mails()).at(-1)?.body_text).toContain('https://bud.example/?id=AB%201');
    await sent(wayOfDelivery.post);
    expect((await customer.get('orders')).body.Orders[0]).toMatchObject({ TrackingTemplate: null });
    expect((await mails()).at(-1)?.body_text).toContain('https://tracking.postnord.com/se/?id=AB%201');
  });

  test('that is collected says so, and stays one when its way is another', async () => {
    const id = await sent(wayOfDelivery.pickUp);
    expect((await customer.get('orders')).body.Orders[0]).toMatchObject({ Collected: true });
    expect((await office.get(`office/orders/${id}`)).body).toMatchObject({ Collected: true, Status: 3 });
    expect((await mails()).at(-1)).toMatchObject({
      subject: `Order ${id} är hämtad`,
      body_text: expect.stringContaining('Hämtat nu'),
    });
    await shop.db.updateTable('way_of_delivery').set({ collected: false }).execute();
    await shop.services.versions.changed();
    expect((await customer.get('orders')).body.Orders[0]).toMatchObject({ Collected: true });
    await sent(wayOfDelivery.post);
    expect((await customer.get('orders')).body.Orders[0]).toMatchObject({ Collected: false });
  });
});
