import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeBuyers } from '../../../test/buyers.ts';
import { article, wayOfDelivery } from '../../../test/seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';
import { forgetOldKeys } from './order-key.server.ts';
import { officeOrder } from '#shop/orders/office/orders.server.ts';
import { nextOrders } from '#shop/orders/orders-out/orders-out.server.ts';
import type { CartRow } from '#shop/cart/contract.ts';
import type { Order } from '#shop/orders/contract.ts';
import { settingsOf } from '#shop/settings/declared-settings.ts';

let shop: TestShop;
let client: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  client = await logInAs(shop, '1001');
});
afterAll(() => shop.close());

const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };

function add(ArticleId: number, Quantity: number, to = client) {
  return to.post('cartrow', { ArticleId, Quantity });
}

function send(body: object = checkout, key?: string, from = client) {
  return from.post('Order', body, key === undefined ? {} : { 'idempotency-key': key });
}

async function ordersOf(customer = client): Promise<Order[]> {
  return (await customer.get('orders')).body.Orders;
}

async function stockOf(id: number): Promise<number> {
  const row = await shop.db
    .selectFrom('article')
    .select('quantity_available')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.quantity_available;
}

async function storedOrder(orderId: number) {
  return await shop.db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}

test('the ways of delivery are those in use, in the language', async () => {
  expect((await client.get('wayofdelivery')).body).toEqual([
    { Id: 1, Name: 'Post' },
    { Id: 2, Name: 'Hämtas' },
  ]);
  expect((await client.get('wayofdelivery?languageCode=en')).body[0]).toEqual({ Id: 1, Name: 'Mail' });
  expect((await aVisitor(shop).get('wayofdelivery')).status).toBe(401);
});

/** Sends what the browser sends: the version of the cart that is shown, and its sum. */
async function sendAsShown(to = client) {
  const { Version, TotalAmount } = (await to.get('cart')).body;
  return await send({ ...checkout, cartVersion: Version, expectedTotal: TotalAmount }, undefined, to);
}

describe('a cart in any order', () => {
  const orders = fc.shuffledSubarray(
    [article.mug, article.tray, article.onOrder, article.madeToOrder, article.book],
    {
      minLength: 2,
    },
  );

  test('can be sent as it is shown, and its rows stand in the order in which they were added', async () => {
    await fc.assert(
      fc.asyncProperty(orders, fc.boolean(), async (ids, asBatch) => {
        await shop.startOver();
        client = await logInAs(shop, '1001');
        const rows = ids.map((ArticleId) => ({ ArticleId, Quantity: 12 }));
        if (asBatch) expect((await client.post('cartrows', { Rows: rows, Mode: 'add' })).status).toBe(200);
        else for (const row of rows) expect((await add(row.ArticleId, row.Quantity)).status).toBe(200);
        const cart = (await client.get('cart')).body.Rows;
        expect(cart.map((row: CartRow) => row.ArticleId)).toEqual(ids);
        const sent = await sendAsShown();
        expect(sent.status, sent.text).toBe(200);
        const ordered = (await client.get(`OrderRows/${sent.body.OrderId}`)).body;
        expect(ordered.map((row: { ArticleId: number }) => row.ArticleId)).toEqual(ids);
      }),
      { numRuns: 25, seed: 40 },
    );
  });

  test('can be sent after a row was taken out and put back', async () => {
    for (const id of [article.mug, article.tray, article.book]) await add(id, 12);
    const [first] = (await client.get('cart')).body.Rows;
    await client.delete(`cartrow/${first.Id}`);
    await add(article.mug, 12);
    expect((await sendAsShown()).status).toBe(200);
  });

  test('can be added to an open order', async () => {
    await add(article.mug, 12);
    const { OrderId } = (await sendAsShown()).body;
    await shop.db.insertInto('setting').values({ name: 'OrderOpenMinutes', value: '60' }).execute();
    for (const id of [article.book, article.tray, article.mug]) await add(id, 12);
    const { Version } = (await client.get('cart')).body;
    const preview = (await client.post('checkoutpreview', { addToOrderId: OrderId })).body;
    const sent = await send({
      addToOrderId: OrderId,
      cartVersion: Version,
      expectedTotal: preview.TotalAmount,
    });
    expect(sent.status, sent.text).toBe(200);
    const ordered = (await client.get(`OrderRows/${OrderId}`)).body;
    expect(ordered.map((row: { ArticleId: number }) => row.ArticleId)).toEqual([
      article.mug,
      article.book,
      article.tray,
      article.mug,
    ]);
  });
});

describe('an order', () => {
  test('is what was in the cart, which is empty afterwards', async () => {
    await add(article.mug, 12);
    await add(article.tray, 1);
    const answer = await send();
    expect(answer).toMatchObject({ status: 200, body: { OrderId: expect.any(Number) } });
    expect(answer.headers['idempotency-replayed']).toBeUndefined();
    expect((await client.get('cart')).body.Rows).toEqual([]);
    expect(await ordersOf()).toEqual([
      {
        Id: answer.body.OrderId,
        CreateDate: '2026-10-14T10:00:00.000Z',
        Status: 1,
        HasShortage: false,
        ConsignmentId: null,
        Consignments: [],
        WayOfDeliveryName: 'Post',
        Collected: false,
        TrackingTemplate: null,
        PurchaseOrderNumber: '',
        CarrierAccount: '',
        OrderedBy: null,
        ApprovedBy: null,
        Held: null,
        AmountExludeVat: 718.8,
        VatAmount: 179.7,
        TotalAmountIncludeVat: 898.5,
        CurrencyCode: 'SEK',
        CancelledDate: null,
        Until: '2026-10-14T11:00:00.000Z',
        PartialDelivery: true,
        DeliveryWeek: '',
        Message: '',
        DeliveryAddress: ['Butik Ett & Co', 'Åsa Öberg', 'Storgatan 1', '114 18 Stockholm'],
      },
    ]);
    expect((await client.get(`OrderRows/${answer.body.OrderId}`)).body).toEqual([
      {
        Id: expect.any(Number),
        Kind: 'article',
        ArticleNumber: 'A-1',
        Description: 'Mugg',
        ArticleId: article.mug,
        Price: 49.9,
        Quantity: 12,
        TotalAmount: 598.8,
        QuantityDelivered: 0,
        QuantityCancelled: 0,
        QuantityShort: 0,
        ImageId: null,
        ExpectedDate: null,
        ExpectedMonth: null,
        ExpectedText: '',
        PreviousExpectedDate: null,
        ChangedDate: null,
      },
      {
        Id: expect.any(Number),
        Kind: 'article',
        ArticleNumber: 'A-2',
        Description: 'Bricka',
        ArticleId: article.tray,
        Price: 120,
        Quantity: 1,
        TotalAmount: 120,
        QuantityDelivered: 0,
        QuantityCancelled: 0,
        QuantityShort: 0,
        ImageId: null,
        ExpectedDate: null,
        ExpectedMonth: null,
        ExpectedText: '',
        PreviousExpectedDate: null,
        ChangedDate: null,
      },
    ]);
  });

  test('has the number after the order before it', async () => {
    const numbers: number[] = [];
    for (let place = 0; place < 3; place++) {
      await add(article.mug, 6);
      numbers.push((await send()).body.OrderId);
    }
    const [first = 0] = numbers;
    expect(numbers).toEqual([first, first + 1, first + 2]);
  });

  test('takes from stock, and the catalogue knows at once', async () => {
    await add(article.mug, 12);
    await send();
    expect(await stockOf(article.mug)).toBe(88);
    expect((await aVisitor(shop).get(`article/${article.mug}`)).body.QuantityAvailable).toBe(88);
  });

  test('of more than there is takes what there is, and has a shortage', async () => {
    await add(article.tray, 8);
    const { OrderId } = (await send()).body;
    expect(await stockOf(article.tray)).toBe(0);
    expect(await ordersOf()).toMatchObject([{ HasShortage: true, AmountExludeVat: 960 }]);
    const rows = await shop.db.selectFrom('order_row').selectAll().where('order_id', '=', OrderId).execute();
    expect(rows).toMatchObject([{ quantity: 8, quantity_short: 3, row_number: 1 }]);
  });

  test('of what sold out while it was in the cart is a shortage', async () => {
    await add(article.tray, 2);
    await shop.db
      .updateTable('article')
      .set({ quantity_available: -1 })
      .where('id', '=', article.tray)
      .execute();
    await send();
    expect(await ordersOf()).toMatchObject([{ HasShortage: true }]);
    expect(await stockOf(article.tray)).toBe(-1);
  });

  test('is at today’s price, and keeps it and its texts whatever changes later', async () => {
    await add(article.tray, 1);
    await shop.db.updateTable('price').set({ price: 15000 }).where('article_id', '=', article.tray).execute();
    const { OrderId } = (await send()).body;
    await shop.db.updateTable('price').set({ price: 1 }).where('article_id', '=', article.tray).execute();
    await shop.db.updateTable('article').set({ name_sv: 'Annan' }).where('id', '=', article.tray).execute();
    await shop.db.updateTable('customer').set({ name: 'Ny ägare' }).where('id', '=', 1001).execute();
    await shop.db.updateTable('way_of_delivery').set({ name_sv: 'Drönare' }).where('id', '=', 1).execute();
    expect((await client.get(`OrderRows/${OrderId}`)).body).toMatchObject([
      { Price: 150, Description: 'Bricka' },
    ]);
    expect(await ordersOf()).toMatchObject([{ WayOfDeliveryName: 'Post', AmountExludeVat: 150 }]);
    expect((await storedOrder(OrderId)).customer_name).toBe('Butik Ett & Co');
  });

  test('of a German company is without VAT and in English', async () => {
    const german = await logInAs(shop, '1004');
    await add(article.tray, 1, german);
    const { OrderId } = (await send(checkout, undefined, german)).body;
    expect((await german.get('orders?languageCode=en')).body.Orders).toMatchObject([
      { WayOfDeliveryName: 'Mail', AmountExludeVat: 120, VatAmount: 0, TotalAmountIncludeVat: 120 },
    ]);
    expect((await german.get(`OrderRows/${OrderId}?languageCode=en`)).body[0].Description).toBe('Tray');
    expect(await storedOrder(OrderId)).toMatchObject({ customer_vat_number: 'DE123456789', language: 'en' });
  });

  test('of a customer outside the Union is without VAT', async () => {
    const norwegian = await logInAs(shop, '1008');
    await add(article.tray, 1, norwegian);
    expect((await norwegian.get('cart')).body).toMatchObject({ VatAmount: 0, TotalAmount: 120 });
    await send(checkout, undefined, norwegian);
    expect(await ordersOf(norwegian)).toMatchObject([
      { AmountExludeVat: 120, VatAmount: 0, TotalAmountIncludeVat: 120 },
    ]);
  });

  test('of an empty cart is a conflict', async () => {
    expect(await send()).toMatchObject({ status: 409, body: { type: '/problems/cart-empty' } });
    expect(await ordersOf()).toEqual([]);
  });

  test('of withdrawn articles only is a conflict', async () => {
    await add(article.tray, 1);
    await shop.db.updateTable('article').set({ active: false }).where('id', '=', article.tray).execute();
    expect((await send()).status).toBe(409);
  });

  test('needs a customer', async () => {
    expect((await aVisitor(shop).post('Order', checkout)).status).toBe(401);
  });

  test('keeps the week and the message', async () => {
    await add(article.tray, 1);
    const orderInfoText = '  Märk med "A-7"\noch ring 😀 ';
    const { OrderId } = (await send({ ...checkout, orderInfoText, deliveryWeek: '2026-W53' })).body;
    expect(await storedOrder(OrderId)).toMatchObject({
      order_info_text: 'Märk med "A-7"\noch ring 😀',
      delivery_year: 2026,
      delivery_week: 53,
      partial_delivery: true,
    });
  });
});

test('the customer’s own order number is kept, trimmed, and told with the order', async () => {
  await add(article.tray, 1);
  const { OrderId } = (await send({ ...checkout, purchaseOrderNumber: '  PO 4500-17 ' })).body;
  expect((await storedOrder(OrderId)).purchase_order_number).toBe('PO 4500-17');
  expect((await ordersOf())[0]?.PurchaseOrderNumber).toBe('PO 4500-17');
});

describe('where it is delivered', () => {
  const address = { Name: 'Lagret', Address1: 'Hamnen 2', City: 'Oslo', ZipCode: '0150', CountryCode: 'NO' };

  test('is the invoice address when there is no other', async () => {
    await add(article.tray, 1);
    const { OrderId } = (await send()).body;
    expect(await storedOrder(OrderId)).toMatchObject({
      delivery_name: 'Butik Ett & Co',
      delivery_address1: 'Storgatan 1',
      delivery_zip_code: '11418',
    });
  });

  test('is the default one when none is chosen', async () => {
    await client.post('deliveryaddress', address);
    await add(article.tray, 1);
    const { OrderId } = (await send()).body;
    expect(await storedOrder(OrderId)).toMatchObject({
      delivery_name: 'Lagret',
      delivery_zip_code: '0150',
      delivery_country_code: 'NO',
      invoice_city: 'Stockholm',
    });
  });

  test('is the one chosen', async () => {
    await client.post('deliveryaddress', address);
    const second = (await client.post('deliveryaddress', { ...address, Name: 'Butiken' })).body;
    await add(article.tray, 1);
    const { OrderId } = (await send({ ...checkout, deliveryAddressId: second.Id })).body;
    expect((await storedOrder(OrderId)).delivery_name).toBe('Butiken');
  });

  test('keeps both lines of it apart, for us and for the business system', async () => {
    const lines = { Address1: 'Hamnen 2', Address2: 'Port 7, 2 tr' };
    const { Id } = (await client.post('deliveryaddress', { ...address, ...lines })).body;
    await add(article.tray, 1);
    const { OrderId } = (await send({ ...checkout, deliveryAddressId: Id })).body;
    expect(await storedOrder(OrderId)).toMatchObject({
      delivery_address1: 'Hamnen 2',
      delivery_address2: 'Port 7, 2 tr',
    });
    const office = await officeOrder(shop.db, OrderId, {
      open: { now: shop.services.now(), minutes: 0 },
      trackingTemplate: '',
      settings: settingsOf({}),
      language: 'sv',
    });
    expect(office).toMatchObject({ DeliveryAddress: expect.arrayContaining(['Hamnen 2', 'Port 7, 2 tr']) });
    expect((await nextOrders(shop.services, 0))?.csv).toContain(';Hamnen 2;Port 7, 2 tr;');
  });

  test('cannot be somebody else’s', async () => {
    const other = await logInAs(shop, '1002');
    const theirs = (await other.post('deliveryaddress', address)).body;
    await add(article.tray, 1);
    const answer = await send({ ...checkout, deliveryAddressId: theirs.Id });
    const unknown = await send({ ...checkout, deliveryAddressId: 999_999 });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'deliveryAddressId' }] } });
    expect(unknown.text).toBe(answer.text);
    expect((await client.get('cart')).body.Rows).toHaveLength(1);
  });
});

describe('an order of a cart as it was seen', () => {
  const seen = async () => ({ ...checkout, cartVersion: (await client.get('cart')).body.Version });

  test('is made while the cart is still so', async () => {
    await add(article.mug, 12);
    expect((await send(await seen())).status).toBe(200);
  });

  test.each([
    ['another tab has added to it', () => add(article.tray, 1)],
    ['another tab has changed a quantity', () => add(article.mug, 6)],
    [
      'a price is another',
      () => shop.db.updateTable('price').set({ price: 1 }).where('article_id', '=', article.mug).execute(),
    ],
    [
      'an article has sold out',
      () =>
        shop.db.updateTable('article').set({ quantity_available: 0 }).where('id', '=', article.mug).execute(),
    ],
  ])('is not made when %s: it is told, and the cart stays', async (_what, change) => {
    await add(article.mug, 12);
    const body = await seen();
    await change();
    await shop.services.versions.changed();
    const before = (await client.get('cart')).body;
    expect(await send(body, 'a key')).toMatchObject({
      status: 409,
      body: { type: '/problems/cart-changed', detail: expect.stringContaining('se över raderna') },
    });
    expect((await client.get('cart')).body).toEqual(before);
    expect(await ordersOf()).toEqual([]);
    expect((await send(await seen(), 'a key')).status).toBe(200);
  });

  test('is answered the same when it is sent again, whatever the cart is by then', async () => {
    await add(article.mug, 12);
    const first = await send(await seen(), 'a key');
    expect((await send(await seen(), 'a key')).body).toEqual(first.body);
    expect(await ordersOf()).toHaveLength(1);
  });
});

describe('a checkout that is not right', () => {
  test.each([
    [{ partialDelivery: true }, 'wayOfDeliveryId', 'required'],
    [{ ...checkout, partialDelivery: undefined }, 'partialDelivery', 'required'],
    [{ ...checkout, partialDelivery: 'yes' }, 'partialDelivery', 'regex'],
    [{ ...checkout, wayOfDeliveryId: 999 }, 'wayOfDeliveryId', 'match'],
    [{ ...checkout, wayOfDeliveryId: wayOfDelivery.old }, 'wayOfDeliveryId', 'match'],
    [{ ...checkout, orderInfoText: 'x'.repeat(2001) }, 'orderInfoText', 'maxLength'],
    [{ ...checkout, orderInfoText: 'a\u0000b' }, 'orderInfoText', 'regex'],
    [{ ...checkout, purchaseOrderNumber: '' }, 'purchaseOrderNumber', 'minLength'],
    [{ ...checkout, purchaseOrderNumber: ' \t' }, 'purchaseOrderNumber', 'minLength'],
    [{ ...checkout, purchaseOrderNumber: 'x'.repeat(51) }, 'purchaseOrderNumber', 'maxLength'],
    [{ ...checkout, purchaseOrderNumber: 'PO 1\nPO 2' }, 'purchaseOrderNumber', 'regex'],
    [{ ...checkout, purchaseOrderNumber: 17 }, 'purchaseOrderNumber', 'regex'],
    [{ ...checkout, deliveryWeek: '2026-W41' }, 'deliveryWeek', 'minAmount'],
    [{ ...checkout, deliveryWeek: '2027-W53' }, 'deliveryWeek', 'regex'],
    [{ ...checkout, deliveryWeek: '2028-W02' }, 'deliveryWeek', 'maxAmount'],
    [{ ...checkout, deliveryYear: 2026, deliveryWeekNumber: 40 }, 'deliveryWeekNumber', 'minAmount'],
    [{ ...checkout, deliveryWeekString: '2026-W40' }, 'deliveryWeekString', 'minAmount'],
    [{ ...checkout, deliveryYear: 2027 }, 'deliveryWeekNumber', 'required'],
  ])('%j is bad input, and the cart stays as it was', async (body, field, rule) => {
    await add(article.tray, 1);
    const answer = await send(body);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field, rule }] } });
    expect((await client.get('cart')).body.Rows).toHaveLength(1);
    expect(await stockOf(article.tray)).toBe(5);
  });

  test('a past week is told in words', async () => {
    await add(article.tray, 1);
    const body = { ...checkout, deliveryWeek: '2026-W41' };
    expect((await send(body)).body).toMatchObject({
      detail: 'Veckan har redan varit.',
      errors: [{ field: 'deliveryWeek', message: 'Veckan har redan varit.' }],
    });
    expect((await client.post('Order?languageCode=en', body)).body.errors[0].message).toBe(
      'That week has passed.',
    );
  });

  test('the week is past by the clock of Stockholm', async () => {
    await add(article.tray, 1);
    shop.setTime('2026-10-18T22:30:00Z');
    client = await logInAs(shop, '1001');
    expect((await send({ ...checkout, deliveryWeek: '2026-W42' })).status).toBe(400);
    expect((await send({ ...checkout, deliveryWeek: '2026-W43' })).status).toBe(200);
  });
});

describe('sending again', () => {
  test('with the same key answers the same order, also when the cart has been filled again', async () => {
    await add(article.mug, 6);
    const first = await send(checkout, 'nyckel-1');
    const second = await send(checkout, 'nyckel-1');
    expect(second).toMatchObject({ status: 200, headers: { 'idempotency-replayed': 'true' } });
    expect(second.body).toEqual(first.body);
    await add(article.mug, 6);
    expect((await send(checkout, 'nyckel-1')).body).toEqual(first.body);
    expect(await ordersOf()).toHaveLength(1);
    expect((await client.get('cart')).body.Rows).toHaveLength(1);
    expect(await stockOf(article.mug)).toBe(94);
  });

  test('after the week has passed still answers the same order', async () => {
    await add(article.mug, 6);
    const body = { ...checkout, deliveryWeek: '2026-W42' };
    const first = await send(body, 'nyckel-1');
    shop.wait(7 * 86_400);
    client = await logInAs(shop, '1001');
    expect((await send(body, 'nyckel-1')).body).toEqual(first.body);
  });

  test('with the same key and another body is refused', async () => {
    await add(article.mug, 6);
    await send(checkout, 'nyckel-1');
    const other = await send({ ...checkout, orderInfoText: 'Hej' }, 'nyckel-1');
    expect(other).toMatchObject({ status: 422, body: { type: '/problems/key-reused' } });
    const withNumber = await send({ ...checkout, purchaseOrderNumber: 'PO 17' }, 'nyckel-1');
    expect(withNumber).toMatchObject({ status: 422, body: { type: '/problems/key-reused' } });
  });

  test('an order number left out, null or not yet asked for makes no other body', async () => {
    await add(article.mug, 6);
    const { body } = await send(checkout, 'nyckel-1');
    expect((await send({ ...checkout, purchaseOrderNumber: null }, 'nyckel-1')).body).toEqual(body);
    // The row is stored as by a version without the field: requests sent before an upgrade are recognised after it.
    const before =
      '[["deliveryWeek",""],["deliveryWeekString",""],["orderInfoText",""],["partialDelivery",true],["wayOfDeliveryId",1]]';
    const row = await shop.db.selectFrom('order_request').select('body_hash').executeTakeFirstOrThrow();
    expect(row.body_hash).toBe(createHash('sha256').update(before).digest('hex'));
  });

  test('the order of the fields makes no other body', async () => {
    await add(article.mug, 6);
    const first = await send({ wayOfDeliveryId: 1, partialDelivery: true }, 'nyckel-1');
    const second = await send({ partialDelivery: true, wayOfDeliveryId: 1 }, 'nyckel-1');
    expect(second.body).toEqual(first.body);
  });

  test('with another key is another order', async () => {
    await add(article.mug, 6);
    await send(checkout, 'nyckel-1');
    await add(article.mug, 6);
    await send(checkout, 'nyckel-2');
    expect(await ordersOf()).toHaveLength(2);
  });

  test('two customers may choose the same key', async () => {
    const other = await logInAs(shop, '1002');
    await add(article.mug, 6);
    await add(article.mug, 6, other);
    const [one, two] = [await send(checkout, 'samma'), await send(checkout, 'samma', other)];
    expect(one.body.OrderId).not.toBe(two.body.OrderId);
  });

  test('a send that was refused has not used its key', async () => {
    expect((await send(checkout, 'nyckel-1')).status).toBe(409);
    await add(article.mug, 6);
    expect((await send(checkout, 'nyckel-1')).status).toBe(200);
  });

  test('a key may have 255 characters and no more', async () => {
    await add(article.mug, 6);
    expect((await send(checkout, 'k'.repeat(256))).status).toBe(400);
    expect((await send(checkout, 'k'.repeat(255))).status).toBe(200);
  });
});

describe('at the same time', () => {
  test('two tabs that send one cart make one order', async () => {
    for (let round = 0; round < 10; round++) {
      await add(article.book, 1);
      const answers = await Promise.all([send(), send(), send()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    }
    expect(await ordersOf()).toHaveLength(10);
    expect(await stockOf(article.book)).toBe(990);
  });

  test('the same key sent many times makes one order, answered to all', async () => {
    await add(article.book, 1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(checkout, 'nyckel-1')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(9);
    expect(await ordersOf()).toHaveLength(1);
  });

  test('what is put in while the cart is sent is ordered or stays, never both and never lost', async () => {
    for (let round = 0; round < 10; round++) {
      await add(article.book, 1);
      const adds = Array.from({ length: 4 }, () => add(article.book, 1));
      await Promise.all([send(), ...adds]);
    }
    const left = (await client.get('cart')).body.Rows.map((row: CartRow) => row.Quantity);
    const ordered = await shop.db.selectFrom('order_row').select('quantity').execute();
    const sum = [...left, ...ordered.map((row) => row.quantity)].reduce((a, b) => a + b, 0);
    expect(sum).toBe(10 * 5);
  });

  test('forty buyers of the last pieces never get one twice', async () => {
    await shop.db
      .updateTable('article')
      .set({ quantity_available: 17 })
      .where('id', '=', article.tray)
      .execute();
    await shop.db
      .updateTable('article')
      .set({ quantity_available: 60 })
      .where('id', '=', article.mug)
      .execute();
    const buyers = await makeBuyers(shop, 40);
    await Promise.all(
      buyers.map(async (buyer, index) => {
        const both = [() => add(article.tray, 1, buyer), () => add(article.mug, 6, buyer)];
        for (const put of index % 2 ? both : both.reverse()) await put();
      }),
    );
    const answers = await Promise.all(buyers.map((buyer) => send(checkout, undefined, buyer)));
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    const rows = await shop.db.selectFrom('order_row').selectAll().execute();
    const taken = (id: number) =>
      rows
        .filter((row) => row.article_id === id)
        .reduce((sum, row) => sum + row.quantity - row.quantity_short, 0);
    expect([taken(article.tray), taken(article.mug)]).toEqual([17, 60]);
    expect([await stockOf(article.tray), await stockOf(article.mug)]).toEqual([0, 0]);
  });
});

describe('of several buyers at the same time', () => {
  test('each is validated by itself', async () => {
    const german = await logInAs(shop, '1004');
    const [own, first, late, changed, lost] = (await makeBuyers(shop, 5)) as [
      Client,
      Client,
      Client,
      Client,
      Client,
    ];
    await Promise.all(
      [client, german, own, first, changed, lost].map((buyer) => add(article.tray, 1, buyer)),
    );
    const earlier = await send(checkout, 'nyckel-1', first);
    // The invalid orders come before the valid ones, and between them.
    const [sent, refusedAsChanged, sentByGerman, refusedAsEmpty, sentByOwn, refusedAsLost, repeated] =
      await Promise.all([
        send(checkout, undefined, client),
        send({ ...checkout, cartVersion: 'another' }, undefined, changed),
        send({ ...checkout, purchaseOrderNumber: 'DE 1' }, undefined, german),
        send(checkout, undefined, late),
        send(checkout, 'nyckel-1', own),
        send({ ...checkout, deliveryAddressId: 1 }, undefined, lost),
        send(checkout, 'nyckel-1', first),
      ]);
    expect([sent, sentByGerman, sentByOwn, repeated].map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ]);
    expect(repeated.body).toEqual(earlier.body);
    expect(refusedAsEmpty).toMatchObject({ status: 409, body: { type: '/problems/cart-empty' } });
    expect(refusedAsChanged).toMatchObject({ status: 409, body: { type: '/problems/cart-changed' } });
    expect(refusedAsLost).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'deliveryAddressId', rule: 'match' }] },
    });
    for (const [buyer, answer] of [
      [client, sent],
      [german, sentByGerman],
      [own, sentByOwn],
      [first, repeated],
    ] as const) {
      expect((await ordersOf(buyer)).map(({ Id }) => Id)).toEqual([answer.body.OrderId]);
      expect((await buyer.get(`OrderRows/${answer.body.OrderId}`)).body).toMatchObject([
        { ArticleNumber: 'A-2' },
      ]);
    }
    expect((await ordersOf(german))[0]?.PurchaseOrderNumber).toBe('DE 1');
    expect(await ordersOf(german)).toMatchObject([{ VatAmount: 0, TotalAmountIncludeVat: 120 }]);
    expect(await ordersOf()).toMatchObject([{ VatAmount: 30, TotalAmountIncludeVat: 150 }]);
    expect((await changed.get('cart')).body.Rows).toHaveLength(1);
    expect((await lost.get('cart')).body.Rows).toHaveLength(1);
    expect(await stockOf(article.tray)).toBe(1);
  });

  test('nobody is refused for another’s sake', async () => {
    const buyers = await makeBuyers(shop, 12);
    await Promise.all(buyers.map((buyer) => add(article.book, 1, buyer)));
    await shop.db.schema
      .alterTable('customer_order')
      .addCheckConstraint('no_seventh', sql`customer_id <> 5006`)
      .execute();
    let answers;
    try {
      answers = await Promise.all(buyers.map((buyer) => send(checkout, undefined, buyer)));
    } finally {
      await shop.db.schema.alterTable('customer_order').dropConstraint('no_seventh').execute();
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(6).fill(200), 500, ...Array(5).fill(200)]);
    expect(await stockOf(article.book)).toBe(1000 - 11);
    expect((await buyers[6]?.get('cart'))?.body.Rows).toHaveLength(1);
  });

  test('each pays by the list of its own', async () => {
    const buyers = await makeBuyers(shop, 6);
    await shop.db.insertInto('price_list').values({ code: 'kedja', currency_code: 'SEK' }).execute();
    await shop.db
      .insertInto('price')
      .values({ price_list_code: 'kedja', article_id: article.tray, price: 9000 })
      .execute();
    await shop.db
      .updateTable('customer')
      .set({ price_list_code: 'kedja' })
      .where(sql<boolean>`id >= 5000 and id % 2 = 0`)
      .execute();
    await shop.services.versions.changed();
    await Promise.all(buyers.flatMap((buyer) => [add(article.tray, 1, buyer), add(article.book, 1, buyer)]));
    await Promise.all(buyers.map((buyer) => send(checkout, undefined, buyer)));
    const rows = await shop.db
      .selectFrom('order_row')
      .innerJoin('customer_order', 'customer_order.id', 'order_id')
      .select(['customer_id', 'order_row.price'])
      .where('article_id', '=', article.tray)
      .orderBy('customer_id')
      .execute();
    expect(rows.map(({ price }) => price)).toEqual([9000, 12000, 9000, 12000, 9000, 12000]);
  });
});

test('an order that fails half-way leaves everything as it was', async () => {
  await add(article.mug, 6);
  await shop.db.schema
    .alterTable('outbox_mail')
    .addCheckConstraint('no_mail', sql`false`)
    .execute();
  try {
    expect((await send(checkout, 'nyckel-1')).status).toBe(500);
  } finally {
    await shop.db.schema.alterTable('outbox_mail').dropConstraint('no_mail').execute();
  }
  expect((await client.get('cart')).body.Rows).toHaveLength(1);
  expect(await stockOf(article.mug)).toBe(100);
  expect(await ordersOf()).toEqual([]);
  expect((await send(checkout, 'nyckel-1')).status).toBe(200);
});

describe('an order whose rows the database refuses', () => {
  /**
   * Makes inserts fail with a PostgreSQL error code, a limited number of times. The count is a sequence, because a
   * rollback does not undo it.
   */
  async function refuseRows(code: string, times = 1_000) {
    const script = `
      create sequence refused;
      create function refuse_rows() returns trigger language plpgsql as $$ begin
        if nextval('refused') <= ${times} then raise sqlstate '${code}'; end if;
        return null;
      end $$;
      create trigger refuse_rows before insert on order_row execute function refuse_rows()`;
    for (const statement of script.split(/;\n {6}(?=create)/)) await sql.raw(statement).execute(shop.db);
  }

  beforeEach(() => add(article.mug, 6));
  afterEach(async () => {
    await sql`drop trigger refuse_rows on order_row`.execute(shop.db);
    await sql`drop function refuse_rows`.execute(shop.db);
    await sql`drop sequence refused`.execute(shop.db);
  });

  test.each(['40001', '40P01'])('since others got in its way is sent again: %s', async (code) => {
    await refuseRows(code, 3);
    expect((await send()).status).toBe(200);
    expect(await ordersOf()).toHaveLength(1);
  });

  test.each(['53100', '25006', 'XX001'])(
    'since it cannot write may be sent again later: %s',
    async (code) => {
      await refuseRows(code);
      const answer = await send();
      expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
      expect((await client.get('cart')).body.Rows).toHaveLength(1);
    },
  );
});

test('a key is remembered for a week', async () => {
  await add(article.mug, 6);
  const first = await send(checkout, 'nyckel-1');
  shop.wait(7 * 86_400 - 60);
  await forgetOldKeys(shop.services);
  client = await logInAs(shop, '1001');
  expect((await send(checkout, 'nyckel-1')).body).toEqual(first.body);
  shop.wait(120);
  await forgetOldKeys(shop.services);
  expect((await send(checkout, 'nyckel-1')).status).toBe(409);
});
