import { beforeEach, expect, test } from 'vitest';
import { eachInOffice } from '../../../../../test/office.ts';
import { article, wayOfDelivery } from '../../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';
import type { OfficeInvoice } from '#shop/invoices/office/contract.ts';
import type { OfficeOrder } from '#shop/orders/office/contract.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', async (opened) => {
  ({ shop, office } = opened);
});
let invoice: OfficeInvoice;

const read = async (number: number): Promise<OfficeInvoice> =>
  (await office.get(`office/invoices/${number}`)).body;
const credit = async (Rows: readonly object[]) => {
  const { Version, Number: id } = await read(invoice.Number);
  return await office.post(`office/invoices/${id}/credit-notes`, { Version, Mail: false, Rows });
};
const idOf = (place: number) => invoice.Rows[place]!.Id;

beforeEach(async () => {
  await shop.db
    .updateTable('article')
    .set({ quantity_available: 900, quantity_per_package: 1 })
    .where('id', 'in', [article.mug, article.book])
    .execute();
  await shop.services.versions.changed();
  const customer = await logInAs(shop, '1001');
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 4 });
  await customer.post('cartrow', { ArticleId: article.book, Quantity: 6 });
  const placed = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };
  const { OrderId } = (await customer.post('Order', placed)).body;
  const path = `office/orders/${OrderId}`;
  const order: OfficeOrder = (await office.get(path)).body;
  const priced = order.Rows.flatMap(({ Id: RowId, Kind }, place) =>
    Kind === 'article' ? [{ RowId, Price: [100, 50][place] }] : [],
  );
  const change = { Version: order.Version, Reason: 'Mässa', Mail: false, Rows: priced };
  const Discount = { Percent: 10, Text: '' };
  const changed: OfficeOrder = (await office.post(`${path}/changes`, { ...change, Discount })).body;
  const goods = changed.Rows.filter(({ Kind }) => Kind === 'article');
  const Rows = goods.map(({ Id: RowId, Quantity }) => ({ RowId, Quantity }));
  await office.post(`${path}/consignments`, {
    Version: changed.Version,
    Mail: false,
    CarrierNumber: '',
    Rows,
  });
  const { Number: number } = (await office.post(`${path}/invoices`, { Mail: false })).body;
  invoice = await read(number);
});

test('two of four pieces are credited at what the customer paid for them, which the file for Peppol has as an allowance', async () => {
  expect(invoice.Rows.map(({ TotalAmount }) => TotalAmount)).toEqual([400, 300, -40, -30]);
  const { Number: number } = (await credit([{ RowId: idOf(0), Quantity: 2 }])).body;
  const note = await read(number);
  expect(note.Rows.map(({ Quantity, Price, TotalAmount }) => [Quantity, Price, TotalAmount])).toEqual([
    [-2, 100, -200],
    [-1, -20, 20],
  ]);
  expect([note.NetAmount, note.TotalAmount]).toEqual([-180, -225]);
  await shop.db
    .updateTable('customer')
    .set({ organisation_number: '559900-0014' })
    .where('id', '=', 1001)
    .execute();
  const company = {
    CompanyRegistrationNumber: '556677-8899',
    CompanyVatNumber: 'SE556677889901',
    CompanyEmail: 'faktura@maker.example',
  };
  const settings = Object.entries(company).map(([name, value]) => ({ name, value }));
  await shop.db.insertInto('setting').values(settings).execute();
  await shop.services.versions.changed();
  const { Xml } = (await office.get(`office/invoices/${number}/peppol`)).body;
  expect(Xml).toContain('<cbc:AllowanceTotalAmount currencyID="SEK">20.00</cbc:AllowanceTotalAmount>');
  expect(
    (await read(invoice.Number)).Rows.map(({ QuantityCredited, Discount }) => [
      QuantityCredited,
      Discount?.AmountCredited,
    ]),
  ).toEqual([
    [2, undefined],
    [0, undefined],
    [0, -20],
    [0, 0],
  ]);
});

test('all goods are credited without a word of the discount, after a part or at once, and none is given twice', async () => {
  await credit([{ RowId: idOf(0), Quantity: 1 }]);
  const rest = [
    { RowId: idOf(0), Quantity: 3 },
    { RowId: idOf(1), Quantity: 6 },
  ];
  const { Number: number } = (await credit(rest)).body;
  expect((await read(number)).Rows.map(({ TotalAmount }) => TotalAmount)).toEqual([-300, -300, 30, 30]);
  expect(await read(invoice.Number)).toMatchObject({ Balance: 0, State: 'annulled', IsCredited: true });
  expect((await credit([{ RowId: idOf(2), Quantity: 1 }])).status).toBe(409);
});

test('a note that names the rows of the discount credits what is left of them', async () => {
  const rows = invoice.Rows.map(({ Id: RowId, Quantity }) => ({ RowId, Quantity }));
  const { Number: number } = (await credit(rows)).body;
  expect((await read(number)).TotalAmount).toBe(0 - invoice.TotalAmount);
});
