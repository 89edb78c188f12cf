import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { article, mugTexts } from '../../../test/seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
let visitor: Client;
let customer: Client;
beforeAll(async () => {
  shop = await openTestShop();
  visitor = aVisitor(shop);
  customer = await logInAs(shop, '1001');
});
afterAll(() => shop.close());

async function idsOf(reader: Client, path: string): Promise<number[]> {
  const { body, status } = await reader.get(path);
  expect(status, path).toBe(200);
  return body.Articles.map((listed: { Id: number }) => listed.Id).sort();
}

describe('a listing', () => {
  test('has what is sold, and hidden groups for customers only', async () => {
    const open = [1, 2, 3, 4, 5, 8];
    expect(await idsOf(visitor, 'products')).toEqual(open);
    expect(await idsOf(customer, 'products')).toEqual([...open, article.secret].sort());
    expect(await idsOf(visitor, 'products?productGroupId=2')).toEqual([]);
    expect(await idsOf(customer, 'products?productGroupId=2')).toEqual([article.secret]);
  });

  test('comes in the maker’s order, not in that of the ids', async () => {
    const { body } = await visitor.get('products');
    expect(body.Articles.map(({ Id }: { Id: number }) => Id)).toEqual([1, 2, 3, 5, 8, article.onOrder]);
  });

  test('can be of some articles by their ids, in the order asked for', async () => {
    const { body } = await visitor.get('products?ids[]=8&ids[]=999&ids[]=1&ids[]=6');
    expect(body.Articles.map(({ Id }: { Id: number }) => Id)).toEqual([8, 1]);
    expect(body.TotalCount).toBe(2);
    expect(body.Articles[0]).not.toHaveProperty('QuantityAvailable');
    expect((await customer.get('products?ids[]=6')).body.Articles[0].Price).toBe(10);
  });

  test('tells how many there are, whatever part of them is asked for', async () => {
    const { body } = await visitor.get('products?skip=4&take=1');
    expect([body.Articles.length, body.TotalCount]).toEqual([1, 6]);
    expect((await visitor.get('products?skip=99')).body).toEqual({ Articles: [], TotalCount: 6 });
  });

  test('of what is in stock leaves out the rest', async () => {
    expect(await idsOf(visitor, 'products?onlyInStock=true')).toEqual([
      article.mug,
      article.tray,
      article.book,
    ]);
  });

  test.each(['', 'false', '0', 'off'])('takes `%s` for no', async (word) => {
    expect(await idsOf(visitor, `products?onlyInStock=${word}`)).toHaveLength(6);
  });

  test.each(['news=abc', 'seasonNews=2', 'onlyInStock=yes', 'onlyInStock=true&onlyInStock=true', 'take=0'])(
    'refuses %s at the field',
    async (query) => {
      const { status, body } = await visitor.get(`products?${query}`);
      expect([status, body.errors[0].field]).toEqual([400, query.split('=')[0]]);
    },
  );

  test.each([
    ['en', 'Mug'],
    ['EN', 'Mug'],
    ['en-GB', 'Mug'],
    ['sv', 'Mugg'],
    ['de', 'Mugg'],
    ['entirely', 'Mugg'],
  ])('asked for in %s names a %s', async (languageCode, name) => {
    expect((await visitor.get(`article/1?languageCode=${languageCode}`)).body.ArticleText).toBe(name);
  });
});

describe('a search', () => {
  test('finds by a part of the name, however it is written, and by article number', async () => {
    expect(await idsOf(visitor, 'search?searchtext=BRICK')).toEqual([article.tray]);
    expect(await idsOf(visitor, 'search?searchtext=bestalld')).toEqual([article.onOrder]);
    expect(await idsOf(visitor, 'search?searchtext=a-8')).toEqual([article.book]);
  });

  test('finds another form of a word, a beginning of a number, and what was meant', async () => {
    expect(await idsOf(visitor, 'search?searchtext=brickorna')).toEqual([article.tray]);
    expect(await idsOf(visitor, 'search?searchtext=brikca')).toEqual([article.tray]);
    expect(await idsOf(visitor, 'search?searchtext=xyzzyxyz')).toEqual([]);
    expect(await idsOf(visitor, 'search?searchtext=8')).toEqual([article.book]);
  });

  test('takes an EAN as it is printed, a word of the group, and puts equal hits in listing order', async () => {
    expect(await idsOf(visitor, 'search?searchtext=7 350000 000016')).toEqual([article.mug]);
    const { body } = await visitor.get('search?searchtext=muggar');
    const ids = body.Articles.map(({ Id }: { Id: number }) => Id);
    expect(ids).toEqual([article.mug, 2, 3, 5, 8, article.onOrder]);
    expect(await idsOf(visitor, 'search?searchtext=böcker')).toEqual([article.book]);
  });

  test('finds by the names of the group and of those above it, in any language', async () => {
    await shop.db
      .insertInto('product_group')
      .values({ id: 9, name_sv: 'Duktyg', name_en: 'Tableware', parent_id: null })
      .execute();
    await shop.db.updateTable('product_group').set({ parent_id: 9 }).where('id', '=', 1).execute();
    await shop.services.versions.changed();
    const of = async (word: string) => (await idsOf(visitor, `search?searchtext=${word}`)).toSorted();
    const ofGroup = await of('muggar');
    expect(ofGroup).toContain(article.book);
    for (const word of ['mugs', 'duktyg', 'tableware']) expect(await of(word), word).toEqual(ofGroup);
    await shop.db.updateTable('product_group').set({ parent_id: null }).where('id', '=', 1).execute();
    await shop.db.deleteFrom('product_group').where('id', '=', 9).execute();
    await shop.services.versions.changed();
  });

  test('takes every word typed, and puts what begins so before what has it within', async () => {
    expect(await idsOf(visitor, 'search?searchtext=a-2 brickor')).toEqual([article.tray]);
    expect(await idsOf(visitor, 'search?searchtext=bricka bok')).toEqual([]);
    const { body } = await visitor.get('search?searchtext=order');
    expect(body.Articles.map((listed: { Id: number }) => listed.Id)).toEqual([
      article.madeToOrder,
      article.onOrder,
    ]);
  });

  test('finds nothing hidden for a visitor', async () => {
    expect(await idsOf(visitor, 'search?searchtext=hemlig')).toEqual([]);
    expect(await idsOf(customer, 'search?searchtext=hemlig')).toEqual([article.secret]);
  });

  test.each(['colors[]=blue', 'materialId=wood', 'onlyNews=maybe', `searchtext=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      expect((await visitor.get(`search?${query}`)).status).toBe(400);
    },
  );
});

describe('suggestions while typing', () => {
  const suggestions = async (reader: Client, text: string) => {
    const { status, body } = await reader.get(`searchsuggestions?searchtext=${encodeURIComponent(text)}`);
    expect(status).toBe(200);
    return body;
  };

  test('name articles and groups, and tell a visitor and a customer nothing of price or stock', async () => {
    for (const reader of [visitor, customer]) {
      expect(await suggestions(reader, 'mugg')).toEqual({
        Articles: [
          { Id: article.mug, ArticleNumber: 'A-1', ArticleText: 'Mugg', ImageId: null },
          ...[2, 3, 5, 8, article.onOrder].map((Id) => expect.objectContaining({ Id })),
        ],
        Groups: [{ ProductGroupId: 1, Name: 'Muggar', ParentName: null }],
        Pages: [],
        Words: [],
        TotalCount: 6,
        IsExact: false,
      });
    }
  });

  test('are exact for the number or EAN of one article, as a scanner types it', async () => {
    for (const text of ['A-1', 'a1', '#A-1', mugTexts.ean, `0${mugTexts.ean}`]) {
      const { Articles, IsExact } = await suggestions(visitor, text);
      expect([IsExact, Articles.map(({ Id }: { Id: number }) => Id)], text).toEqual([true, [article.mug]]);
    }
    expect((await suggestions(visitor, 'bricka')).IsExact).toBe(false);
  });

  test('of two letters are names before numbers, and of more numbers before names', async () => {
    const number = async (trayNumber: string, bookNumber: string) => {
      const numbered = (id: number) => shop.db.updateTable('article').where('id', '=', id);
      await numbered(article.tray).set({ article_number: trayNumber }).execute();
      await numbered(article.book).set({ article_number: bookNumber }).execute();
      await shop.services.versions.changed();
    };
    await number('MU-7', 'MUG');
    onTestFinished(() => number('A-2', 'A-8'));
    const found = async (text: string) =>
      (await suggestions(visitor, text)).Articles.map(({ Id }: { Id: number }) => Id).slice(0, 2);
    expect(await found('mu')).toEqual([article.mug, article.tray]);
    expect((await found('mug'))[0]).toBe(article.book);
    expect(await found('#MU-7')).toEqual([article.tray]);
  });

  test('show hidden groups and what is in them to customers only', async () => {
    expect(await suggestions(visitor, 'dolt')).toMatchObject({ Articles: [], Groups: [], TotalCount: 0 });
    const { Articles, Groups } = await suggestions(customer, 'dolt');
    expect([Articles[0].Id, Groups[0].ProductGroupId]).toEqual([article.secret, 2]);
  });

  test('are none for nothing, and refused for what is too long', async () => {
    expect(await suggestions(visitor, ' ')).toMatchObject({ Articles: [], Groups: [], TotalCount: 0 });
    expect((await visitor.get(`searchsuggestions?searchtext=${'x'.repeat(101)}`)).status).toBe(400);
  });
});

describe('an article', () => {
  test.each([article.secret, article.withdrawn, 999, 0, -1, 'mug', '1.5', '99999999999'])(
    '%s is not found by a visitor',
    async (id) => {
      expect((await visitor.get(`article/${id}`)).status).toBe(404);
    },
  );

  test.each(['sv', 'en'] as const)('has its own description and text in %s', async (languageCode) => {
    const { body } = await visitor.get(`article/1?languageCode=${languageCode}`);
    expect([body.Description, body.Text, body.EAN]).toEqual([
      mugTexts[`description_${languageCode}`],
      mugTexts[`text_${languageCode}`],
      mugTexts.ean,
    ]);
  });

  test('has a price for a customer, and not even a word for it for a visitor', async () => {
    expect((await customer.get('article/1')).body).toMatchObject({ Price: 49.9 });
    const { text } = await visitor.get('article/1');
    expect(text).not.toMatch(/Price|Discount/);
  });

  test('leads on to others, with prices for a customer alone', async () => {
    const all = ({ body }: { body: Record<string, { Id: number; Price?: number }[]> }) =>
      Object.values(body).flat();
    const shown = all(await customer.get('article/1/related'));
    expect(shown.length).toBeGreaterThanOrEqual(4);
    expect(shown.map(({ Id }) => Id)).not.toContain(1);
    expect(shown.every(({ Price }) => typeof Price === 'number')).toBe(true);
    const { text } = await visitor.get('article/1/related');
    expect(text).toContain('"ArticleText"');
    expect(text).not.toMatch(/Price|Discount|QuantityAvailable/);
  });

  test('names its material, colours and country of origin, where the shop knows them', async () => {
    const { db, services } = shop;
    expect((await visitor.get('article/1')).text).not.toMatch(/Material|Colors|CountryOfOrigin/);
    await db.insertInto('material').values({ id: 5, name_sv: 'Linne', name_en: 'Linen' }).execute();
    await db
      .insertInto('colour')
      .values({ id: 6, name_sv: 'Sjö', name_en: 'Lake', hex: '#2B6A8F' })
      .execute();
    await db.insertInto('article_colour').values({ article_id: 1, colour_id: 6 }).execute();
    await db
      .updateTable('article')
      .set({ material_id: 5, country_of_origin: 'PT' })
      .where('id', '=', 1)
      .execute();
    await services.versions.changed();
    expect((await visitor.get('article/1?languageCode=en')).body).toMatchObject({
      Material: { Id: 5, Name: 'Linen' },
      Colors: [{ Id: 6, Name: 'Lake', Hex: '#2B6A8F' }],
      CountryOfOrigin: 'PT',
    });
  });

  test('tells how it is cared for, in the reader’s language or in Swedish', async () => {
    const { db, services } = shop;
    const careIn = async (language: string) => {
      const { Care, ShownIn } = (await visitor.get(`article/1?languageCode=${language}`)).body;
      return [Care, ShownIn?.Care];
    };
    expect(await careIn('sv')).toEqual([undefined, undefined]);
    await db.updateTable('article').set({ care_sv: 'Diskas för hand.' }).where('id', '=', 1).execute();
    await services.versions.changed();
    expect([await careIn('sv'), await careIn('en')]).toEqual([
      ['Diskas för hand.', undefined],
      ['Diskas för hand.', 'sv'],
    ]);
    await db.updateTable('article').set({ care_en: 'Wash by hand.' }).where('id', '=', 1).execute();
    await services.versions.changed();
    expect(await careIn('en')).toEqual(['Wash by hand.', undefined]);
    expect((await visitor.get('products?ids=1')).text).not.toContain('Care');
  });

  test('tells of each picture what it shows, and how large the file to download is', async () => {
    const { db, services } = shop;
    const [first, second, third] = [901, 903, 902];
    await db
      .insertInto('image')
      .values([
        { id: first, file: 'a.jpg', width: 1200, height: 1200, caption_en: null, place_en: null },
        {
          id: second,
          file: 'b.jpg',
          width: 4000,
          height: 3000,
          caption_sv: 'Muggen underifrån',
          caption_en: 'The mug from below',
        },
        { id: third, file: 'c.jpg', width: 900, height: 900 },
      ])
      .execute();
    await db.updateTable('article').set({ image_id: first }).where('id', '=', 1).execute();
    await db
      .insertInto('article_view')
      .values([
        { article_id: 1, image_id: third, sort: 2 },
        { article_id: 1, image_id: second, sort: 1 },
      ])
      .execute();
    await services.versions.changed();
    const { Pictures } = (await visitor.get('article/1?languageCode=en')).body;
    expect(Pictures.map(({ Id }: { Id: number }) => Id)).toEqual([first, second, third]);
    expect(Pictures[0]).toEqual({ Id: first, Width: 1200, Height: 1200, Caption: '' });
    // Nothing larger than the press prints is sent.
    expect(Pictures[1]).toEqual({ Id: second, Width: 3000, Height: 2250, Caption: 'The mug from below' });
  });
});

test('a listing of several colours has what has any of them', async () => {
  const { db, services } = shop;
  const hex = '#2B6A8F';
  const named = (id: number) => ({ id, name_sv: `Färg ${id}`, name_en: `Colour ${id}`, hex });
  await db.insertInto('colour').values([71, 72, 73, 74].map(named)).execute();
  const pairs = [
    [article.mug, 71],
    [article.tray, 72],
    [article.tray, 73],
    [article.book, 74],
  ] as const;
  await db
    .insertInto('article_colour')
    .values(pairs.map(([article_id, colour_id]) => ({ article_id, colour_id })))
    .execute();
  await services.versions.changed();
  const coloured = (...colours: number[]) =>
    idsOf(visitor, `search?${colours.map((id) => `colors[]=${id}`).join('&')}`);
  expect(await coloured(71)).toEqual([article.mug]);
  expect(await coloured(71, 73)).toEqual([article.mug, article.tray]);
  expect(await coloured(72, 73)).toEqual([article.tray]);
  expect(await coloured(74, 71, 72)).toEqual([article.mug, article.tray, article.book].sort());
  expect(await coloured(999)).toEqual([]);
});

test('a regular price is shown only above the price', async () => {
  const { db, services } = shop;
  const shown = async (regular_price: number | null) => {
    await db
      .updateTable('price')
      .set({ price: 4990, regular_price })
      .where('article_id', '=', article.mug)
      .execute();
    await services.versions.changed();
    const { Price, RegularPrice, Discount } = (await customer.get(`article/${article.mug}`)).body;
    return [Price, RegularPrice, Discount];
  };
  expect(await shown(null)).toEqual([49.9, null, null]);
  expect(await shown(3990)).toEqual([49.9, null, null]);
  expect(await shown(4989)).toEqual([49.9, null, null]);
  expect(await shown(4990)).toEqual([49.9, null, null]);
  expect(await shown(4991)).toEqual([49.9, 49.91, null]);
  expect(await shown(9980)).toEqual([49.9, 99.8, 50]);
});
