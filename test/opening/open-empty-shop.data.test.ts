import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendDueMail } from '../../src/kit/mail/send-due-mail.server.ts';
import type { Mailer } from '../../src/kit/mail/smtp-mailer.server.ts';
import { orderMailWriters } from '../../src/shop/orders/mails/order-mails.server.ts';
import { Client, openTestShop, type TestShop } from '../shop.ts';
import { firstOwner, ok } from './first-owner.ts';
import { makerFiles } from './maker-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: 'none' });
});
afterAll(() => shop.close());

async function sendFile(office: Client, kind: string, fileName: string, text: string): Promise<void> {
  const { statusCode, body } = await shop.http.inject({
    method: 'POST',
    url: `/api/office/exchange/files/${kind}?fileName=${fileName}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(text),
    cookies: { office: office.office! },
  });
  expect([kind, statusCode, JSON.parse(body)]).toEqual([
    kind,
    200,
    expect.objectContaining({ Outcome: 'done', Rejected: 0 }),
  ]);
}

/** Returns the text of the last mail to the address, as the customer gets it. */
async function mailTo(address: string): Promise<string> {
  const texts: string[] = [];
  const mailer: Mailer = {
    async send({ recipient, body_text }) {
      if (recipient === address) texts.push(body_text);
      return { outcome: 'sent' };
    },
    close: () => undefined,
  };
  await sendDueMail(shop.services, {
    mailer,
    writers: orderMailWriters(shop.services.env, shop.endpoints.texts),
  });
  return texts.at(-1)!;
}

/** A customer who chooses a password by the link that the office sends. */
async function welcomed(office: Client, number: string): Promise<Client> {
  const { Rows } = await ok(office.get(`office/customers?q=${number}`));
  const { Email } = await ok(office.post(`office/customers/${Rows[0].Id}/password-link`));
  const [, resetToken] = /#reset=([\w-]+)/.exec(await mailTo(Email))!;
  const customer = new Client(shop);
  await ok(customer.post('login', { resetToken }));
  await ok(customer.post('CustomerPasswordCheck', { newPassword: 'smörkniv av en' }));
  return customer;
}

test('from nothing to an order that is sent, picked and invoiced, by the office alone', async () => {
  const office = await firstOwner(shop);
  const company = await ok(office.get('office/settings'));
  await ok(
    office.put('office/settings', {
      ...company,
      CompanyName: 'Fabriken i Norr AB',
      CompanyRegistrationNumber: '556016-0680',
      CompanyVatNumber: 'SE556016068001',
      CompanyAddress: 'Bruksgatan 1',
      CompanyZipCode: '903 26',
      CompanyCity: 'Umeå',
      Bankgiro: '991-2346',
    }),
  );

  // An empty shop has one way, which the maker looks at; one is collected at the works.
  const ways = await ok(office.get('office/ways'));
  expect(ways.Rows).toMatchObject([{ NameSV: 'Fraktas', NameEN: 'Delivery', Active: true }]);
  const way = {
    NameEN: '',
    Sort: 2,
    Active: true,
    TrackingTemplate: '',
    Countries: [],
    Collected: true,
    TransportDays: 0,
  };
  await ok(office.post('office/ways', { ...way, NameSV: 'Hämtas på bruket' }));
  const colour = await ok(
    office.post('office/colours', { NameSV: 'Rönnröd', NameEN: 'Rowan', Hex: '#b3262a', Sort: 1 }),
  );
  const linen = await ok(office.post('office/materials', { NameSV: 'Linne', NameEN: 'Linen', Sort: 1 }));
  const wood = await ok(office.post('office/materials', { NameSV: 'Ek', NameEN: '', Sort: 2 }));
  const { Version } = await ok(office.get('office/countries'));
  await ok(office.put('office/countries', { Rows: [{ CountryCode: 'SE', Sort: 1 }], Version }));

  for (const [kind, name, text] of makerFiles) {
    const filled = text
      .replace('COLOUR', String(colour.Id))
      .replace('LINEN', String(linen.Id))
      .replace('WOOD', String(wood.Id));
    await sendFile(office, kind, name, filled);
  }

  // Visitors see nothing of it until the owner opens it.
  const visitor = new Client(shop);
  expect((await visitor.get('products')).body).toMatchObject({ type: '/problems/not-open', status: 503 });
  const { Version: closed } = await ok(office.get('office/opening'));
  expect(await ok(office.put('office/opening', { Open: true, Version: closed }))).toMatchObject({
    Open: true,
  });
  expect((await ok(visitor.get('products'))).TotalCount).toBeGreaterThan(0);

  const customer = await welcomed(office, '880');
  const { Articles } = await ok(customer.get('search?searchtext=grytlapp'));
  const { Articles: boards } = await ok(customer.get('search?searchtext=sk%C3%A4rbr%C3%A4da'));
  await ok(customer.post('cartrow', { ArticleId: boards[0].Id, Quantity: 2 }));
  await ok(customer.post('cartrow', { ArticleId: Articles[0].Id, Quantity: 4 }));
  const offered = await ok(customer.get('wayofdelivery'));
  expect(offered.map(({ Name }: { Name: string }) => Name)).toEqual(['Fraktas', 'Hämtas på bruket']);
  const { OrderId } = await ok(
    customer.post('Order', { wayOfDeliveryId: offered[0].Id, partialDelivery: false }),
  );

  const path = `office/orders/${OrderId}`;
  const { Version: seen } = await ok(office.get(path));
  const order = await ok(office.post(`${path}/processing`, { Version: seen, Mail: false }));
  const Rows = order.Rows.map(({ Id, Quantity }: Record<string, number>) => ({ RowId: Id, Quantity }));
  const sent = { Version: order.Version, Mail: true, CarrierNumber: '00370724', Rows };
  expect(await ok(office.post(`${path}/consignments`, sent))).toMatchObject({
    WayOfDeliveryName: 'Fraktas',
    Status: 3,
  });
  expect(await mailTo('butiken@asa.example')).toContain('00370724');
  const { Number: number } = await ok(office.post(`${path}/invoices`, { Mail: true }));

  const { Orders } = await ok(customer.get('Orders'));
  expect(Orders).toMatchObject([{ Id: OrderId, WayOfDeliveryName: 'Fraktas', ConsignmentId: '00370724' }]);
  const { Invoices } = await ok(customer.get('Invoices'));
  // Two boards at 349 and four cloths at 89.50, with 25 % VAT.
  expect(Invoices).toMatchObject([{ InvoiceNumber: number, TotalAmount: 1320 }]);
});
