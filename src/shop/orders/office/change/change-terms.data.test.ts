import { beforeEach, expect, test } from 'vitest';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../../../test/office.ts';
import { article } from '../../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';
import type { OfficeOrder } from '#shop/orders/office/contract.ts';

let shop: TestShop;
let owner: Client;
let clerk: Client;
let customer: Client;
let order: OfficeOrder;
eachInOffice('owner', async (opened) => {
  ({ shop, office: owner } = opened);
  await addStaff(shop, 'sales@maker.example', 'sales');
  clerk = await logInToOfficeAs(shop, 'sales@maker.example');
  customer = await logInAs(shop, '1001');
});
beforeEach(async () => {
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  const { body } = await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
  order = (await owner.get(`office/orders/${body.OrderId}`)).body;
});

const year = new Date().getFullYear() + 1;
const week = `${year}-W50`;
const shopB = {
  Name: 'Butik B',
  Address1: 'Storgatan 2',
  Address2: '',
  ZipCode: '90325',
  City: 'Umeå',
  CountryCode: 'SE',
  ContactPerson: 'Ida',
};

async function change(of: OfficeOrder, more: object) {
  const given = { Version: of.Version, Reason: '', Mail: false, Rows: [], ...more };
  return await clerk.post(`office/orders/${of.Id}/changes`, given);
}

async function mailed() {
  return await shop.db
    .selectFrom('outbox_mail')
    .select(['subject', 'body_text'])
    .where('message_id', 'like', '%changed%')
    .orderBy('id', 'desc')
    .execute();
}

test('what an order was placed with is changed alone, logged, and mailed as it was and is', async () => {
  const own = (await customer.post('deliveryaddress', shopB)).body;
  const { status, body } = await change(order, {
    deliveryWeekString: week,
    deliveryAddressId: own.Id,
    purchaseOrderNumber: 'PO-77',
    orderInfoText: 'Ring före',
    partialDelivery: false,
    Mail: true,
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    DeliveryWeek: week,
    PurchaseOrderNumber: 'PO-77',
    Message: 'Ring före',
    PartialDelivery: false,
    DeliverTo: { Name: 'Butik B', ZipCode: '903 25', City: 'Umeå' },
    TotalAmount: order.TotalAmount,
  });
  expect(body.Rows).toEqual(order.Rows);
  const [mail, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Order ${order.Id} är ändrad`);
  for (const line of [
    /Leveransadress: .+ → Butik B, Ida, Storgatan 2, 903 25 Umeå/,
    new RegExp(`Önskad leveransvecka: Snarast möjligt → .*50.*${year}`),
    'Delleverans: Ja → Nej',
    'Ditt ordernummer: inget → PO-77',
    'Ditt meddelande: inget → Ring före',
  ])
    expect(mail?.body_text).toMatch(line);
  expect(mail?.body_text).not.toContain('Summa inkl. moms');
  const log = (await owner.get(`office/changes?entity=order&id=${order.Id}`)).text;
  for (const word of ['PO-77', week, 'Storgatan 2', 'Ring före']) expect(log).toContain(word);
  // The lists follow.
  const listed = (await owner.get(`office/orders?week=${week}`)).body.Rows;
  expect(listed).toMatchObject([{ Id: order.Id, Due: expect.stringMatching(RegExp(`^${year}-12-`)) }]);
  expect((await customer.get('waiting')).body.Rows).toMatchObject([{ AskedWeek: week }]);
  const back = await change(body, { deliveryWeekString: '', purchaseOrderNumber: '' });
  expect(back.body).toMatchObject({ DeliveryWeek: '', PurchaseOrderNumber: '', Message: 'Ring före' });
});

test('an address of another customer, of other VAT and a week that has passed are refused with a sentence', async () => {
  const other = await logInAs(shop, '1002');
  const theirs = (await other.post('deliveryaddress', shopB)).body;
  const abroad = { ...shopB, CountryCode: 'NO', ZipCode: '0150', City: 'Oslo' };
  for (const [given, field, message] of [
    [{ deliveryAddressId: theirs.Id }, 'deliveryAddressId', ''],
    [{ deliveryAddress: abroad }, 'deliveryAddress.CountryCode', 'momsen'],
    [{ deliveryAddress: { ...shopB, CountryCode: 'XX' } }, 'deliveryAddress.CountryCode', ''],
    [{ deliveryAddress: { ...shopB, ZipCode: '1' } }, 'deliveryAddress.ZipCode', ''],
    [{ deliveryWeekString: '2020-W50' }, 'deliveryWeekString', ''],
  ] as const) {
    const { status, body } = await change(order, given);
    expect([status, body.errors[0].field]).toEqual([400, field]);
    expect(body.errors[0].message).toContain(message);
  }
  expect((await owner.get(`office/orders/${order.Id}`)).body).toEqual(order);
});

test('of two who change the terms the second is told of the first, whatever that was', async () => {
  const addresses = Object.entries({
    Name: 'Butik C',
    Address1: 'Storgatan 3',
    Address2: 'Port 4',
    ZipCode: '90326',
    City: 'Vännäs',
    ContactPerson: 'Eva',
  }).map(([field, value]) => ({ deliveryAddress: { ...shopB, [field]: value } }));
  const first = [
    { purchaseOrderNumber: 'PO-1' },
    { deliveryWeekString: week },
    { deliveryWeekString: `${year}-W49` },
    { partialDelivery: false },
    { orderInfoText: 'Ring före' },
  ];
  order = (await change(order, { deliveryAddress: shopB })).body;
  for (const given of [first, addresses].flat()) {
    const before = order;
    const changed = await change(before, given);
    expect([given, changed.status]).toEqual([given, 200]);
    const { status, body } = await change(before, { purchaseOrderNumber: 'PO-2' });
    expect([given, status]).toEqual([given, 409]);
    expect(body.Order).toEqual(changed.body);
    order =
      'deliveryAddress' in given ? (await change(changed.body, { deliveryAddress: shopB })).body : body.Order;
  }
});
