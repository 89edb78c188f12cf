import { expect, test } from 'vitest';
import { article } from '../../../../../test/seed-test-shop.ts';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../../../test/office.ts';
import { logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';

let shop: TestShop;
let sales: Client;
eachInOffice('sales', async (opened) => {
  ({ shop, office: sales } = opened);
  for (const [Code, CurrencyCode] of [
    ['KEDJA', 'SEK'],
    ['EURO', 'EUR'],
  ])
    await sales.post('office/price-lists', { Code, NameSV: Code, NameEN: '', CurrencyCode });
});

const assign = async (values: object, code = 'KEDJA') =>
  await sales.post(`office/price-lists/${code}/customers`, values);
const listOf = async (number: string) =>
  (
    await shop.db
      .selectFrom('customer')
      .select('price_list_code')
      .where('customer_number', '=', number)
      .executeTakeFirst()
  )?.price_list_code;

test('customers get a list by their numbers, and others are told in words', async () => {
  await shop.db
    .updateTable('customer')
    .set({ price_list_code: 'EURO', currency_code: 'EUR' })
    .where('customer_number', '=', '1002')
    .execute();
  const CustomerNumbers = ['1001', '1002', 'finns-ej', 'FINNS-EJ'];
  const preview = await assign({ CustomerNumbers, DryRun: true });
  expect(preview.body).toMatchObject({
    Assigned: 1,
    Already: 0,
    Refused: [
      { CustomerNumber: 'finns-ej', Name: '', Text: 'Det finns ingen sådan kund' },
      { CustomerNumber: '1002', Text: 'Kunden betalar i EUR och listan är i SEK' },
    ],
  });
  expect(await listOf('1001')).toBe('standard');
  expect((await assign({ CustomerNumbers })).body).toEqual(preview.body);
  expect([await listOf('1001'), await listOf('1002')]).toEqual(['KEDJA', 'EURO']);
  expect((await assign({ CustomerNumbers: ['1001'] })).body).toEqual({
    Assigned: 0,
    Already: 1,
    Refused: [],
  });
  const { Rows } = (await sales.get('office/changes?entity=customer')).body;
  expect(Rows[0].Values).toEqual([{ Name: 'PriceListCode', Before: 'standard', After: 'KEDJA' }]);
});

test('who has the list already is not refused it, whatever it pays in', async () => {
  const kept = { price_list_code: 'KEDJA', currency_code: 'EUR' };
  await shop.db.updateTable('customer').set(kept).where('customer_number', '=', '1002').execute();
  expect((await assign({ CustomerNumbers: ['1001', '1002'] })).body).toEqual({
    Assigned: 1,
    Already: 1,
    Refused: [],
  });
});

test('a cart has the prices of the new list at once, as when the customer is changed', async () => {
  const input = { ArticleNumber: 'A-1', Price: 30, RegularPrice: null, ValidFrom: '', ValidTo: '' };
  await sales.post('office/price-lists/KEDJA/prices', input);
  const client = await logInAs(shop, '1001');
  await client.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  expect((await client.get('cart')).body.Rows[0]).toMatchObject({ Price: 49.9 });
  await assign({ CustomerNumbers: ['1001'] });
  expect((await client.get('cart')).body.Rows[0]).toMatchObject({ Price: 30, PreviousPrice: 49.9 });
});

test('a filter or ids choose as well, at most 500, and one way at a time', async () => {
  const { body } = await assign({ Filter: { priceList: 'standard' } });
  expect(body.Assigned).toBeGreaterThan(0);
  expect(await listOf('1001')).toBe('KEDJA');
  const { id } = await shop.db
    .selectFrom('customer')
    .select('id')
    .where('customer_number', '=', '1001')
    .executeTakeFirstOrThrow();
  expect((await assign({ Ids: [id, id, 999_999] }, 'standard')).body).toMatchObject({
    Assigned: 1,
    Refused: [{ CustomerNumber: '' }],
  });
  const statuses = [];
  for (const values of [
    {},
    { Ids: [] },
    { Ids: [id], Filter: {} },
    { CustomerNumbers: Array.from({ length: 501 }, (_, at) => String(at)) },
  ])
    statuses.push((await assign(values)).status);
  expect(statuses).toEqual([400, 400, 400, 400]);
  expect((await assign({ CustomerNumbers: ['1001'] }, 'NONE')).status).toBe(404);
});

test('who does not set prices gives no list', async () => {
  await addStaff(shop, 'content@maker.example', 'content');
  const content = await logInToOfficeAs(shop, 'content@maker.example');
  expect(
    (await content.post('office/price-lists/KEDJA/customers', { CustomerNumbers: ['1001'] })).status,
  ).toBe(403);
});
