import { describe, expect, test } from 'vitest';
import { article } from '../../../../../test/seed-test-shop.ts';
import { addStaff, logInToOfficeAs, eachInOffice } from '../../../../../test/office.ts';
import { aVisitor, logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';

let shop: TestShop;
let sales: Client;
eachInOffice('sales', (opened) => {
  ({ shop, office: sales } = opened);
});

const mug = { ArticleNumber: 'A-1', Price: 40, RegularPrice: null, ValidFrom: '', ValidTo: '' };
const campaign = { ...mug, ValidFrom: '2026-10-20', ValidTo: '2026-10-25' };
const group = { Code: 'CAFE', NameSV: 'Kaféer', NameEN: 'Cafés', CurrencyCode: 'SEK' };

async function add(price: object, code = 'standard') {
  return await sales.post(`office/price-lists/${code}/prices`, { ...mug, ...price });
}

async function rows(query = '', code = 'standard') {
  return (await sales.get(`office/price-lists/${code}/prices?q=A-1&${query}`)).body.Rows;
}

async function putOnList(customer_number: string, price_list_code: string) {
  await shop.db
    .updateTable('customer')
    .set({ price_list_code })
    .where('customer_number', '=', customer_number)
    .execute();
  shop.sessions.forget();
}

describe('a price for a time', () => {
  test('holds from midnight in Sweden to midnight after its last day, in lists, cart and order', async () => {
    expect((await add({ ...campaign, RegularPrice: 49.9 })).status).toBe(204);
    await (await logInAs(shop, '1001')).post('cartrow', { ArticleId: article.mug, Quantity: 6 });
    const seen = async () => {
      const client = await logInAs(shop, '1001');
      const [{ body: one }, { body: list }, { body: cart }] = [
        await client.get(`article/${article.mug}`),
        await client.get(`products?ids=${article.mug}`),
        await client.get('cart'),
      ];
      expect(list.Articles[0].Price).toBe(one.Price);
      expect(cart.Rows[0].Price).toBe(one.Price);
      return [one.Price, one.RegularPrice, one.Discount];
    };
    for (const [moment, price] of [
      ['2026-10-19T21:59:59Z', [49.9, null, null]],
      ['2026-10-19T22:00:00Z', [40, 49.9, 19]],
      // Daylight saving time has ended on this day.
      ['2026-10-25T22:59:59Z', [40, 49.9, 19]],
      ['2026-10-25T23:00:00Z', [49.9, null, null]],
      // The clock has been set back.
      ['2026-10-22T12:00:00Z', [40, 49.9, 19]],
    ] as const) {
      shop.setTime(moment);
      expect(await seen(), moment).toEqual(price);
    }
  });

  test('is charged as it is at the moment of ordering, whatever the cart showed', async () => {
    await add(campaign);
    shop.setTime('2026-10-25T22:59:00Z');
    const client = await logInAs(shop, '1001');
    await client.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
    const { Version: cartVersion, TotalExcludingVat } = (await client.get('cart')).body;
    expect(TotalExcludingVat).toBe(240);
    shop.setTime('2026-10-25T23:00:00Z');
    const order = { wayOfDeliveryId: 1, partialDelivery: true };
    expect((await client.post('Order', { ...order, cartVersion })).status).toBe(409);
    expect((await client.get('cart')).body.TotalExcludingVat).toBe(299.4);
    await client.post('Order', order);
    const { price } = await shop.db.selectFrom('order_row').select('price').executeTakeFirstOrThrow();
    expect(price).toBe(4990);
  });

  test('of the customer’s list comes before one of the standard list, and ends in what that says', async () => {
    await sales.post('office/price-lists', group);
    await putOnList('1001', 'CAFE');
    const price = async () => (await (await logInAs(shop, '1001')).get(`article/${article.mug}`)).body.Price;
    expect(await price()).toBe(49.9);
    await add({ Price: 45, ValidFrom: '2026-10-01', ValidTo: '2026-10-31' });
    expect(await price()).toBe(45);
    await add({ Price: 41, ValidTo: '2026-10-14' }, 'CAFE');
    expect(await price()).toBe(41);
    shop.setTime('2026-10-15T12:00:00Z');
    expect(await price()).toBe(45);
  });

  test('never reaches a visitor, whose cached answer stays the same when it begins', async () => {
    await add({ ...campaign, Price: 1234.5 });
    const visitor = aVisitor(shop);
    const { text, headers } = await visitor.get(`article/${article.mug}`);
    shop.setTime('2026-10-21T12:00:00Z');
    const later = await visitor.get(`article/${article.mug}`);
    expect([later.text, later.headers.etag]).toEqual([text, headers.etag]);
    expect(text).not.toMatch(/Price|Discount|1234/);
    for (const path of [
      'office/price-lists',
      'office/price-lists/standard/prices',
      'office/articles/1/prices',
    ])
      expect((await visitor.get(path)).status).toBe(401);
  });

  test('is shown with where it stands today', async () => {
    await add({ Price: 30, ValidFrom: '2026-09-01', ValidTo: '2026-09-30' });
    await add({ Price: 45, ValidFrom: '2026-10-01' });
    await add(campaign);
    expect((await rows('sort=from')).map((row: { State: string }) => row.State)).toEqual([
      'passed',
      'holds',
      'coming',
      'replaced',
    ]);
    expect((await rows('state=coming')).length).toBe(1);
    const ofArticle = (await sales.get('office/articles/1/prices')).body.Rows;
    expect(ofArticle).toHaveLength(4);
    expect((await sales.get('office/price-lists/standard')).body).toMatchObject({ Articles: 8, Timed: 2 });
  });

  test('may not begin on the day of another, nor share days with another that ends', async () => {
    await add(campaign);
    const refused = async (days: object) => {
      const { status, body } = await add(days);
      return status === 400 && `${body.errors[0].field} ${body.errors[0].message}`;
    };
    expect(await refused({ ValidFrom: '2026-10-20' })).toMatch(
      /^ValidFrom Krockar .* 2026-10-20–2026-10-25$/,
    );
    expect(await refused({ ValidFrom: '2026-10-25', ValidTo: '2026-10-26' })).toMatch(/^ValidFrom Krockar/);
    expect(await refused({ ValidFrom: '2026-11-02', ValidTo: '2026-11-01' })).toMatch(/^ValidTo/);
    expect(await refused({ ValidFrom: '2026-02-30' })).toMatch(/^ValidFrom/);
    expect(await refused({})).toMatch(/^ValidFrom Artikeln har redan ett pris utan dagar/);
    expect(await refused({ ArticleNumber: 'FINNS-EJ', ValidFrom: '2027-01-01' })).toMatch(/^ArticleNumber/);
    expect(await add({ ValidFrom: '2026-10-22' })).toMatchObject({ status: 204 });
    expect(await rows()).toHaveLength(3);
    // One without days may come after those for a time, once.
    await sales.post('office/price-lists', group);
    const inTurn = [await add(campaign, 'CAFE'), await add({}, 'CAFE'), await add({}, 'CAFE')];
    expect(inTurn.map(({ status }) => status)).toEqual([204, 204, 400]);
  });

  test('is changed, ended and taken away, each in the log, and the second of two is told', async () => {
    await add({ ValidFrom: '2026-10-01' });
    const [row] = await rows('state=holds');
    const path = `office/price-lists/standard/prices/1/${row.PeriodId}`;
    const ended = { Price: 39, RegularPrice: 49.9, ValidFrom: '2026-10-01', ValidTo: '2026-10-31' };
    expect((await sales.put(path, { ...ended, Version: row.Version })).status).toBe(204);
    const [changed] = await rows('state=holds');
    expect(changed).toMatchObject(ended);
    expect(changed.PeriodId).toBe(row.PeriodId);
    expect((await sales.put(path, { ...ended, Version: row.Version })).status).toBe(409);
    expect((await sales.delete(path)).status).toBe(204);
    expect((await sales.delete(path)).status).toBe(404);
    const { Rows } = (await sales.get('office/changes?entity=price-list&entityId=standard')).body;
    expect(Rows.map(({ Values }: { Values: unknown[] }) => Values[0])).toEqual([
      {
        Name: 'A-1',
        Before: expect.stringContaining('39,00 SEK (49,90) 2026-10-01–2026-10-31'),
        After: null,
      },
      expect.objectContaining({ Before: '40,00 SEK 2026-10-01–' }),
      { Name: 'A-1', Before: null, After: '40,00 SEK 2026-10-01–' },
    ]);
  });

  test('is not another list’s or another article’s', async () => {
    await sales.post('office/price-lists', group);
    await add(campaign);
    const [{ PeriodId, Version }] = await rows('state=coming');
    for (const path of [`CAFE/prices/1/${PeriodId}`, `standard/prices/2/${PeriodId}`, 'CAFE/prices/1/0']) {
      expect((await sales.put(`office/price-lists/${path}`, { ...campaign, Version })).status, path).toBe(
        404,
      );
      expect((await sales.delete(`office/price-lists/${path}`)).status, path).toBe(404);
    }
    expect(await rows('state=coming')).toHaveLength(1);
  });
});

describe('a price list', () => {
  test('is made, called something else and deleted, but not while a customer has it', async () => {
    expect((await sales.post('office/price-lists', group)).body).toMatchObject({ Customers: 0, Articles: 0 });
    expect((await sales.post('office/price-lists', { ...group, Code: 'cafe' })).body.errors[0].field).toBe(
      'Code',
    );
    for (const Code of ['new', 'a/b', ' ', ''])
      expect((await sales.post('office/price-lists', { ...group, Code })).status).toBe(400);
    const { Version } = (await sales.get('office/price-lists/CAFE')).body;
    const renamed = { NameSV: 'Kaféer och barer', NameEN: '', Version };
    expect((await sales.put('office/price-lists/CAFE', renamed)).body.NameSV).toBe('Kaféer och barer');
    expect((await sales.put('office/price-lists/CAFE', renamed)).status).toBe(409);
    await add({}, 'CAFE');
    await add(campaign, 'CAFE');
    await putOnList('1002', 'CAFE');
    const refused = await sales.delete('office/price-lists/CAFE');
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Används av 1 kund. Ge dem en annan prislista först.',
    ]);
    expect((await sales.get('office/customers?priceList=CAFE')).body).toMatchObject({ Total: 1 });
    await putOnList('1002', 'standard');
    expect((await sales.delete('office/price-lists/CAFE')).status).toBe(204);
    expect((await sales.get('office/price-lists/CAFE')).status).toBe(404);
    expect((await sales.delete('office/price-lists/standard')).status).toBe(409);
  });

  test('in another currency gives its customers that currency, and never the standard list’s figures', async () => {
    await sales.post('office/price-lists', { ...group, Code: 'EURO', CurrencyCode: 'EUR' });
    await add({ Price: 5 }, 'EURO');
    const { Rows } = (await sales.get('office/customers?q=1001')).body;
    const { body: customer } = await sales.get(`office/customers/${Rows[0].Id}`);
    const changed = await sales.put(`office/customers/${Rows[0].Id}`, { ...customer, PriceListCode: 'EURO' });
    expect(changed.body).toMatchObject({ PriceListCode: 'EURO', CurrencyCode: 'EUR' });
    shop.sessions.forget();
    const client = await logInAs(shop, '1001');
    expect((await client.get(`article/${article.mug}`)).body.Price).toBe(5);
    expect((await client.get(`article/${article.tray}`)).body).not.toHaveProperty('Price');
    const bought = await client.post('cartrow', { ArticleId: article.tray, Quantity: 1, QuickAdd: false });
    expect(bought.status).toBe(404);
  });

  test('is read by every role and changed by those who set prices', async () => {
    await addStaff(shop, 'content@maker.example', 'content');
    const content = await logInToOfficeAs(shop, 'content@maker.example');
    expect((await content.get('office/price-lists')).body.Rows).toHaveLength(1);
    expect((await content.post('office/price-lists', group)).status).toBe(403);
    expect((await content.delete('office/price-lists/standard/prices/1/0')).status).toBe(403);
  });
});
