import { describe, expect, test } from 'vitest';
import { article } from '../../../../test/seed-test-shop.ts';
import { addStaff, logInToOfficeAs, eachInOffice } from '../../../../test/office.ts';
import { aVisitor, logInAs, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
eachInOffice('sales', (opened) => {
  ({ shop, office } = opened);
});

const bowl = {
  ArticleNumber: 'B-100',
  NameSV: 'Skål',
  NameEN: 'Bowl',
  DescriptionSV: 'Rund',
  DescriptionEN: 'Round',
  CareSV: 'Tål maskindisk.',
  CareEN: 'Dishwasher safe.',
  TextSV: '',
  TextEN: '',
  ProductGroupId: 1,
  MaterialId: null,
  ColourIds: [],
  ImageId: null,
  Price: 99.5,
  RegularPrice: 120,
  VatRate: 25,
  QuantityPerPackage: 4,
  QuantityAvailable: 40,
  QuantityBefore: 0,
  BoxWidthMm: 120,
  BoxHeightMm: 60,
  BoxDepthMm: 120,
  WeightG: 350,
  EAN: '7310000000001',
  CountryOfOrigin: 'SE',
  HsCode: '',
  Shelf: 'B3-2',
  OrderedArticles: 0,
  EstimatedDeliveryDate: '',
  NoArticleStock: false,
  News: true,
  SeasonNews: false,
  Active: true,
};

async function read(id: number) {
  return (await office.get(`office/articles/${id}`)).body;
}

/** Saves the article with some values changed. */
async function change(id: number, values: object, client = office) {
  const now = await read(id);
  return await client.put(`office/articles/${id}`, {
    ...now,
    QuantityBefore: now.QuantityAvailable,
    ...values,
  });
}

describe('an article of the office', () => {
  test('is in the shop at once when it is made, and after each save', async () => {
    const made = await office.post('office/articles', { ...bowl, EAN: '' });
    expect(made.status).toBe(200);
    const { Id } = made.body;
    const customer = await logInAs(shop, '1001');
    expect((await customer.get(`article/${Id}?languageCode=en`)).body).toMatchObject({
      ArticleNumber: 'B-100',
      ArticleText: 'Bowl',
      Price: 99.5,
      RegularPrice: 120,
      News: true,
      QuantityPerPackage: 4,
      QuantityAvailable: 40,
      BoxWidth: 12,
      Weight: 0.35,
    });
    expect((await change(Id, { NameSV: 'Stor skål', Price: 89, News: false })).status).toBe(200);
    expect((await customer.get(`article/${Id}?languageCode=sv`)).body).toMatchObject({
      ArticleText: 'Stor skål',
      Price: 89,
      News: false,
    });
    expect((await change(Id, { Active: false })).status).toBe(200);
    expect((await aVisitor(shop).get(`article/${Id}`)).status).toBe(404);
  });

  test('is not overwritten by the second of two who edit it', async () => {
    const both = await read(article.mug);
    const sent = { ...both, QuantityBefore: both.QuantityAvailable };
    const first = await office.put(`office/articles/${article.mug}`, { ...sent, NameSV: 'Kopp' });
    expect(first.status).toBe(200);
    const second = await office.put(`office/articles/${article.mug}`, { ...sent, NameEN: 'Cup' });
    expect([second.status, second.body.type]).toEqual([409, '/problems/changed-meanwhile']);
    expect(await read(article.mug)).toMatchObject({ NameSV: 'Kopp', NameEN: 'Mug' });
    const again = { ...sent, NameSV: 'Kopp', NameEN: 'Cup', Version: first.body.Version };
    expect((await office.put(`office/articles/${article.mug}`, again)).status).toBe(200);
  });

  test('keeps what was sold while its stock was edited', async () => {
    const opened = await read(article.mug);
    const customer = await logInAs(shop, '1001');
    await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12, QuickAdd: false });
    expect((await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).status).toBe(200);
    const saved = await office.put(`office/articles/${article.mug}`, {
      ...opened,
      QuantityBefore: opened.QuantityAvailable,
      QuantityAvailable: opened.QuantityAvailable + 50,
    });
    expect(saved.status).toBe(200);
    expect(saved.body.QuantityAvailable).toBe(138);
    expect((await customer.get(`article/${article.mug}`)).body.QuantityAvailable).toBe(138);
  });

  test.each([
    ['a number that another one has', { ArticleNumber: 'a-2' }, 'ArticleNumber', 'match'],
    ['no Swedish name', { NameSV: ' ' }, 'NameSV', 'required'],
    ['a group that is not there', { ProductGroupId: 99 }, 'ProductGroupId', 'required'],
    ['a picture that is not there', { ImageId: 99 }, 'ImageId', 'match'],
    ['a further picture that is not there', { ViewIds: [99] }, 'ViewIds', 'match'],
    ['more pictures than a page shows', { ViewIds: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, 'ViewIds', 'maxAmount'],
    ['half an öre', { Price: 1.005 }, 'Price', 'decimal'],
    ['a regular price without a price', { Price: null, RegularPrice: 10 }, 'Price', 'required'],
    ['a wrong check digit', { EAN: '7310000000002' }, 'EAN', 'regex'],
    ['a customs code that is none', { HsCode: 'hello!' }, 'HsCode', 'regex'],
    ['a country that is none', { CountryOfOrigin: 'XX' }, 'CountryOfOrigin', 'match'],
    ['a VAT rate that Sweden lacks', { VatRate: 13 }, 'VatRate', 'match'],
    ['a day that is none', { EstimatedDeliveryDate: '2027-02-30' }, 'EstimatedDeliveryDate', 'regex'],
  ])('is refused with %s, and nothing is saved', async (_what, values, field, rule) => {
    const before = await read(article.mug);
    const refused = await change(article.mug, { NameEN: 'Other', ...values });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ field, rule }]);
    expect(await read(article.mug)).toEqual(before);
  });

  test('is told that its number is taken, in the language of who asks', async () => {
    const messageIn = async (language: string) => {
      const old = await read(article.mug);
      const sent = { ...old, ArticleNumber: 'a-2', QuantityBefore: old.QuantityAvailable };
      const refused = await office.put(`office/articles/${article.mug}?languageCode=${language}`, sent);
      return refused.body.errors;
    };
    const taken = { field: 'ArticleNumber', rule: 'match' };
    expect(await messageIn('sv')).toEqual([{ ...taken, message: 'Artikelnumret används redan' }]);
    expect(await messageIn('en')).toEqual([{ ...taken, message: 'That article number is already in use' }]);
  });

  test('keeps its customs code as digits', async () => {
    const saved = await change(article.mug, { HsCode: '6912 00.23' });
    expect([saved.status, saved.body.HsCode]).toEqual([200, '69120023']);
  });

  test('is deleted when nobody uses it; else one is told where it is used', async () => {
    expect((await office.delete(`office/articles/${article.tray}`)).status).toBe(204);
    expect((await aVisitor(shop).get(`article/${article.tray}`)).status).toBe(404);
    const customer = await logInAs(shop, '1001');
    await customer.post('cartrow', { ArticleId: article.mug, Quantity: 6, QuickAdd: false });
    const refused = await office.delete(`office/articles/${article.mug}`);
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/in-use']);
    expect(refused.body.detail).toMatch(/^Används i: 1 varukorg\. /);
    expect((await customer.get('cart')).body.Rows).toHaveLength(1);
  });

  test('tells who changed what', async () => {
    await change(article.mug, { Price: 55 });
    const { body } = await office.get(`office/changes?entity=article&entityId=${article.mug}`);
    expect(body.Rows).toMatchObject([
      {
        StaffName: 'sales',
        Action: 'change',
        Values: [{ Name: 'Price', Before: '49.9', After: '55' }],
      },
    ]);
  });

  test('may be read but not changed by finance', async () => {
    await addStaff(shop, 'finance@maker.example', 'finance');
    const finance = await logInToOfficeAs(shop, 'finance@maker.example');
    expect((await finance.get(`office/articles/${article.mug}`)).status).toBe(200);
    const refused = await change(article.mug, { Price: 1 }, finance);
    expect([refused.status, refused.body.detail]).toEqual([403, 'Din roll får inte göra det här']);
  });
});

describe('the list of articles', () => {
  const numbers = async (query: string): Promise<string[]> => {
    const { body } = await office.get(`office/articles?${query}`);
    return body.Rows.map((row: { ArticleNumber: string }) => row.ArticleNumber);
  };

  test('finds by number and by the names in both languages', async () => {
    expect(await numbers('q=a-3')).toEqual(['A-3']);
    expect(await numbers('q=MUGG')).toEqual(['A-1']);
    expect(await numbers('q=tray')).toEqual(['A-2']);
    expect(await numbers('q=100%25')).toEqual([]);
  });

  test('shows by state and by what is missing', async () => {
    expect(await numbers('state=withdrawn')).toEqual(['A-7']);
    expect(await numbers('state=soldOut')).toEqual(['A-3', 'A-4']);
    await shop.db.updateTable('article').set({ name_en: null }).where('id', '=', article.book).execute();
    expect(await numbers('lacks=english')).toEqual(['A-8']);
    expect(await numbers('group=2')).toEqual(['A-6']);
  });

  test('sorts both ways and comes a page at a time', async () => {
    expect(await numbers('sort=-price&take=2')).toEqual(['A-2', 'A-3']);
    expect(await numbers('sort=stock&take=1')).toEqual(['A-3']);
    const { body } = await office.get('office/articles?skip=6&take=50');
    expect([body.Rows.length, body.Total]).toEqual([2, 8]);
  });
});
