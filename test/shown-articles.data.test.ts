import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { article } from './seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from './shop.ts';

let shop: TestShop;
let client: Client;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.db.insertInto('image').values({ id: 7, file: 'x.jpg', width: 60, height: 40 }).execute();
});
beforeEach(async () => {
  await shop.startOver();
  await shop.db
    .insertInto('price_list')
    .values({ code: 'euro', currency_code: 'EUR', name_sv: 'Euro' })
    .execute();
  await change(expected, {
    image_id: 7,
    ean: '7350000000023',
    quantity_per_package: 4,
    quantity_available: 3,
    quantity_ordered: 40,
    estimated_delivery_date: '2026-12-04',
    season_news: true,
  });
  await change(made, { image_id: 7, no_article_stock: true, product_group_id: 2 });
  await setPrice(expected, 12_34);
  await setPrice(made, 56_78);
  await shop.db
    .updateTable('customer')
    .set({ price_list_code: 'euro', currency_code: 'EUR' })
    .where('id', '=', 1001)
    .execute();
  await shop.services.versions.changed();
  client = await logInAs(shop, '1001');
});
afterAll(() => shop.close());

/** An article of which pieces are expected, and one that is made to order. No fact of them is as it would be by itself. */
const expected = article.tray;
const made = article.madeToOrder;

async function change(id: number, values: object): Promise<void> {
  await shop.db.updateTable('article').set(values).where('id', '=', id).execute();
  await shop.services.versions.changed();
}

async function setPrice(article_id: number, price: number): Promise<void> {
  await shop.db
    .insertInto('price')
    .values({ price_list_code: 'euro', article_id, price, regular_price: null })
    .onConflict((conflict) => conflict.columns(['price_list_code', 'article_id']).doUpdateSet({ price }))
    .execute();
  await shop.services.versions.changed();
}

const names = {
  sv: { [expected]: 'Bricka', [made]: 'Order' },
  en: { [expected]: 'Tray', [made]: 'To order' },
};
const facts = {
  [expected]: {
    ArticleId: expected,
    ArticleNumber: 'A-2',
    ImageId: 7,
    QuantityPerPackage: 4,
    Price: 12.34,
    OrderedArticles: 40,
    EstimatedDeliveryDate: '2026-12-04',
    NoArticleStock: false,
    SeasonNews: true,
  },
  [made]: {
    ArticleId: made,
    ArticleNumber: 'A-5',
    ImageId: 7,
    QuantityPerPackage: 1,
    Price: 56.78,
    OrderedArticles: 0,
    EstimatedDeliveryDate: null,
    NoArticleStock: true,
    SeasonNews: false,
  },
};
const briefs = {
  [expected]: { ...facts[expected], EAN: '7350000000023', QuantityAvailable: 3 },
  [made]: { ...facts[made], EAN: null, QuantityAvailable: 0 },
};

describe.each(['sv', 'en'] as const)('in %s', (language) => {
  const asked = `?languageCode=${language}`;
  const rows = [
    { ArticleId: made, Quantity: 3 },
    { ArticleId: expected, Quantity: 8 },
  ];
  const inCart = [
    { ...facts[made], ProductGroupId: 2, Quantity: 3, QuantityShort: 3, TotalAmount: 170.34 },
    { ...facts[expected], ProductGroupId: 1, Quantity: 8, QuantityShort: 5, TotalAmount: 98.72 },
  ].map((row) => ({
    ...row,
    ArticleText: names[language][row.ArticleId],
    SoldOut: false,
    PreviousPrice: null,
    NextStep: null,
  }));
  const inVerdicts = [made, expected].map((id) => ({
    ...briefs[id],
    ArticleText: names[language][id],
  }));

  test('a cart tells of an article what there is to tell', async () => {
    for (const row of rows) await client.post('cartrow', row);
    const { body } = await client.get(`cart${asked}`);
    expect(body.Rows.map(({ Id: _id, ...row }: { Id: number }) => row)).toEqual(inCart);
    expect(body).toMatchObject({ CurrencyCode: 'EUR', TotalExcludingVat: 269.06 });
    expect((await client.post(`cartrow${asked}`, { ArticleId: made, Quantity: 1 })).body.Rows).toMatchObject([
      { ArticleText: names[language][made], Quantity: 4 },
      { ArticleText: names[language][expected] },
    ]);
  });

  test('a preview and a list tell of it what there is to tell', async () => {
    const preview = (await client.post(`quickorder/preview${asked}`, { Rows: rows })).body;
    expect(preview.Rows.map(({ Article }: { Article: object }) => Article)).toEqual(inVerdicts);
    expect(preview).toMatchObject({ CurrencyCode: 'EUR', TotalExcludingVat: 269.06 });
    expect(preview.Counts).toEqual({ Ok: 0, Changed: 0, Short: 2, Stopped: 0 });
    const { Id } = (await client.post('lists', { Name: 'Allt', Rows: rows })).body;
    const list = (await client.get(`lists/${Id}${asked}`)).body;
    expect(list.Rows.map(({ Article }: { Article: object }) => Article)).toEqual(inVerdicts);
    expect(list).toMatchObject({ CurrencyCode: 'EUR', TotalExcludingVat: 269.06 });
  });

  test('a preview and a list tell of one that has ended what it was', async () => {
    const { Id } = (await client.post('lists', { Name: 'Allt', Rows: rows })).body;
    await change(expected, { active: false });
    const ended = {
      ...briefs[expected],
      ArticleText: names[language][expected],
      // Its pictures are shown to nobody any more.
      ImageId: null,
      Price: null,
      QuantityAvailable: 0,
      OrderedArticles: 0,
      EstimatedDeliveryDate: null,
      SeasonNews: false,
    };
    const preview = (await client.post(`quickorder/preview${asked}`, { Rows: [{ Ref: 'A-2' }] })).body;
    expect(preview.Rows).toMatchObject([{ State: 'stopped', Article: ended }]);
    expect((await client.get(`lists/${Id}${asked}`)).body.Rows[1]).toMatchObject({
      State: 'stopped',
      Article: ended,
    });
  });
});

test.each([
  ['has risen', 10_00],
  ['has fallen', 15_00],
])('a cart tells the price from before when it %s, and not when it is the same', async (_how, before) => {
  await setPrice(expected, before);
  await client.post('cartrow', { ArticleId: expected, Quantity: 4 });
  await client.post('cartrow', { ArticleId: made, Quantity: 1 });
  await setPrice(expected, 12_34);
  expect((await client.get('cart')).body.Rows).toMatchObject([
    { Price: 12.34, PreviousPrice: before / 100 },
    { Price: 56.78, PreviousPrice: null },
  ]);
  await client.post('cartrow', { ArticleId: expected, Quantity: 4 });
  expect((await client.get('cart')).body.Rows[0]).toMatchObject({ Quantity: 8, PreviousPrice: null });
});

test('each that its owner has seen of a cart is in its version', async () => {
  const versionAfter = async (what: () => Promise<unknown>) => {
    await what();
    return (await client.get('cart')).body.Version;
  };
  const versions = [
    await versionAfter(() => client.post('cartrow', { ArticleId: expected, Quantity: 4 })),
    await versionAfter(() => client.post('cartrow', { ArticleId: made, Quantity: 1 })),
    await versionAfter(() => client.post('cartrow', { ArticleId: made, Quantity: 1 })),
    await versionAfter(() => setPrice(expected, 12_35)),
    await versionAfter(() => change(expected, { quantity_available: 2 })),
    await versionAfter(() => change(expected, { quantity_per_package: 2 })),
    await versionAfter(() => change(expected, { vat_code: '6' })),
    await versionAfter(async () => {
      // Two prices that change places: the sum stays.
      await setPrice(expected, 12_35 + 1);
      await setPrice(made, 56_78 - 2);
    }),
  ];
  expect(new Set(versions).size).toBe(versions.length - 1);
  expect(versions[5]).toBe(versions[4]);
});
