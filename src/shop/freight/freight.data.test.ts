import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addStaff, logInToOfficeAs } from '../../../test/office.ts';
import { article, wayOfDelivery } from '../../../test/seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
let office: Client;
let client: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  await addStaff(shop, 'owner@maker.example', 'owner');
  office = await logInToOfficeAs(shop, 'owner@maker.example');
  client = await logInAs(shop, '1001');
});
afterAll(() => shop.close());

type Rules = { Freight?: object[]; Minimum?: object[] };
const by = { WayOfDeliveryId: wayOfDelivery.post, CurrencyCode: 'SEK' };

async function setFreight({ Freight = [], Minimum = [] }: Rules): Promise<void> {
  const { Version } = (await office.get('office/freight')).body;
  const answer = await office.put('office/freight', { Freight, Minimum, Version });
  if (answer.status !== 200) throw new Error(answer.text);
}

/** Makes an article of this price and rate, and puts one piece of it in the cart. */
async function add(price: number, { vat = 25, weightG = null as number | null, pieces = 1 } = {}) {
  const { product_group_id } = await shop.db
    .selectFrom('article')
    .select('product_group_id')
    .where('id', '=', article.mug)
    .executeTakeFirstOrThrow();
  const number = `F-${price}-${vat}-${weightG}`;
  const row = await shop.db
    .insertInto('article')
    .values({
      article_number: number,
      name_sv: number,
      product_group_id,
      vat_code: String(vat),
      weight_g: weightG,
      quantity_available: 1_000,
      quantity_per_package: 1,
      active: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('price')
    .values({ price_list_code: 'standard', article_id: row.id, price: Math.round(price * 100) })
    .execute();
  await shop.services.versions.changed();
  const added = await client.post('cartrow', { ArticleId: row.id, Quantity: pieces });
  if (added.status !== 200) throw new Error(added.text);
  return row.id;
}

const order = (more: object = {}) =>
  client.post('Order', { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true, ...more });
const preview = async (more: object = {}) =>
  (await client.post('checkoutpreview', { wayOfDeliveryId: wayOfDelivery.post, ...more })).body;
const rowsOf = async (id: number) => (await client.get(`orders/${id}`)).body.Rows;

describe('freight', () => {
  test.each([
    [955.8, 95, 262.7, 1313.5, 2044.2],
    [2999.99, 95, 773.75, 3868.74, 0.01],
    [3000, 0, 750, 3750, 0],
  ])('of goods for %s', async (price, fee, VatAmount, TotalAmount, MissingToFreeFreight) => {
    await setFreight({ Freight: [{ ...by, Fee: 95, FreeFrom: 3000 }] });
    await add(price);
    const shown = await preview();
    const Fees = fee === 0 ? [] : [{ Kind: 'freight', Text: 'Frakt', Amount: fee }];
    expect(shown).toMatchObject({ Goods: price, Fees, VatAmount, TotalAmount, MissingToFreeFreight });
    const { status, body } = await order({ expectedTotal: TotalAmount });
    expect(status).toBe(200);
    const rows = await rowsOf(body.OrderId);
    const fees = [{ Kind: 'freight', ArticleId: null, ArticleNumber: 'FRAKT', Quantity: 1, Price: fee }];
    expect(rows.slice(1)).toMatchObject(fee === 0 ? [] : fees);
    // Nobody waits for a fee, though it is on the order like the goods.
    expect((await client.get('waiting')).body).toMatchObject({
      TotalCount: 1,
      TotalQuantity: rows[0].Quantity,
    });
  });

  test('is split over the rates of the goods', async () => {
    await setFreight({ Freight: [{ ...by, Fee: 95 }] });
    await add(200, { vat: 6 });
    await add(800);
    expect(await preview()).toMatchObject({
      Fees: [{ Kind: 'freight', Amount: 95 }],
      TotalAmount: 1327.14,
      MissingToFreeFreight: null,
    });
    const { OrderId } = (await order({ expectedTotal: 1327.14 })).body;
    expect((await rowsOf(OrderId)).slice(2)).toMatchObject([{ Price: 76 }, { Price: 19 }]);
  });

  test('is none while no way is chosen, and by another way', async () => {
    await setFreight({ Freight: [{ ...by, Fee: 95, FreeFrom: 3000 }] });
    await add(100);
    for (const wayOfDeliveryId of [undefined, wayOfDelivery.pickUp])
      expect(await preview({ wayOfDeliveryId })).toMatchObject({ Fees: [], MissingToFreeFreight: null });
  });

  test('goes by the weight of the goods', async () => {
    await setFreight({
      Freight: [
        { ...by, UpToWeight: 20, Fee: 200 },
        { ...by, UpToWeight: 1.5, Fee: 50 },
      ],
    });
    await add(100, { weightG: 500, pieces: 3 });
    expect((await preview()).Fees).toMatchObject([{ Amount: 50 }]);
    await add(100, { weightG: 1 });
    expect((await preview()).Fees).toMatchObject([{ Amount: 200 }]);
    await add(100, { weightG: 90_000 });
    expect((await preview()).Fees).toMatchObject([{ Amount: 200 }]);
  });

  test('of an order that is added to is that of the whole', async () => {
    await setFreight({ Freight: [{ ...by, Fee: 95, FreeFrom: 3000 }] });
    await add(1000);
    const { OrderId } = (await order()).body;
    expect(await rowsOf(OrderId)).toHaveLength(2);
    await add(500);
    const half = await preview({ addToOrderId: OrderId, wayOfDeliveryId: undefined });
    expect(half).toMatchObject({ Goods: 1500, Fees: [{ Amount: 95 }], MissingToFreeFreight: 1500 });
    expect((await order({ addToOrderId: OrderId, expectedTotal: half.TotalAmount })).status).toBe(200);
    expect((await rowsOf(OrderId)).map(({ Kind }: { Kind: string }) => Kind)).toEqual([
      'article',
      'article',
      'freight',
    ]);
    await add(1500);
    const whole = await preview({ addToOrderId: OrderId });
    expect(whole).toMatchObject({ Goods: 3000, Fees: [], TotalAmount: 3750, MissingToFreeFreight: 0 });
    expect((await order({ addToOrderId: OrderId, expectedTotal: 3750 })).status).toBe(200);
    expect((await rowsOf(OrderId)).map(({ Kind }: { Kind: string }) => Kind)).toEqual([
      'article',
      'article',
      'article',
    ]);
    expect((await client.get(`orders/${OrderId}`)).body).toMatchObject({
      AmountExludeVat: 3000,
      TotalAmountIncludeVat: 3750,
    });
  });

  test('goes with the first consignment, is invoiced once, and is not ordered again', async () => {
    await setFreight({ Freight: [{ ...by, Fee: 95 }] });
    const ArticleId = await add(100, { pieces: 10 });
    const { OrderId } = (await order()).body;
    const send = async (Quantity: number) => {
      const { Version, Rows } = (await office.get(`office/orders/${OrderId}`)).body;
      const input = { Version, Mail: false, CarrierNumber: '', Rows: [{ RowId: Rows[0].Id, Quantity }] };
      return (await office.post(`office/orders/${OrderId}/consignments`, input)).body;
    };
    const first = await send(4);
    expect(first.Rows).toMatchObject([{ QuantityDelivered: 4 }, { Kind: 'freight', QuantityDelivered: 1 }]);
    expect(first.Consignments[0].Rows).toHaveLength(1);
    const invoice = async () => {
      const { body } = await office.post(`office/orders/${OrderId}/invoices`, { Mail: false });
      return (await office.get(`office/invoices/${body.Number}`)).body;
    };
    expect((await invoice()).Rows).toMatchObject([
      { TotalAmount: 400 },
      { ArticleNumber: 'FRAKT', TotalAmount: 95 },
    ]);
    await send(6);
    expect((await invoice()).Rows).toMatchObject([{ TotalAmount: 600 }]);
    expect((await office.get(`office/orders/${OrderId}`)).body.Status).toBe(5);
    expect((await client.post('reorder', { OrderId })).body.Rows).toMatchObject([{ Article: { ArticleId } }]);
    expect((await client.get('bought')).body.Rows).toHaveLength(1);
  });

  test('is no piece, wherever pieces are counted', async () => {
    await setFreight({ Freight: [{ ...by, Fee: 95 }] });
    await add(100, { pieces: 10 });
    const { OrderId } = (await order()).body;
    const { Version, Rows } = (await office.get(`office/orders/${OrderId}`)).body;
    const sent = { Version, Mail: true, CarrierNumber: '', Rows: [{ RowId: Rows[0].Id, Quantity: 4 }] };
    await office.post(`office/orders/${OrderId}/consignments`, sent);
    expect((await office.get(`office/orders/${OrderId}/invoices`)).body).toMatchObject({
      PiecesLeft: 4,
      AmountLeft: 495,
    });
    const sales = (await office.get('office/figures/sales?by=month&from=2026-01-01&to=2026-12-31')).body;
    expect(sales.Rows).toMatchObject([{ Quantity: 10, Amount: 1095 }]);
    const file = Buffer.from(`order_no;line_no;status\n${OrderId};;3`);
    const trial = await office.send(
      'POST',
      'office/exchange/files/order-status?fileName=order-status.csv&dryRun=1',
      file,
      { 'content-type': 'application/octet-stream' },
    );
    expect(trial.body.Changes).toMatchObject([
      { Fields: [{ Old: 'being packed' }, { Old: '4', New: '10' }] },
    ]);
  });

  test('of an order that is cancelled whole is cancelled with it', async () => {
    await setFreight({ Freight: [{ ...by, Fee: 95 }] });
    await add(100);
    const { OrderId } = (await order()).body;
    const { Version } = (await office.get(`office/orders/${OrderId}`)).body;
    const input = { Version, Mail: false };
    const cancelled = (await office.post(`office/orders/${OrderId}/cancellation`, input)).body;
    expect([cancelled.Status, cancelled.Rows[1].QuantityCancelled]).toEqual([4, 1]);
  });
});

describe('a minimum', () => {
  test('refuses an order below it, in the language of who orders', async () => {
    await setFreight({ Minimum: [{ CurrencyCode: 'SEK', Amount: 1000 }] });
    await add(999.5);
    expect((await client.get('cart')).body.Terms).toEqual({
      FreeFreightFrom: null,
      MinimumOrder: 1000,
      SmallOrderFee: null,
    });
    expect(await preview()).toMatchObject({ MissingToMinimum: 0.5, Fees: [] });
    const refused = await order();
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/below-minimum']);
    expect(refused.body.detail).toBe('Ordern är under minsta ordervärde: 0,50\u00a0kr fattas.');
    await add(0.5);
    expect(await preview()).toMatchObject({ MissingToMinimum: 0 });
    expect((await order()).status).toBe(200);
  });

  test('with a fee lets it through', async () => {
    await setFreight({ Minimum: [{ CurrencyCode: 'SEK', Amount: 1000, SmallOrderFee: 75 }] });
    await add(999.5);
    expect((await preview()).Fees).toEqual([{ Kind: 'smallOrder', Text: 'Småordertillägg', Amount: 75 }]);
    const { OrderId } = (await order({ expectedTotal: 1343.13 })).body;
    expect((await rowsOf(OrderId))[1]).toMatchObject({ Kind: 'smallOrder', ArticleNumber: 'SMAORDER' });
  });

  test('of another currency says nothing, and one of the country goes before one for all', async () => {
    await setFreight({
      Minimum: [
        { CurrencyCode: 'EUR', Amount: 9000 },
        { CurrencyCode: 'SEK', Amount: 9000 },
        { CurrencyCode: 'SEK', CountryCode: 'SE', Amount: 100 },
      ],
    });
    await add(99);
    expect(await preview()).toMatchObject({ MissingToMinimum: 1 });
  });
});

test('the cart tells the terms of the first way, and nothing where nothing is set', async () => {
  await add(100);
  expect((await client.get('cart')).body.Terms).toBeNull();
  await setFreight({ Freight: [{ ...by, Fee: 95, FreeFrom: 3000 }] });
  expect((await client.get('cart')).body.Terms).toMatchObject({ FreeFreightFrom: 3000, MinimumOrder: null });
});

test('the cart tells the terms of its weight by the first way that goes to its country', async () => {
  const { Rows } = (await office.get('office/ways')).body;
  const post = Rows.find(({ Id }: { Id: number }) => Id === wayOfDelivery.post);
  const changed = await office.put(`office/ways/${post.Id}`, { ...post, Countries: ['NO'] });
  expect(changed.status).toBe(200);
  const pickUp = { ...by, WayOfDeliveryId: wayOfDelivery.pickUp, Fee: 20 };
  await setFreight({
    Freight: [
      { ...by, Fee: 95, FreeFrom: 3000 },
      { ...pickUp, UpToWeight: 1.5, FreeFrom: 500 },
      { ...pickUp, FreeFrom: 900 },
    ],
    Minimum: [{ CurrencyCode: 'SEK', Amount: 1000, SmallOrderFee: 75 }],
  });
  const terms = async () => (await client.get('cart')).body.Terms;
  await add(100, { weightG: 500, pieces: 3 });
  expect(await terms()).toEqual({ FreeFreightFrom: 500, MinimumOrder: 1000, SmallOrderFee: 75 });
  await add(100, { weightG: 1 });
  expect(await terms()).toEqual({ FreeFreightFrom: 900, MinimumOrder: 1000, SmallOrderFee: 75 });
});
