import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { times } from '../../../../../test/sizes.ts';
import { readMissingPieces } from '#shop/orders/shortages/store.server.ts';
import { article } from '../../../../../test/seed-test-shop.ts';
import { addStaff, logInToOfficeAs, eachInOffice } from '../../../../../test/office.ts';
import { logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
eachInOffice('finance', (opened) => {
  ({ shop, office } = opened);
});

async function order(customer: string, ArticleId: number, Quantity: number): Promise<number> {
  const client = await logInAs(shop, customer);
  await client.post('cartrow', { ArticleId, Quantity, QuickAdd: false });
  return (await client.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body.OrderId;
}

async function sales(by: string, days = 'from=2026-10-12&to=2026-10-18') {
  return (await office.get(`office/figures/sales?by=${by}&${days}&languageCode=en`)).body.Rows;
}

test('sales are summed by week, group, reseller and country, without what was cancelled', async () => {
  await order('1001', article.mug, 12);
  await order('1001', article.tray, 1);
  await order('1004', article.mug, 6);
  const cancelled = await order('1002', article.mug, 60);
  await shop.db.updateTable('customer_order').set({ status: 4 }).where('id', '=', cancelled).execute();
  const all = { CurrencyCode: 'SEK', Orders: 3, Quantity: 19, Amount: 12 * 49.9 + 120 + 6 * 49.9 };
  const [week] = await sales('week');
  expect(week).toMatchObject({ Name: '2026-W42', ...all, Amount: expect.closeTo(all.Amount, 2) });
  expect(await sales('group')).toMatchObject([{ Name: 'Mugs', Orders: 3, Quantity: 19 }]);
  expect(await sales('reseller')).toMatchObject([
    { Name: 'Butik Ett & Co', Orders: 2, Amount: expect.closeTo(718.8, 2) },
    { Name: 'Laden Vier GmbH', Orders: 1, Amount: expect.closeTo(299.4, 2) },
  ]);
  expect(await sales('country')).toMatchObject([{ Name: 'Sweden' }, { Name: 'Germany' }]);
  expect(await sales('week', 'from=2026-10-15&to=2026-10-18')).toEqual([]);
  // A reseller is called what it was at the latest order.
  for (const name of ['Butik Ett i Umeå', 'Ettan AB']) {
    await shop.db.updateTable('customer').set({ name }).where('customer_number', '=', '1001').execute();
    shop.wait(60);
    await order('1001', article.tray, 1);
  }
  expect(await sales('reseller')).toMatchObject([
    { Name: 'Ettan AB', Orders: 4 },
    { Name: 'Laden Vier GmbH' },
  ]);
});

/** Prices in öre, and the group of each. */
const goods = [
  { id: article.mug, price: 4990, pack: 6, group: 'Mugs' },
  { id: article.onOrder, price: 5000, pack: 1, group: 'Mugs' },
  { id: article.secret, price: 1000, pack: 1, group: 'Hidden' },
  { id: article.book, price: 10, pack: 1, group: 'Mugs' },
];
const buyers = [
  { number: '1001', name: 'Butik Ett & Co', country: 'Sweden' },
  { number: '1002', name: 'Butik Två', country: 'Sweden' },
  { number: '1004', name: 'Laden Vier GmbH', country: 'Germany' },
];
const someRows = fc.uniqueArray(
  fc.record({ good: fc.constantFrom(...goods), packs: fc.integer({ min: 1, max: 4 }), gone: fc.nat(30) }),
  { selector: ({ good }) => good.id, minLength: 1, maxLength: 3 },
);
const someOrders = fc.array(
  fc.record({
    buyer: fc.constantFrom(...buyers),
    /** Monday of week 42, Sunday of it, Monday of week 43, the next month in week 45, and the day before all. */
    day: fc.constantFrom('2026-10-12', '2026-10-18', '2026-10-19', '2026-11-02', '2026-10-11'),
    rows: someRows,
    currency: fc.constantFrom('SEK', 'SEK', 'EUR'),
    status: fc.constantFrom(1, 2, 3, 5, 4),
  }),
  { maxLength: 5 },
);

test('sales of any orders are what is left of each of their rows, in money and pieces', async () => {
  const seen = fc.asyncProperty(someOrders, async (orders) => {
    await shop.db.deleteFrom('order_row').execute();
    await shop.db.deleteFrom('customer_order').execute();
    const left: { of: Record<string, string>; order: number; pieces: number; ore: number }[] = [];
    for (const { buyer, day, rows, currency, status } of orders) {
      const client = await logInAs(shop, buyer.number);
      for (const { good, packs } of rows)
        await client.post('cartrow', { ArticleId: good.id, Quantity: packs * good.pack });
      const answer = await client.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
      const order: number = answer.body.OrderId;
      const values = { created_at: new Date(`${day}T10:00:00Z`), currency_code: currency, status };
      await shop.db.updateTable('customer_order').set(values).where('id', '=', order).execute();
      for (const { good, packs, gone } of rows) {
        // One piece stays at least: an order of which all is cancelled is itself cancelled.
        const quantity_cancelled = Math.min(gone, packs * good.pack - 1);
        const ofRow = shop.db.updateTable('order_row').where('order_id', '=', order);
        await ofRow.set({ quantity_cancelled }).where('article_id', '=', good.id).execute();
        const pieces = packs * good.pack - quantity_cancelled;
        const week = day < '2026-10-19' ? '2026-W42' : day < '2026-11' ? '2026-W43' : '2026-W45';
        const month = day.slice(0, 7);
        const of = { month, week, group: good.group, reseller: buyer.name, country: buyer.country, currency };
        if (status !== 4 && day >= '2026-10-12') left.push({ of, order, pieces, ore: pieces * good.price });
      }
    }
    for (const by of ['month', 'week', 'group', 'reseller', 'country']) {
      const sums = new Map<string, { orders: Set<number>; pieces: number; ore: number }>();
      for (const { of, order, pieces, ore } of left) {
        const key = `${of[by]} ${of.currency}`;
        const sum = sums.get(key) ?? { orders: new Set(), pieces: 0, ore: 0 };
        sums.set(key, { orders: sum.orders.add(order), pieces: sum.pieces + pieces, ore: sum.ore + ore });
      }
      const expected = [...sums].map(([key, { orders: of, pieces, ore }]) => [key, of.size, pieces, ore]);
      const told = await sales(by, 'from=2026-10-12&to=2026-11-02');
      expect(
        told
          .map((row: Record<string, number>) => [
            `${row.Name} ${row.CurrencyCode}`,
            row.Orders,
            row.Quantity,
            Math.round((row.Amount ?? 0) * 100),
          ])
          .sort(),
      ).toEqual(expected.sort());
    }
  });
  await fc.assert(seen, { numRuns: 5 * times, seed: 20783 });
});

test('a day is that of the clocks in Sweden, also at its edges', async () => {
  const id = await order('1001', article.mug, 6);
  const at = (created_at: string) =>
    shop.db
      .updateTable('customer_order')
      .set({ created_at: new Date(created_at) })
      .where('id', '=', id)
      .execute();
  await at('2026-10-13T22:00:00Z');
  expect(await sales('week', 'from=2026-10-14&to=2026-10-14')).toHaveLength(1);
  await at('2026-10-13T21:59:59Z');
  expect(await sales('week', 'from=2026-10-14&to=2026-10-14')).toEqual([]);
});

test('pieces wait in orders that are placed or in hand, and in no others', async () => {
  const [short, ofNone] = [await order('1001', article.onOrder, 8), await order('1002', article.mug, 6)];
  const other = await order('1002', article.onOrder, 2);
  const waits = async () => {
    const { Rows } = (await office.get('office/figures/short')).body;
    const missing = await readMissingPieces(shop.db, [article.onOrder, article.mug, article.book]);
    const told = Rows.map((row: Record<string, number>) => [
      row['ArticleNumber'],
      row['Orders'],
      row['QuantityShort'],
    ]);
    expect(missing.map(({ article_id, pieces }) => [`A-${article_id}`, pieces])).toEqual(
      told.map(([number, , pieces]: [string, number, number]) => [number, pieces]),
    );
    return told;
  };
  const set = (id: number, status: number) =>
    shop.db.updateTable('customer_order').set({ status }).where('id', '=', id).execute();
  for (const status of [1, 2, 3, 4, 5]) {
    await set(short, status);
    await set(ofNone, status);
    // None of the article is in stock.
    expect(await waits(), String(status)).toEqual([['A-4', status <= 2 ? 2 : 1, status <= 2 ? 10 : 2]]);
  }
  await set(other, 3);
  expect(await waits()).toEqual([]);
  expect(await readMissingPieces(shop.db, [])).toEqual([]);
});

test('what open orders wait for is summed by article', async () => {
  await order('1001', article.tray, 8);
  await order('1002', article.tray, 2);
  const { Rows } = (await office.get('office/figures/short')).body;
  expect(Rows).toMatchObject([{ ArticleNumber: 'A-2', Orders: 1, QuantityShort: 3, ExpectedDate: '' }]);
});

test.each([
  ['days that are none', 'by=week&from=2026-02-30&to=2026-03-01', 'from'],
  ['days in the wrong order', 'by=week&from=2026-03-02&to=2026-03-01', 'to'],
  ['too many years at once', 'by=week&from=2016-03-02&to=2026-03-01', 'to'],
  ['another kind', 'by=person&from=2026-03-01&to=2026-03-01', 'by'],
])('%s are refused', async (_what, query, field) => {
  const refused = await office.get(`office/figures/sales?${query}`);
  expect([refused.status, refused.body.errors[0].field]).toEqual([400, field]);
});

test.each([
  ['sv', ['Vecka', 'Order', 'Antal', 'Belopp exkl. moms', 'Valuta']],
  ['en', ['Week', 'Orders', 'Quantity', 'Amount excl. VAT', 'Currency']],
])('figures are saved as a workbook with numbers and dates, in %s', async (language, heading) => {
  await order('1001', article.mug, 12);
  await order('1001', article.tray, 8);
  await shop.db
    .updateTable('order_row')
    .set({ expected_date: '2026-11-02' })
    .where('article_id', '=', article.tray)
    .execute();
  const read = async (by: string) => {
    const days = 'from=2026-10-01&to=2026-10-31';
    const answer = await office.get(`office/figures/file?by=${by}&${days}&languageCode=${language}`);
    return await readSheet(Buffer.from(answer.body.File, 'base64'));
  };
  expect(await read('week')).toEqual([heading, ['2026-W42', 2, 20, 12 * 49.9 + 8 * 120, 'SEK']]);
  const [, waiting] = await read('short');
  expect(waiting).toEqual(['A-2', 'Bricka', 3, 1, new Date('2026-11-02')]);
  expect((await read('vain')).length).toBe(1);
  expect((await office.get('office/figures/file?by=week')).status).toBe(400);
});

test('weeks are kept when all is sent by them, or by the later one that was asked for', async () => {
  const placed: number[] = [];
  for (let one = 0; one < 5; one++) placed.push(await order('1001', article.book, 1));
  const [inTime, late, later, waiting, cancelled] = placed as [number, number, number, number, number];
  const set = (id: number, values: object) =>
    shop.db.updateTable('customer_order').set(values).where('id', '=', id).execute();
  const send = async (id: number, day: string, status = 3) => {
    await set(id, { status });
    const sent_at = new Date(`${day}T10:00:00Z`);
    await shop.db.insertInto('consignment').values({ order_id: id, sent_at }).execute();
  };
  // All five are told the week of 12 to 18 October.
  await send(inTime, '2026-10-18');
  await send(late, '2026-10-19', 5);
  await set(later, { delivery_year: 2026, delivery_week: 44 });
  await send(later, '2026-10-30');
  await send(waiting, '2026-10-16', 2);
  await set(cancelled, { status: 4 });
  const days = 'from=2026-10-01&to=2026-10-31';
  const kept = async () => (await office.get(`office/figures/kept?${days}`)).body.Rows;
  expect(await kept()).toEqual([{ Month: '2026-10', Told: 4, Kept: 2, Missed: 1, Open: 1 }]);
  shop.setTime('2026-10-19T08:00:00Z');
  office = await logInToOfficeAs(shop, 'finance@maker.example');
  expect(await kept()).toEqual([{ Month: '2026-10', Told: 4, Kept: 2, Missed: 2, Open: 0 }]);
  const { File } = (await office.get(`office/figures/file?by=kept&${days}`)).body;
  expect((await readSheet(Buffer.from(File, 'base64')))[1]).toEqual(['2026-10', 4, 2, 2, 0]);
});

test('who writes the texts has no figures', async () => {
  await addStaff(shop, 'content@maker.example', 'content');
  const content = await logInToOfficeAs(shop, 'content@maker.example');
  expect((await content.get('office/figures/short')).status).toBe(404);
});
