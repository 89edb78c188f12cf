import { beforeEach, expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import { article } from '../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let owner: Client;
let customer: Client;
let id: number;
eachInOffice('owner', async (opened) => {
  ({ shop, office: owner } = opened);
  customer = await logInAs(shop, '1001');
});
beforeEach(async () => {
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  id = (await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body.OrderId;
  const { Version, Rows } = (await owner.get(`office/orders/${id}`)).body;
  const short = [{ RowId: Rows[0].Id, QuantityShort: 5, ExpectedDate: '' }];
  const marked = await owner.put(`office/orders/${id}/rows`, { Version, Mail: false, Rows: short });
  expect(marked.status).toBe(200);
});

async function bookIn(pieces: number) {
  await shop.db
    .updateTable('article')
    .set((row) => ({ quantity_available: pieces, stock_bookings: row('stock_bookings', '+', 1) }))
    .where('id', '=', article.mug)
    .execute();
  await shop.services.versions.changed();
}

async function told() {
  shop.wait(60);
  const own = (await customer.get(`orders/${id}`)).body;
  const [row] = (await customer.get(`OrderRows/${id}`)).body;
  const [listed] = (await customer.get('orders')).body.Orders;
  const office = (await owner.get(`office/orders/${id}`)).body;
  const [queued] = (await owner.get('office/orders')).body.Rows;
  const { body } = await owner.post(`office/orders/${id}/confirmation`, {});
  expect(body.Emails).toHaveLength(1);
  const { facts } = await shop.db
    .selectFrom('outbox_mail')
    .select('facts')
    .where('message_id', 'like', '%again%')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const confirmed = JSON.parse(facts ?? '{}').order.rows[0].quantityShort;
  return {
    short: [own.Rows[0].QuantityShort, row.QuantityShort, confirmed],
    badges: [own.HasShortage, listed.HasShortage, office.HasShortage, queued.HasShortage],
    // The desk keeps what it marked, and sees what can be sent.
    marked: office.Rows[0].QuantityShort,
    ready: queued.PiecesReady,
  };
}

test('what a clerk marked as missing is said to be until the stock has it, and as much as it lacks', async () => {
  const all = (is: boolean) => [is, is, is, is];
  expect(await told()).toEqual({ short: [5, 5, 5], badges: all(true), marked: 5, ready: 7 });
  await bookIn(3);
  expect(await told()).toEqual({ short: [2, 2, 2], badges: all(true), marked: 5, ready: 10 });
  await bookIn(8);
  expect(await told()).toEqual({ short: [0, 0, 0], badges: all(false), marked: 5, ready: 12 });
});
