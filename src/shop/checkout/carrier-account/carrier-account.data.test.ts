import { beforeEach, expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import { article, wayOfDelivery } from '../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
let client: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});
beforeEach(async () => {
  const path = `office/ways/${wayOfDelivery.post}`;
  const { Rows } = (await office.get('office/ways')).body;
  const post = Rows.find(({ Id }: { Id: number }) => Id === wayOfDelivery.post);
  expect(post.CarrierAccount).toBe(false);
  expect((await office.put(path, { ...post, CarrierAccount: true })).status).toBe(200);
  client = await logInAs(shop, '1001');
});

async function place(values: object = {}): Promise<number> {
  await client.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  const order = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true, ...values };
  const { body, status } = await client.post('Order', order);
  expect(status).toBe(200);
  return body.OrderId;
}

async function proposed(who: Client) {
  const { body } = await who.get('wayofdelivery');
  return body.map(({ Id, CarrierAccount }: { Id: number; CarrierAccount?: string }) => [Id, CarrierAccount]);
}

test('the number is kept with the order, told to all, and proposed with the next one by that way', async () => {
  expect(await proposed(client)).toEqual([
    [wayOfDelivery.post, ''],
    [wayOfDelivery.pickUp, undefined],
  ]);
  const id = await place({ carrierAccount: ' K-4711 ' });
  const { body: own } = await client.get(`orders/${id}`);
  expect(own.CarrierAccount).toBe('K-4711');
  expect((await office.get(`office/orders/${id}`)).body.CarrierAccount).toBe('K-4711');
  const mails = await shop.db.selectFrom('outbox_mail').select('facts').execute();
  for (const { facts } of mails) expect(JSON.parse(facts ?? '{}').order.carrierAccount).toBe('K-4711');
  await place();
  await place({ carrierAccount: 'K-12' });
  expect((await proposed(client))[0]).toEqual([wayOfDelivery.post, 'K-12']);
  expect((await proposed(await logInAs(shop, '1002')))[0]).toEqual([wayOfDelivery.post, '']);
});

test('a way that does not ask keeps none', async () => {
  const id = await place({ wayOfDeliveryId: wayOfDelivery.pickUp, carrierAccount: 'K-4711' });
  expect((await client.get(`orders/${id}`)).body.CarrierAccount).toBe('');
});

test('an addition keeps the number of its order', async () => {
  await shop.db
    .insertInto('setting')
    .values({ name: 'OrderOpenMinutes', value: '60' })
    .onConflict((row) => row.column('name').doUpdateSet({ value: '60' }))
    .execute();
  await shop.services.versions.changed();
  const id = await place({ carrierAccount: 'K-4711' });
  await client.post('cartrow', { ArticleId: article.tray, Quantity: 1 });
  const added = await client.post('Order', { addToOrderId: id, carrierAccount: 'K-12' });
  expect([added.status, added.body.OrderId]).toEqual([200, id]);
  expect((await client.get(`orders/${id}`)).body.CarrierAccount).toBe('K-4711');
});

test.each([
  ['', 'minLength'],
  ['x'.repeat(51), 'maxLength'],
  ['K\n1', 'regex'],
])('%j is refused', async (carrierAccount, rule) => {
  await client.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  const order = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true, carrierAccount };
  const { status, body } = await client.post('Order', order);
  expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: 'carrierAccount', rule })]]);
});
