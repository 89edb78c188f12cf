import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTransaction } from '#kit/database/db.server.ts';
import { dateOfDay, dayNumber } from '#kit/text/dates.ts';
import { pricePerPiece } from '#shop/order-model/price-steps.ts';
import { eachInOffice } from '../../../../test/office.ts';
import { article } from '../../../../test/seed-test-shop.ts';
import { aVisitor, logInAs, type Client, type TestShop } from '../../../../test/shop.ts';
import { takeSnapshot } from '#shop/articles/snapshot.server.ts';
import { articlesForSale, lockForSale } from '#shop/articles/stock/stock.server.ts';

let shop: TestShop;
let office: Client;
eachInOffice('sales', async (opened) => {
  ({ shop, office } = opened);
  await putPrices({ [article.mug]: 10_000, [article.tray]: 9_900 });
});

async function putPrices(prices: Record<number, number>): Promise<void> {
  await shop.db.deleteFrom('price_step').execute();
  for (const [id, price] of Object.entries(prices))
    await shop.db
      .updateTable('price')
      .set({ price, regular_price: null })
      .where('article_id', '=', Number(id))
      .execute();
  await shop.db
    .updateTable('article')
    .set({ quantity_per_package: 12, quantity_available: 1_000 })
    .where('id', '=', article.mug)
    .execute();
  await shop.services.versions.changed();
}

async function putSteps(steps: Record<number, number>): Promise<void> {
  const ofMug = { price_list_code: 'standard', article_id: article.mug };
  const rows = Object.entries(steps).map(([min_qty, price]) => ({
    ...ofMug,
    min_qty: Number(min_qty),
    price,
  }));
  await shop.db.insertInto('price_step').values(rows).execute();
  await shop.services.versions.changed();
}

async function putCampaign(id: number, price: number, valid_to: string | null): Promise<void> {
  await shop.db
    .insertInto('timed_price')
    .values({
      price_list_code: 'standard',
      article_id: id,
      price,
      regular_price: null,
      valid_from: '2026-10-01',
      valid_to,
    })
    .execute();
  await shop.services.versions.changed();
}

async function putDiscount(number: string, DiscountPercent: number): Promise<void> {
  const { body } = await office.get(`office/customers/${number}`);
  const { status } = await office.put(`office/customers/${number}`, { ...body, DiscountPercent });
  expect(status).toBe(200);
}

/** The prices of the mug wherever somebody who may see them is told of it. */
async function pricesSeenBy(client: Client): Promise<unknown[]> {
  const [one, list, found, suggested, preview] = [
    await client.get(`article/${article.mug}`),
    await client.get(`products?ids=${article.mug}`),
    await client.get('search?searchtext=A-1'),
    await client.get('suggest?q=A-1'),
    await client.post('quickorder/preview', { Rows: [{ Ref: 'A-1', Quantity: 12 }] }),
  ];
  const mug = found.body.Articles.find(({ Id }: { Id: number }) => Id === article.mug);
  return [one.body, list.body.Articles[0], mug, suggested.body[0], preview.body.Rows[0]].map(
    ({ Price }) => Price,
  );
}

const order = { wayOfDeliveryId: 1, partialDelivery: true };

test('a discount is the price wherever it is told, of one customer alone, at once', async () => {
  await putSteps({ 24: 9_200, 96: 8_500 });
  const client = await logInAs(shop, '1001');
  const other = await logInAs(shop, '1002');
  expect(await pricesSeenBy(client)).toEqual([100, 100, 100, 100, 100]);
  await putDiscount('1001', 12.5);
  expect(await pricesSeenBy(client)).toEqual([87.5, 87.5, 87.5, 87.5, 87.5]);
  expect(await pricesSeenBy(other)).toEqual([100, 100, 100, 100, 100]);
  const { body } = await client.get(`products?ids=${article.mug}`);
  expect(body.Articles[0].PriceSteps).toEqual([{ Quantity: 96, Price: 85 }]);
  const { body: seen } = await other.get(`products?ids=${article.mug}`);
  expect(seen.Articles[0].PriceSteps).toHaveLength(2);
  const { text } = await aVisitor(shop).get(`products?ids=${article.mug}`);
  expect(text).not.toMatch(/Price|87[.,]5/);
  await putDiscount('1001', 0);
  expect(await pricesSeenBy(client)).toEqual([100, 100, 100, 100, 100]);
});

test.each([
  [12, 87.5],
  [24, 87.5],
  [96, 85],
])('%i pieces with a discount cost %d each in cart, preview and order', async (quantity, price) => {
  await putSteps({ 24: 9_200, 96: 8_500 });
  await putDiscount('1001', 12.5);
  const client = await logInAs(shop, '1001');
  const { body: cart } = await client.post('cartrow', { ArticleId: article.mug, Quantity: quantity });
  expect(cart.Rows[0]).toMatchObject({ Price: price, BasePrice: 87.5, TotalAmount: price * quantity });
  expect((await client.post('checkoutpreview', order)).body.Goods).toBe(price * quantity);
  const sent = { ...order, cartVersion: cart.Version, expectedTotal: cart.TotalAmount };
  expect((await client.post('Order', sent)).status).toBe(200);
  const row = await shop.db.selectFrom('order_row').select(['price', 'total_amount']).executeTakeFirst();
  expect(row).toEqual({ price: price * 100, total_amount: price * quantity * 100 });
});

test('an order is charged by the discount of its moment, and is not made at another price than was seen', async () => {
  const client = await logInAs(shop, '1001');
  const { body: cart } = await client.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  // As another node changes it: this one still knows the session.
  await shop.db
    .updateTable('customer')
    .set({ discount_basis_points: 2_000 })
    .where('id', '=', 1001)
    .execute();
  const sent = { ...order, cartVersion: cart.Version, expectedTotal: cart.TotalAmount };
  const refused = await client.post('Order', sent);
  expect([refused.status, refused.body.TotalAmount]).toEqual([409, 80 * 12 * 1.25]);
  expect((await client.post('Order', order)).status).toBe(200);
  const row = await shop.db.selectFrom('order_row').select('price').executeTakeFirst();
  expect(row?.price).toBe(8_000);
});

test('a campaign is as it is for all, and a price that only begins on a day is not one', async () => {
  await putDiscount('1001', 10);
  const client = await logInAs(shop, '1001');
  await putCampaign(article.mug, 9_500, '2099-01-01');
  expect(await pricesSeenBy(client)).toEqual([95, 95, 95, 95, 95]);
  await shop.db.deleteFrom('timed_price').execute();
  await putCampaign(article.mug, 9_500, null);
  expect(await pricesSeenBy(client)).toEqual([85.5, 85.5, 85.5, 85.5, 85.5]);
});

test('articles are sorted by what they cost whoever looks', async () => {
  await putCampaign(article.mug, 9_500, '2099-01-01');
  const sorted = async (client: Client, sort: string) => {
    const { body } = await client.get(`products?ids=${article.mug}&ids=${article.tray}&sort=${sort}`);
    return body.Articles.map(({ Id, Price }: { Id: number; Price: number }) => [Id, Price]);
  };
  const [client, other] = [await logInAs(shop, '1001'), await logInAs(shop, '1002')];
  await putDiscount('1001', 10);
  const [own, plain] = [
    [
      [article.tray, 89.1],
      [article.mug, 95],
    ],
    [
      [article.mug, 95],
      [article.tray, 99],
    ],
  ];
  expect(await sorted(client, 'price')).toEqual(own);
  expect(await sorted(other, 'price')).toEqual(plain);
  expect(await sorted(client, 'price-desc')).toEqual(own.toReversed());
  expect(await sorted(other, 'price-desc')).toEqual(plain.toReversed());
});

const first = dayNumber('2026-10-01');
const place = fc.option(fc.integer({ min: 0, max: 9 }));
const dayOf = (at: number | null) => (at === null ? null : dateOfDay(first + at));
const some = fc.record({
  price: fc.integer({ min: 0, max: 30_000 }),
  timed: fc.option(
    fc
      .record({ price: fc.integer({ min: 0, max: 30_000 }), from: place, to: place })
      .filter(({ from, to }) => (from ?? 0) <= (to ?? 9) && (from !== null || to !== null)),
  ),
  steps: fc.uniqueArray(
    fc.record({ min_qty: fc.integer({ min: 2, max: 40 }), price: fc.integer({ min: 0, max: 30_000 }) }),
    { maxLength: 4, selector: ({ min_qty }) => min_qty },
  ),
  discounts: fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 3 }),
  pack: fc.integer({ min: 1, max: 12 }),
  packages: fc.integer({ min: 1, max: 20 }),
  day: fc.integer({ min: -1, max: 10 }),
});

test('cart and sale charge the least of the discounted price and of the steps that a row reaches', async () => {
  const ofMug = { article_id: article.mug, price_list_code: 'standard' };
  await fc.assert(
    fc.asyncProperty(some, async ({ price, timed, steps, discounts, pack, packages, day }) => {
      for (const table of ['price_step', 'timed_price'] as const) await shop.db.deleteFrom(table).execute();
      await shop.db.updateTable('article').set({ quantity_per_package: pack }).execute();
      await shop.db.updateTable('price').set({ price }).where('article_id', '=', article.mug).execute();
      const { from = null, to = null, price: ofTime = 0 } = timed ?? {};
      if (timed)
        await shop.db
          .insertInto('timed_price')
          .values({
            ...ofMug,
            price: ofTime,
            regular_price: null,
            valid_from: dayOf(from),
            valid_to: dayOf(to),
          })
          .execute();
      if (steps.length > 0)
        await shop.db
          .insertInto('price_step')
          .values(steps.map((step) => ({ ...ofMug, ...step })))
          .execute();
      const at = new Date(`${dateOfDay(first + day)}T21:59:59Z`);
      const snapshot = await takeSnapshot(shop.db, at);
      snapshot.followClock(at);
      const quantity = pack * packages;
      const holds = timed !== null && (from ?? -9) <= day && (to ?? 99) >= day;
      const listed = holds ? ofTime : price;
      const reached = steps.filter(({ min_qty }) => Math.ceil(min_qty / pack) <= packages);
      const expected = discounts.map((discount) => {
        const off = holds && to !== null ? 0 : discount;
        const base = Math.floor((2 * listed * (10_000 - off) + 10_000) / 20_000);
        return Math.min(base, ...reached.map((step) => step.price));
      });
      const buyers = discounts.map((discountBasisPoints) => ({
        priceListCode: 'standard',
        discountBasisPoints,
      }));
      const ids = [article.mug];
      const locked = await inTransaction(shop.db, (trx) =>
        lockForSale(
          trx,
          buyers.map((buyer) => ({ ids, buyer })),
          at,
        ),
      );
      const shown = buyers.map((buyer) => articlesForSale(snapshot, ids, buyer));
      for (const sold of [locked, shown])
        expect(sold.map((one) => pricePerPiece(one.get(article.mug)!, quantity))).toEqual(expected);
      expect(locked.map((one) => one.get(article.mug)?.steps)).toEqual(
        shown.map((one) => one.get(article.mug)?.steps),
      );
    }),
    { numRuns: 60 },
  );
});
