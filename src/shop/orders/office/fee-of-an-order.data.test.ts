import { expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import { article } from '../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});

/** Places an order of twelve mugs that has a fee of ten kronor. */
async function orderWithFee(client: Client): Promise<number> {
  await client.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  const { body } = await client.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
  const [row] = await shop.db
    .selectFrom('order_row')
    .selectAll()
    .where('order_id', '=', body.OrderId)
    .execute();
  const { id: _id, ...like } = row!;
  const names = { description: 'Frakt', description_sv: 'Frakt', description_en: 'Freight' };
  const fee = { ...like, ...names, row_number: 2, article_id: null, article_number: '', quantity: 1 };
  await shop.db
    .insertInto('order_row')
    .values({ ...fee, price: 1000, total_amount: 1000 })
    .execute();
  return body.OrderId;
}

test('a fee goes with the goods, is invoiced with them, and is not ordered again', async () => {
  const client = await logInAs(shop, '1001');
  const id = await orderWithFee(client);
  const order = (await office.get(`office/orders/${id}`)).body;
  const Rows = [{ RowId: order.Rows[0].Id, Quantity: 12 }];
  const input = { Version: order.Version, Mail: true, CarrierNumber: 'X', Rows };
  const sent = (await office.post(`office/orders/${id}/consignments`, input)).body;
  expect([sent.Status, sent.Rows[1].QuantityDelivered, sent.HasShortage]).toEqual([3, 1, false]);
  expect(sent.Consignments[0].Rows).toEqual(Rows);
  const number = (await office.post(`office/orders/${id}/invoices`, { Mail: false })).body.Number;
  const invoice = (await office.get(`office/invoices/${number}`)).body;
  expect(invoice.Rows).toMatchObject([{ Quantity: 12 }, { ArticleNumber: '', TotalAmount: 10 }]);
  expect((await office.get(`office/orders/${id}`)).body.Status).toBe(5);
  expect((await client.post('reorder', { OrderId: id })).body.Rows).toHaveLength(1);
  expect((await client.get('bought')).body.Rows).toHaveLength(1);
});

test('a fee of an order that is cancelled whole is cancelled with it', async () => {
  const client = await logInAs(shop, '1001');
  const id = await orderWithFee(client);
  const order = (await office.get(`office/orders/${id}`)).body;
  const input = { Version: order.Version, Mail: false };
  const cancelled = (await office.post(`office/orders/${id}/cancellation`, input)).body;
  expect([cancelled.Status, cancelled.Rows[1].QuantityCancelled]).toEqual([4, 1]);
});
