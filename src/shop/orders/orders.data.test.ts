import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cloneOrder } from '../../../test/clone-order.ts';
import { article } from '../../../test/seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';
import type { Order, OrderRow } from './contract.ts';

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

async function order(from = client): Promise<number> {
  await from.post('cartrow', { ArticleId: article.book, Quantity: 1 });
  return (await from.post('Order', { wayOfDeliveryId: 1, partialDelivery: false })).body.OrderId;
}

async function manyOrders(count: number): Promise<number[]> {
  const ids = [];
  for (let index = 0; index < count; index++) {
    ids.push(await order());
    // Two orders are placed per minute, so that some have the same time.
    if (index % 2) shop.wait(60);
  }
  return ids.reverse();
}

async function page(query: string): Promise<{ ids: number[]; total: number }> {
  const { body } = await client.get(`orders${query}`);
  return { ids: body.Orders.map((row: Order) => row.Id), total: body.TotalCount };
}

test('a customer without orders has an empty list', async () => {
  expect((await client.get('orders')).body).toEqual({ Orders: [], TotalCount: 0 });
});

test('a visitor has no orders', async () => {
  expect((await aVisitor(shop).get('orders')).status).toBe(401);
  expect((await aVisitor(shop).get('OrderRows/1')).status).toBe(401);
});

test('orders come newest first, thirty at a time, and never more than are asked for', async () => {
  const newestFirst = await manyOrders(33);
  expect(await page('')).toEqual({ ids: newestFirst.slice(0, 30), total: 33 });
  expect(await page('?skip=30')).toEqual({ ids: newestFirst.slice(30), total: 33 });
  expect(await page('?skip=5&take=7')).toEqual({ ids: newestFirst.slice(5, 12), total: 33 });
  expect(await page('?take=100')).toEqual({ ids: newestFirst, total: 33 });
  expect(await page('?skip=1000')).toEqual({ ids: [], total: 33 });
});

test.each(['skip=-1', 'take=0', 'take=101', 'take=x', 'skip=1.5', 'take=99999999999999999999'])(
  '%s is bad input',
  async (query) => {
    expect((await client.get(`orders?${query}`)).status).toBe(400);
  },
);

test('somebody else’s order is as unknown as one that is not there', async () => {
  const other = await logInAs(shop, '1002');
  const id = await order(other);
  const theirs = await client.get(`OrderRows/${id}`);
  const none = await client.get('OrderRows/999999');
  expect([theirs.status, none.status]).toEqual([404, 404]);
  expect(theirs.text).toBe(none.text);
  expect((await client.get('orders')).body.TotalCount).toBe(0);
  expect((await other.get(`OrderRows/${id}`)).status).toBe(200);
});

test.each(['0', '-1', 'x', '1.0', '9999999999', '%00'])('%j is no order', async (id) => {
  expect((await client.get(`OrderRows/${id}`)).status).toBe(404);
});

describe('an order as it was told', () => {
  const checkout = { wayOfDeliveryId: 1, partialDelivery: true };
  const add = (ArticleId: number, Quantity: number) => client.post('cartrow', { ArticleId, Quantity });
  const place = async (more: object = {}) =>
    (await client.post('Order', { ...checkout, ...more })).body.OrderId;
  const rowsOf = async (id: number): Promise<OrderRow[]> => (await client.get(`orders/${id}`)).body.Rows;

  test('says what is short of each row and when it comes, and the office’s word after that', async () => {
    // One piece is in stock, and the text concerns the other.
    const day = { estimated_delivery_date: '2027-01-12', quantity_available: 1 };
    await shop.db.updateTable('article').set(day).where('id', '=', article.onOrder).execute();
    await shop.db.insertInto('setting').values({ name: 'OrderMonthSV', value: 'Leverans i maj' }).execute();
    await shop.services.versions.changed();
    await add(article.tray, 8);
    await add(article.onOrder, 2);
    await add(article.madeToOrder, 3);
    await add(article.book, 1);
    const id = await place();
    const shortages = (await rowsOf(id)).map((row) => [
      row.QuantityShort,
      row.ExpectedMonth,
      row.ExpectedText,
    ]);
    expect(shortages).toEqual([
      [3, null, ''],
      [1, '2027-01', ''],
      [3, null, 'Leverans i maj'],
      [0, null, ''],
    ]);
    // The article's current stock text does not change what was promised with the order.
    await shop.db.updateTable('article').set({ estimated_delivery_date: '2027-06-01' }).execute();
    expect((await rowsOf(id))[1]?.ExpectedMonth).toBe('2027-01');
    await shop.db
      .updateTable('order_row')
      .set({ expected_date: '2027-02-03' })
      .where('order_id', '=', id)
      .where('article_id', '=', article.onOrder)
      .execute();
    expect((await rowsOf(id))[1]).toMatchObject({ ExpectedDate: '2027-02-03', ExpectedMonth: null });
  });

  test('has its week, address and rows in one answer, for its customer alone', async () => {
    await add(article.book, 2);
    const id = await place({ deliveryWeek: '2027-W05', purchaseOrderNumber: 'PO 1', orderInfoText: 'Hej' });
    const { body } = await client.get(`orders/${id}`);
    expect(body).toMatchObject({
      Id: id,
      DeliveryWeek: '2027-W05',
      PurchaseOrderNumber: 'PO 1',
      Message: 'Hej',
      DeliveryAddress: ['Butik Ett & Co', 'Åsa Öberg', 'Storgatan 1', '114 18 Stockholm'],
      ConfirmationEmail: 'ett@butik.example',
      ConfirmationIsMailed: false,
      Rows: [{ ArticleId: article.book, ArticleNumber: 'A-8', Quantity: 2 }],
    });
    const other = await logInAs(shop, '1002');
    expect((await other.get(`orders/${id}`)).status).toBe(404);
    expect((await other.get('orders/999999')).text).toBe((await other.get(`orders/${id}`)).text);
    expect((await aVisitor(shop).get(`orders/${id}`)).status).toBe(401);
  });

  test('leads to its articles while they are sold', async () => {
    await add(article.book, 1);
    const id = await place();
    await shop.db.updateTable('article').set({ active: false }).where('id', '=', article.book).execute();
    expect((await rowsOf(id))[0]).toMatchObject({
      ArticleId: null,
      ArticleNumber: 'A-8',
      Description: 'Bok',
    });
  });

  test('names its way of delivery in the reader’s language, and as it was when it is called otherwise now', async () => {
    const id = await order();
    const way = async () => (await client.get('orders?languageCode=en')).body.Orders[0].WayOfDeliveryName;
    expect(await way()).toBe('Mail');
    await shop.db.updateTable('way_of_delivery').set({ name_sv: 'Brev' }).where('id', '=', 1).execute();
    expect(await way()).toBe('Post');
    expect(id).toBeGreaterThan(0);
  });

  test('is a paper for its customer alone, in the language it was placed in', async () => {
    await add(article.tray, 8);
    const id = await place({ purchaseOrderNumber: 'PO 4500-17' });
    const paper = await client.get(`pdf/Order/${id}?languageCode=en`);
    expect(paper).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    expect(paper.headers['content-disposition']).toBe(`inline; filename="order-${id}.pdf"`);
    expect(paper.text).toContain('%PDF');
    expect((await (await logInAs(shop, '1002')).get(`pdf/Order/${id}`)).status).toBe(404);
    expect((await aVisitor(shop).get(`pdf/Order/${id}`)).status).toBe(401);
    expect((await client.get('pdf/Order/x')).status).toBe(404);
  });
});

describe('the list of orders', () => {
  let small: number;
  let large: number;
  beforeEach(async () => {
    const checkout = { wayOfDeliveryId: 1, partialDelivery: true };
    await client.post('cartrow', { ArticleId: article.book, Quantity: 1 });
    const said = { purchaseOrderNumber: 'PO 4500-17', orderInfoText: '100% jul' };
    small = (await client.post('Order', { ...checkout, ...said })).body.OrderId;
    // An order of before may have a number without a consignment.
    const before = { consignment_id: 'SE370724X' };
    await shop.db.updateTable('customer_order').set(before).where('id', '=', small).execute();
    // In Sweden the new year has begun.
    shop.setTime('2026-12-31T23:30:00Z');
    client = await logInAs(shop, '1001');
    await client.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
    large = (await client.post('Order', checkout)).body.OrderId;
    await shop.db
      .insertInto('consignment')
      .values({ order_id: large, sent_at: new Date('2026-01-01'), parcels: ['NO88', 'NO99'] })
      .execute();
  });

  test.each<[string, () => string, () => number[]]>([
    ['our number', () => `${large}`, () => [large]],
    ['their own number', () => 'po 4500', () => [small]],
    ['an article', () => 'mugg', () => [large]],
    ['an article number', () => 'A-8', () => [small]],
    ['a text', () => 'JUL', () => [small]],
    ['the number of a consignment', () => 'se370724x', () => [small]],
    ['the number of any of its parcels', () => 'no99', () => [large]],
    ['a year', () => '2027', () => [large]],
    ['several words, which must all be there', () => '2026 bok', () => [small]],
    ['words of different orders', () => '2027 bok', () => []],
    ['a sign of patterns', () => '100%', () => [small]],
    ['a sign of patterns alone', () => '_', () => []],
  ])('is searched by %s', async (_what, words, found) => {
    const { ids, total } = await page(`?q=${encodeURIComponent(words())}`);
    expect({ ids, total }).toEqual({ ids: found(), total: found().length });
  });

  describe('in each state', () => {
    const daysAgo = (days: number) => new Date(shop.services.now().getTime() - days * 86_400_000);
    let ids: Record<string, number>;
    beforeEach(async () => {
      const states = {
        received: { status: 1 },
        started: { status: 2 },
        partly: { status: 2, sent: 1, daysAgo: 13.9 },
        delivered: { status: 3, sent: 6, daysAgo: 14.1 },
        invoiced: { status: 5, sent: 6, daysAgo: 1 },
        short: { status: 1, has_shortage: true },
        cancelled: { status: 4 },
      };
      ids = {};
      for (const [name, { status, ...more }] of Object.entries(states)) {
        const id = await order();
        ids[name] = id;
        const set = { status, has_shortage: 'has_shortage' in more };
        await shop.db.updateTable('customer_order').set(set).where('id', '=', id).execute();
        if (!('sent' in more)) continue;
        const sent = { quantity_delivered: more.sent, quantity: 6 };
        await shop.db.updateTable('order_row').set(sent).where('order_id', '=', id).execute();
        await shop.db
          .insertInto('consignment')
          .values({ order_id: id, sent_at: daysAgo(more.daysAgo) })
          .execute();
      }
    });

    test.each([
      ['state=received', ['received', 'short', 'large', 'small']],
      ['state=started', ['started']],
      ['state=partly', ['partly']],
      ['state=sent', ['invoiced', 'delivered']],
      ['state=backorder', ['short']],
      ['state=cancelled', ['cancelled']],
      ['q=Restnoterad', ['short']],
      ['q=backorder', ['short']],
      ['q=skickad', ['invoiced', 'delivered']],
      ['q=annullerad', ['cancelled']],
      ['q=p%C3%A5%20v%C3%A4g', ['invoiced', 'partly']],
      ['q=p%C3%A5%20v%C3%A4g&state=sent', ['invoiced']],
      ['q=skickad+annullerad', []],
      ['q=annullerad+A-8', ['cancelled']],
      ['q=annullerad+mugg', []],
    ])('is filtered by %s', async (query, names) => {
      const numbers = { ...ids, small, large };
      const expected = names.map((name) => numbers[name as keyof typeof numbers]);
      const { ids: found, total } = await page(`?${query}`);
      expect(found.toSorted()).toEqual(expected.toSorted());
      expect(total).toBe(names.length);
      expect((await client.get(`orders/export?format=csv&${query}`)).body.Orders).toBe(names.length);
    });
  });

  test('is in no state that there is not', async () => {
    const { status, body } = await client.get('orders?state=lost');
    expect([status, body.errors[0].field]).toEqual([400, 'state']);
  });

  test('is sorted by time and by amount', async () => {
    expect((await page('?sort=oldest')).ids).toEqual([small, large]);
    expect((await page('?sort=highest')).ids).toEqual([large, small]);
    expect((await page('?sort=lowest')).ids).toEqual([small, large]);
    expect((await page('?sort=lowest&skip=1')).ids).toEqual([large]);
  });

  test('never finds somebody else’s', async () => {
    const other = await logInAs(shop, '1002');
    expect((await other.get(`orders?q=${large}`)).body.TotalCount).toBe(0);
    expect((await other.get('orders/export?format=csv')).body.Orders).toBe(0);
  });

  test('is saved with each part of it in its own column', async () => {
    const set = {
      delivery_year: 2026,
      delivery_week: 50,
      delivery_name: 'Butiken',
      delivery_address1: 'Port 3',
      currency_code: 'EUR',
      purchase_order_number: 'PO-7',
    };
    await shop.db.updateTable('customer_order').set(set).where('id', '=', small).execute();
    await shop.db
      .updateTable('order_row')
      .set({ quantity: 9, quantity_delivered: 3, quantity_cancelled: 2, quantity_short: 4, total_amount: 90 })
      .where('order_id', '=', small)
      .execute();
    const { body } = await client.get('orders/export?format=csv&sort=oldest');
    const [heading, line] = Buffer.from(body.File, 'base64').toString().split('\r\n');
    expect(heading).toBe(
      '\uFEFFOrdernr;Datum;Ditt ordernummer;Önskad leveransvecka;Leveranssätt;Leveransadress;Artikelnr;Benämning;Antal;' +
        'Skickat;Annullerat;Restnoterat;Pris;Belopp;Valuta',
    );
    const to = 'Butiken, Åsa Öberg, Port 3, 114 18 Stockholm';
    expect(line).toBe(`${small};2026-10-14;PO-7;2026-W50;Post;${to};A-8;Bok;9;3;2;4;0,10;0,90;EUR`);
  });

  test('is saved as it is shown, row by row, as CSV and as a workbook', async () => {
    const { body } = await client.get('orders/export?format=csv&sort=oldest');
    expect(body).toMatchObject({ FileName: 'mina-order-2027-01-01.csv', Orders: 2, HasMore: false });
    const [heading, ...lines] = Buffer.from(body.File, 'base64').toString().split('\r\n').filter(Boolean);
    expect(heading).toMatch(/^\uFEFFOrdernr;Datum;Ditt ordernummer;/);
    expect(lines[0]).toMatch(
      new RegExp(`^${small};2026-10-14;PO 4500-17;;Post;.*;A-8;Bok;1;0;0;0;0,10;0,10;SEK$`),
    );
    expect(lines).toHaveLength(2);
    const found = (await client.get('orders/export?format=csv&q=jul')).body;
    expect(found.Orders).toBe(1);
    const workbook = (await client.get('orders/export?format=xlsx&languageCode=en')).body;
    expect(workbook.FileName).toBe('my-orders-2027-01-01.xlsx');
    expect(Buffer.from(workbook.File, 'base64').subarray(0, 2).toString()).toBe('PK');
    expect((await client.get('orders/export')).status).toBe(400);
  });
});

test('a file has the thousand newest orders, and says where there are more', async () => {
  const first = await order();
  await cloneOrder(shop.db, 999);
  const saved = async () => {
    const { Orders, HasMore } = (await client.get('orders/export?format=csv')).body;
    return [Orders, HasMore];
  };
  expect(await saved()).toEqual([1_000, false]);
  await shop.db.deleteFrom('order_row').where('order_id', '>', first).execute();
  await shop.db.deleteFrom('customer_order').where('id', '>', first).execute();
  await cloneOrder(shop.db, 1_000);
  expect(await saved()).toEqual([1_000, true]);
});
