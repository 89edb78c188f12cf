import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { times } from '../../../test/sizes.ts';
import { article, wayOfDelivery } from '../../../test/seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';

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

async function set(settings: Readonly<Record<string, string>>): Promise<void> {
  const rows = Object.entries(settings).map(([name, value]) => ({ name, value }));
  await shop.db.insertInto('setting').values(rows).execute();
  await shop.services.versions.changed();
}

async function onOrder(OrderedArticles: number, day: string | null): Promise<void> {
  await shop.db
    .updateTable('article')
    .set({ quantity_ordered: OrderedArticles, estimated_delivery_date: day })
    .where('id', '=', article.onOrder)
    .execute();
  await shop.services.versions.changed();
}

/** Everything that one who orders an article is told of when it comes. */
async function toldOf(ArticleId: number, Quantity: number) {
  const wanted = { Rows: [{ ArticleId, Quantity }] };
  const [verdict] = (await client.post('quickorder/preview', wanted)).body.Rows;
  await client.post('cartrow', { ArticleId, Quantity });
  const preview = (await client.post('checkoutpreview', {})).body;
  const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: false };
  const { OrderId } = (await client.post('Order', checkout)).body;
  const rowIn = async (language: string) =>
    (await client.get(`OrderRows/${OrderId}?languageCode=${language}`)).body[0];
  // Mails of orders are written when they are sent, from what is queued.
  const queued = await shop.db.selectFrom('outbox_mail').selectAll().orderBy('id', 'desc').executeTakeFirst();
  return {
    verdict: verdict.ExpectedDate,
    note: verdict.Notes.find(({ Code }: { Code: string }) => Code === 'short')?.Text,
    week: preview.CompleteWeek?.Week ?? null,
    deliveries: preview.Deliveries.map(({ Week }: { Week: string | null }) => Week),
    row: await rowIn('sv'),
    english: await rowIn('en'),
    mail: JSON.stringify(queued),
  };
}

describe('made to order', () => {
  test('its month is its week in verdict, preview, row and mail', async () => {
    await set({ OrderMonth: '2026-12' });
    const told = await toldOf(article.madeToOrder, 3);
    expect(told).toMatchObject({
      verdict: '2026-12-31',
      note: expect.stringContaining('v. 53'),
      week: '2026-W53',
      deliveries: ['2026-W53'],
      row: { ExpectedDate: '2026-12-31', ExpectedText: 'Beställningsvara, leverans december 2026' },
      english: { ExpectedDate: '2026-12-31', ExpectedText: 'Made to order, delivery December 2026' },
    });
    expect(told.mail).toContain('Beställningsvara, leverans december 2026');
    expect(told.mail).toContain('2026-W53');
  });

  test('its text alone is shown in every place, and the week is unknown', async () => {
    await set({ OrderMonthSV: 'Vävs på beställning', OrderMonthEN: 'Woven to order' });
    const told = await toldOf(article.madeToOrder, 3);
    expect(told).toMatchObject({
      verdict: null,
      note: 'Inget i lager, datum okänt',
      week: null,
      deliveries: [null],
      row: { ExpectedDate: null, ExpectedText: 'Vävs på beställning' },
      english: { ExpectedDate: null, ExpectedText: 'Woven to order' },
    });
    expect(told.mail).toContain('Vävs på beställning');
  });

  test('a month that has passed is promised nowhere, neither at once nor later', async () => {
    await set({ OrderMonth: '2026-09', OrderMonthSV: 'Leverans september 2026' });
    const told = await toldOf(article.madeToOrder, 3);
    expect(told).toMatchObject({ verdict: null, week: null, row: { ExpectedText: 'Beställningsvara' } });
    expect(told.mail).not.toContain('september');
    await shop.db.updateTable('setting').set({ value: '2026-10' }).where('name', '=', 'OrderMonth').execute();
    await shop.services.versions.changed();
    expect((await toldOf(article.madeToOrder, 1)).row.ExpectedText).toBe('Leverans september 2026');
    shop.setTime('2026-11-01T10:00:00Z');
    client = await logInAs(shop, '1001');
    const [{ Id }] = (await client.get('orders')).body.Orders;
    expect((await client.get(`OrderRows/${Id}`)).body[0]).toMatchObject({
      ExpectedDate: null,
      ExpectedMonth: null,
      ExpectedText: '',
    });
  });
});

describe('on order', () => {
  test('a day that has passed is promised nowhere', async () => {
    await onOrder(60, '2026-10-13');
    expect(await toldOf(article.onOrder, 3)).toMatchObject({
      verdict: null,
      week: null,
      row: { ExpectedDate: null, ExpectedMonth: null, QuantityShort: 3 },
    });
  });

  test('the day of today still is one, until it is over', async () => {
    await onOrder(60, '2026-10-14');
    const told = await toldOf(article.onOrder, 3);
    expect(told).toMatchObject({
      verdict: '2026-10-14',
      week: '2026-W43',
      row: { ExpectedDate: '2026-10-14', ExpectedMonth: '2026-10' },
    });
    shop.setTime('2026-10-15T10:00:00Z');
    client = await logInAs(shop, '1001');
    const [{ Id }] = (await client.get('orders')).body.Orders;
    expect((await client.get(`OrderRows/${Id}`)).body[0]).toMatchObject({
      ExpectedDate: null,
      ExpectedMonth: null,
    });
  });

  test('checkout and order promise only what nobody waits for already', async () => {
    await onOrder(10, '2026-12-01');
    expect(await toldOf(article.onOrder, 7)).toMatchObject({
      week: '2026-W49',
      row: { ExpectedDate: '2026-12-01' },
    });
    expect(await toldOf(article.onOrder, 4)).toMatchObject({ week: null, row: { ExpectedDate: null } });
    expect(await toldOf(article.onOrder, 3)).toMatchObject({ week: null, row: { ExpectedDate: null } });
  });
});

test('rows follow the reader, and those from before keep the name that they have', async () => {
  const german = await logInAs(shop, '1004');
  await german.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  const { OrderId } = (
    await german.post('Order', { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: false })
  ).body;
  const nameIn = async (language: string) =>
    (await german.get(`orders/${OrderId}?languageCode=${language}`)).body.Rows[0].Description;
  expect([await nameIn('sv'), await nameIn('en')]).toEqual(['Mugg', 'Mug']);
  await shop.db.updateTable('order_row').set({ description_sv: null, description_en: null }).execute();
  expect([await nameIn('sv'), await nameIn('en')]).toEqual(['Mug', 'Mug']);
});

test('rows promise the day that their order gets, whoever waits and whatever the cart holds', async () => {
  const first = { ArticleId: article.onOrder, wayOfDeliveryId: wayOfDelivery.post, partialDelivery: false };
  const other = await logInAs(shop, '1002');
  const day = '2027-03-05';
  const few = fc.integer({ min: 0, max: 9 });
  const goods = fc.record({
    stock: few,
    ordered: few,
    others: few,
    held: few,
    wanted: few,
    late: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(goods, async ({ stock, ordered, others, held, wanted, late }) => {
      await shop.db.updateTable('customer_order').set({ status: 4 }).execute();
      await shop.db.deleteFrom('cart_row').execute();
      const supply = async (left: number) => {
        await onOrder(ordered, day);
        await shop.db
          .updateTable('article')
          .set({ quantity_available: left, no_article_stock: true })
          .where('id', '=', article.onOrder)
          .execute();
        await shop.services.versions.changed();
      };
      await supply(0);
      const add = (of: Client, Quantity: number) => of.post('cartrow', { ...first, Quantity });
      if (others > 0) {
        await add(other, others);
        expect((await other.post('Order', first)).status).toBe(200);
      }
      await supply(late ? 0 : stock);
      if (held > 0) await add(client, held);
      const Quantity = wanted + 1;
      const rows = { Rows: [{ ArticleId: article.onOrder, Quantity }] };
      const [verdict] = (await client.post('quickorder/preview', rows)).body.Rows;
      await add(client, Quantity);
      const { OrderId } = (await client.post('Order', first)).body;
      const [row] = (await client.get(`OrderRows/${OrderId}`)).body;
      const short = Math.max(0, held + Quantity - (late ? 0 : stock));
      const reckoned = short > 0 && ordered - others >= short ? day : null;
      expect([row.QuantityShort, row.ExpectedDate]).toEqual([short, reckoned]);
      expect(verdict.ExpectedDate).toBe(reckoned);
    }),
    { seed: 22, numRuns: 25 * times },
  );
}, 120_000);
