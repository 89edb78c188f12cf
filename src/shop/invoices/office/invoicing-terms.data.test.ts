import { beforeEach, expect, test } from 'vitest';
import { article, wayOfDelivery } from '../../../../test/seed-test-shop.ts';
import { eachInOffice } from '../../../../test/office.ts';
import { logInAs, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
let customer: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});
beforeEach(async () => {
  const company = { CompanyRegistrationNumber: '556677-8899', CompanyVatNumber: 'SE556677889901' };
  const rows = Object.entries(company).map(([name, value]) => ({ name, value }));
  await shop.db.insertInto('setting').values(rows).execute();
  await shop.services.versions.changed();
  customer = await logInAs(shop, '1001');
});

const terms = {
  InvoiceEmail: 'Faktura@Butik.example',
  PeppolScheme: '0088',
  PeppolId: '735 0000 000023',
  Gln: '735-0000-000047',
  BuyerReference: 'Kst 4711',
};

async function change(values: object) {
  const { body } = await office.get('office/customers/1001');
  return await office.put('office/customers/1001', { ...body, ...values });
}

/** Orders to a place with a GLN, sends and invoices all of it, and mails the invoice. Returns its number. */
async function invoiced(): Promise<number> {
  const place = {
    Name: 'Lagret',
    Address1: 'Hamnen 1',
    ZipCode: '114 18',
    City: 'Staden',
    CountryCode: 'SE',
  };
  const { body: address } = await customer.post('deliveryaddress', { ...place, Gln: '7350000000016' });
  expect(address.Gln).toBe('7350000000016');
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  const order = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true, deliveryAddressId: address.Id };
  const { OrderId } = (await customer.post('Order', order)).body;
  const { Version, Rows } = (await office.get(`office/orders/${OrderId}`)).body;
  const sent = [{ RowId: Rows[0].Id, Quantity: 12 }];
  const consignment = { Version, Mail: false, CarrierNumber: '', Rows: sent };
  await office.post(`office/orders/${OrderId}/consignments`, consignment);
  const { Draft } = (await office.get(`office/orders/${OrderId}/invoices`)).body;
  const { status, body } = await office.post(`office/orders/${OrderId}/invoices`, { Mail: true });
  expect([status, Draft.Email]).toEqual([200, await invoiceMail()]);
  return body.Number;
}

async function invoiceMail(): Promise<string | undefined> {
  const row = await shop.db
    .selectFrom('outbox_mail')
    .select('recipient')
    .where('message_id', 'like', '<invoice-%')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.recipient;
}

test('the terms are kept in one spelling, and mail, Peppol and later notes go by them', async () => {
  const { status, body } = await change(terms);
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      ...terms,
      PeppolId: '7350000000023',
      Gln: '7350000000047',
    }),
  ]);
  const number = await invoiced();
  expect(await invoiceMail()).toBe(terms.InvoiceEmail);
  const { Xml } = (await office.get(`office/invoices/${number}/peppol`)).body;
  expect(Xml).toContain('<cbc:EndpointID schemeID="0088">7350000000023</cbc:EndpointID>');
  expect(Xml).toContain('<cbc:BuyerReference>Kst 4711</cbc:BuyerReference>');
  expect(Xml).toMatch(/<cac:PartyIdentification>\s*<cbc:ID schemeID="0088">7350000000047</);
  expect(Xml).toMatch(/<cac:DeliveryLocation>\s*<cbc:ID schemeID="0088">7350000000016<\/cbc:ID>/);
  const mailedTo = async (path: string, input: object) => {
    await shop.db.deleteFrom('outbox_mail').execute();
    shop.wait(1);
    expect((await office.post(path, input)).status).toBe(200);
    const mails = await shop.db.selectFrom('outbox_mail').select('recipient').execute();
    return mails.map(({ recipient }) => recipient);
  };
  const invoice = (await office.get(`office/invoices/${number}`)).body;
  const Day = '2026-10-14';
  const one = { Version: invoice.Version, Mail: true, Rows: [{ RowId: invoice.Rows[0].Id, Quantity: 6 }] };
  for (const [path, input] of [
    [`office/invoices/${number}/mail`, {}],
    [`office/invoices/${number}/credit-notes`, one],
    ['office/customers/1001/statement', { Day }],
  ] as const)
    expect([path, await mailedTo(path, input)]).toEqual([path, [terms.InvoiceEmail]]);
  // What an invoice says stays; where it is mailed is of today.
  await change({ ...terms, BuyerReference: 'Kst 12', InvoiceEmail: '' });
  const { Rows, Version } = (await office.get(`office/invoices/${number}`)).body;
  const note = { Version, Mail: true, Rows: [{ RowId: Rows[0].Id, Quantity: 6 }] };
  const { body: credit } = await office.post(`office/invoices/${number}/credit-notes`, note);
  expect(await invoiceMail()).toBe('ett@butik.example');
  const { Xml: ofNote } = (await office.get(`office/invoices/${credit.Number}/peppol`)).body;
  expect(ofNote).toContain('<cbc:BuyerReference>Kst 4711</cbc:BuyerReference>');
  expect(ofNote).toMatch(/<cac:DeliveryLocation>\s*<cbc:ID schemeID="0088">7350000000016<\/cbc:ID>/);
});

test('without terms invoices are as before: the own address, the contact and the guessed identifier', async () => {
  await change({ OrganisationNumber: '559900-0014', ContactPerson: 'Anna Ek' });
  const number = await invoiced();
  expect(await invoiceMail()).toBe('ett@butik.example');
  const { Xml } = (await office.get(`office/invoices/${number}/peppol`)).body;
  expect(Xml).toContain('<cbc:EndpointID schemeID="0007">5599000014</cbc:EndpointID>');
  expect(Xml).toContain('<cbc:BuyerReference>Anna Ek</cbc:BuyerReference>');
  expect(Xml).not.toContain('PartyIdentification');
});

test.each([
  [{ PeppolScheme: '0007' }, 'PeppolId', 'regex'],
  [{ PeppolId: '5599000014' }, 'PeppolId', 'regex'],
  [{ PeppolScheme: '0007', PeppolId: '5599000015' }, 'PeppolId', 'regex'],
  [{ PeppolScheme: '4711', PeppolId: '5599000014' }, 'PeppolScheme', 'match'],
  [{ Gln: '7350000000024' }, 'Gln', 'regex'],
  [{ InvoiceEmail: 'faktura' }, 'InvoiceEmail', 'email'],
  [{ BuyerReference: 'x'.repeat(101) }, 'BuyerReference', 'maxLength'],
  [{ DiscountPercent: 100.01 }, 'DiscountPercent', 'maxAmount'],
  [{ DiscountPercent: -1 }, 'DiscountPercent', 'minAmount'],
  [{ DiscountPercent: 7.125 }, 'DiscountPercent', 'decimal'],
])('%j is refused', async (values, field, rule) => {
  const { status, body } = await change(values);
  expect([status, body.errors?.map((one: { field: string; rule: string }) => [one.field, one.rule])]).toEqual(
    [400, expect.arrayContaining([[field, rule]])],
  );
});

test('the number of a place is checked, and stays where a change does not tell it', async () => {
  const place = {
    Name: 'Lagret',
    Address1: 'Hamnen 1',
    ZipCode: '114 18',
    City: 'Staden',
    CountryCode: 'SE',
  };
  const wrong = await customer.post('deliveryaddress', { ...place, Gln: '7350000000017' });
  expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([400, 'Gln']);
  const { body } = await customer.post('deliveryaddress', { ...place, Gln: '7350000000016' });
  const changed = await customer.put(`deliveryaddress/${body.Id}`, { ...place, City: 'Hamnstad' });
  expect(changed.body.Gln).toBe('7350000000016');
  expect((await customer.put(`deliveryaddress/${body.Id}`, { ...place, Gln: '' })).body.Gln).toBe('');
});
