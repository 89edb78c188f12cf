import { expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import { addPerson } from '../../../../test/persons.ts';
import { article } from '../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
eachInOffice('sales', (opened) => {
  ({ shop, office } = opened);
});

async function change(values: object) {
  const { body } = await office.get('office/customers/1001');
  return await office.put('office/customers/1001', { ...body, ...values });
}

async function stored() {
  return await shop.db.selectFrom('customer').selectAll().where('id', '=', 1001).executeTakeFirstOrThrow();
}

test.each([
  [
    { CountryCode: 'SE', ZipCode: '11418', VatNumber: 'se 556016-0680 01' },
    '11418',
    '114 18',
    'SE556016068001',
  ],
  [
    { CountryCode: 'SE', ZipCode: '114 18', VatNumber: 'SE556016068001' },
    '11418',
    '114 18',
    'SE556016068001',
  ],
  [{ CountryCode: 'SE', ZipCode: '11418', VatNumber: '556016-0680' }, '11418', '114 18', 'SE556016068001'],
  [{ CountryCode: 'SE', ZipCode: '11418', VatNumber: '5560160680 01' }, '11418', '114 18', 'SE556016068001'],
  [{ CountryCode: 'DE', ZipCode: ' 10115 ', VatNumber: 'de 123 456 789' }, '10115', '10115', 'DE123456789'],
])('%j is kept in one spelling', async (values, zip, shownZip, vat) => {
  expect((await change(values)).status).toBe(200);
  expect(await stored()).toMatchObject({ invoice_zip_code: zip, vat_number: vat });
  const shown = { ZipCode: shownZip, VatNumber: vat ?? '' };
  expect((await office.get('office/customers/1001')).body).toMatchObject(shown);
  const customer = await logInAs(shop, '1001');
  expect((await customer.get('customer')).body.InvoiceAddress.ZipCode).toBe(shownZip);
});

test('a Swedish number is no VAT number of a customer elsewhere, which is told what is right', async () => {
  const { status, body } = await change({ CountryCode: 'DE', ZipCode: '10115', VatNumber: '556016-0680' });
  expect([status, body.errors[0].field]).toEqual([400, 'VatNumber']);
  expect(body.errors[0].message).toContain('Skriv numret i landets form');
});

test.each(['sv', 'en'])('who reads %s is told of another address in that language', async (language) => {
  await shop.db
    .updateTable('customer')
    .set({ language: language as 'sv' })
    .where('id', '=', 1001)
    .execute();
  await change({ Email: 'ny@butik.example', Language: language === 'sv' ? 'en' : 'sv' });
  const { recipient, subject } = await shop.db
    .selectFrom('outbox_mail')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(recipient).toBe('ett@butik.example');
  expect(subject).toMatch(language === 'sv' ? /^Din e-postadress/ : /^Your e-mail address/);
});

test('the office sees the lists of a customer beside the cart of its number, at its prices or at none', async () => {
  const rows = [{ ArticleId: article.mug, Quantity: 6 }];
  const person = await addPerson(shop, 1001, 'Ada');
  await person.post('cartrow', { ArticleId: article.mug, Quantity: 60 });
  const customer = await logInAs(shop, '1001');
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  await addPerson(shop, 1001, 'Bo');
  const { Id } = (await customer.post('lists', { Name: 'Hyllan', Rows: rows })).body;
  const read = async () => (await office.get(`office/customers/1001/lists/${Id}`)).body;
  const { Rows, CurrencyCode } = await read();
  expect(Rows).toMatchObject([{ Price: 49.9, State: 'ok', Notes: [{ Code: 'inCart' }] }]);
  expect([Rows[0].Notes[0].Text, CurrencyCode]).toEqual([expect.stringMatching(/\b12\b/), 'SEK']);
  await shop.db.updateTable('customer').set({ currency_code: 'EUR' }).where('id', '=', 1001).execute();
  expect(await read()).toMatchObject({
    Rows: [{ Price: null, State: 'stopped', Notes: expect.arrayContaining([expect.anything()]) }],
    CurrencyCode: 'EUR',
    TotalExcludingVat: 0,
  });
});
