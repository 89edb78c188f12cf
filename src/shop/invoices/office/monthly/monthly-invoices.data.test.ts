import fc from 'fast-check';
import { expect, test } from 'vitest';
import { article } from '../../../../../test/seed-test-shop.ts';
import { eachInOffice } from '../../../../../test/office.ts';
import { logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
const customers: Client[] = [];
eachInOffice('owner', async (opened) => {
  ({ shop, office } = opened);
  customers.length = 0;
  for (const number of ['1001', '1002']) customers.push(await logInAs(shop, number));
  await shop.db
    .updateTable('customer')
    .set({ monthly_invoice: true })
    .where('customer_number', '=', '1001')
    .execute();
  await shop.services.versions.changed();
});

async function order(client: Client, Quantity: number, more: object = {}): Promise<number> {
  await client.post('cartrow', { ArticleId: article.mug, Quantity, QuickAdd: false });
  return (await client.post('Order', { wayOfDeliveryId: 1, partialDelivery: true, ...more })).body.OrderId;
}

/** Sends pieces of an order, on a day in the middle of a month of 2026. */
async function send(OrderId: number, Quantity: number, month: string): Promise<void> {
  const { Version, Rows } = (await office.get(`office/orders/${OrderId}`)).body;
  const input = { Version, Mail: false, CarrierNumber: '', Rows: [{ RowId: Rows[0].Id, Quantity }] };
  const sent = await office.post(`office/orders/${OrderId}/consignments`, input);
  if (sent.status !== 200) throw new Error(sent.text);
  const { Id } = sent.body.Consignments.at(-1);
  await shop.db
    .updateTable('consignment')
    .set({ sent_at: new Date(`${month}-15T10:00:00Z`) })
    .where('id', '=', Id)
    .execute();
}

type Sent = { pieces: number; month: string };
type Plan = { orders: Sent[][]; made: string[] };

const make = (Month: string, more: object = {}) =>
  office.post('office/invoices/monthly', { Month, Mail: false, ...more });
const drafts = async (month: string) =>
  (await office.get(`office/invoices/monthly?month=${month}`)).body.Rows;

test('all that was sent until the end of the month is one invoice, and what is sent later the next', async () => {
  const [client] = customers as [Client];
  const first = await order(client, 12);
  const second = await order(client, 6);
  await send(second, 6, '2026-09');
  await send(first, 6, '2026-08');
  await send(first, 6, '2026-10');
  const [draft] = await drafts('2026-09');
  expect(draft).toMatchObject({ CustomerNumber: '1001', OrderIds: [first, second] });
  const { body } = await make('2026-09');
  expect(body).toMatchObject({ Made: [{ CustomerId: draft.CustomerId }], NotMade: [] });
  const invoice = (await office.get(`office/invoices/${body.Made[0].Number}`)).body;
  expect(invoice).toMatchObject({ OrderId: null, TotalAmount: draft.TotalAmount });
  expect(invoice.Rows.map(({ Quantity }: { Quantity: number }) => Quantity)).toEqual([6, 6]);
  expect((await make('2026-09')).body).toEqual({ Made: [], NotMade: [] });
  for (const id of [first, second]) {
    const { Rows } = (await office.get(`office/orders/${id}/invoices`)).body;
    expect(Rows).toMatchObject([{ Number: invoice.Number }]);
  }
  // What is on it is finished; the other order goes on.
  expect((await office.get(`office/orders/${second}`)).body.Status).toBe(5);
  expect((await make('2026-10')).body.Made).toHaveLength(1);
  expect((await office.get(`office/orders/${first}`)).body.Status).toBe(5);
});

test('a call that says nothing of mails mails what it makes', async () => {
  const [client] = customers as [Client];
  const mailed = async () => {
    const mails = await shop.db.selectFrom('outbox_mail').select('subject').execute();
    return mails.filter(({ subject }) => /faktura/i.test(subject)).length;
  };
  for (const [month, more, count] of [
    ['2026-08', { Mail: undefined }, 1],
    ['2026-09', {}, 1],
  ] as const) {
    await send(await order(client, 6), 6, month);
    expect((await make(month, more)).body.Made).toHaveLength(1);
    expect([month, await mailed()]).toEqual([month, count]);
  }
});

test('orders are one invoice only where currency, VAT, buyer and place of delivery are the same', async () => {
  const [client] = customers as [Client];
  const ids = [await order(client, 6), await order(client, 6)];
  for (const id of ids) await send(id, 6, '2026-09');
  const [first, second] = ids as [number, number];
  const others = {
    currency_code: 'EUR',
    vat_case: 'export',
    customer_vat_number: 'SE556677889901',
    delivery_name: 'Lagret',
    delivery_address1: 'Kajen 1',
    delivery_address2: 'Port B',
    delivery_zip_code: '99999',
    delivery_city: 'Annanstad',
    delivery_country_code: 'NO',
    delivery_gln: '7350053850019',
  } as const;
  const change = async (values: object) =>
    await shop.db.updateTable('customer_order').set(values).where('id', '=', second).execute();
  const together = async () =>
    (await drafts('2026-09')).map(({ OrderIds }: { OrderIds: number[] }) => OrderIds);
  const columns = Object.keys(others) as (keyof typeof others)[];
  const own = await shop.db
    .selectFrom('customer_order')
    .select(columns)
    .where('id', '=', second)
    .executeTakeFirstOrThrow();
  for (const column of columns) {
    await change({ [column]: others[column] });
    expect([column, await together()]).toEqual([column, [[first], [second]]]);
    await change({ [column]: own[column] });
  }
  await change({ purchase_order_number: 'PO 2', customer_name: 'Nytt namn', ordered_by: 'Bo' });
  expect(await together()).toEqual([[first, second]]);
});

test.each([
  ['PO 1', 'PO 2', ''],
  ['PO 1', 'PO 1', 'PO 1'],
  ['PO 1', undefined, ''],
])(
  'of orders with the numbers %s and %s the invoice has %s, and what the newest says',
  async (one, two, told) => {
    const [client] = customers as [Client];
    const first = await order(client, 12, { purchaseOrderNumber: one });
    const second = await order(client, 6, { purchaseOrderNumber: two });
    const buyer_name = 'Nytt namn';
    await shop.db
      .updateTable('customer_order')
      .set({ customer_name: buyer_name })
      .where('id', '=', second)
      .execute();
    await send(first, 6, '2026-08');
    await send(second, 6, '2026-09');
    await send(first, 6, '2026-10');
    const [{ Number: number }] = (await make('2026-09')).body.Made;
    const stored = await shop.db
      .selectFrom('invoice')
      .select(['purchase_order_number', 'buyer_name', 'delivery_date'])
      .where('invoice_number', '=', number)
      .executeTakeFirst();
    // What was sent in the month after is not of it.
    expect(stored).toEqual({ purchase_order_number: told, buyer_name, delivery_date: '2026-09-15' });
  },
);

test('only of the customers who are chosen, where some are', async () => {
  const ids = [1001, 1002];
  await shop.db.updateTable('customer').set({ monthly_invoice: true }).where('id', 'in', ids).execute();
  for (const client of customers) await send(await order(client, 6), 6, '2026-09');
  const made = async (more: object) =>
    (await make('2026-09', more)).body.Made.map(({ CustomerId }: { CustomerId: number }) => CustomerId);
  expect(await made({ CustomerIds: [1002] })).toEqual([1002]);
  expect(await made({ CustomerIds: [1002] })).toEqual([]);
  expect(await made({})).toEqual([1001]);
});

test('paper and Peppol name the order of each row', async () => {
  const [client] = customers as [Client];
  const ids = [await order(client, 6), await order(client, 12)];
  for (const id of ids) await send(id, 6, '2026-09');
  const [{ Number: number }] = (await make('2026-09')).body.Made;
  const needed = {
    CompanyRegistrationNumber: '556677-8899',
    CompanyVatNumber: 'SE556677889901',
    CompanyEmail: 'faktura@maker.example',
  };
  const rows = Object.entries(needed).map(([name, value]) => ({ name, value }));
  await shop.db.insertInto('setting').values(rows).execute();
  await shop.db.updateTable('customer').set({ organisation_number: '559900-0014' }).execute();
  await shop.services.versions.changed();
  const peppol = (await office.get(`office/invoices/${number}/peppol`)).body;
  for (const id of ids) expect(peppol.Xml).toContain(`<cbc:Note>Order ${id}</cbc:Note>`);
});

test('customers without it, months to come and somebody without the right are left out or refused', async () => {
  const [, other] = customers as [Client, Client];
  await send(await order(other, 6), 6, '2026-09');
  expect(await drafts('2026-09')).toEqual([]);
  expect((await make('2026-09')).body).toEqual({ Made: [], NotMade: [] });
  expect((await make('2099-01')).status).toBe(400);
  expect((await make('2026-13')).status).toBe(400);
  expect((await make('2026-09', { CustomerIds: [] })).status).toBe(400);
  expect((await other.post('office/invoices/monthly', { Month: '2026-09', Mail: false })).status).toBe(401);
});

test('of any orders, consignments and months each piece is invoiced once, in the first month that has it', async () => {
  const months = ['2026-07', '2026-08', '2026-09', '2026-10'];
  const plan = fc.record({
    orders: fc.array(
      fc.array(fc.record({ pieces: fc.integer({ min: 1, max: 9 }), month: fc.constantFrom(...months) }), {
        minLength: 1,
        maxLength: 3,
      }),
      { minLength: 2, maxLength: 4 },
    ),
    made: fc.shuffledSubarray(months, { minLength: 2 }),
  });
  const [{ orders, made }] = fc.sample(plan, 1) as [Plan];
  const [client] = customers as [Client];
  const sent: Sent[] = [];
  for (const consignments of orders) {
    const pieces = consignments.reduce((sum, one) => sum + one.pieces, 0);
    const id = await order(client, Math.ceil(pieces / 6) * 6);
    const inTime = consignments.toSorted((a, b) => a.month.localeCompare(b.month));
    for (const one of inTime) await send(id, one.pieces, one.month);
    sent.push(...inTime);
  }
  let left = sent;
  for (const month of made) {
    const due = left.filter((one) => one.month <= month);
    left = left.filter((one) => one.month > month);
    const { Made, NotMade } = (await make(month)).body;
    expect(NotMade).toEqual([]);
    const pieces = due.reduce((sum, one) => sum + one.pieces, 0);
    expect(Made.length).toBe(pieces > 0 ? 1 : 0);
    if (pieces === 0) continue;
    const { Rows } = (await office.get(`office/invoices/${Made[0].Number}`)).body;
    const invoiced = Rows.reduce((sum: number, { Quantity }: { Quantity: number }) => sum + Quantity, 0);
    expect(invoiced).toBe(pieces);
  }
});
