import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addStaff, logInToOfficeAs } from '../../../test/office.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';
import type { DeliveryAddress } from './contract.ts';

let shop: TestShop;
let client: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  client = await logInAs(shop, '1001');
});
afterAll(() => shop.close());

const address = {
  Name: 'Butiken',
  Address1: 'Torget 1',
  Address2: 'Uppgång B',
  ZipCode: '11418',
  City: 'Stockholm',
  CountryCode: 'SE',
  ContactPerson: 'Åsa',
};

async function create(fields: object = {}, by = client): Promise<DeliveryAddress> {
  return (await by.post('deliveryaddress', { ...address, ...fields })).body;
}

async function defaults(of = client): Promise<number[]> {
  const { body } = await of.get('deliveryaddresses');
  return body.filter((row: DeliveryAddress) => row.DefaultAddress).map((row: DeliveryAddress) => row.Id);
}

test('a visitor has no addresses', async () => {
  const visitor = aVisitor(shop);
  for (const answer of [
    await visitor.get('deliveryaddresses'),
    await visitor.get('deliveryaddress/1'),
    await visitor.post('deliveryaddress', address),
    await visitor.put('deliveryaddress/1', address),
    await visitor.put('DeliveryAddress/DefaultAddress/1'),
  ]) {
    expect(answer.status).toBe(401);
  }
});

test('the first address saved is the default one', async () => {
  expect((await client.get('deliveryaddresses')).body).toEqual([]);
  const first = await create();
  expect(first).toEqual({
    Id: expect.any(Number),
    ...address,
    ZipCode: '114 18',
    CountryName: 'Sverige',
    DefaultAddress: true,
    DefaultAddressText: 'Standardadress',
    Gln: '',
  });
  const second = await create({ Name: 'Lagret' });
  expect(second).toMatchObject({ DefaultAddress: false, DefaultAddressText: '' });
  expect((await client.get('deliveryaddresses')).body).toEqual([first, second]);
  expect((await client.get(`deliveryaddress/${first.Id}`)).body).toEqual(first);
  // That of one customer is no other's.
  const another = await logInAs(shop, '1002');
  expect((await another.post('deliveryaddress', address)).body).toMatchObject({ DefaultAddress: true });
});

test('an address that is sent again with its key is saved once', async () => {
  const save = (Name: string) =>
    client.post('deliveryaddress', { ...address, Name }, { 'idempotency-key': 'address-1' });
  const [first, again] = [await save('Butiken'), await save('Butiken')];
  expect([again.status, again.body, again.headers['idempotency-replayed']]).toEqual([
    200,
    first.body,
    'true',
  ]);
  expect((await client.get('deliveryaddresses')).body).toHaveLength(1);
  expect((await save('Lagret')).body.type).toBe('/problems/key-reused');
});

test('names are in the language asked for', async () => {
  const { Id } = await create();
  expect((await client.get(`deliveryaddress/${Id}?languageCode=en`)).body).toMatchObject({
    CountryName: 'Sweden',
    DefaultAddressText: 'Default address',
  });
});

test('an address is changed whole, field by field too', async () => {
  const { Id } = await create();
  const before = await create({ Name: 'Lagret' });
  const changed = {
    Name: 'Nya butiken',
    Address1: 'Storgata 7',
    Address2: 'Inngang C',
    ZipCode: '0150',
    City: 'Oslo',
    CountryCode: 'NO',
    ContactPerson: 'Kari',
  };
  const whole = { ...changed, Id, CountryName: 'Norge', DefaultAddress: true };
  expect(await client.put(`DELIVERYADDRESS/${Id}/`, changed)).toMatchObject({ status: 200, body: whole });
  expect((await client.get(`deliveryaddress/${Id}`)).body).toMatchObject(whole);
  for (const [name, value] of Object.entries({ ...address, Address2: '', ContactPerson: '' })) {
    if (['ZipCode', 'CountryCode'].includes(name)) continue;
    const one = await client.put(`deliveryaddress/${Id}`, { ...changed, [name]: value });
    expect(one.body, name).toMatchObject({ ...whole, [name]: value });
    expect((await client.get(`deliveryaddress/${Id}`)).body, name).toEqual(one.body);
  }
  expect((await client.get(`deliveryaddress/${before.Id}`)).body).toEqual(before);
});

test('goods go at once where the address goes that was saved, changed or made the usual one', async () => {
  const goTo = async () => {
    const headers = { cookie: `session=${client.session}` };
    const principal = await shop.sessions.findShopPrincipal({ headers } as never);
    return principal.kind === 'customer' ? principal.destination : undefined;
  };
  expect(await goTo()).toEqual({ countryCode: 'SE', zipCode: '11418' });
  const norway = { CountryCode: 'NO', ZipCode: '0150' };
  const { Id } = await create(norway);
  expect(await goTo()).toEqual({ countryCode: 'NO', zipCode: '0150' });
  const germany = { CountryCode: 'DE', ZipCode: '10115' };
  expect((await client.put(`deliveryaddress/${Id}`, { ...address, ...germany })).status).toBe(200);
  expect(await goTo()).toEqual({ countryCode: 'DE', zipCode: '10115' });
  const other = await create({ CountryCode: 'FI', ZipCode: '22100' });
  expect(await goTo()).toEqual({ countryCode: 'DE', zipCode: '10115' });
  await client.put(`DeliveryAddress/DefaultAddress/${other.Id}`);
  expect(await goTo()).toEqual({ countryCode: 'FI', zipCode: '22100' });
});

describe('the default', () => {
  test('moves to the address it is given to', async () => {
    const [first, second] = [await create(), await create()];
    expect((await client.put(`DeliveryAddress/DefaultAddress/${second.Id}`)).status).toBe(204);
    expect(await defaults()).toEqual([second.Id]);
    expect((await client.put(`deliveryaddress/defaultaddress/${first.Id}`)).status).toBe(204);
    expect(await defaults()).toEqual([first.Id]);
    expect((await client.put(`deliveryaddress/defaultaddress/${first.Id}`)).status).toBe(204);
    expect(await defaults()).toEqual([first.Id]);
  });

  test('is one, however many move it at the same time', async () => {
    const ids = [await create(), await create(), await create()].map((row) => row.Id);
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(
        [...ids, ...ids].map((id) => client.put(`DeliveryAddress/DefaultAddress/${id}`)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(204));
      expect(await defaults()).toHaveLength(1);
    }
  });

  test('is one, however many first addresses are saved at the same time', async () => {
    await Promise.all([1, 2, 3, 4].map(() => create()));
    expect((await client.get('deliveryaddresses')).body).toHaveLength(4);
    expect(await defaults()).toHaveLength(1);
  });
});

test('somebody else’s address is not found, and stays as it was', async () => {
  const other = await logInAs(shop, '1002');
  const theirs = await create({}, other);
  const second = await create({}, other);
  for (const id of [theirs.Id, second.Id, 999_999, 'x', 0]) {
    expect((await client.get(`deliveryaddress/${id}`)).status).toBe(404);
    expect((await client.put(`deliveryaddress/${id}`, address)).status).toBe(404);
    expect((await client.put(`DeliveryAddress/DefaultAddress/${id}`)).status).toBe(404);
  }
  expect((await other.get('deliveryaddresses')).body).toEqual([theirs, second]);
});

test.each([
  [{ Name: '' }, 'Name', 'required'],
  [{ Name: 'A' }, 'Name', 'minLength'],
  [{ Address1: 'A' }, 'Address1', 'minLength'],
  [{ Address2: 'A' }, 'Address2', 'minLength'],
  [{ City: ' Å ' }, 'City', 'minLength'],
  [{ City: 'x'.repeat(201) }, 'City', 'maxLength'],
  [{ City: 'a\u0007b' }, 'City', 'regex'],
  [{ CountryCode: 'S' }, 'CountryCode', 'minLength'],
  [{ CountryCode: 'XX' }, 'CountryCode', 'regex'],
  [{ CountryCode: 'se' }, 'CountryCode', 'regex'],
  [{ ZipCode: '1141' }, 'ZipCode', 'zipCode'],
  [{ ZipCode: '114  18' }, 'ZipCode', 'zipCode'],
  [{ ZipCode: '11418', CountryCode: 'NO' }, 'ZipCode', 'zipCode'],
])('%j is bad input', async (fields, field, rule) => {
  const answer = await client.post('deliveryaddress', { ...address, ...fields });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ field, rule }] } });
  expect((await client.get('deliveryaddresses')).body).toEqual([]);
});

test('a zip code is validated however wrong the other fields are', async () => {
  const { body } = await client.post('deliveryaddress', {
    ...address,
    Name: undefined,
    City: 'Å',
    ZipCode: '1',
  });
  const found = body.errors.map(({ field, rule }: { field: string; rule: string }) => [field, rule]);
  expect(Object.fromEntries(found)).toEqual({ Name: 'required', City: 'minLength', ZipCode: 'zipCode' });
  expect(found).toHaveLength(3);
});

test('texts are trimmed and stay as they were written', async () => {
  const saved = await create({ Name: '  Café <b>"Åäö" 😀</b> ', ContactPerson: null });
  expect(saved).toMatchObject({ Name: 'Café <b>"Åäö" 😀</b>', ContactPerson: '' });
});

test.each(['\u00a0', '\u202f', '\u2009'])('%j that was copied along is a space', async (space) => {
  const saved = await create({ ZipCode: `114${space}18`, Name: `Café${space}Å`, City: `${space}Lund` });
  expect(saved).toMatchObject({ ZipCode: '114 18', Name: 'Café Å', City: 'Lund' });
});

test('there are at most two hundred, and the next is refused in words', async () => {
  const { Id } = await create({});
  const rows = Array.from({ length: 198 }, (_, n) => ({
    customer_id: 1001,
    name: `Butik ${n}`,
    address1: 'Gatan',
  }));
  const place = { zip_code: '11418', city: 'Lund', country_code: 'SE' };
  await shop.db
    .insertInto('delivery_address')
    .values(rows.map((row) => ({ ...row, ...place })))
    .execute();
  const both = await Promise.all([1, 2].map(() => client.post('deliveryaddress', address)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.detail).toMatch(/200 leveransadresser/);
  expect((await client.put(`deliveryaddress/${Id}`, { ...address, Name: 'Ny' })).status).toBe(200);
  expect((await (await logInAs(shop, '1002')).post('deliveryaddress', address)).status).toBe(200);
});

test('the staff see the addresses of a customer as the customer does, and those of no other', async () => {
  await addStaff(shop, 'sales@maker.example', 'sales');
  const office = await logInToOfficeAs(shop, 'sales@maker.example');
  const own = [await create(), await create({ Name: 'Laden', ZipCode: '0150', CountryCode: 'NO' })];
  expect(await office.get('office/customers/1001/addresses')).toMatchObject({
    status: 200,
    body: { Rows: own },
  });
  expect(own[1]?.CountryName).toBe('Norge');
  const { body } = await office.get('office/customers/1001/addresses?languageCode=en');
  expect(body.Rows[1].CountryName).toBe('Norway');
  expect((await office.get('office/customers/1002/addresses')).body).toEqual({ Rows: [] });
  expect((await office.get('office/customers/9999/addresses')).status).toBe(404);
  expect((await aVisitor(shop).get('office/customers/1001/addresses')).status).toBe(401);
});
