import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';

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

test('a customer reads their own details', async () => {
  expect((await client.get('customer')).body).toEqual({
    CustomerNumber: '1001',
    Name: 'Butik Ett & Co',
    Email: 'ett@butik.example',
    Telephone: '',
    InvoiceAddress: {
      Address1: 'Storgatan 1',
      Address2: '',
      City: 'Stockholm',
      ZipCode: '114 18',
      CountryCode: 'SE',
      ContactPerson: 'Åsa Öberg',
    },
  });
});

test('a visitor reads and changes nothing', async () => {
  expect((await aVisitor(shop).get('customer')).status).toBe(401);
  expect((await aVisitor(shop).put('customer', {})).status).toBe(401);
});

describe('changing the password', () => {
  const change = { CurrentPassword: 'demo1234', NewPassword: ' nytt lösenord ' };

  test('lets in the new one, exactly as typed, and no longer the old one', async () => {
    expect((await client.put('customer', change)).status).toBe(204);
    const logIn = async (password: string) =>
      (await aVisitor(shop).post('login', { username: '1001', password })).status;
    expect(await logIn(' nytt lösenord ')).toBe(200);
    expect(await logIn('nytt lösenord')).toBe(401);
    expect(await logIn('demo1234')).toBe(401);
  });

  test('ends every other session of the customer, and nobody else’s', async () => {
    const other = await logInAs(shop, '1001');
    const somebody = await logInAs(shop, '1002');
    expect((await other.get('customer')).status).toBe(200);
    await client.put('customer', change);
    expect((await other.get('customer')).status).toBe(401);
    expect((await client.get('customer')).status).toBe(200);
    expect((await somebody.get('customer')).status).toBe(200);
  });

  test('with a wrong current password is bad input on that field, and changes nothing', async () => {
    const answer = await client.put('customer', { ...change, CurrentPassword: 'demo12345' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      { field: 'CurrentPassword', rule: 'match', message: 'Värdet matchar inte' },
    ]);
    await logInAs(shop, '1001');
  });

  test('is no way to guess the current one', async () => {
    const statuses = [];
    for (let index = 0; index < 6; index++) {
      statuses.push(
        (await client.put('customer', { ...change, CurrentPassword: `gissning ${index}` })).status,
      );
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    shop.wait(1);
    expect((await client.put('customer', change)).status).toBe(204);
  });

  test.each([
    [{ ...change, NewPassword: 'kort5' }, 'NewPassword', 'minLength'],
    [{ ...change, NewPassword: '' }, 'NewPassword', 'required'],
    [{ ...change, NewPassword: 'x'.repeat(129) }, 'NewPassword', 'maxLength'],
    [{ ...change, RepeatNewPassword: 'något annat' }, 'RepeatNewPassword', 'match'],
    [{ NewPassword: 'nytt lösenord' }, 'CurrentPassword', 'required'],
  ])('%j is bad input', async (body, field, rule) => {
    const answer = await client.put('customer', body);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field, rule }] } });
  });

  test('is refused with all that is wrong with it', async () => {
    const body = { CurrentPassword: '', NewPassword: 'kort', RepeatNewPassword: 'kortare' };
    const answer = await client.put('customer', body);
    const found = answer.body.errors.map(({ field, rule }: { field: string; rule: string }) => [field, rule]);
    expect(Object.fromEntries(found)).toEqual({
      CurrentPassword: 'required',
      NewPassword: 'minLength',
      RepeatNewPassword: 'match',
    });
  });
});
