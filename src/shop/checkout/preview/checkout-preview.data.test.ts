import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { article, wayOfDelivery } from '../../../../test/seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../../test/shop.ts';
import type { CheckoutPreview } from './contract.ts';

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

/** The shop's day is Wednesday 2026-10-14, 12:00 in Sweden. */
const expected = { quantity_ordered: 100, estimated_delivery_date: '2026-11-17' };

async function set(id: number, values: object): Promise<void> {
  await shop.db.updateTable('article').set(values).where('id', '=', id).execute();
  await shop.services.versions.changed();
}

function add(ArticleId: number, Quantity: number, to = client) {
  return to.post('cartrow', { ArticleId, Quantity });
}

async function preview(body: object = {}): Promise<CheckoutPreview> {
  const answer = await client.post('checkoutpreview', body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

function weeks({ Deliveries }: CheckoutPreview) {
  return Deliveries.map(({ Week, Rows, Pieces }) => [Week, Rows, Pieces]);
}

describe('the preview of an order', () => {
  test('is what it would cost, and in which week it would be sent', async () => {
    await add(article.mug, 12);
    await add(article.book, 10);
    expect(await preview()).toEqual({
      Goods: 599.8,
      Fees: [],
      NeedsApproval: false,
      MissingToMinimum: null,
      MissingToFreeFreight: null,
      VatAmount: 149.76,
      TotalAmount: 749.56,
      CompleteWeek: { Week: '2026-W42', From: '2026-10-12', To: '2026-10-18' },
      ArrivalWeek: { Week: '2026-W43', From: '2026-10-19', To: '2026-10-25' },
      AddTo: [],
      WillBeHeld: false,
      Late: [],
      Deliveries: [
        {
          Week: '2026-W42',
          Rows: 2,
          Rests: 0,
          Pieces: 22,
          Items: [
            { ArticleId: article.mug, ArticleNumber: 'A-1', ArticleText: 'Mugg', Quantity: 12 },
            { ArticleId: article.book, ArticleNumber: 'A-8', ArticleText: 'Bok', Quantity: 10 },
          ],
        },
      ],
    });
    expect(
      (await client.post('checkoutpreview?languageCode=en', {})).body.Deliveries[0].Items[0],
    ).toMatchObject({
      ArticleText: 'Mug',
    });
  });

  test('splits a row in whole packages, and waits for the article', async () => {
    await set(article.mug, { ...expected, quantity_available: 10 });
    await add(article.mug, 12);
    const split = await preview();
    expect(weeks(split)).toEqual([
      ['2026-W42', 1, 6],
      ['2026-W47', 1, 6],
    ]);
    expect(split.CompleteWeek?.Week).toBe('2026-W47');
  });

  test('counts what open orders already wait for, and no longer when they are cancelled', async () => {
    shop.setTime('2027-02-01T09:00:00Z');
    await set(article.onOrder, { quantity_ordered: 100, estimated_delivery_date: '2027-03-09' });
    const other = await logInAs(shop, '1002');
    client = await logInAs(shop, '1001');
    await add(article.onOrder, 24);
    expect(weeks(await preview())).toEqual([['2027-W10', 1, 24]]);
    await add(article.onOrder, 76, other);
    const first = (await other.post('Order', checkout)).body;
    expect(weeks(await preview())).toEqual([['2027-W10', 1, 24]]);
    await add(article.onOrder, 14, other);
    await other.post('Order', checkout);
    const unknown = { CompleteWeek: null, Deliveries: [{ Week: null, Pieces: 24 }] };
    expect(await preview()).toMatchObject(unknown);
    // Orders that are being picked wait as well.
    await shop.db.updateTable('customer_order').set({ status: 2 }).execute();
    expect(await preview()).toMatchObject(unknown);
    await shop.db.updateTable('customer_order').set({ status: 4 }).where('id', '=', first.OrderId).execute();
    expect(weeks(await preview())).toEqual([['2027-W10', 1, 24]]);
  });

  test('moves what is sent to the chosen week, however partial delivery is answered', async () => {
    await set(article.mug, { ...expected, quantity_available: 6 });
    await add(article.mug, 12);
    const asked = { deliveryWeekString: '2026-W45' };
    const moved = await preview(asked);
    expect(weeks(moved)).toEqual([
      ['2026-W45', 1, 6],
      ['2026-W47', 1, 6],
    ]);
    expect(await preview({ ...asked, partialDelivery: false })).toEqual(moved);
    expect(await preview({ deliveryWeek: 45, deliveryYear: 2026 })).toEqual(moved);
    expect(weeks(await preview({ deliveryWeekString: '2026-W50' }))).toEqual([['2026-W50', 1, 12]]);
  });

  test('names the rows that miss the chosen week, those without a known day too', async () => {
    await set(article.mug, { ...expected, quantity_available: 6 });
    await add(article.book, 1);
    await add(article.mug, 12);
    await add(article.madeToOrder, 1);
    const { Late, CompleteWeek } = await preview({ deliveryWeekString: '2026-W45' });
    expect(CompleteWeek).toBeNull();
    expect(Late).toMatchObject([
      {
        Line: 2,
        Given: null,
        State: 'short',
        Notes: [{ Code: 'short', Text: '6 finns nu, resten v. 47' }],
        Article: { ArticleId: article.mug, ArticleText: 'Mugg' },
        Quantity: 12,
        QuantityShort: 6,
        ExpectedDate: '2026-11-17',
      },
      { Line: 3, Article: { ArticleId: article.madeToOrder }, ExpectedDate: null },
    ]);
    // They are sent on the Friday of week 47, and arrive in week 48.
    const lateIn = async (week: string) =>
      (await preview({ deliveryWeekString: week })).Late.map(({ Line }) => Line);
    expect(await lateIn('2026-W47')).toEqual([2, 3]);
    expect(await lateIn('2026-W48')).toEqual([3]);
    expect((await preview()).Late).toEqual([]);
  });

  test('arrives by the days of the chosen way, else of the first, and can be asked for that week', async () => {
    await add(article.book, 1);
    const arrival = async (body: object) => (await preview(body)).ArrivalWeek?.Week;
    const { post, pickUp } = wayOfDelivery;
    // Sent on Friday 16 October.
    expect(await arrival({ wayOfDeliveryId: pickUp })).toBe('2026-W42');
    expect(await arrival({ wayOfDeliveryId: post })).toBe('2026-W43');
    await shop.db.updateTable('way_of_delivery').set({ transport_days: 6 }).where('id', '=', post).execute();
    await shop.services.versions.changed();
    expect(await arrival({ wayOfDeliveryId: post })).toBe('2026-W44');
    expect(await arrival({})).toBe('2026-W44');
    const lateIn = async (week: string) =>
      (await preview({ wayOfDeliveryId: post, deliveryWeekString: week })).Late.length;
    expect([await lateIn('2026-W43'), await lateIn('2026-W44')]).toEqual([1, 0]);
    const asked = { wayOfDeliveryId: post, deliveryWeekString: '2026-W46' };
    expect(weeks(await preview(asked))).toEqual([['2026-W45', 1, 1]]);
    expect((await preview(asked)).ArrivalWeek?.Week).toBe('2026-W44');
  });

  test('follows the office’s times', async () => {
    await add(article.book, 1);
    await shop.db.insertInto('setting').values({ name: 'HandlingDays', value: '3' }).execute();
    await shop.services.versions.changed();
    expect((await preview()).CompleteWeek?.Week).toBe('2026-W43');
  });

  test('of a German company is without VAT', async () => {
    client = await logInAs(shop, '1004');
    await add(article.tray, 1);
    expect(await preview()).toMatchObject({ Goods: 120, VatAmount: 0, TotalAmount: 120 });
  });

  test('is refused like an order: an empty cart, a bad week, another’s address, a visitor', async () => {
    const refused = async (body: object) => (await client.post('checkoutpreview', body)).body;
    expect(await refused({})).toMatchObject({ status: 409, type: '/problems/cart-empty' });
    await add(article.tray, 1);
    expect(await refused({ deliveryWeek: '2026-W41' })).toMatchObject({
      errors: [{ field: 'deliveryWeek', rule: 'minAmount' }],
    });
    expect(await refused({ wayOfDeliveryId: 99 })).toMatchObject({
      errors: [{ field: 'wayOfDeliveryId', rule: 'match' }],
    });
    expect(await refused({ deliveryAddressId: 99 })).toMatchObject({
      errors: [{ field: 'deliveryAddressId', rule: 'match' }],
    });
    expect((await aVisitor(shop).post('checkoutpreview', {})).status).toBe(401);
  });
});

describe('an order', () => {
  test('costs what the preview showed, or is refused with the new sum', async () => {
    await add(article.mug, 12);
    const { TotalAmount } = await preview();
    const body = { ...checkout, expectedTotal: TotalAmount };
    await shop.db.updateTable('price').set({ price: 5000 }).where('article_id', '=', article.mug).execute();
    const refused = await client.post('Order', body, { 'idempotency-key': 'one' });
    expect(refused).toMatchObject({
      status: 409,
      body: { type: '/problems/cart-changed', TotalAmount: 750 },
    });
    expect((await client.get('orders')).body.TotalCount).toBe(0);
    await shop.services.versions.changed();
    expect((await preview()).TotalAmount).toBe(750);
    // The sum is a condition and not a part of what the key stands for.
    const sent = await client.post('Order', { ...body, expectedTotal: 750 }, { 'idempotency-key': 'one' });
    expect(sent.status).toBe(200);
    const again = await client.post('Order', { ...body, expectedTotal: 1 }, { 'idempotency-key': 'one' });
    expect(again.body).toEqual(sent.body);
    expect((await client.post('Order', { ...checkout, expectedTotal: 'x' })).body).toMatchObject({
      errors: [{ field: 'expectedTotal', rule: 'number' }],
    });
  });

  test('takes the article’s day for what is short, and keeps the week that was told', async () => {
    await set(article.mug, { ...expected, quantity_available: 6 });
    await set(article.onOrder, { quantity_ordered: 100, estimated_delivery_date: '2026-10-13' });
    await add(article.mug, 12);
    const { OrderId } = (await client.post('Order', checkout)).body;
    await add(article.onOrder, 1);
    await add(article.book, 1);
    const unknown = (await client.post('Order', checkout)).body;
    expect((await client.get(`OrderRows/${OrderId}`)).body).toMatchObject([
      { QuantityShort: 6, ExpectedDate: '2026-11-17', ExpectedMonth: '2026-11' },
    ]);
    expect((await client.get(`OrderRows/${unknown.OrderId}`)).body).toMatchObject([
      { QuantityShort: 1, ExpectedDate: null },
      { QuantityShort: 0, ExpectedDate: null },
    ]);
    const told = await shop.db.selectFrom('customer_order').select('told_week').orderBy('id').execute();
    expect(told).toEqual([{ told_week: '2026-W47' }, { told_week: null }]);
  });
});
