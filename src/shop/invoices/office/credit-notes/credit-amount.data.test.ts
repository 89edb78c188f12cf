import { expect, test } from 'vitest';
import { eachInOffice } from '../../../../../test/office.ts';
import { article } from '../../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
let customer: Client;
eachInOffice('owner', async (opened) => {
  ({ shop, office } = opened);
  customer = await logInAs(shop, '1001');
});

/** An invoice of twelve mugs at 49.90 (25 %) and ten books at 0.10 (6 %). */
async function invoiced(): Promise<number> {
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  await customer.post('cartrow', { ArticleId: article.book, Quantity: 10 });
  const { OrderId } = (await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body;
  const order = (await office.get(`office/orders/${OrderId}`)).body;
  const Rows = order.Rows.map(({ Id, Quantity }: { Id: number; Quantity: number }) => ({
    RowId: Id,
    Quantity,
  }));
  const consignment = { Version: order.Version, Mail: false, CarrierNumber: '', Rows };
  await office.post(`office/orders/${OrderId}/consignments`, consignment);
  return (await office.post(`office/orders/${OrderId}/invoices`, { Mail: false })).body.Number;
}

const read = async (number: number) => (await office.get(`office/invoices/${number}`)).body;

async function creditAmount(number: number, Amount: number, more: object = {}) {
  const { Version } = await read(number);
  const given = { Version, Mail: false, Amount, RowId: null, Text: '', ...more };
  return await office.post(`office/invoices/${number}/credit-notes/amount`, given);
}

test('a lower price of the whole is split over the rates, and pieces are credited of what is left', async () => {
  const number = await invoiced();
  expect(await read(number)).toMatchObject({
    NetAmount: 599.8,
    VatAmount: 149.76,
    LeftToCredit: [
      { VatRate: 25, NetAmount: 598.8, VatAmount: 149.7 },
      { VatRate: 6, NetAmount: 1, VatAmount: 0.06 },
    ],
  });
  const { status, body } = await creditAmount(number, 100, { Text: 'Skadade kartonger' });
  expect(status).toBe(200);
  const note = await read(body.Number);
  // 100.00 of 599.80: 16 öre at 6 %, rounded down, and the rest at 25 %.
  expect(note).toMatchObject({
    State: 'credit',
    CreditsInvoiceNumber: number,
    NetAmount: -100,
    VatAmount: -24.97,
    TotalAmount: -124.97,
    Balance: 0,
    LeftToCredit: [],
    Rows: [
      {
        ArticleNumber: '',
        Description: 'Prisnedsättning: Skadade kartonger',
        Quantity: -1,
        VatRate: 25,
        Price: 99.84,
      },
      { VatRate: 6, Quantity: -1, Price: 0.16 },
    ],
  });
  const after = await read(number);
  expect(after).toMatchObject({
    Balance: 624.59,
    CreditNotes: [body.Number],
    State: 'unpaid',
  });
  expect(after.Rows.map(({ QuantityCredited }: { QuantityCredited: number }) => QuantityCredited)).toEqual([
    0, 0,
  ]);

  // All pieces are more than is left.
  const Rows = after.Rows.map(({ Id, Quantity }: { Id: number; Quantity: number }) => ({
    RowId: Id,
    Quantity,
  }));
  const all = { Version: after.Version, Mail: false, Rows };
  expect((await office.post(`office/invoices/${number}/credit-notes`, all)).status).toBe(400);
  const some = { ...all, Rows: [{ ...Rows[0], Quantity: 6 }] };
  expect((await office.post(`office/invoices/${number}/credit-notes`, some)).status).toBe(200);
  const tooMuch = await creditAmount(number, 599.8);
  expect([
    tooMuch.status,
    tooMuch.body.errors[0].field,
    tooMuch.body.detail.replaceAll('\u00a0', ' '),
  ]).toEqual([400, 'Amount', 'Högst 200,40 kr exkl. moms är kvar att kreditera.']);
  expect((await creditAmount(number, 200.4)).status).toBe(200);
  const last = await read(number);
  expect(last).toMatchObject({ Balance: 0, State: 'annulled', IsCredited: true });
  const notes = await Promise.all(last.CreditNotes.map(read));
  const sumOf = (name: 'NetAmount' | 'VatAmount' | 'TotalAmount') =>
    Math.round(100 * notes.reduce((sum, one) => sum + one[name], 0)) / 100;
  expect([sumOf('NetAmount'), sumOf('VatAmount'), sumOf('TotalAmount')]).toEqual([-599.8, -149.76, -749.56]);
  expect((await creditAmount(number, 0.01)).status).toBe(409);
});

test('a lower price of one row is at its rate, no more than the row, and a credit note in Peppol and on paper', async () => {
  const number = await invoiced();
  const { Rows } = await read(number);
  const ofBook = { RowId: Rows[1].Id };
  expect((await creditAmount(number, 1.01, ofBook)).status).toBe(400);
  expect((await creditAmount(number, 0.5, { RowId: 999_999 })).status).toBe(404);
  const { body } = await creditAmount(number, 0.5, ofBook);
  expect(await read(body.Number)).toMatchObject({
    NetAmount: -0.5,
    VatAmount: -0.03,
    Rows: [{ Description: 'Prisnedsättning Bok', VatRate: 6, Quantity: -1, Price: 0.5, TotalAmount: -0.5 }],
  });
  await shop.db
    .updateTable('customer')
    .set({ organisation_number: '559900-0014' })
    .where('id', '=', 1001)
    .execute();
  const company = { CompanyRegistrationNumber: '556677-8899', CompanyVatNumber: 'SE556677889901' };
  const settings = Object.entries({ ...company, CompanyEmail: 'faktura@maker.example' });
  await shop.db
    .insertInto('setting')
    .values(settings.map(([name, value]) => ({ name, value })))
    .execute();
  await shop.services.versions.changed();
  try {
    const { Xml } = (await office.get(`office/invoices/${body.Number}/peppol`)).body;
    expect(Xml).toContain('<CreditNote xmlns=');
    expect(Xml).toContain('<cbc:CreditedQuantity unitCode="EA">1</cbc:CreditedQuantity>');
    expect(Xml).toContain('<cbc:PriceAmount currencyID="SEK">0.50</cbc:PriceAmount>');
    expect(Xml).toContain('<cbc:PayableAmount currencyID="SEK">0.53</cbc:PayableAmount>');
  } finally {
    await shop.db.deleteFrom('setting').where('name', 'in', Object.keys(company)).execute();
    await shop.services.versions.changed();
  }
  const pdf = await shop.http.inject({
    url: `/api/office/pdf/invoices/${body.Number}`,
    cookies: { office: office.office ?? '' },
  });
  expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
});
