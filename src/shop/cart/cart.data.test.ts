import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { article } from '../../../test/seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';
import type { CartRow } from './contract.ts';

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

const empty = {
  Rows: [],
  TotalExcludingVat: 0,
  VatAmount: 0,
  TotalAmount: 0,
  CurrencyCode: 'SEK',
  Terms: null,
  Version: expect.any(String),
};

function add(ArticleId: number, Quantity: number, to = client) {
  return to.post('cartrow', { ArticleId, Quantity, QuickAdd: false });
}

async function quantities(of = client): Promise<[number, number][]> {
  return (await of.get('cart')).body.Rows.map((row: CartRow) => [row.ArticleId, row.Quantity]);
}

test('a visitor has no cart', async () => {
  const visitor = aVisitor(shop);
  expect((await visitor.get('cart')).status).toBe(401);
  expect((await visitor.post('cartrow', { ArticleId: 1, Quantity: 6 })).status).toBe(401);
  expect((await visitor.put('cartrow/1', { Quantity: 6 })).status).toBe(401);
  expect((await visitor.delete('cartrow/1')).status).toBe(401);
});

test('a cart is empty at first', async () => {
  expect(await client.get('cart')).toMatchObject({ status: 200, body: empty });
});

describe('putting in', () => {
  test('answers the whole cart', async () => {
    const answer = await add(article.mug, 12);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      Rows: [
        {
          Id: expect.any(Number),
          ArticleId: article.mug,
          ArticleNumber: 'A-1',
          ArticleText: 'Mugg',
          Quantity: 12,
          QuantityPerPackage: 6,
          Price: 49.9,
          TotalAmount: 598.8,
          ImageId: null,
          ProductGroupId: 1,
          QuantityShort: 0,
          SoldOut: false,
          PreviousPrice: null,
          NextStep: null,
          OrderedArticles: 0,
          EstimatedDeliveryDate: null,
          NoArticleStock: false,
          SeasonNews: false,
        },
      ],
      TotalExcludingVat: 598.8,
      VatAmount: 149.7,
      TotalAmount: 748.5,
      CurrencyCode: 'SEK',
      Terms: null,
      Version: expect.any(String),
    });
    expect((await client.get('cart')).body).toEqual(answer.body);
  });

  test('is in the language asked for', async () => {
    await add(article.mug, 6);
    expect((await client.get('cart?languageCode=en')).body.Rows[0].ArticleText).toBe('Mug');
  });

  test('adds to the row of an article that is there', async () => {
    await add(article.mug, 6);
    await add(article.tray, 1);
    await add(article.mug, 12);
    expect(await quantities()).toEqual([
      [article.mug, 18],
      [article.tray, 1],
    ]);
  });

  test('once more is at the price of the day, of which nothing else is told', async () => {
    await add(article.tray, 1);
    await shop.db
      .updateTable('price')
      .set({ price: 13_000 })
      .where('article_id', '=', article.tray)
      .execute();
    await shop.services.versions.changed();
    expect((await client.get('cart')).body.Rows[0].PreviousPrice).toBe(120);
    expect((await add(article.tray, 1)).body.Rows[0]).toMatchObject({ Price: 130, PreviousPrice: null });
  });

  test('stops at 2 000 rows, one by one and many at once, and what is there may still grow', async () => {
    const rows = Array.from({ length: 1_998 }, (_row, place) => ({ id: 10_000 + place }));
    await shop.db
      .insertInto('article')
      .values(
        rows.map(({ id }) => ({
          id,
          article_number: `R-${id}`,
          name_sv: 'Rad',
          product_group_id: 1,
          vat_code: '25',
          quantity_per_package: 1,
          active: false,
        })),
      )
      .execute();
    await add(article.tray, 1);
    const { cart_id } = await shop.db.selectFrom('cart_row').select('cart_id').executeTakeFirstOrThrow();
    const stored = rows.map(({ id: article_id }) => ({ article_id, quantity: 1, price_when_added: 0 }));
    await shop.db
      .insertInto('cart_row')
      .values(stored.map((row) => ({ ...row, cart_id, customer_id: 1001 })))
      .execute();
    const many = async (...articles: number[]) => {
      const Rows = articles.map((ArticleId) => ({ ArticleId, Quantity: 6 }));
      return (await client.post('cartrows', { Rows, Mode: 'add' })).status;
    };
    const full = { status: 409, body: { type: '/problems/limit-reached' } };
    const count = async () => (await shop.db.selectFrom('cart_row').select('id').execute()).length;
    expect([await many(article.mug, article.book), await count()]).toEqual([409, 1_999]);
    expect([await many(article.mug), await count()]).toEqual([200, 2_000]);
    expect([await many(article.book), await many(article.mug), await count()]).toEqual([409, 200, 2_000]);
    await shop.db.deleteFrom('cart_row').where('article_id', '=', article.mug).execute();
    expect((await add(article.mug, 6)).status).toBe(200);
    expect(await add(article.book, 1)).toMatchObject(full);
    expect((await add(article.mug, 6)).status).toBe(200);
    expect(await count()).toBe(2_000);
  });

  test('from many tabs at once loses not one piece', async () => {
    await Promise.all(Array.from({ length: 40 }, () => add(article.mug, 6)));
    expect(await quantities()).toEqual([[article.mug, 240]]);
  });

  test.each([
    ['no number', 'x', 'number'],
    ['nothing', undefined, 'required'],
    ['a text', '6', 'number'],
    ['zero', 0, 'minAmount'],
    ['less than nothing', -6, 'minAmount'],
    ['a part', 6.5, 'integer'],
    ['too many', 100_002, 'maxAmount'],
    ['half a package', 9, 'multipleOf'],
  ])('%s is bad input, and the cart stays as it was', async (_what, Quantity, rule) => {
    const answer = await client.post('cartrow', { ArticleId: article.mug, Quantity });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'Quantity', rule }] } });
    expect(await quantities()).toEqual([]);
  });

  test('half a package is told in words', async () => {
    const inSwedish = 'Antalet måste vara en multipel av 6.';
    expect((await add(article.mug, 9)).body).toMatchObject({
      detail: inSwedish,
      errors: [{ field: 'Quantity', rule: 'multipleOf', message: inSwedish }],
    });
    const { Id } = (await add(article.mug, 6)).body.Rows[0];
    const inEnglish = await client.put(`cartrow/${Id}?languageCode=en`, { Quantity: 9 });
    expect(inEnglish.body.errors[0].message).toBe('The quantity must be a multiple of 6.');
  });

  test('more than 100 000 pieces in all is bad input, and the row stays as it was', async () => {
    await add(article.tray, 99_999);
    expect((await add(article.tray, 1)).status).toBe(200);
    const answer = await add(article.tray, 1);
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'Quantity', rule: 'maxAmount' }] },
    });
    expect(await quantities()).toEqual([[article.tray, 100_000]]);
  });

  test('an article that is sold out is a conflict', async () => {
    expect(await add(article.soldOut, 1)).toMatchObject({
      status: 409,
      body: { type: '/problems/sold-out', title: 'Artikeln är slutsåld' },
    });
  });

  test.each(['onOrder', 'madeToOrder', 'secret'] as const)('the article %s can be ordered', async (name) => {
    expect((await add(article[name], 1)).status).toBe(200);
  });

  test.each([article.withdrawn, 999, 2_147_483_647])('the article %d is not found', async (id) => {
    expect((await add(id, 1)).status).toBe(404);
  });
});

describe('changing a row', () => {
  test('sets its quantity', async () => {
    const { Id } = (await add(article.mug, 6)).body.Rows[0];
    const answer = await client.put(`cartrow/${Id}`, { Quantity: 24 });
    expect(answer.body).toMatchObject({ Rows: [{ Id, Quantity: 24 }], TotalExcludingVat: 1197.6 });
  });

  test('to no whole packages is bad input, and the row stays as it was', async () => {
    const { Id } = (await add(article.mug, 6)).body.Rows[0];
    for (const Quantity of [0, -6, 5, 100_002, '6', null]) {
      expect((await client.put(`cartrow/${Id}`, { Quantity })).status).toBe(400);
    }
    expect(await quantities()).toEqual([[article.mug, 6]]);
  });

  test('that is somebody else’s is not found, and theirs stays as it was', async () => {
    const other = await logInAs(shop, '1002');
    const { Id } = (await add(article.mug, 6, other)).body.Rows[0];
    expect((await client.put(`cartrow/${Id}`, { Quantity: 12 })).status).toBe(404);
    expect((await client.delete(`cartrow/${Id}`)).status).toBe(404);
    expect(await quantities(other)).toEqual([[article.mug, 6]]);
  });

  test('that was taken out brings it not back', async () => {
    const { Id } = (await add(article.mug, 6)).body.Rows[0];
    expect(await client.delete(`cartrow/${Id}`)).toMatchObject({ status: 200, body: empty });
    expect((await client.put(`cartrow/${Id}`, { Quantity: 12 })).status).toBe(404);
    expect((await client.delete(`cartrow/${Id}`)).status).toBe(404);
    expect(await quantities()).toEqual([]);
  });

  test.each(['0', '-1', 'x', '1.5', '99999999999', '1e3', '%00'])('%j is no row', async (id) => {
    expect((await client.put(`cartrow/${id}`, { Quantity: 6 })).status).toBe(404);
    expect((await client.delete(`cartrow/${id}`)).status).toBe(404);
  });
});

describe('what changes while an article is in the cart', () => {
  test('is told: it sold out, there are fewer, the price is another', async () => {
    await add(article.mug, 6);
    await add(article.tray, 4);
    await shop.db
      .updateTable('article')
      .set({ quantity_available: 0 })
      .where('id', '=', article.mug)
      .execute();
    await shop.db
      .updateTable('article')
      .set({ quantity_available: 3 })
      .where('id', '=', article.tray)
      .execute();
    await shop.db.updateTable('price').set({ price: 11000 }).where('article_id', '=', article.tray).execute();
    await shop.services.versions.changed();
    expect((await client.get('cart')).body.Rows).toMatchObject([
      { SoldOut: true, QuantityShort: 6, PreviousPrice: null },
      { SoldOut: false, QuantityShort: 1, Price: 110, PreviousPrice: 120, TotalAmount: 440 },
    ]);
  });

  test('an article that is withdrawn is named, and no longer part of the cart', async () => {
    await add(article.mug, 6);
    await shop.db.updateTable('article').set({ active: false }).where('id', '=', article.mug).execute();
    await shop.services.versions.changed();
    const { Withdrawn, ...rest } = (await client.get('cart')).body;
    expect(rest).toEqual(empty);
    expect(Withdrawn).toMatchObject([{ ArticleNumber: 'A-1' }]);
    expect((await client.delete(`cartrow/${Withdrawn[0].Id}`)).body).toEqual(empty);
  });

  test('an article that is no longer sold to the customer is named', async () => {
    await add(article.mug, 6);
    await add(article.tray, 2);
    await shop.db.deleteFrom('price').where('article_id', '=', article.mug).execute();
    await shop.services.versions.changed();
    expect((await client.get('cart')).body).toMatchObject({
      Rows: [{ ArticleId: article.tray }],
      Withdrawn: [{ ArticleNumber: 'A-1' }],
      TotalExcludingVat: 240,
    });
  });
});

describe('the totals', () => {
  test('have VAT at the rate of each article, rounded once a rate', async () => {
    await add(article.tray, 1);
    await add(article.book, 3);
    expect((await client.get('cart')).body).toMatchObject({
      TotalExcludingVat: 120.3,
      VatAmount: 30.02,
      TotalAmount: 150.32,
    });
  });

  test.each([
    ['a German company with a VAT number', '1004'],
    ['a customer outside the Union', '1008'],
  ])('have no VAT for %s', async (_who, number) => {
    const foreign = await logInAs(shop, number);
    await add(article.tray, 2, foreign);
    expect((await foreign.get('cart')).body).toMatchObject({
      TotalExcludingVat: 240,
      VatAmount: 0,
      TotalAmount: 240,
    });
  });

  test('are at the prices of the customer’s own list, where it has one', async () => {
    await shop.db
      .insertInto('price_list')
      .values({ code: 'half' })
      .onConflict((c) => c.doNothing())
      .execute();
    await shop.db
      .insertInto('price')
      .values({ price_list_code: 'half', article_id: article.tray, price: 6000, regular_price: null })
      .execute();
    await shop.db.updateTable('customer').set({ price_list_code: 'half' }).where('id', '=', 1001).execute();
    shop.sessions.forget();
    await shop.services.versions.changed();
    await add(article.tray, 1);
    await add(article.mug, 6);
    expect((await client.get('cart')).body.Rows).toMatchObject([{ Price: 60 }, { Price: 49.9 }]);
  });
});
