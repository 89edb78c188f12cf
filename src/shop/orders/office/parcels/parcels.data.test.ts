import { beforeEach, expect, test } from 'vitest';
import { eachInOffice } from '../../../../../test/office.ts';
import { article, wayOfDelivery } from '../../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';
import type { OfficeOrder } from '#shop/orders/office/contract.ts';

let shop: TestShop;
let office: Client;
let customer: Client;
let order: OfficeOrder;
eachInOffice('owner', async (opened) => {
  ({ shop, office } = opened);
});
beforeEach(async () => {
  customer = await logInAs(shop, '1001');
  order = await send(await place(), 2, 'FEL-70724');
});

async function place(): Promise<OfficeOrder> {
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  const input = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };
  return (await office.get(`office/orders/${(await customer.post('Order', input)).body.OrderId}`)).body;
}

async function send({ Id, Version, Rows }: OfficeOrder, Quantity: number, Parcels: string) {
  const input = { Version, Mail: false, Parcels, Rows: [{ RowId: Rows[0]!.Id, Quantity }] };
  return (await office.post(`office/orders/${Id}/consignments`, input)).body as OfficeOrder;
}

const correct = async (
  Parcels: string,
  { of = order, place: at = 0, ...more }: { of?: OfficeOrder; place?: number; Mail?: boolean } = {},
) =>
  await office.put(`office/orders/${of.Id}/consignments/${of.Consignments[at]!.Id}`, {
    Version: of.Version,
    Parcels,
    Mail: true,
    ...more,
  });

async function mails(): Promise<string[]> {
  const rows = await shop.db
    .selectFrom('outbox_mail')
    .select('body_text')
    .where('subject', 'like', 'Rätt kollinummer%')
    .orderBy('id')
    .execute();
  return rows.map(({ body_text }) => body_text);
}
const own = async () => (await customer.get(`orders/${order.Id}`)).body;
const found = async (number: string) => (await office.get(`office/orders?q=${number}`)).body.Rows.length;

test('a wrong number is corrected: the customer sees, finds and is mailed the right ones', async () => {
  const { status, body } = await correct('370724, 370725');
  expect([status, body.Consignments[0].CarrierNumber]).toEqual([200, '370724']);
  const url = 'https://tracking.postnord.com/se/?id=';
  expect(await own()).toMatchObject({
    ConsignmentId: '370724',
    Consignments: [{ Parcels: [{ Number: '370724', TrackingUrl: `${url}370724` }, { Number: '370725' }] }],
  });
  expect([await found('FEL-70724'), await found('370725')]).toEqual([0, 1]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toContain(`Kollinummer:\n370724\n370725`);
  expect(mail).toContain(`${url}370724\n${url}370725`);
  const [change] = (await office.get(`office/changes?entity=order&id=${order.Id}`)).body.Rows;
  expect(JSON.stringify(change)).toContain('FEL-70724 → 370724, 370725');
});

test('each correction is mailed, but none without a number or where nobody is to be told', async () => {
  const again = (await correct('370724')).body;
  const third = (await correct('370726', { of: again })).body;
  const silent = (await correct('370727', { of: third, Mail: false })).body;
  expect((await correct('', { of: silent })).status).toBe(200);
  expect((await mails()).map((mail) => /\n(3707\d\d)\n/.exec(mail)?.[1])).toEqual(['370724', '370726']);
  expect(await own()).toMatchObject({ ConsignmentId: null, Consignments: [{ Parcels: [] }] });
});

test('an order keeps the parcel of its latest shipment, also when it is invoiced', async () => {
  const sent = await send(order, 10, '370900');
  expect((await office.post(`office/orders/${order.Id}/invoices`, { Mail: false })).status).toBe(200);
  const invoiced = (await office.get(`office/orders/${order.Id}`)).body as OfficeOrder;
  expect(invoiced.Status).toBe(5);
  const first = (await correct('370800', { of: invoiced })).body as OfficeOrder;
  expect(await own()).toMatchObject({
    ConsignmentId: '370900',
    Consignments: [{ ConsignmentId: '370800' }, { ConsignmentId: '370900' }],
  });
  // The first one is the latest that has a number then.
  await correct('', { of: first, place: 1 });
  expect(await own()).toMatchObject({ ConsignmentId: '370800' });
  expect(sent.Consignments).toHaveLength(2);
});

test('a shipment of another order, an old version and too long a number are refused', async () => {
  const other = await send(await place(), 2, '370990');
  const [theirs] = other.Consignments;
  const input = { Version: order.Version, Parcels: '1', Mail: false };
  const path = (id: number, consignment: number) => `office/orders/${id}/consignments/${consignment}`;
  expect((await office.put(path(order.Id, theirs!.Id), input)).status).toBe(404);
  expect(
    (await office.put(path(order.Id, order.Consignments[0]!.Id), { ...input, Version: other.Version }))
      .status,
  ).toBe(409);
  const long = await correct('x'.repeat(61));
  expect(long.body).toMatchObject({ status: 400, errors: [{ field: 'Parcels', rule: 'maxLength' }] });
  expect([await found('370990'), await found('FEL-70724')]).toEqual([1, 1]);
});
