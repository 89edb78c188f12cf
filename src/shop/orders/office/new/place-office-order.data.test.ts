import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../../../test/office.ts';
import { article, wayOfDelivery } from '../../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';

let shop: TestShop;
let owner: Client;
let clerk: Client;
let customer: Client;
eachInOffice('owner', async (opened) => {
  ({ shop, office: owner } = opened);
  await addStaff(shop, 'sales@maker.example', 'sales');
  clerk = await logInToOfficeAs(shop, 'sales@maker.example');
  customer = await logInAs(shop, '1001');
});

const order = {
  CustomerId: 1001,
  Rows: [{ ArticleId: article.tray, Quantity: 3 }],
  wayOfDeliveryId: 1,
  partialDelivery: true,
};

test('staff order for a customer what a preview told, and the cart stays as it is', async () => {
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  const preview = await clerk.post('office/customers/1001/quickorder/preview', { Text: 'A-2;3\nA-1;5' });
  expect(preview.body.Rows).toMatchObject([
    { Quantity: 3, Price: 120, QuantityShort: 0 },
    { Quantity: 6, Price: 49.9 },
  ]);
  const { status, body } = await clerk.post('office/orders', {
    ...order,
    Rows: [...order.Rows, { ArticleId: article.mug, Quantity: 5 }, { ArticleId: article.mug, Quantity: 2 }],
    purchaseOrderNumber: 'INK-7',
    Note: 'Ringde in den',
  });
  expect(status).toBe(200);
  const placed = (await owner.get(`office/orders/${body.OrderId}`)).body;
  expect(placed).toMatchObject({
    CustomerNumber: '1001',
    PlacedBy: 'sales',
    PurchaseOrderNumber: 'INK-7',
    Notes: [{ Text: 'Ringde in den', By: 'sales' }],
    // No whole packages are asked for at the desk.
    Rows: [
      { ArticleNumber: 'A-2', Quantity: 3 },
      { ArticleNumber: 'A-1', Quantity: 7 },
    ],
  });
  expect((await customer.get('cart')).body.Rows).toMatchObject([{ Quantity: 6 }]);
  expect((await customer.get('orders')).body.Orders[0].Id).toBe(body.OrderId);
  expect((await customer.get(`article/${article.tray}`)).body.QuantityAvailable).toBe(2);
  const mails = await shop.db.selectFrom('outbox_mail').select('recipient').execute();
  expect(mails.map(({ recipient }) => recipient)).toContain('ett@butik.example');
});

test('an order that is repeated with its key is placed once, for each of the staff', async () => {
  const withKey = { 'idempotency-key': 'press-1' };
  const first = await clerk.post('office/orders', { ...order, Note: 'En gång' }, withKey);
  const again = await clerk.post('office/orders', { ...order, Note: 'En gång' }, withKey);
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  const told = [first, again].map(({ headers }) => headers['idempotency-replayed']);
  expect(told).toEqual([undefined, 'true']);
  expect((await owner.get(`office/orders/${first.body.OrderId}`)).body.Notes).toHaveLength(1);
  const another = await clerk.post('office/orders', { ...order, Note: 'Två' }, withKey);
  expect([another.status, another.body.type]).toEqual([422, '/problems/key-reused']);
  // The customer and others of the staff may choose the same.
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  const own = { wayOfDeliveryId: 1, partialDelivery: true };
  const others = [
    await owner.post('office/orders', order, withKey),
    await customer.post('Order', own, withKey),
  ];
  expect(others.map(({ status, headers }) => [status, headers['idempotency-replayed']])).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  const ids = [first, ...others].map(({ body }) => body.OrderId);
  expect(new Set(ids).size).toBe(3);
});

test('staff order for a customer who never logged in, and not for one who is blocked', async () => {
  const ofSecond = { ...order, CustomerId: 1002 };
  const preview = () => clerk.post('office/customers/1002/quickorder/preview', { Text: 'A-2;3' });
  await shop.db.updateTable('customer').set({ blocked: true }).where('id', '=', 1002).execute();
  expect([(await preview()).status, (await clerk.post('office/orders', ofSecond)).status]).toEqual([
    404, 400,
  ]);
  await shop.db.updateTable('customer').set({ blocked: false }).where('id', '=', 1002).execute();
  expect((await preview()).status).toBe(200);
  expect((await clerk.post('office/orders', ofSecond)).status).toBe(200);
});

test('a held customer’s order waits, but for staff who may release it', async () => {
  await shop.db.insertInto('setting').values({ name: 'CreditHold', value: 'true' }).execute();
  await shop.db
    .insertInto('customer_credit')
    .values({ customer_id: 1001, credit_limit: 100, terms_agreed: null, fee_agreed_on: null })
    .execute();
  await shop.services.versions.changed();
  const heldOf = async (client: Client) => {
    const { body } = await client.post('office/orders', order);
    return (await owner.get(`office/orders/${body.OrderId}`)).body.Held;
  };
  expect([await heldOf(clerk), await heldOf(owner)]).toEqual(['creditLimit', null]);
});

test('another sum than the one that was seen, nothing, and nobody are refused', async () => {
  const seen = await clerk.post('office/orders', { ...order, expectedTotal: 1 });
  expect([seen.status, seen.body.TotalAmount]).toEqual([409, 450]);
  expect((await clerk.post('office/orders', { ...order, Rows: [] })).status).toBe(400);
  expect((await clerk.post('office/orders', { ...order, CustomerId: 9_999 })).status).toBe(400);
  await addStaff(shop, 'finance@maker.example', 'finance');
  const finance = await logInToOfficeAs(shop, 'finance@maker.example');
  expect((await finance.post('office/orders', order)).status).toBe(403);
  expect((await customer.get('orders')).body.TotalCount).toBe(0);
});

test('a preview tells what the order will cost, with freight and the fee of small orders', async () => {
  const { Version } = (await owner.get('office/freight')).body;
  const rules = {
    Freight: [{ WayOfDeliveryId: 1, CurrencyCode: 'SEK', Fee: 95, FreeFrom: 1_000 }],
    Minimum: [{ CurrencyCode: 'SEK', Amount: 500, SmallOrderFee: 50 }],
  };
  expect((await owner.put('office/freight', { ...rules, Version })).status).toBe(200);
  const { CustomerId, Rows, wayOfDeliveryId } = order;
  const preview = (more: object = {}) => clerk.post('office/orders/preview', { CustomerId, Rows, ...more });
  expect((await preview()).body).toMatchObject({ Goods: 360, Fees: [{ Kind: 'smallOrder', Amount: 50 }] });
  const { body } = await preview({ wayOfDeliveryId });
  expect(body).toMatchObject({
    Goods: 360,
    Fees: expect.arrayContaining([
      expect.objectContaining({ Kind: 'smallOrder', Amount: 50 }),
      expect.objectContaining({ Kind: 'freight', Amount: 95 }),
    ]),
    MissingToFreeFreight: 640,
    VatAmount: 126.25,
    TotalAmount: 631.25,
    WillBeHeld: false,
  });
  // Of the pieces that the customer's cart holds nothing is reckoned in.
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  expect((await preview({ wayOfDeliveryId })).body).toEqual(body);
  const placed = await clerk.post('office/orders', { ...order, expectedTotal: body.TotalAmount });
  expect(placed.status).toBe(200);
  const twice = { Rows: [...Rows, ...Rows, ...Rows], wayOfDeliveryId };
  expect((await preview(twice)).body).toMatchObject({ Goods: 1_080, Fees: [], MissingToFreeFreight: 0 });
  expect((await preview({ deliveryAddressId: 999_999 })).status).toBe(400);
  expect((await preview({ CustomerId: 9_999 })).status).toBe(400);
  await shop.db.updateTable('article').set({ active: false }).where('id', '=', article.tray).execute();
  await shop.services.versions.changed();
  expect((await preview()).status).toBe(409);
});

test('the way of the customer’s latest order is offered as the usual one', async () => {
  const usual = async () => (await clerk.get('office/customers/1001/ways')).body.UsualId;
  expect(await usual()).toBeNull();
  await clerk.post('office/orders', { ...order, CustomerId: 1002, wayOfDeliveryId: 1 });
  expect(await usual()).toBeNull();
  const { Rows } = (await clerk.get('office/customers/1001/ways')).body;
  for (const { Id } of Rows) {
    await clerk.post('office/orders', {
      ...order,
      Rows: [{ ArticleId: article.mug, Quantity: 6 }],
      wayOfDeliveryId: Id,
    });
    expect(await usual()).toBe(Id);
  }
});

test('a way that is offered no more, or not there, is nobody’s usual one', async () => {
  const ways = async () => (await clerk.get('office/customers/1001/ways')).body;
  const all = (await ways()).Rows.map(({ Id }: { Id: number }) => Id);
  expect(all).toContain(wayOfDelivery.post);
  await clerk.post('office/orders', { ...order, wayOfDeliveryId: wayOfDelivery.post });
  expect((await ways()).UsualId).toBe(wayOfDelivery.post);
  const change = async (set: { active: boolean; countries: string }) => {
    await shop.db
      .updateTable('way_of_delivery')
      .set({ active: set.active, countries: sql`${set.countries}::text[]` })
      .where('id', '=', wayOfDelivery.post)
      .execute();
    await shop.services.versions.changed();
  };
  for (const gone of [
    { active: false, countries: '{}' },
    { active: true, countries: '{NO}' },
  ]) {
    await change(gone);
    const now = await ways();
    expect(now.Rows.map(({ Id }: { Id: number }) => Id)).not.toContain(wayOfDelivery.post);
    expect(now.UsualId).toBeNull();
  }
});

test('the ways are those to the address that is chosen, if it is the customer’s', async () => {
  await shop.db
    .updateTable('way_of_delivery')
    .set({ countries: sql`'{NO}'` })
    .where('id', '=', wayOfDelivery.post)
    .execute();
  await shop.services.versions.changed();
  const add = async (customer_id: number, country_code: string) =>
    await shop.db
      .insertInto('delivery_address')
      .values({
        customer_id,
        country_code,
        name: 'Lager',
        address1: 'Gata 1',
        zip_code: '0150',
        city: 'Oslo',
        gln: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const ofCustomer = {
    1001: await add(1001, 'NO'),
    1002: await add(1002, 'NO'),
    1008: await add(1008, 'SE'),
  };
  const isSent = async (id: number, address?: number) => {
    const query = address === undefined ? '' : `?deliveryAddressId=${address}`;
    const { Rows } = (await clerk.get(`office/customers/${id}/ways${query}`)).body;
    return Rows.some(({ Id }: { Id: number }) => Id === wayOfDelivery.post);
  };
  for (const [id, isHomeAbroad] of [
    [1001, false],
    [1002, false],
    [1008, true],
  ] as const) {
    expect(await isSent(id), 'without an address').toBe(isHomeAbroad);
    for (const [owner, { id: address }] of Object.entries(ofCustomer)) {
      const isOwn = Number(owner) === id;
      expect(await isSent(id, address), `${id} to an address of ${owner}`).toBe(
        isOwn ? !isHomeAbroad : isHomeAbroad,
      );
    }
  }
});
