import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { eachInOffice } from '../../../../../test/office.ts';
import { article, wayOfDelivery } from '../../../../../test/seed-test-shop.ts';
import { times } from '../../../../../test/sizes.ts';
import { logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';
import type { OfficeOrder } from '#shop/orders/office/contract.ts';

let shop: TestShop;
let office: Client;
const customers: Client[] = [];
eachInOffice('owner', async (opened) => {
  ({ shop, office } = opened);
});
beforeEach(async () => {
  customers.length = 0;
  for (const number of ['1001', '1002']) customers.push(await logInAs(shop, number));
  await shop.db
    .updateTable('customer')
    .set({ monthly_invoice: true })
    .where('customer_number', '=', '1002')
    .execute();
  await shop.db
    .updateTable('article')
    .set({ quantity_available: 90_000, quantity_per_package: 1 })
    .where('id', '=', article.mug)
    .execute();
  await shop.services.versions.changed();
});

const read = async (id: number): Promise<OfficeOrder> => (await office.get(`office/orders/${id}`)).body;

async function place(client: Client, Quantity: number): Promise<number> {
  await client.post('cartrow', { ArticleId: article.mug, Quantity });
  const input = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };
  return (await client.post('Order', input)).body.OrderId;
}

async function send(id: number, Quantity: number): Promise<void> {
  const { Version, Rows } = await read(id);
  const input = { Version, Mail: false, Rows: [{ RowId: Rows[0]?.Id, Quantity }] };
  expect((await office.post(`office/orders/${id}/consignments`, input)).status).toBe(200);
}

const invoiceMany = (OrderIds: readonly number[], key?: string, more: object = {}) =>
  office.post(
    'office/orders/invoices',
    { OrderIds, Mail: true, ...more },
    key ? { 'idempotency-key': key } : {},
  );

async function counted() {
  const [invoices, mails, log] = await Promise.all([
    shop.db.selectFrom('invoice').select('invoice_number').execute(),
    shop.db.selectFrom('outbox_mail').select('id').where('message_id', 'like', '%invoice-%').execute(),
    shop.db.selectFrom('change_log').select('id').where('entity', '=', 'invoice').execute(),
  ]);
  return [invoices.length, mails.length, log.length];
}

const few = fc.integer({ min: 0, max: 4 });
const drawnOrder = fc.record({
  isMonthly: fc.integer({ min: 0, max: 3 }).map((drawn) => drawn === 0),
  sentBefore: few,
  sentNow: few,
  left: few,
});

test('of any orders that are ticked each is invoiced for what was sent and not invoiced, once, whatever becomes of the others', async () => {
  const seen = new Set<string>();
  let press = 0;
  const property = fc.asyncProperty(
    fc.array(drawnOrder, { minLength: 1, maxLength: 4 }),
    fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 5 }),
    async (drawn, ticks) => {
      const ids: number[] = [];
      for (const { isMonthly, sentBefore, sentNow, left } of drawn) {
        const id = await place(customers[isMonthly ? 1 : 0]!, sentBefore + sentNow + left + 1);
        ids.push(id);
        if (sentBefore > 0) {
          await send(id, sentBefore);
          expect((await office.post(`office/orders/${id}/invoices`, { Mail: false })).status).toBe(200);
        }
        if (sentNow > 0) await send(id, sentNow);
      }
      // 999999 is no order; the same order may be ticked by two windows.
      const asked = ticks.map((tick) => ids[tick] ?? 999_999);
      const done = new Set<number>();
      const expected = asked.map((id) => {
        const order = drawn[ids.indexOf(id)];
        if (!order) return 'not-found';
        if (order.sentNow === 0 || order.isMonthly || done.has(id)) return 'conflict';
        done.add(id);
        return 'invoiced';
      });
      for (const outcome of expected) seen.add(outcome);
      const before = await counted();
      const key = `press-${press++}`;
      const { status, body } = await invoiceMany(asked, key);
      expect(status).toBe(200);
      expect(body.Invoiced.map(({ OrderId }: { OrderId: number }) => OrderId)).toEqual([...done]);
      expect(
        body.NotInvoiced.map(({ OrderId, Problem }: Refused) => [OrderId, Problem.type.split('/').at(-1)]),
      ).toEqual(asked.flatMap((id, at) => (expected[at] === 'invoiced' ? [] : [[id, expected[at]]])));
      for (const { OrderId, InvoiceNumber } of body.Invoiced) {
        const { sentBefore, sentNow } = drawn[ids.indexOf(OrderId)]!;
        const { Rows } = await read(OrderId);
        const goods = Rows.find(({ Kind }) => Kind === 'article')!;
        // Fees go with the first invoice.
        const fees = sentBefore > 0 ? [] : Rows.filter((row) => row !== goods);
        const ore = (amount: number) => Math.round(amount * 100);
        const net =
          ore(goods.Price) * sentNow +
          fees.reduce((sum, row) => sum + ore(row.Price) * row.QuantityDelivered, 0);
        const invoice = (await office.get(`office/invoices/${InvoiceNumber}`)).body;
        expect([invoice.OrderId, ore(invoice.NetAmount)]).toEqual([OrderId, net]);
        expect(ore(invoice.TotalAmount)).toBe(net + Math.round(net * 0.25));
      }
      const after = before.map((count) => count + done.size);
      expect(await counted()).toEqual(after);
      const again = await invoiceMany(asked, key);
      expect([again.body, again.headers['idempotency-replayed']]).toEqual([body, 'true']);
      expect(await counted()).toEqual(after);
      // Without the key nothing is left to invoice.
      expect((await invoiceMany(asked)).body.Invoiced).toEqual([]);
    },
  );
  await fc.assert(property, { numRuns: 8 * times, ...(times === 1 && { seed: 11 }) });
  expect([...seen].sort()).toEqual(['conflict', 'invoiced', 'not-found']);
}, 300_000);

type Refused = { OrderId: number; Problem: { type: string } };

test('a customer with one invoice a month is told of, and a press that broke off goes on', async () => {
  const [mine, other] = customers as [Client, Client];
  const ids = [await place(mine, 2), await place(other, 2), await place(mine, 3)];
  for (const id of ids) await send(id, 1);
  const first = await invoiceMany(ids, 'press', { Mail: false });
  expect(first.body.NotInvoiced).toMatchObject([
    { OrderId: ids[1], Problem: { status: 409, detail: expect.stringContaining('Samlingsfakturor') } },
  ]);
  // As it is when the shop went down after the first order.
  await shop.db.deleteFrom('staff_call_part').where('part', '>', 0).execute();
  const again = await invoiceMany(ids, 'press', { Mail: false });
  expect(again.headers['idempotency-replayed']).toBeUndefined();
  expect(again.body.Invoiced).toEqual(first.body.Invoiced.slice(0, 1));
  const changed = await invoiceMany(ids, 'press');
  expect([changed.status, changed.body.type]).toEqual([422, '/problems/key-reused']);
});

test.each([
  [[], 'required'],
  [Array.from({ length: 201 }, (_, at) => at + 1), 'maxAmount'],
])('between 1 and 200 orders are invoiced by one call', async (OrderIds, rule) => {
  const answer = await invoiceMany(OrderIds);
  expect([answer.status, answer.body.errors]).toMatchObject([400, [{ field: 'OrderIds', rule }]]);
});
