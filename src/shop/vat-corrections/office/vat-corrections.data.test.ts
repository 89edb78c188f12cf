import { expect, test } from 'vitest';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../../test/office.ts';
import { article } from '../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
let customer: Client;
let berlinId: number;
eachInOffice('owner', async (opened) => {
  ({ shop, office } = opened);
  customer = await logInAs(shop, '1001');
  berlinId = (await customer.post('deliveryaddress', berlin)).body.Id;
});

const berlin = {
  Name: 'Lager Berlin',
  Address1: 'Allee 1',
  Address2: '',
  ZipCode: '10115',
  City: 'Berlin',
  CountryCode: 'DE',
};

/** Orders twelve mugs (25 %) and ten books (6 %), to Germany. */
async function ordered(): Promise<number> {
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  await customer.post('cartrow', { ArticleId: article.book, Quantity: 10 });
  const { body } = await customer.post('Order', {
    wayOfDeliveryId: 1,
    partialDelivery: true,
    deliveryAddressId: berlinId,
  });
  return body.OrderId;
}

async function send(orderId: number, quantity?: number): Promise<void> {
  const order = (await office.get(`office/orders/${orderId}`)).body;
  const rows: { Id: number; Quantity: number; QuantityDelivered: number }[] = order.Rows;
  const Rows = rows.map((row) => ({
    RowId: row.Id,
    Quantity: quantity ?? row.Quantity - row.QuantityDelivered,
  }));
  const given = { Version: order.Version, Mail: false, CarrierNumber: '', Rows };
  expect((await office.post(`office/orders/${orderId}/consignments`, given)).status).toBe(200);
}

async function saveVatNumber(VatNumber: string): Promise<void> {
  const saved = (await office.get('office/customers/1001')).body;
  const { status } = await office.send('PUT', 'office/customers/1001', { ...saved, VatNumber });
  expect(status).toBe(200);
}

const corrections = async () => (await office.get('office/customers/1001/vat-corrections')).body.Rows;
const follow = async (Orders: object[], client = office) =>
  await client.post('office/customers/1001/vat-corrections', { Orders });
const net = 12 * 49.9 + 10 * 0.1;
const vat = 149.7 + 0.06;

test('a VAT number that was corrected exempts the orders that are not invoiced, when the office says so', async () => {
  const first = await ordered();
  const second = await ordered();
  expect(await corrections()).toEqual([]);
  await saveVatNumber('DE123456789');
  const shown = await corrections();
  expect(shown.map(({ OrderId }: { OrderId: number }) => OrderId).sort()).toEqual([first, second]);
  expect(shown[0]).toMatchObject({
    VatCase: 'domestic',
    Becomes: 'intra_eu',
    VatNumber: 'DE123456789',
    CountryCode: 'DE',
    VatAmount: vat,
    BecomesVatAmount: 0,
    BecomesTotalAmount: net,
  });
  // Nothing follows by itself, and nothing that would become something else than was said.
  expect((await office.get(`office/orders/${first}`)).body.VatAmount).toBe(vat);
  expect((await follow([{ Id: first, VatCase: 'export' }])).status).toBe(409);
  expect((await follow([{ Id: first, VatCase: 'intra_eu' }])).body).toEqual({ Orders: [first] });
  expect((await follow([{ Id: first, VatCase: 'intra_eu' }])).status).toBe(409);

  await send(first);
  const { Draft, VatCorrection } = (await office.get(`office/orders/${first}/invoices`)).body;
  expect([Draft.VatAmount, Draft.TotalAmount, VatCorrection]).toEqual([0, net, null]);
  const made = await office.post(`office/orders/${first}/invoices`, { Mail: false, TotalAmount: net });
  const { body: invoice } = await office.get(`office/invoices/${made.body.Number}`);
  expect(invoice).toMatchObject({ NetAmount: net, VatAmount: 0, TotalAmount: net });
  const stored = await shop.db
    .selectFrom('invoice')
    .select(['vat_case', 'buyer_vat_number'])
    .where('invoice_number', '=', made.body.Number)
    .executeTakeFirst();
  expect(stored).toEqual({ vat_case: 'intra_eu', buyer_vat_number: 'DE123456789' });

  const log = (await office.get(`office/changes?entity=order&entityId=${first}`)).body.Rows;
  expect(log.flatMap(({ Values }: { Values: { Name: string }[] }) => Values.map(({ Name }) => Name))).toEqual(
    expect.arrayContaining(['VatCase', 'VatNumber', 'VatAmount', 'TotalAmount']),
  );
  expect((await office.get(`office/orders/${second}`)).body.VatAmount).toBe(vat);
});

test('what is invoiced keeps its VAT, and what is left follows, also back again', async () => {
  const id = await ordered();
  await send(id, 4);
  const first = (await office.post(`office/orders/${id}/invoices`, { Mail: false })).body.Number;
  await saveVatNumber('DE123456789');
  await send(id);
  const one = (await office.get(`office/orders/${id}/invoices`)).body;
  expect(one.Draft.VatAmount).toBeGreaterThan(0);
  expect(one.VatCorrection).toMatchObject({ OrderId: id, Becomes: 'intra_eu' });
  const went = await office.post(`office/orders/${id}/vat-correction`, { VatCase: 'intra_eu' });
  expect(went.body).toEqual({ Orders: [id] });
  const { Draft } = (await office.get(`office/orders/${id}/invoices`)).body;
  expect([Draft.VatAmount, Draft.NetAmount]).toEqual([0, 8 * 49.9 + 6 * 0.1]);
  expect((await office.get(`office/invoices/${first}`)).body.VatAmount).toBe(49.9 + 0.02);

  await saveVatNumber('');
  expect((await office.post(`office/orders/${id}/vat-correction`, { VatCase: 'domestic' })).status).toBe(200);
  const { VatAmount } = (await office.get(`office/orders/${id}`)).body;
  expect(VatAmount).toBe(vat);
  const second = (await office.post(`office/orders/${id}/invoices`, { Mail: false })).body.Number;
  expect((await office.get(`office/invoices/${second}`)).body.VatAmount).toBe(99.8 + 0.04);
  await saveVatNumber('DE123456789');
  expect(await corrections()).toEqual([]);
});

test('an order goes to where its own address is now, whichever of the customer’s it is', async () => {
  const told = { ...berlin, Name: 'Lager Bremen', Address1: 'Allee 2', CountryCode: 'SE' };
  const { body: bremen } = await customer.post('deliveryaddress', told);
  berlinId = bremen.Id;
  const id = await ordered();
  await saveVatNumber('DE123456789');
  expect(await corrections()).toEqual([]);
  const moved = await customer.put(`deliveryaddress/${bremen.Id}`, { ...told, CountryCode: 'DE' });
  expect(moved.status).toBe(200);
  const becomes = { Becomes: 'intra_eu', CountryCode: 'DE', BecomesVatAmount: 0 };
  expect(await corrections()).toMatchObject([{ OrderId: id, ...becomes }]);
});

test('what was cancelled of an order is not left to tax', async () => {
  const id = await ordered();
  await send(id, 4);
  await office.post(`office/orders/${id}/invoices`, { Mail: false });
  await saveVatNumber('DE123456789');
  expect(await corrections()).toMatchObject([{ OrderId: id }]);
  await shop.db
    .updateTable('order_row')
    .set(({ eb }) => ({ quantity_cancelled: eb('quantity', '-', 4) }))
    .where('order_id', '=', id)
    .execute();
  expect(await corrections()).toEqual([]);
});

test('orders of others, and whoever may not change orders, change nothing', async () => {
  const id = await ordered();
  await saveVatNumber('DE123456789');
  expect((await office.get('office/customers/999999/vat-corrections')).status).toBe(404);
  const others = { Orders: [{ Id: id, VatCase: 'intra_eu' }] };
  expect((await office.post('office/customers/1002/vat-corrections', others)).status).toBe(409);
  await addStaff(shop, 'finance@maker.example', 'finance');
  const finance = await logInToOfficeAs(shop, 'finance@maker.example');
  expect((await follow(others.Orders, finance)).status).toBe(403);
  expect((await office.get(`office/orders/${id}`)).body.VatAmount).toBe(vat);
  const atInvoicing = await finance.post(`office/orders/${id}/vat-correction`, { VatCase: 'intra_eu' });
  expect(atInvoicing.status).toBe(200);
});
