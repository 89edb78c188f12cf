import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { followedDate } from '#shop/order-model/forecast/moved-date.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { leftOf } from '#shop/order-model/pieces.ts';
import { rightsOfRole } from '#shop/customers/person-roles.ts';
import { addStaff, logInToOfficeAs } from '../../../../test/office.ts';
import { addPerson } from '../../../../test/persons.ts';
import { article, wayOfDelivery } from '../../../../test/seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../../../../test/shop.ts';
import { times } from '../../../../test/sizes.ts';
import { followMovedArticles } from './follow-articles.server.ts';
import { mailOrderDates } from './order-date-mails.server.ts';

let shop: TestShop;
let client: Client;
let office: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  // What is not in stock either can be ordered too.
  await shop.db.updateTable('article').set({ quantity_ordered: 50 }).where('id', '=', article.tray).execute();
  await shop.services.versions.changed();
  client = await logInAs(shop, '1001');
  await addStaff(shop, 'owner@hylla.test', 'owner');
  office = await logInToOfficeAs(shop, 'owner@hylla.test');
});
afterAll(() => shop.close());

const texts = () => shop.endpoints.texts;
const follow = () => followMovedArticles(shop.services, texts());
const tell = () => mailOrderDates(shop.services, texts());

async function order(by = client, quantity = 8, more: object = {}) {
  shop.wait(60);
  await by.post('cartrow', { ArticleId: article.tray, Quantity: quantity });
  const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true, ...more };
  return (await by.post('Order', checkout)).body.OrderId as number;
}

/** The article gets a day, as a file or the office gives it one. */
async function move(day: string | null) {
  await shop.db
    .updateTable('article')
    .set({ estimated_delivery_date: day })
    .where('id', '=', article.tray)
    .execute();
  await follow();
}

const rowOf = (orderId: number) =>
  shop.db
    .selectFrom('order_row')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('article_id', '=', article.tray)
    .executeTakeFirstOrThrow();
const mails = () =>
  shop.db
    .selectFrom('outbox_mail')
    .select(['recipient', 'subject', 'body_text'])
    .where('message_id', 'like', '<order-dates-%')
    .orderBy('recipient')
    .execute();
const set = async (name: string, value: string) => {
  await shop.db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((row) => row.column('name').doUpdateSet({ value }))
    .execute();
  await shop.services.versions.changed();
};

describe('a day of an article', () => {
  test('is that of what open orders wait for, from a file at once', async () => {
    const id = await order();
    const path = 'exchange/files/stock?fileName=stock.csv';
    const file = Buffer.from('article_no;qty_on_order;expected_date\nA-2;20;2027-03-09\n');
    const { body } = await office.post('office/exchange/keys', {
      Name: 'System',
      Rights: ['exchange.in.stock'],
    });
    const { status } = await client.send('POST', path, file, {
      authorization: `Bearer ${body.Key}`,
      'content-type': 'application/octet-stream',
    });
    expect(status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ expected_date: '2027-03-09', date_untold: true });
    const [row] = (await client.get('waiting')).body.Rows;
    expect(row).toMatchObject({
      ExpectedWeek: '2027-W10',
      PreviousExpectedDate: null,
      ChangedDate: '2026-10-14',
    });
  });

  test('that is changed in the office is followed at once', async () => {
    const id = await order();
    const { body } = await office.get(`office/articles/${article.tray}`);
    const changed = {
      ...body,
      OrderedArticles: 50,
      EstimatedDeliveryDate: '2027-03-12',
      QuantityBefore: body.QuantityAvailable,
    };
    expect((await office.put(`office/articles/${article.tray}`, changed)).status).toBe(200);
    expect((await rowOf(id)).expected_date).toBe('2027-03-12');
  });

  test('is not followed where the shop does not want it', async () => {
    await set('FollowArticleDates', 'false');
    const id = await order();
    await move('2027-03-12');
    expect((await rowOf(id)).expected_date).toBeNull();
    await set('FollowArticleDates', 'true');
    await follow();
    expect((await rowOf(id)).expected_date).toBeNull();
  });

  test('leaves alone what the staff have dated, until they empty it', async () => {
    const id = await order();
    const { Rows, Version } = (await office.get(`office/orders/${id}`)).body;
    const say = async (ExpectedDate: string, version: string) =>
      (
        await office.put(`office/orders/${id}/rows`, {
          Version: version,
          Mail: false,
          Rows: [{ RowId: Rows[0].Id, QuantityShort: 3, ExpectedDate }],
        })
      ).body;
    const said = await say('2027-03-30', Version);
    await move('2027-03-12');
    expect(await rowOf(id)).toMatchObject({ expected_date: '2027-03-30', date_by_hand: true });
    await say('', said.Version);
    await move('2027-03-15');
    expect(await rowOf(id)).toMatchObject({ expected_date: '2027-03-15', date_by_hand: false });
  });

  test('that is emptied promises nothing any more', async () => {
    await move('2027-03-09');
    await shop.services.versions.changed();
    const id = await order();
    expect((await client.get(`orders/${id}`)).body.Rows[0].ExpectedDate).toBe('2027-03-09');
    await move(null);
    expect((await client.get(`orders/${id}`)).body.Rows[0]).toMatchObject({
      ExpectedDate: null,
      ExpectedMonth: null,
      PreviousExpectedDate: '2027-03-09',
    });
  });

  test('moves the rows that the rule of the order says, and no other', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 4; count++) ids.push(await order());
    const day = fc.option(fc.constantFrom('2027-03-09', '2027-03-12', '2027-03-15'), { nil: null });
    const state = fc.record({
      expected_date: day,
      previous_expected_date: day,
      date_by_hand: fc.boolean(),
      date_untold: fc.boolean(),
      quantity_delivered: fc.nat(8),
      quantity_short: fc.nat(3),
    });
    const statuses = fc.constantFrom(1, 2, 3, 4);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(state, statuses), { minLength: 4, maxLength: 4 }),
        day,
        async (rows, to) => {
          await shop.db.updateTable('article').set({ estimated_delivery_date: '2030-01-01' }).execute();
          for (const [at, [row, status]] of rows.entries()) {
            await shop.db
              .updateTable('order_row')
              .set({ ...row, date_changed_on: '2026-10-01' })
              .where('order_id', '=', ids[at]!)
              .execute();
            await shop.db.updateTable('customer_order').set({ status }).where('id', '=', ids[at]!).execute();
          }
          const before = await Promise.all(ids.map(rowOf));
          await move(to);
          for (const [at, was] of before.entries()) {
            const status = rows[at]![1];
            const isWaiting = orderIs.open(status) && leftOf(was) > 0 && was.quantity_short > 0;
            const row = isWaiting ? { ...was, ...followedDate(was, to, '2026-10-14') } : was;
            expect(await rowOf(ids[at]!)).toEqual(row);
          }
        },
      ),
      { numRuns: 15 * times },
    );
  });
});

describe('the mail of the morning', () => {
  test('tells of another week once, for all orders of the customer', async () => {
    await move('2027-03-12');
    await shop.services.versions.changed();
    const first = await order(client, 8);
    const second = await order(client, 2, { purchaseOrderNumber: 'PO 2' });
    await move('2027-03-15');
    await tell();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'ett@butik.example',
      subject: 'Ny leveransvecka för 2 rader',
    });
    expect(mail?.body_text).toContain(`Order ${first}\nBricka (A-2), 3 st: v. 10 2027 → v. 11 2027`);
    expect(mail?.body_text).toContain(`Order ${second} (ditt nummer PO 2)\nBricka (A-2), 2 st: v. 10 2027`);
    expect(mail?.body_text).toContain('/waiting');
    await tell();
    expect(await mails()).toHaveLength(1);
  });

  test.each([
    ['within a week', ['2027-03-09', '2027-03-12']],
    ['there and back', ['2027-03-15', '2027-03-12']],
  ])('is none for moves %s', async (_what, days) => {
    await move('2027-03-11');
    await shop.services.versions.changed();
    await order();
    for (const day of days) await move(day);
    await tell();
    expect(await mails()).toEqual([]);
  });

  test('goes to who ordered too, of its own orders', async () => {
    const bo = await addPerson(shop, 1001, 'Bo', rightsOfRole('order', true));
    await shop.db
      .updateTable('person')
      .set({ email: 'bo@butik.example', language: 'en' })
      .where('name', '=', 'Bo')
      .execute();
    shop.sessions.forget();
    await order(client);
    const his = await order(bo);
    await move('2027-03-12');
    await tell();
    const [toBo, toCustomer] = await mails();
    expect(toBo).toMatchObject({ recipient: 'bo@butik.example', subject: 'New delivery week for 1 line' });
    expect(toBo?.body_text).toContain(`Order ${his}\nTray (A-2), 8 pcs: no date → week 10 2027`);
    expect(toCustomer).toMatchObject({ subject: 'Ny leveransvecka för 2 rader' });
  });

  test('names the rows that moved, and not those of the same order that were told before', async () => {
    await client.post('cartrow', { ArticleId: article.onOrder, Quantity: 2 });
    const id = await order();
    await shop.db
      .updateTable('order_row')
      .set({ quantity_short: 2, expected_date: '2027-04-20', previous_expected_date: '2027-04-06' })
      .set({ date_untold: false })
      .where('order_id', '=', id)
      .where('article_id', '=', article.onOrder)
      .execute();
    await move('2027-03-12');
    await tell();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Ny leveransvecka för 1 rad');
    expect(mail?.body_text).not.toContain('Beställd');
  });

  test('is one to an address, however it is written', async () => {
    const bo = await addPerson(shop, 1001, 'Bo', rightsOfRole('order', true));
    await shop.db
      .updateTable('person')
      .set({ email: 'ETT@Butik.example' })
      .where('name', '=', 'Bo')
      .execute();
    shop.sessions.forget();
    await order(client);
    await order(bo);
    await move('2027-03-12');
    await tell();
    expect(await mails()).toMatchObject([{ subject: 'Ny leveransvecka för 2 rader' }]);
  });

  test('is not sent where the shop does not want it, also not later', async () => {
    await set('OrderDateMails', 'false');
    await order();
    await move('2027-03-12');
    await tell();
    await set('OrderDateMails', 'true');
    await tell();
    expect(await mails()).toEqual([]);
  });

  test('is not sent while a business system mails for itself', async () => {
    await order();
    await move('2027-03-12');
    shop.services.env.integrationMails = false;
    try {
      await tell();
    } finally {
      shop.services.env.integrationMails = true;
    }
    expect(await mails()).toEqual([]);
  });

  test('says nothing of what was cancelled or sent meanwhile', async () => {
    const id = await order();
    await move('2027-03-12');
    const { Version } = (await office.get(`office/orders/${id}`)).body;
    expect((await office.post(`office/orders/${id}/cancellation`, { Version, Mail: false })).status).toBe(
      200,
    );
    await tell();
    expect(await mails()).toEqual([]);
    expect((await client.get('waiting')).body.TotalCount).toBe(0);
  });

  test.each([
    // A day that has passed promises nothing; today does.
    ['2026-10-13', 'v. 10 2027 → utan datum'],
    ['2026-10-14', 'v. 10 2027 → v. 42'],
  ])('tells of a day that is moved to %s', async (day, words) => {
    await move('2027-03-12');
    await shop.services.versions.changed();
    await order();
    await move(day);
    await tell();
    expect((await mails())[0]?.body_text).toContain(words);
  });

  test('tells of rows in their order, and of another week on another day', async () => {
    await client.post('cartrow', { ArticleId: article.onOrder, Quantity: 2 });
    const id = await order();
    const rows = shop.db.updateTable('order_row').where('order_id', '=', id);
    const moved = { quantity_short: 2, date_untold: true, previous_expected_date: null };
    await rows.set({ ...moved, expected_date: '2027-04-20' }).execute();
    await tell();
    expect((await mails())[0]?.body_text).toMatch(/Beställd[\s\S]*Bricka/);
    shop.wait(86_400);
    await rows.set({ ...moved, expected_date: '2027-05-20' }).execute();
    await tell();
    expect(await mails()).toHaveLength(2);
  });

  test('says nothing of pieces that have come, nor of orders of the test customer', async () => {
    await move('2027-03-12');
    await shop.services.versions.changed();
    const id = await order();
    await move('2027-05-12');
    await shop.db
      .updateTable('article')
      .set({ quantity_available: 9 })
      .where('id', '=', article.tray)
      .execute();
    await tell();
    expect(await mails()).toEqual([]);
    await shop.db
      .updateTable('article')
      .set({ quantity_available: 0 })
      .where('id', '=', article.tray)
      .execute();
    const rows = await shop.db.deleteFrom('order_row').where('order_id', '=', id).returningAll().execute();
    await shop.db.updateTable('customer_order').set({ id: 900_000_001 }).where('id', '=', id).execute();
    await shop.db
      .insertInto('order_row')
      .values(rows.map((row) => ({ ...row, order_id: 900_000_001, date_untold: true })))
      .execute();
    await tell();
    expect(await mails()).toEqual([]);
  });

  test('is left for another time when the run is to end', async () => {
    await order();
    await move('2027-03-12');
    await mailOrderDates(shop.services, texts(), () => false);
    expect(await mails()).toEqual([]);
    await tell();
    expect(await mails()).toHaveLength(1);
  });
});
