import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { article, wayOfDelivery } from '../../../../test/seed-test-shop.ts';
import { addStaff, logInToOfficeAs } from '../../../../test/office.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../../test/shop.ts';
import { nextOrders } from '#shop/orders/orders-out/orders-out.server.ts';
import type { OrderRow } from '#shop/orders/contract.ts';

let shop: TestShop;
let client: Client;
let orderId: number;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  client = await logInAs(shop, '1001');
  await add(article.mug, 12);
  orderId = (await client.post('Order', { ...checkout, deliveryWeek: '2026-W50', orderInfoText: 'Hej' })).body
    .OrderId;
});
afterAll(() => shop.close());

const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };

function add(ArticleId: number, Quantity: number, to = client) {
  return to.post('cartrow', { ArticleId, Quantity });
}

function addTo(body: object = {}, key?: string, from = client) {
  const request = { addToOrderId: orderId, ...body };
  return from.post('Order', request, key === undefined ? {} : { 'idempotency-key': key });
}

async function rowsOf(id = orderId): Promise<OrderRow[]> {
  return (await client.get(`OrderRows/${id}`)).body;
}

async function stored() {
  return await shop.db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}

async function stockOf(id: number): Promise<number> {
  const row = await shop.db
    .selectFrom('article')
    .select('quantity_available')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.quantity_available;
}

async function setting(value: string): Promise<void> {
  await shop.db.insertInto('setting').values({ name: 'OrderOpenMinutes', value }).execute();
  await shop.services.versions.changed();
}

describe('an addition', () => {
  test('appends rows at today’s prices, and makes totals, shortage, week and message anew', async () => {
    await shop.db.updateTable('price').set({ price: 5000 }).where('article_id', '=', article.mug).execute();
    shop.wait(600);
    await add(article.mug, 6);
    await add(article.tray, 8);
    const answer = await addTo({ orderInfoText: 'Och servetter' });
    expect(answer).toMatchObject({ status: 200, body: { OrderId: orderId } });
    expect((await client.get('cart')).body.Rows).toEqual([]);
    expect(await rowsOf()).toMatchObject([
      { ArticleId: article.mug, Price: 49.9, Quantity: 12, QuantityShort: 0 },
      { ArticleId: article.mug, Price: 50, Quantity: 6, QuantityShort: 0 },
      { ArticleId: article.tray, Price: 120, Quantity: 8, QuantityShort: 3 },
    ]);
    expect((await client.get('orders')).body.Orders).toMatchObject([
      {
        Id: orderId,
        HasShortage: true,
        AmountExludeVat: 1858.8,
        VatAmount: 464.7,
        TotalAmountIncludeVat: 2323.5,
        DeliveryWeek: '2026-W50',
        PartialDelivery: true,
        Message: 'Hej\n\n2026-10-14 12:10: Och servetter',
        Until: '2026-10-14T11:00:00.000Z',
      },
    ]);
    expect(await stored()).toMatchObject({ told_week: null, event_sequence: 2, status: 1 });
    expect([await stockOf(article.mug), await stockOf(article.tray)]).toEqual([82, 0]);
    const added = await shop.db
      .selectFrom('order_row')
      .select(['row_number', 'added_at'])
      .orderBy('id')
      .execute();
    const at = new Date('2026-10-14T10:10:00Z');
    expect(added).toEqual([
      { row_number: 1, added_at: null },
      { row_number: 2, added_at: at },
      { row_number: 3, added_at: at },
    ]);
  });

  test('is taken until its time is over, and not from that moment on', async () => {
    await add(article.tray, 1);
    shop.setTime('2026-10-14T10:59:59Z');
    client = await logInAs(shop, '1001');
    expect((await addTo()).status).toBe(200);
    await add(article.tray, 1);
    shop.setTime('2026-10-14T11:00:00Z');
    expect(await addTo()).toMatchObject({
      status: 409,
      body: { type: '/problems/too-late', title: 'Ordern plockas redan och kan inte ändras.' },
    });
    expect(await rowsOf()).toHaveLength(2);
    expect((await client.get('cart')).body.Rows).toHaveLength(1);
    expect((await client.get('orders')).body.Orders[0].Until).toBeNull();
  });

  test.each([2, 3, 4, 5])('is too late for an order of status %i', async (status) => {
    await add(article.tray, 1);
    await shop.db.updateTable('customer_order').set({ status }).where('id', '=', orderId).execute();
    expect((await addTo()).body.type).toBe('/problems/too-late');
  });

  test('is too late for what a business system has, and for every order when it is switched off', async () => {
    await add(article.tray, 1);
    await setting('0');
    expect((await addTo()).body.type).toBe('/problems/too-late');
    expect((await client.post('checkoutpreview', {})).body.AddTo).toEqual([]);
    await shop.db.updateTable('setting').set({ value: '30' }).execute();
    await shop.services.versions.changed();
    expect((await client.post('checkoutpreview', {})).body.AddTo).toEqual([
      { OrderId: orderId, Until: '2026-10-14T10:30:00.000Z', Rows: 1, TotalAmount: 748.5 },
    ]);
    await nextOrders(shop.services, 0);
    expect((await addTo()).body.type).toBe('/problems/too-late');
    expect((await client.post('checkoutpreview', {})).body.AddTo).toEqual([]);
  });

  test('of somebody else’s order, or none, is not found', async () => {
    const other = await logInAs(shop, '1002');
    await add(article.tray, 1, other);
    expect((await addTo({}, undefined, other)).status).toBe(404);
    expect((await addTo({ addToOrderId: 999_999 }, undefined, other)).status).toBe(404);
    expect((await other.post('checkoutpreview', { addToOrderId: orderId })).status).toBe(404);
    expect((await addTo({}, undefined, aVisitor(shop))).status).toBe(401);
    expect(await rowsOf()).toHaveLength(1);
  });

  test('goes to the order’s address and in its currency, or is a conflict', async () => {
    await add(article.tray, 1);
    const address = {
      Name: 'Lager',
      Address1: 'Hamnen 1',
      Address2: '',
      ZipCode: '111 22',
      City: 'Stad',
      CountryCode: 'SE',
      ContactPerson: '',
    };
    const { Id } = (await client.post('deliveryaddress', address)).body;
    expect(await addTo({ deliveryAddressId: Id })).toMatchObject({
      status: 409,
      body: { type: '/problems/conflict', detail: expect.stringContaining('annan adress') },
    });
    const request = { deliveryAddressId: Id };
    expect((await client.post('checkoutpreview', request)).body.AddTo).toEqual([]);
    expect((await client.post('checkoutpreview', {})).body.AddTo).toHaveLength(1);
    await shop.db.updateTable('customer_order').set({ currency_code: 'EUR' }).execute();
    expect((await client.post('checkoutpreview', {})).body.AddTo).toEqual([]);
    expect(await addTo()).toMatchObject({
      status: 409,
      body: { type: '/problems/conflict', detail: expect.stringContaining('annan valuta') },
    });
  });

  test('has no number of its own: the next order has the next one', async () => {
    const other = await logInAs(shop, '1002');
    await add(article.tray, 1, other);
    await add(article.tray, 1);
    const [added, next] = [await addTo(), await other.post('Order', checkout)];
    expect([added.body.OrderId, next.body.OrderId]).toEqual([orderId, orderId + 1]);
  });

  test('is offered for each open order, the newest first', async () => {
    const offered = async () =>
      (await client.post('checkoutpreview', {})).body.AddTo.map(
        ({ OrderId }: { OrderId: number }) => OrderId,
      );
    const ids = [orderId];
    for (let more = 0; more < 2; more++) {
      shop.wait(60);
      await add(article.tray, 1);
      ids.unshift((await client.post('Order', checkout)).body.OrderId);
    }
    await add(article.tray, 1);
    expect(await offered()).toEqual(ids);
    // Of orders of one moment, the one with the higher number is the newer.
    await shop.db
      .updateTable('customer_order')
      .set({ created_at: new Date('2026-10-14T10:00:30Z') })
      .execute();
    expect(await offered()).toEqual(ids);
  });

  test('with one key makes its rows once, and its key stands for no new order', async () => {
    await add(article.tray, 1);
    const first = await addTo({}, 'one');
    const again = await addTo({ cartVersion: 'x', expectedTotal: 1 }, 'one');
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await rowsOf()).toHaveLength(2);
    expect((await client.post('Order', checkout, { 'idempotency-key': 'one' })).status).toBe(422);
  });

  test('of two persons at once are both made, and stock is taken once for each', async () => {
    const colleague = await logInAs(shop, '1001');
    const one = async (ArticleId: number, Quantity: number, by: Client) => {
      await add(ArticleId, Quantity, by);
      return await addTo({}, undefined, by);
    };
    const answers = await Promise.all([one(article.tray, 2, client), one(article.mug, 6, colleague)]);
    // Both share the cart: who comes second may find it sent already.
    expect(answers.map(({ status }) => status)).toContain(200);
    for (const { status, body } of answers)
      if (status !== 200) expect(body.type).toBe('/problems/cart-empty');
    const added = (await rowsOf()).slice(1).map((row) => [row.ArticleId, row.Quantity]);
    expect(added.sort()).toEqual([
      [article.mug, 6],
      [article.tray, 2],
    ]);
    expect([await stockOf(article.mug), await stockOf(article.tray)]).toEqual([82, 3]);
  });

  test('is shown before it is made, as the whole order, and costs what was shown', async () => {
    await add(article.book, 10);
    const preview = (await client.post('checkoutpreview', { addToOrderId: orderId })).body;
    expect(preview).toMatchObject({ Goods: 599.8, VatAmount: 149.76, TotalAmount: 749.56 });
    expect(preview.Deliveries).toMatchObject([{ Week: '2026-W50', Rows: 2, Pieces: 22 }]);
    expect(await addTo({ expectedTotal: 1.06 })).toMatchObject({
      status: 409,
      body: { type: '/problems/cart-changed', TotalAmount: 749.56 },
    });
    const ignored = { wayOfDeliveryId: 99, deliveryWeek: '2020-W01', partialDelivery: false };
    expect((await addTo({ ...ignored, expectedTotal: 749.56 })).status).toBe(200);
    expect((await client.get('orders')).body.Orders[0]).toMatchObject({
      WayOfDeliveryName: 'Post',
      DeliveryWeek: '2026-W50',
      PartialDelivery: true,
      TotalAmountIncludeVat: 749.56,
    });
  });

  test('is told to customer and maker', async () => {
    await add(article.tray, 1);
    await addTo();
    const mails = await shop.db.selectFrom('outbox_mail').selectAll().orderBy('id').execute();
    expect(mails.slice(2).map(({ subject }) => subject)).toEqual([
      `Order ${orderId} är utökad`,
      `Order ${orderId} från Butik Ett & Co är utökad`,
    ]);
  });

  test('needs what an order needs only where there is no order to add to', async () => {
    await add(article.tray, 1);
    const { errors } = (await client.post('Order', {})).body;
    expect(errors.map(({ field, rule }: { field: string; rule: string }) => [field, rule])).toEqual([
      ['wayOfDeliveryId', 'required'],
      ['partialDelivery', 'required'],
    ]);
    expect((await client.post('Order', { wayOfDeliveryId: 'x' })).body.errors).toMatchObject([
      { field: 'wayOfDeliveryId', rule: 'number' },
      { field: 'partialDelivery', rule: 'required' },
    ]);
    expect((await addTo({ addToOrderId: 'x' })).body.errors).toMatchObject([{ field: 'addToOrderId' }]);
  });
});

describe('the office closes orders for additions', () => {
  let office: Client;
  beforeEach(async () => {
    await addStaff(shop, 'owner@maker.example', 'owner');
    office = await logInToOfficeAs(shop, 'owner@maker.example');
    await add(article.tray, 1);
  });

  /** Returns the orders that the checkout offers, and what the others say of it. */
  async function offered(): Promise<number[]> {
    const { AddTo } = (await client.post('checkoutpreview', {})).body;
    const [order] = (await client.get('orders')).body.Orders;
    const { Until } = (await office.get(`office/orders/${orderId}`)).body;
    const isOpen = AddTo.length > 0;
    expect([order.Until !== null, Until !== null]).toEqual([isOpen, isOpen]);
    if (!isOpen) {
      const tooLate = { status: 409, body: { type: '/problems/too-late', detail: expect.any(String) } };
      expect(await addTo()).toMatchObject(tooLate);
      expect(await client.post('checkoutpreview', { addToOrderId: orderId })).toMatchObject(tooLate);
    }
    return AddTo.map(({ OrderId }: { OrderId: number }) => OrderId);
  }

  test('by a key that fetches orders, as long as it lives', async () => {
    const key = (Rights: string[]) => office.post('office/exchange/keys', { Name: 'Affärssystemet', Rights });
    await key(['exchange.in.stock']);
    expect(await offered()).toEqual([orderId]);
    const { Id } = (await key(['exchange.out'])).body;
    expect(await offered()).toEqual([]);
    await office.delete(`office/exchange/keys/${Id}`);
    expect(await offered()).toEqual([orderId]);
  });

  test('by the setting, and a number that was set stands beside a key', async () => {
    const set = async (OrderOpenMinutes: string) => {
      const settings = (await office.get('office/settings')).body;
      expect((await office.put('office/settings', { ...settings, OrderOpenMinutes })).status).toBe(200);
    };
    await set('0');
    expect(await offered()).toEqual([]);
    await set('30');
    await office.post('office/exchange/keys', { Name: 'Affärssystemet', Rights: ['exchange.out'] });
    expect(await offered()).toEqual([orderId]);
    await set('');
    expect(await offered()).toEqual([]);
  });

  test('by starting to pick it', async () => {
    expect(await offered()).toEqual([orderId]);
    const { Version } = (await office.get(`office/orders/${orderId}`)).body;
    await office.post(`office/orders/${orderId}/processing`, { Version, Mail: false });
    expect(await offered()).toEqual([]);
    expect(await rowsOf()).toHaveLength(1);
  });
});

test('orders that can be added to are in no batch while a number of minutes is set', async () => {
  expect(await nextOrders(shop.services, 30)).toBeUndefined();
  shop.wait(30 * 60 - 1);
  expect(await nextOrders(shop.services, 30)).toBeUndefined();
  shop.wait(1);
  expect((await nextOrders(shop.services, 30))?.orders).toBe(1);
});
