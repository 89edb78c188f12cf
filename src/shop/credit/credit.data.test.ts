import { describe, expect, test } from 'vitest';
import { openCredit, setSettings } from '../../../test/credit-shop.ts';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../test/office.ts';
import { addPerson } from '../../../test/persons.ts';
import { article, wayOfDelivery } from '../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../test/shop.ts';
import { readCreditsFor } from './credits.server.ts';
import { nextOrders } from '#shop/orders/orders-out/orders-out.server.ts';

let shop: TestShop;
let office: Client;
let customer: Client;
let desk: ReturnType<typeof openCredit>;
eachInOffice('owner', async (opened) => {
  ({ shop, office } = opened);
  customer = await logInAs(shop, '1001');
  desk = openCredit(shop, office);
  await shop.db
    .updateTable('article')
    .set({ quantity_available: 1_000 })
    .where('id', '=', article.tray)
    .execute();
  await setSettings(shop, { CreditHold: 'true' });
});

const soon = '2026-12-01';
const overLimit = async () => {
  await desk.setCredit({ CreditLimit: 100 });
  return await desk.place(customer, 1);
};

describe('a limit of 10 000 with 9 000 used', () => {
  test.each([
    [80_000, null],
    [80_001, 'creditLimit'],
  ])('and an order of a tray at %i öre without VAT: %s', async (price, held) => {
    await shop.db.updateTable('price').set({ price }).where('article_id', '=', article.tray).execute();
    await shop.services.versions.changed();
    await desk.owe(900_000, soon);
    await desk.setCredit({ CreditLimit: 10_000 });
    await customer.post('cartrow', { ArticleId: article.tray, Quantity: 1 });
    const preview = await customer.post('checkoutpreview', { wayOfDeliveryId: wayOfDelivery.post });
    expect(preview.body.WillBeHeld).toBe(held !== null);
    const { body } = await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
    expect((await desk.order(body.OrderId)).Held).toBe(held);
    expect((await customer.get(`orders/${body.OrderId}`)).body.Held).toBe(held);
  });
});

test.each([
  ['2026-10-04', null],
  ['2026-10-03', 'overdue'],
])('with an invoice that was due %s an order of 14 October is held: %s', async (due, held) => {
  await desk.owe(100, due);
  const id = await desk.place(customer, 1);
  expect((await desk.order(id)).Held).toBe(held);
});

test('an invoice in another currency is as overdue as one in the customer’s', async () => {
  const invoice = await desk.owe(10_000, '2026-09-01', { currency_code: 'EUR' });
  expect(await desk.credit()).toMatchObject({ OldestDue: '2026-09-01', Unpaid: 0 });
  const id = await desk.place(customer, 1);
  expect(await desk.held()).toEqual({ [id]: 'overdue' });
  await desk.pay(invoice);
  expect(await desk.held()).toEqual({ [id]: null });
});

test('both reasons are told as the limit; always holds, and never beats both', async () => {
  const invoice = await desk.owe(100_000, '2026-09-01');
  await desk.setCredit({ CreditLimit: 1 });
  const both = await desk.place(customer, 1);
  await desk.setCredit({ Stop: 'never' });
  const never = await desk.place(customer, 1);
  await desk.pay(invoice);
  await desk.setCredit({ Stop: 'always', CreditLimit: null });
  const always = await desk.place(customer, 1);
  expect(await desk.held()).toEqual({ [both]: null, [never]: null, [always]: 'creditLimit' });
  const [placed] = await desk.mails('confirmation');
  expect(placed).toContain(String(both));
  expect(await desk.mails('released')).toEqual([`Order ${both} är frisläppt`]);
});

test('while orders are not held none is, and no statement more is asked', async () => {
  await setSettings(shop, { CreditHold: 'false' });
  await desk.setCredit({ CreditLimit: 1, Stop: 'always' });
  await shop.db.deleteFrom('customer_credit').execute();
  const id = await desk.place(customer, 1);
  expect((await desk.order(id)).Held).toBeNull();
  // Whoever looked would have made a row to lock.
  expect(await shop.db.selectFrom('customer_credit').selectAll().execute()).toEqual([]);
});

describe('a held order', () => {
  test('is made and takes stock, is told, is in no batch, and cannot be started or sent', async () => {
    const id = await overLimit();
    const { quantity_available } = await shop.db
      .selectFrom('article')
      .select('quantity_available')
      .where('id', '=', article.tray)
      .executeTakeFirstOrThrow();
    expect(quantity_available).toBe(999);
    const problem = { status: 409, body: { type: '/problems/order-held' } };
    expect(await desk.start(id)).toMatchObject(problem);
    expect(await desk.send(id)).toMatchObject(problem);
    expect(await nextOrders(shop.services, 0)).toBeUndefined();
    const held = (await office.get('office/orders?state=held')).body.Rows;
    expect(held).toMatchObject([{ Id: id, Held: 'creditLimit', Status: 1 }]);
    expect((await desk.release(id, 'Ringt')).body).toMatchObject({ Held: null });
    expect(await nextOrders(shop.services, 0)).toMatchObject({ orders: 1 });
    expect((await desk.start(id)).status).toBe(200);
    expect(await desk.mails('released')).toEqual([`Order ${id} är frisläppt`]);
  });

  test('is told in the mails of the order, and in one of its own', async () => {
    const id = await overLimit();
    expect(await desk.mails('held')).toEqual([`Order ${id} väntar på betalning`]);
    const rows = await shop.db
      .selectFrom('outbox_mail')
      .select('facts')
      .where('message_id', 'like', `<order-${id}.%`)
      .execute();
    expect(rows.flatMap(({ facts }) => (facts ? [JSON.parse(facts).order.held] : []))).toEqual([
      'creditLimit',
      'creditLimit',
    ]);
  });

  test('may be added to and is judged anew, and cancelled', async () => {
    const id = await overLimit();
    await setSettings(shop, { AutoRelease: 'false' });
    await desk.setCredit({ CreditLimit: 300 });
    expect((await desk.order(id)).Held).toBe('creditLimit');
    await desk.place(customer, 1, { addToOrderId: id });
    expect(await desk.order(id)).toMatchObject({ Held: null, TotalAmount: 300 });
    const more = await desk.place(customer, 1);
    await desk.place(customer, 1, { addToOrderId: more });
    expect((await desk.order(more)).Held).toBe('creditLimit');
    expect((await desk.cancel(more)).body).toMatchObject({ Status: 4, Held: null });
    expect((await office.get('office/orders?state=held')).body.Rows).toEqual([]);
  });

  test('is not reported as sent by a business system', async () => {
    const id = await overLimit();
    await desk.release(id);
    await desk.hold(id);
    for (const [status, is] of [
      [3, 'failed'],
      [2, 'failed'],
      [4, 'done'],
    ] as const) {
      const path = 'office/exchange/files/order-status?fileName=status&dryRun=1';
      const file = Buffer.from(`order_no;status\n${id};${status}\n`);
      const { body, text } = await office.send('POST', path, file, {
        'content-type': 'application/octet-stream',
      });
      expect([status, body.Outcome]).toEqual([status, is]);
      if (is === 'failed') expect(text).toContain('är stoppad: frisläpp den först');
    }
  });

  test('that was released waits no more, whatever is added; by hand it can be stopped', async () => {
    const id = await overLimit();
    await desk.release(id);
    await desk.place(customer, 2, { addToOrderId: id });
    expect((await desk.order(id)).Held).toBeNull();
    expect((await desk.hold(id, 'Kollar')).body.Held).toBe('manual');
    await desk.setCredit({ CreditLimit: 100_000 });
    expect((await desk.order(id)).Held).toBe('manual');
    expect(await desk.hold(id)).toMatchObject({ status: 409, body: { type: '/problems/conflict' } });
    expect((await desk.release(id)).status).toBe(200);
    expect(await desk.release(id)).toMatchObject({ status: 409, body: { type: '/problems/conflict' } });
    const log = await office.get(`office/changes?entity=order&entityId=${id}`);
    expect(log.text).toContain('Kollar');
  });
});

test('other systems are told each time that an order waits, and that it no longer does', async () => {
  const events = 'order.held order.released';
  await shop.db.insertInto('webhook').values({ url: 'https://x.example', secret: 'x', events }).execute();
  const first = await overLimit();
  await desk.setCredit({ CreditLimit: 150 });
  await desk.hold(first);
  await desk.release(first);
  const second = await desk.place(customer, 1);
  await desk.release(second);
  const messages = await shop.db
    .selectFrom('webhook_message')
    .select(['event', 'body'])
    .orderBy('id')
    .execute();
  const told = messages.map(({ event, body }) => ({ event, ...JSON.parse(body).data }));
  expect(told).toEqual(
    [
      { event: 'order.held', OrderId: first, Held: 'creditLimit' },
      { event: 'order.released', OrderId: first },
      { event: 'order.held', OrderId: first, Held: 'manual' },
      { event: 'order.released', OrderId: first },
      { event: 'order.held', OrderId: second, Held: 'creditLimit' },
      { event: 'order.released', OrderId: second },
    ].map((one) => ({ ...one, Sequence: expect.any(Number) })),
  );
  const sequences = told.filter(({ OrderId }) => OrderId === first).map(({ Sequence }) => Sequence);
  expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other));
});

describe('room for what waits', () => {
  test('a payment, a credit note, a cancelled order and a raised limit release, the oldest that fit', async () => {
    await desk.setCredit({ CreditLimit: 450 });
    const first = await desk.place(customer, 2);
    await desk.send(first);
    const invoice = await desk.invoiceOrder(first);
    const held = [];
    for (const quantity of [3, 1, 1, 1, 2]) held.push(await desk.place(customer, quantity));
    const [three, one, two, third, last] = held as [number, number, number, number, number];
    // 300 are unpaid; the 450 of the oldest fit only when they are paid, 150 always do.
    const waiting = async () => Object.keys(await shopHeld()).map(Number);
    const shopHeld = async () =>
      Object.fromEntries(Object.entries(await desk.held()).filter(([, reason]) => reason !== null));
    expect(await waiting()).toEqual(held);
    await desk.creditNote(invoice, 1);
    expect(await waiting()).toEqual([three, third, last]);
    await desk.pay(invoice);
    expect(await waiting()).toEqual([three, last]);
    await desk.cancel(one);
    expect(await waiting()).toEqual([three, last]);
    await desk.cancel(two);
    expect(await waiting()).toEqual([three]);
    await desk.setCredit({ CreditLimit: 900 });
    expect(await waiting()).toEqual([]);
    expect(await desk.mails('released')).toEqual(
      [one, two, third, last, three].map((id) => `Order ${id} är frisläppt`),
    );
  });

  test('what a business system tells as cancelled releases what waited for it', async () => {
    await desk.setCredit({ CreditLimit: 200 });
    const [first, second] = [await desk.place(customer, 1), await desk.place(customer, 1)];
    expect((await desk.order(second)).Held).toBe('creditLimit');
    const path = 'office/exchange/files/order-status?fileName=status';
    const { body } = await office.send('POST', path, Buffer.from(`order_no;status\n${first};4\n`), {
      'content-type': 'application/octet-stream',
    });
    expect(body).toMatchObject({ Outcome: 'done', Changed: 1 });
    expect((await desk.order(second)).Held).toBeNull();
    expect(await desk.mails('released')).toEqual([`Order ${second} är frisläppt`]);
  });

  test('an overdue invoice that is paid releases what waited for it, with one mail each', async () => {
    const invoice = await desk.owe(10_000, '2026-09-01');
    const ids = [await desk.place(customer, 1), await desk.place(customer, 1)];
    expect(await desk.held()).toEqual({ [ids[0]!]: 'overdue', [ids[1]!]: 'overdue' });
    await desk.pay(invoice, 40);
    expect(await desk.held()).toEqual({ [ids[0]!]: 'overdue', [ids[1]!]: 'overdue' });
    await desk.pay(invoice);
    expect(await desk.held()).toEqual({ [ids[0]!]: null, [ids[1]!]: null });
    expect(await desk.mails('released')).toHaveLength(2);
  });

  test('is made for the oldest first, whatever their numbers', async () => {
    await desk.setCredit({ CreditLimit: 100 });
    const [first, second] = [await desk.place(customer, 1), await desk.place(customer, 1)];
    await shop.db
      .updateTable('customer_order')
      .set({ created_at: new Date('2026-10-13T10:00:00Z') })
      .where('id', '=', second)
      .execute();
    await desk.setCredit({ CreditLimit: 150 });
    expect(await desk.held()).toEqual({ [first]: 'creditLimit', [second]: null });
  });

  test('is taken by what staff have stopped, which waits for them alone', async () => {
    const stopped = await desk.place(customer, 2);
    await desk.hold(stopped);
    await desk.setCredit({ CreditLimit: 100 });
    const waiting = await desk.place(customer, 2);
    await desk.setCredit({ CreditLimit: 599.99 });
    expect(await desk.held()).toEqual({ [stopped]: 'manual', [waiting]: 'creditLimit' });
    await desk.setCredit({ CreditLimit: 600 });
    expect(await desk.held()).toEqual({ [stopped]: 'manual', [waiting]: null });
  });

  test('by hand only, where orders are not released by themselves', async () => {
    await setSettings(shop, { AutoRelease: 'false' });
    const id = await overLimit();
    await desk.setCredit({ CreditLimit: 100_000 });
    expect((await desk.order(id)).Held).toBe('creditLimit');
  });
});

describe('what a limit is compared with', () => {
  test('are unpaid invoices, credit notes off, and what is not invoiced of orders', async () => {
    await desk.owe(100_000, soon);
    await desk.owe(-30_000, soon, { credits_invoice_number: 1 });
    await desk.owe(70_000, soon, { is_annulled: true });
    await desk.owe(80_000, soon, { currency_code: 'EUR' });
    await desk.owe(50_000, soon, { is_paid: true, balance: -2_500 });
    await desk.owe(50_000, soon, { is_paid: true, balance: -9_900, currency_code: 'EUR' });
    const id = await desk.place(customer, 4);
    await desk.send(id, 1);
    const whole = { Unpaid: 700, OpenOrders: 600, Exposure: 1300, OnAccount: 25, CreditLimit: null };
    expect(await desk.credit()).toMatchObject(whole);
    await desk.invoiceOrder(id);
    expect(await desk.credit()).toMatchObject({ ...whole, Unpaid: 850, OpenOrders: 450 });
    await desk.cancel(id);
    expect(await desk.credit()).toMatchObject({ Unpaid: 850, OpenOrders: 0 });
  });

  test('an invoice of a business system without rows takes its sum off the order', async () => {
    const id = await desk.place(customer, 4);
    await desk.owe(25_000, soon, { order_id: id });
    await desk.owe(20_000, soon, { order_id: id, is_annulled: true });
    expect(await desk.credit()).toMatchObject({ Unpaid: 250, OpenOrders: 350 });
    await desk.owe(90_000, soon, { order_id: id });
    expect(await desk.credit()).toMatchObject({ Unpaid: 1150, OpenOrders: 0 });
  });
});

test('two additions to one order that are decided together count as the order that they make', async () => {
  const id = await desk.place(customer, 1);
  const wanted = [id, undefined].map((orderId) => ({ customerId: 1001, orderId }));
  const credits = await readCreditsFor(shop.db, wanted);
  const owed = () => wanted.map(({ orderId }) => credits.of(1001, orderId)?.owed);
  expect(owed()).toEqual([0, 15_000]);
  credits.take(1001, id, 30_000);
  expect(owed()).toEqual([0, 30_000]);
  credits.take(1001, id, 45_000);
  expect(owed()).toEqual([0, 45_000]);
  credits.take(1001, undefined, 15_000);
  expect(owed()).toEqual([15_000, 60_000]);
});

describe('at once', () => {
  test('of two orders of people of a customer at the limit the second is held', async () => {
    await desk.setCredit({ CreditLimit: 150 });
    const people = [customer, await addPerson(shop, 1001, 'Ada'), await addPerson(shop, 1001, 'Bo')];
    const ids = await Promise.all(people.map((person) => desk.place(person, 1)));
    const held = Object.values(await desk.held());
    expect(ids).toHaveLength(3);
    expect(held.filter((reason) => reason === null)).toHaveLength(1);
    expect(held.filter((reason) => reason === 'creditLimit')).toHaveLength(2);
  });

  test('payments, orders and limits leave nothing that waits though it fits, and no lock that never ends', async () => {
    await desk.setCredit({ CreditLimit: 300 });
    const invoice = await desk.owe(30_000, soon);
    const people = [customer, await addPerson(shop, 1001, 'Ada'), await addPerson(shop, 1001, 'Bo')];
    const held = await desk.place(customer, 1);
    await Promise.all([
      desk.pay(invoice),
      ...people.map((person) => desk.place(person, 1, { addToOrderId: held })),
      desk.setCredit({ CreditLimit: 600 }),
    ]);
    expect(await desk.held()).toEqual({ [held]: null });
  });
});

describe('who may', () => {
  test.each(['sales', 'content', 'finance'] as const)(
    'of %s see credit, change it, hold and release',
    async (role) => {
      const id = await desk.place(customer, 1);
      await addStaff(shop, `${role}@maker.example`, role);
      const one = openCredit(shop, await logInToOfficeAs(shop, `${role}@maker.example`));
      const { Version } = await desk.credit();
      const other = await logInToOfficeAs(shop, `${role}@maker.example`);
      const put = await other.put('office/customers/1001/credit', {
        Stop: 'always',
        FeeAgreed: true,
        Version,
      });
      // Whoever may not read something does not learn that it is there.
      const expected = { sales: [200, 403], content: [404, 403], finance: [200, 200] }[role];
      expect([(await other.get('office/customers/1001/credit')).status, put.status]).toEqual(expected);
      if (role !== 'content') expect((await one.hold(id)).status).toBe(expected[1]);
      expect((await other.get('office/credit/trial')).status).toBe(role === 'finance' ? 200 : 404);
    },
  );

  test('a customer that is none is not found, and an old version is refused', async () => {
    expect((await office.get('office/customers/999999/credit')).status).toBe(404);
    const { Version } = await desk.credit();
    expect((await desk.setCredit({ CreditLimit: 5 })).status).toBe(200);
    expect(await desk.setCredit({ CreditLimit: 6, Version })).toMatchObject({
      status: 409,
      body: { type: '/problems/changed-meanwhile' },
    });
    expect(await desk.setCredit({ CreditLimit: -1 })).toMatchObject({ status: 400 });
    for (const name of ['TermsAgreed', 'FeeAgreedOn'])
      expect(await desk.setCredit({ FeeAgreed: true, [name]: '2026-10-15' })).toMatchObject({
        status: 400,
        body: { errors: [{ field: name, rule: 'maxAmount' }] },
      });
  });

  test('terms are agreed by the first order in the shop, or when staff say so', async () => {
    expect((await desk.credit()).TermsAgreed).toBeNull();
    await desk.place(customer, 1);
    const agreed = async (at: string) => {
      await shop.db
        .updateTable('customer_order')
        .set({ created_at: new Date(at) })
        .execute();
      return (await desk.credit()).TermsAgreed;
    };
    expect(await agreed('2026-10-14T21:59:59Z')).toBe('2026-10-14');
    expect(await agreed('2026-10-14T22:00:00Z')).toBe('2026-10-15');
    await shop.db.updateTable('customer_order').set({ placed_by: 'Sara' }).execute();
    // Who orders for a customer agrees to nothing for it.
    expect((await desk.credit()).TermsAgreed).toBeNull();
    expect((await desk.setCredit({ TermsAgreed: '2026-10-15' })).status).toBe(400);
    for (const day of ['2026-10-14', '2025-02-03']) {
      expect((await desk.setCredit({ TermsAgreed: day })).status).toBe(200);
      expect((await desk.credit()).TermsAgreed).toBe(day);
    }
  });
});

test('turning it on tells what the last 90 days would have been', async () => {
  await setSettings(shop, { CreditHold: 'false' });
  await desk.setCredit({ CreditLimit: 200 });
  const first = await desk.place(customer, 1);
  shop.wait(60);
  const second = await desk.place(customer, 1);
  shop.wait(60);
  await desk.cancel(first);
  const third = await desk.place(customer, 1);
  const { body } = await office.get('office/credit/trial');
  expect(body).toMatchObject({ Orders: 3, Held: 2, Customers: 1 });
  expect(body.Rows).toMatchObject([
    { OrderId: third, Reason: 'creditLimit', Exposure: 300, CreditLimit: 200, TotalAmount: 150 },
    { OrderId: second, Reason: 'creditLimit', Exposure: 300 },
  ]);
});

test('a payment that was undone was never made, for the trial too', async () => {
  await setSettings(shop, { CreditHold: 'false' });
  await desk.setCredit({ CreditLimit: 250 });
  const invoice = await desk.owe(10_000, soon);
  await desk.place(customer, 1);
  const held = async () => (await office.get('office/credit/trial')).body.Held;
  expect(await held()).toBe(0);
  shop.wait(86_400);
  office = await logInToOfficeAs(shop, 'owner@maker.example');
  desk = openCredit(shop, office);
  await desk.pay(invoice);
  const { Version } = await desk.invoice(invoice);
  expect((await office.post(`office/invoices/${invoice}/payment-undone`, { Version })).status).toBe(200);
  expect(await held()).toBe(0);
  await desk.setCredit({ CreditLimit: 249.99 });
  expect(await held()).toBe(1);
});
