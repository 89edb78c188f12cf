import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#kit/database/db.server.ts';
import { dateOfDay, dayNumber } from '#kit/text/dates.ts';
import { pricePerPiece } from '#shop/order-model/price-steps.ts';
import { article } from '../../../../test/seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type TestShop } from '../../../../test/shop.ts';
import { takeSnapshot } from '#shop/articles/snapshot.server.ts';
import { articlesForSale, lockForSale } from '#shop/articles/stock/stock.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.startOver());
afterAll(() => shop.close());

const undated = { valid_from: null, valid_to: null };

/** Steps of the mug, which costs 100,00 and comes in packages of 12. */
async function putSteps(steps: Record<number, number>, more: { campaign?: number } = {}) {
  const ofMug = { price_list_code: 'standard', article_id: article.mug };
  await shop.db
    .updateTable('article')
    .set({ quantity_per_package: 12, quantity_available: 1_000 })
    .where('id', '=', article.mug)
    .execute();
  await shop.db.updateTable('price').set({ price: 10_000 }).where('article_id', '=', article.mug).execute();
  await shop.db.deleteFrom('price_step').execute();
  const rows = Object.entries(steps).map(([min_qty, price]) => ({ min_qty: Number(min_qty), price }));
  await shop.db
    .insertInto('price_step')
    .values(rows.map((row) => ({ ...ofMug, ...undated, ...row })))
    .execute();
  if (more.campaign !== undefined)
    await shop.db
      .insertInto('timed_price')
      .values({
        ...ofMug,
        price: more.campaign,
        regular_price: 10_000,
        valid_from: '2026-10-01',
        valid_to: null,
      })
      .execute();
  await shop.services.versions.changed();
}

const steps = { 24: 9_200, 96: 8_500 };
const order = { wayOfDeliveryId: 1, partialDelivery: true };

test.each([
  [undefined, 12, 100, { Quantity: 24, Price: 92 }],
  [undefined, 24, 92, { Quantity: 96, Price: 85 }],
  [undefined, 96, 85, null],
  [9_000, 24, 90, { Quantity: 96, Price: 85 }],
  [9_000, 96, 85, null],
])(
  'with a campaign at %s öre, %i pieces cost %d each wherever it is told',
  async (campaign, quantity, price, next) => {
    await putSteps(steps, campaign === undefined ? {} : { campaign });
    const client = await logInAs(shop, '1001');
    const wanted = { Rows: [{ Ref: 'A-1', Quantity: quantity }] };
    const { body: preview } = await client.post('quickorder/preview', wanted);
    expect(preview.Rows[0]).toMatchObject({ Price: price, TotalAmount: price * quantity });
    const { body: cart } = await client.post('cartrow', { ArticleId: article.mug, Quantity: quantity });
    expect(cart.Rows[0]).toMatchObject({ Price: price, TotalAmount: price * quantity, NextStep: next });
    expect(cart.TotalExcludingVat).toBe(price * quantity);
    expect((await client.get('cart')).body.Version).toBe(cart.Version);
    expect((await client.post('checkoutpreview', order)).body.Goods).toBe(price * quantity);
    const sent = { ...order, cartVersion: cart.Version, expectedTotal: cart.TotalAmount };
    expect((await client.post('Order', sent)).status).toBe(200);
    const row = await shop.db.selectFrom('order_row').select(['price', 'total_amount']).executeTakeFirst();
    expect(row).toEqual({ price: price * 100, total_amount: price * quantity * 100 });
  },
);

test('pieces that are added to a row count with it, and a smaller quantity takes the step back', async () => {
  await putSteps(steps);
  const client = await logInAs(shop, '1001');
  await client.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  const wanted = { Rows: [{ ArticleId: article.mug, Quantity: 12 }] };
  expect((await client.post('quickorder/preview', wanted)).body.Rows[0].Price).toBe(92);
  const { Cart } = (await client.post('cartrows', { ...wanted, Mode: 'add' })).body;
  expect(Cart.Rows[0]).toMatchObject({ Quantity: 24, Price: 92, TotalAmount: 2208, PreviousPrice: null });
  const { body } = await client.put(`cartrow/${Cart.Rows[0].Id}`, { Quantity: 12 });
  expect(body.Rows[0]).toMatchObject({ Price: 100, NextStep: { Quantity: 24, Price: 92 } });
});

test('an article has the steps that are below its price, in whole packages, or none', async () => {
  const seen = async () => {
    const client = await logInAs(shop, '1001');
    const [{ body: one }, { body: list }] = [
      await client.get(`article/${article.mug}`),
      await client.get(`products?ids=${article.mug}`),
    ];
    expect(list.Articles[0].PriceSteps).toEqual(one.PriceSteps);
    const [brief] = (await client.get('suggest?q=A-1')).body;
    expect(brief.PriceSteps).toEqual(one.PriceSteps);
    return one.PriceSteps;
  };
  await putSteps({ 20: 9_200, 24: 9_100, 90: 8_500, 200: 8_500 });
  expect(await seen()).toEqual([
    { Quantity: 24, Price: 91 },
    { Quantity: 96, Price: 85 },
  ]);
  await putSteps(steps, { campaign: 8_500 });
  expect(await seen()).toBeUndefined();
});

test('no step and no recommended price reaches a visitor in any answer', async () => {
  await putSteps({ 24: 7_654 });
  await shop.db.updateTable('price').set({ recommended_price: 24_987 }).execute();
  await shop.services.versions.changed();
  const client = await logInAs(shop, '1001');
  const { body } = await client.get(`article/${article.mug}`);
  expect(body).toMatchObject({ PriceSteps: [{ Quantity: 24, Price: 76.54 }], RecommendedPrice: 249.87 });
  const visitor = aVisitor(shop);
  for (const path of [
    `article/${article.mug}`,
    `products?ids=${article.mug}`,
    'search?searchtext=mugg',
    `article/${article.tray}/related`,
  ]) {
    const { text, status } = await visitor.get(path);
    expect([status, text]).toEqual([200, expect.not.stringMatching(/Step|Recommended|76[.,]54|249[.,]87/)]);
  }
});

const first = dayNumber('2026-10-01');
const place = fc.option(fc.integer({ min: 0, max: 9 }));
const dayOf = (at: number | null) => (at === null ? null : dateOfDay(first + at));
const step = fc.record({
  list: fc.constantFrom('standard', 'kedja', 'euro'),
  min_qty: fc.integer({ min: 2, max: 40 }),
  price: fc.integer({ min: 1, max: 300 }),
  from: place,
  to: place,
});
const someSteps = fc
  .uniqueArray(step, {
    maxLength: 8,
    selector: ({ list, min_qty, from }) => `${list} ${min_qty} ${from}`,
  })
  .map((all) => all.filter(({ from, to }) => (from ?? 0) <= (to ?? 9)));
const some = fc.record({
  steps: someSteps,
  pack: fc.integer({ min: 1, max: 12 }),
  packages: fc.integer({ min: 1, max: 20 }),
  day: fc.integer({ min: -1, max: 10 }),
  isPriced: fc.record({ standard: fc.boolean(), kedja: fc.boolean(), euro: fc.boolean() }),
});

test('the cart and the sale charge the least of the price and of the steps of its list that hold', async () => {
  await shop.db
    .insertInto('price_list')
    .values([
      { code: 'kedja', currency_code: 'SEK', name_sv: 'Kedja', name_en: null },
      { code: 'euro', currency_code: 'EUR', name_sv: 'Euro', name_en: null },
    ])
    .execute();
  const always = { standard: 250, kedja: 220, euro: 30 };
  const ofMug = { article_id: article.mug };
  await fc.assert(
    fc.asyncProperty(some, async ({ steps, pack, packages, day, isPriced }) => {
      for (const table of ['price', 'price_step'] as const) await shop.db.deleteFrom(table).execute();
      await shop.db.updateTable('article').set({ quantity_per_package: pack }).execute();
      for (const [code, price] of Object.entries(always))
        if (isPriced[code as keyof typeof always])
          await shop.db
            .insertInto('price')
            .values({ ...ofMug, price_list_code: code, price, regular_price: null })
            .execute();
      if (steps.length > 0)
        await shop.db
          .insertInto('price_step')
          .values(
            steps.map(({ list, min_qty, price, from, to }) => ({
              ...ofMug,
              price_list_code: list,
              min_qty,
              price,
              valid_from: dayOf(from),
              valid_to: dayOf(to),
            })),
          )
          .execute();
      // The last second of the day in Sweden.
      const at = new Date(`${dateOfDay(first + day)}T21:59:59Z`);
      const snapshot = await takeSnapshot(shop.db, at);
      snapshot.followClock(at);
      const quantity = pack * packages;
      for (const list of ['standard', 'kedja', 'euro'] as const) {
        const holding = isPriced[list] || list === 'euro' ? list : 'standard';
        const reached = steps.filter(
          (one) =>
            one.list === holding &&
            (one.from ?? -9) <= day &&
            (one.to ?? 99) >= day &&
            Math.ceil(one.min_qty / pack) <= packages,
        );
        const expected = isPriced[holding]
          ? Math.min(always[holding], ...reached.map(({ price }) => price))
          : undefined;
        const buyer = { priceListCode: list, discountBasisPoints: 0 };
        const [locked] = await inTransaction(shop.db, (trx) =>
          lockForSale(trx, [{ ids: [article.mug], buyer }], at),
        );
        const shown = articlesForSale(snapshot, [article.mug], buyer);
        expect(locked?.get(article.mug)?.steps).toEqual(shown.get(article.mug)?.steps);
        const prices = [locked!, shown].map((articles) => {
          const sold = articles.get(article.mug);
          return sold && pricePerPiece(sold, quantity);
        });
        expect(prices).toEqual([expected, expected]);
      }
    }),
    { numRuns: 60 },
  );
});
