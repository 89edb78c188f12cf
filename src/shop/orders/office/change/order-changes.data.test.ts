import { beforeEach, describe, expect, test } from 'vitest';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../../../test/office.ts';
import { article } from '../../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';
import type { OfficeOrder } from '#shop/orders/office/contract.ts';

let shop: TestShop;
let owner: Client;
let clerk: Client;
let customer: Client;
let order: OfficeOrder;
eachInOffice('owner', async (opened) => {
  ({ shop, office: owner } = opened);
  await addStaff(shop, 'sales@maker.example', 'sales');
  clerk = await logInToOfficeAs(shop, 'sales@maker.example');
  customer = await logInAs(shop, '1001');
});
beforeEach(async () => {
  order = await place([article.mug, 12], [article.tray, 8]);
});

async function place(...wanted: (readonly [number, number])[]): Promise<OfficeOrder> {
  for (const [ArticleId, Quantity] of wanted) await customer.post('cartrow', { ArticleId, Quantity });
  const { body } = await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
  return await read(body.OrderId);
}

async function read(id: number): Promise<OfficeOrder> {
  return (await owner.get(`office/orders/${id}`)).body;
}

async function change(of: OfficeOrder, more: object, client = clerk) {
  const given = { Version: of.Version, Reason: '', Mail: false, Rows: [], ...more };
  return await client.post(`office/orders/${of.Id}/changes`, given);
}

async function send(of: OfficeOrder, ...quantities: number[]): Promise<OfficeOrder> {
  const Rows = quantities.flatMap((Quantity, place) =>
    Quantity > 0 ? [{ RowId: of.Rows[place]!.Id, Quantity }] : [],
  );
  const given = { Version: of.Version, Mail: false, CarrierNumber: '', Rows };
  return (await owner.post(`office/orders/${of.Id}/consignments`, given)).body;
}

async function stockOf(id: number): Promise<number> {
  return (await customer.get(`article/${id}`)).body.QuantityAvailable;
}

async function invoice(of: OfficeOrder) {
  const { body } = await owner.post(`office/orders/${of.Id}/invoices`, { Mail: false });
  return (await owner.get(`office/invoices/${body.Number}`)).body;
}

const row = (of: OfficeOrder, place: number) => of.Rows[place]!.Id;
const goodsOf = ({ Rows }: OfficeOrder) => Rows.filter(({ Kind }) => Kind === 'article');
const sumOf = ({ Rows }: OfficeOrder) =>
  Math.round(Rows.reduce((sum, one) => sum + one.TotalAmount, 0) * 100) / 100;

describe('rows', () => {
  test('are lowered, raised, cancelled and added, with the stock and all sums', async () => {
    const [mugs, bowls] = [await stockOf(article.mug), await stockOf(article.secret)];
    const { status, body } = await change(order, {
      Rows: [
        { RowId: row(order, 0), Quantity: 5 },
        { RowId: row(order, 1), Cancel: true },
        { ArticleId: article.secret, Quantity: 2 },
      ],
      Reason: 'Ringde',
      Note: 'Vill ha skålar',
    });
    expect(status).toBe(200);
    expect(goodsOf(body)).toMatchObject([
      { Quantity: 12, QuantityCancelled: 7 },
      { Quantity: 8, QuantityCancelled: 8, QuantityShort: 0 },
      { Quantity: 2, QuantityCancelled: 0, AddedBy: 'sales' },
    ]);
    // Five of the trays were there, three were missing.
    expect(await stockOf(article.mug)).toBe(mugs + 7);
    expect(await stockOf(article.tray)).toBe(5);
    expect(await stockOf(article.secret)).toBe(bowls - 2);
    expect(sumOf(body)).toBe(body.AmountExcludingVat);
    expect(body.TotalAmount).toBe(Math.round(body.AmountExcludingVat * 125) / 100);
    expect(body.Notes).toMatchObject([{ Text: 'Vill ha skålar', By: 'sales' }]);
    const log = (await owner.get(`office/changes?entity=order&id=${order.Id}`)).text;
    expect(log).toContain('Ringde');
    // Cancelling the rest gives back only what is left.
    const cancelled = await owner.post(`office/orders/${order.Id}/cancellation`, {
      Version: body.Version,
      Mail: false,
    });
    expect(cancelled.body.Status).toBe(4);
    expect([await stockOf(article.mug), await stockOf(article.secret)]).toEqual([mugs + 12, bowls]);
  });

  test('are never lowered below what was sent or invoiced, and to that the order is sent wholly', async () => {
    const sent = await send(order, 4, 5);
    const few = await change(sent, { Rows: [{ RowId: row(sent, 0), Quantity: 3 }] });
    expect([few.status, few.body.errors[0].field, few.body.errors[0].rule]).toEqual([
      400,
      'Rows.0.Quantity',
      'minAmount',
    ]);
    expect(few.body.errors[0].message).toContain('4');
    const mugs = await stockOf(article.mug);
    const { body } = await change(sent, {
      Rows: [
        { RowId: row(sent, 0), Quantity: 4 },
        { RowId: row(sent, 1), Cancel: true },
      ],
    });
    expect(body).toMatchObject({ Status: 3, HasShortage: false });
    expect(await stockOf(article.mug)).toBe(mugs + 8);
    expect(sumOf(body)).toBe(body.AmountExcludingVat);
    const made = await invoice(body);
    expect(made.NetAmount).toBe(body.AmountExcludingVat);
    expect((await change(await read(order.Id), { Rows: [] })).status).toBe(409);
  });

  test('of somebody else, unknown articles and a row told twice are refused', async () => {
    const other = await place([article.mug, 6]);
    for (const Rows of [
      [{ RowId: row(other, 0), Quantity: 1 }],
      [{ ArticleId: 99_999, Quantity: 1 }],
      [
        { RowId: row(order, 0), Quantity: 1 },
        { RowId: row(order, 0), Quantity: 2 },
      ],
      [{ RowId: row(order, 0), ArticleId: article.mug, Quantity: 1 }],
    ])
      expect((await change(order, { Rows })).status).toBe(400);
    expect((await read(order.Id)).Version).toBe(order.Version);
  });

  test('all cancelled are a cancelled order, of which the customer is told', async () => {
    const Rows = order.Rows.map(({ Id }) => ({ RowId: Id, Cancel: true }));
    const { body } = await change(order, { Rows, Mail: true });
    expect(body).toMatchObject({ Status: 4, TotalAmount: order.TotalAmount });
    expect(await stockOf(article.tray)).toBe(5);
    expect(await lastMail()).toMatchObject({ subject: `Order ${order.Id} är annullerad` });
  });
});

async function lastMail() {
  return await shop.db
    .selectFrom('outbox_mail')
    .select(['subject', 'body_text', 'recipient'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

test('the customer is mailed what was and what is', async () => {
  await change(order, { Rows: [{ RowId: row(order, 0), Quantity: 5 }], Mail: true });
  const mail = await lastMail();
  expect(mail.subject).toBe(`Order ${order.Id} är ändrad`);
  expect(mail.body_text).toMatch(/A-1 Mugg: 12 st à 49,90.* → 5 st à 49,90/);
  expect(mail.body_text).toContain('Summa inkl. moms:');
  expect(mail.body_text).not.toContain('A-2');
});

test('whoever saw an older order is told of the one that is there', async () => {
  await change(order, { Rows: [{ RowId: row(order, 0), Quantity: 5 }] });
  const { status, body } = await change(order, { Rows: [{ RowId: row(order, 0), Quantity: 6 }] }, owner);
  expect([status, body.type]).toEqual([409, '/problems/changed-meanwhile']);
  expect(body.Order).toMatchObject({ Id: order.Id, Rows: [{ QuantityCancelled: 7 }, {}] });
});

describe('prices', () => {
  test('need the right, which an owner gives, and are at most the limit below', async () => {
    const cheaper = { Rows: [{ RowId: row(order, 1), Price: 108 }] };
    expect((await change(order, cheaper)).status).toBe(403);
    const all = (await owner.get('office/staff')).body.Rows;
    const { Id, ...member } = all.find(({ Role }: { Role: string }) => Role === 'sales');
    expect((await owner.put(`office/staff/${Id}`, { ...member, MayPrice: true })).status).toBe(200);
    await shop.db.insertInto('setting').values({ name: 'DiscountLimit', value: '5' }).execute();
    await shop.services.versions.changed();
    const refused = await change(order, cheaper);
    expect([refused.status, refused.body.errors[0]]).toMatchObject([
      400,
      { field: 'Rows.0.Price', rule: 'maxAmount' },
    ]);
    const { body } = await change(order, cheaper, owner);
    expect(body.Rows[1]).toMatchObject({ Price: 108, OrderedPrice: 120, TotalAmount: 864 });
    expect(body.AmountExcludingVat).toBe(sumOf(body));
    const raised = await change(body, { Rows: [{ RowId: row(body, 1), Quantity: 10 }] });
    expect(raised.body.Rows[1]).toMatchObject({ Price: 108, Quantity: 10 });
  });

  test('a discount is rows by rate, that additions keep and invoices take by value', async () => {
    const { body } = await change(order, { Discount: { Percent: 10, Text: 'Mässrabatt' } }, owner);
    const goods = 12 * 49.9 + 8 * 120;
    expect(body.Discount).toEqual({ Percent: 10, Amount: null, Text: 'Mässrabatt' });
    expect(body.AmountExcludingVat).toBe(Math.round(goods * 90) / 100);
    expect(body.Rows.at(-1)).toMatchObject({
      Kind: 'discount',
      ArticleNumber: 'RABATT',
      Description: 'Mässrabatt',
      TotalAmount: -Math.round(goods * 10) / 100,
    });
    await customer.post('cartrow', { ArticleId: article.secret, Quantity: 1 });
    await customer.post('Order', { addToOrderId: order.Id });
    const extended = await read(order.Id);
    expect(extended.Rows.filter(({ Kind }) => Kind === 'discount')).toHaveLength(1);
    expect(extended.AmountExcludingVat).toBe(sumOf(extended));
    const part = await send(extended, 12);
    const first = await invoice(part);
    expect(first.NetAmount).toBe(538.92);
    const rest = await send(await read(order.Id), 0, 8, 1);
    const second = await invoice(rest);
    expect(Math.round((first.NetAmount + second.NetAmount) * 100) / 100).toBe(rest.AmountExcludingVat);
    const credited = await owner.post(`office/invoices/${first.Number}/credit-notes`, {
      Version: first.Version,
      Mail: false,
      Rows: first.Rows.map((one: { Id: number; Quantity: number }) => ({
        RowId: one.Id,
        Quantity: one.Quantity,
      })),
    });
    const note = (await owner.get(`office/invoices/${credited.body.Number}`)).body;
    expect(note.TotalAmount).toBe(-first.TotalAmount);
  });

  // As the computer reckons, a hundred times each is a little less or more than a whole number.
  test.each([1.15, 1.1, 64.1])('a discount of %d percent is that, to the last decimal', async (Percent) => {
    const { body } = await change(order, { Discount: { Percent } }, owner);
    expect(body.Discount).toMatchObject({ Percent, Amount: null });
  });

  test('a second discount replaces the first, and null takes it away', async () => {
    const one = (await change(order, { Discount: { Percent: 10, Text: '' } }, owner)).body;
    const two = (await change(one, { Discount: { Amount: 100, Text: '' } }, owner)).body;
    expect(two.AmountExcludingVat).toBe(order.AmountExcludingVat - 100);
    const none = (await change(two, { Discount: null }, owner)).body;
    expect(none).toMatchObject({ Discount: null, AmountExcludingVat: order.AmountExcludingVat });
    expect(none.Rows.every(({ Kind }: { Kind: string }) => Kind === 'article')).toBe(true);
  });
});

test('a preview tells what the order would cost, and changes nothing', async () => {
  const given = { Rows: [{ RowId: row(order, 0), Quantity: 5 }], Discount: { Amount: 9.5, Text: '' } };
  const { body } = await owner.post(`office/orders/${order.Id}/changes/preview`, given);
  const done = (await change(order, given, owner)).body;
  expect(body).toMatchObject({
    AmountExcludingVat: 5 * 49.9 + 960 - 9.5,
    TotalAmount: done.TotalAmount,
    Cancelled: false,
    Fees: [{ Kind: 'discount', Amount: -9.5 }],
  });
  const changed = (await clerk.post(`office/orders/${order.Id}/changes/preview`, given)).status;
  expect(changed).toBe(200);
});

test('a customer at the limit is held when an order grows, and released when it shrinks', async () => {
  await shop.db.insertInto('setting').values({ name: 'CreditHold', value: 'true' }).execute();
  await shop.db
    .insertInto('customer_credit')
    .values({ customer_id: 1001, credit_limit: 250_000, terms_agreed: null, fee_agreed_on: null })
    .execute();
  await shop.services.versions.changed();
  const more = await change(order, { Rows: [{ RowId: row(order, 0), Quantity: 40 }], Mail: true });
  expect(more.body.Held).toBe('creditLimit');
  const less = await change(more.body, { Rows: [{ RowId: row(order, 0), Quantity: 12 }] });
  expect(less.body.Held).toBeNull();
  // What was released once, by whatever, is not held again by growing.
  const again = await change(less.body, { Rows: [{ RowId: row(order, 0), Quantity: 40 }] });
  expect(again.body.Held).toBeNull();
});

test('an order of the test customer is changed without the stock', async () => {
  const { CustomerId } = (await owner.post('office/opening/test-customer')).body;
  await owner.post(`office/customers/${CustomerId}/session`);
  await owner.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  const { body } = await owner.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
  const tried = await read(body.OrderId);
  const mugs = await stockOf(article.mug);
  const changed = await change(tried, {
    Rows: [
      { RowId: row(tried, 0), Quantity: 5 },
      { ArticleId: article.secret, Quantity: 2 },
    ],
  });
  expect([changed.status, changed.body.Test]).toEqual([200, true]);
  expect([await stockOf(article.mug), await stockOf(article.secret)]).toEqual([mugs, 10]);
});

test('what waits becomes an order of its own, once, without a second freight', async () => {
  const Rows = [
    { RowId: row(order, 0), Quantity: 2 },
    { RowId: row(order, 1), Quantity: 4 },
  ];
  const discounted = (await change(order, { Discount: { Amount: 100, Text: '' } }, owner)).body;
  const given = { Version: discounted.Version, Rows };
  const stock = [await stockOf(article.mug), await stockOf(article.tray)];
  const { status, body } = await clerk.post(`office/orders/${order.Id}/split`, given);
  expect(status).toBe(200);
  const [first, second] = [await read(order.Id), await read(body.OrderId)];
  expect(goodsOf(first)).toMatchObject([{ Quantity: 10 }, { Quantity: 4, QuantityShort: 0 }]);
  // What is missing moves first.
  expect(goodsOf(second)).toMatchObject([{ Quantity: 2 }, { Quantity: 4, QuantityShort: 3 }]);
  expect([await stockOf(article.mug), await stockOf(article.tray)]).toEqual(stock);
  expect([first.HasShortage, second.HasShortage]).toEqual([false, true]);
  const both = Math.round((first.AmountExcludingVat + second.AmountExcludingVat) * 100) / 100;
  expect(both).toBe(discounted.AmountExcludingVat);
  for (const one of [first, second]) expect(sumOf(one)).toBe(one.AmountExcludingVat);
  expect((await clerk.post(`office/orders/${order.Id}/split`, given)).status).toBe(409);
  expect((await customer.get('orders')).body.TotalCount).toBe(2);
  const sent = await send(second, 2, 1);
  expect(sent.Status).toBe(2);
});

test('a part that is split off may be wanted in another week, and the buyer is told once what is where', async () => {
  const week = `${new Date().getFullYear() + 1}-W20`;
  const given = {
    Version: order.Version,
    Rows: [{ RowId: row(order, 1), Quantity: 3 }],
    deliveryWeekString: week,
    Mail: true,
  };
  const past = await clerk.post(`office/orders/${order.Id}/split`, {
    ...given,
    deliveryWeekString: '2020-W01',
  });
  expect([past.status, past.body.errors[0].field]).toEqual([400, 'deliveryWeekString']);
  const { OrderId } = (await clerk.post(`office/orders/${order.Id}/split`, given)).body;
  const [first, second] = [await read(order.Id), await read(OrderId)];
  expect([first.DeliveryWeek, second.DeliveryWeek]).toEqual(['', week]);
  const mails = await shop.db
    .selectFrom('outbox_mail')
    .select(['subject', 'body_text', 'recipient'])
    .where('message_id', 'like', '%split%')
    .execute();
  expect(mails).toMatchObject([
    { subject: `Order ${order.Id} är delad i två`, recipient: 'ett@butik.example' },
  ]);
  const [, one, two] = mails[0]!.body_text.split(/^Order \d+:$/m);
  expect(one).toMatch(/A-1 Mugg: 12 st\nA-2 .+: 5 st\nÖnskad leveransvecka: Snarast möjligt/);
  expect(two).toMatch(/^\nA-2 .+: 3 st\nÖnskad leveransvecka: .*20/);
  expect(two).not.toContain('A-1');
  const untold = { Version: first.Version, Rows: [{ RowId: row(first, 0), Quantity: 2 }] };
  expect((await clerk.post(`office/orders/${order.Id}/split`, untold)).status).toBe(200);
  const count = await shop.db
    .selectFrom('outbox_mail')
    .select('id')
    .where('message_id', 'like', '%split%')
    .execute();
  expect(count).toHaveLength(1);
});

test.each([
  [
    'of another order',
    [
      { place: 0, Quantity: 2 },
      { RowId: 999_999, Quantity: 1 },
    ],
    'Varje rad ska finnas i ordern och stå en gång.',
  ],
  [
    'that is named twice',
    [
      { place: 1, Quantity: 1 },
      { place: 0, Quantity: 2 },
      { place: 0, Quantity: 3 },
    ],
    'Varje rad ska finnas i ordern och stå en gång.',
  ],
  [
    'of which fewer are left',
    [{ place: 1, Quantity: 9 }],
    'Högst 8 kan flyttas: mer är inte kvar att skicka.',
  ],
  [
    'and all others',
    [
      { place: 1, Quantity: 8 },
      { place: 0, Quantity: 12 },
    ],
    'Något måste flyttas, och något måste vara kvar i ordern.',
  ],
])('a row %s is not split off, and it is said why', async (_what, wanted, Message) => {
  const Rows = wanted.map(({ place, RowId = row(order, place ?? 0), Quantity }) => ({ RowId, Quantity }));
  const { status, body } = await clerk.post(`office/orders/${order.Id}/split`, {
    Version: order.Version,
    Rows,
  });
  expect([status, body.errors.map((one: { message: string }) => one.message)]).toEqual([400, [Message]]);
  expect((await customer.get('orders')).body.TotalCount).toBe(1);
});

test('the confirmation goes again as the order is now', async () => {
  await change(order, { Rows: [{ RowId: row(order, 1), Cancel: true }] });
  const { body } = await clerk.post(`office/orders/${order.Id}/confirmation`, {});
  expect(body.Emails).toEqual(['ett@butik.example']);
  const mail = await shop.db
    .selectFrom('outbox_mail')
    .select(['message_id', 'facts'])
    .where('message_id', 'like', '%again%')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(mail.facts ?? '{}').order.rows).toMatchObject([{ quantity: 12 }]);
});

test('of two who change the same order at once one is told of the other, and pieces go back once', async () => {
  const mugs = await stockOf(article.mug);
  const lower = { Rows: [{ RowId: row(order, 0), Quantity: 5 }] };
  const answers = await Promise.all([change(order, lower, owner), change(order, lower, clerk)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await stockOf(article.mug)).toBe(mugs + 7);
});
