import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { eachInOffice } from '../../../../../test/office.ts';
import { article, wayOfDelivery } from '../../../../../test/seed-test-shop.ts';
import { times } from '../../../../../test/sizes.ts';
import { logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';
import type { OfficeInvoice } from '#shop/invoices/office/contract.ts';
import type { OfficeOrder } from '#shop/orders/office/contract.ts';

let shop: TestShop;
let office: Client;
let customer: Client;
eachInOffice('owner', async (opened) => {
  ({ shop, office } = opened);
});
beforeEach(async () => {
  customer = await logInAs(shop, '1001');
  await shop.db
    .updateTable('article')
    .set({ quantity_available: 90_000, quantity_per_package: 1 })
    .where('id', 'in', [article.mug, article.book])
    .execute();
  await shop.services.versions.changed();
});

const readOrder = async (id: number): Promise<OfficeOrder> => (await office.get(`office/orders/${id}`)).body;
const readInvoice = async (number: number): Promise<OfficeInvoice> =>
  (await office.get(`office/invoices/${number}`)).body;
const ore = (amount: number) => Math.round(amount * 100);

async function place(counts: readonly [number, number]): Promise<OfficeOrder> {
  for (const [at, ArticleId] of [article.mug, article.book].entries())
    await customer.post('cartrow', { ArticleId, Quantity: counts[at] });
  const input = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };
  return await readOrder((await customer.post('Order', input)).body.OrderId);
}

const invoice = async (id: number) => await office.post(`office/orders/${id}/invoices`, { Mail: false });
const credit = async (number: number, Rows: readonly object[], more: object = {}) =>
  await office.post(`office/invoices/${number}/credit-notes`, {
    Version: (await readInvoice(number)).Version,
    Mail: false,
    Rows,
    ...more,
  });

const count = fc.integer({ min: 1, max: 3 });
const drawnSending = fc.record({
  what: fc.constant('send' as const),
  row: fc.nat({ max: 1 }),
  pieces: count,
});
const drawnAct = fc.oneof(
  drawnSending,
  drawnSending,
  fc.record({ what: fc.constant('invoice' as const) }),
  fc.record({
    what: fc.constant('credit' as const),
    invoice: fc.nat({ max: 9 }),
    row: fc.nat({ max: 3 }),
    pieces: count,
    isWhole: fc.boolean(),
    isAnew: fc.boolean(),
  }),
);

test('what is credited to be invoiced anew is left to invoice, piece by piece and to the öre, and nothing else is', async () => {
  const seen = new Set<string>();
  const property = fc.asyncProperty(
    fc.tuple(count, count),
    fc.array(drawnAct, { minLength: 5, maxLength: 12 }),
    async (counts, acts) => {
      const order = await place(counts);
      const rows = order.Rows.map((row) => ({
        ...row,
        sent: 0,
        /** What invoices have charged, less what was given back. */
        charged: 0,
      }));
      const goods = rows.filter(({ Kind }) => Kind === 'article');
      const lines: { number: number; rowId: number; row: (typeof rows)[number]; left: number }[] = [];
      for (const act of acts) {
        const isOpen = goods.some((row) => row.sent < row.Quantity);
        if (act.what === 'send') {
          const row = goods[act.row]!;
          const Quantity = Math.min(act.pieces, row.Quantity - row.sent);
          if (Quantity === 0) continue;
          const { Version } = await readOrder(order.Id);
          const Rows = [{ RowId: row.Id, Quantity }];
          const input = { Version, Mail: false, Rows };
          expect((await office.post(`office/orders/${order.Id}/consignments`, input)).status).toBe(200);
          row.sent += Quantity;
          // Fees go with the first goods.
          for (const fee of rows) if (!goods.includes(fee)) fee.sent = fee.Quantity;
        } else if (act.what === 'invoice') {
          const due = rows.filter((row) => row.sent > row.charged);
          const answer = await invoice(order.Id);
          expect(answer.status).toBe(due.length > 0 ? 200 : 409);
          if (due.length === 0) continue;
          const made = await readInvoice(answer.body.Number);
          expect(made.OfOrders).toBe(true);
          expect(made.Rows.map(({ Quantity }) => Quantity)).toEqual(due.map((row) => row.sent - row.charged));
          for (const [at, row] of due.entries()) {
            lines.push({ number: made.Number, rowId: made.Rows[at]!.Id, row, left: row.sent - row.charged });
            row.charged = row.sent;
          }
          if (seen.has('anew')) seen.add('invoiced after');
        } else {
          const numbers = [...new Set(lines.filter(({ left }) => left > 0).map(({ number }) => number))];
          const number = numbers[act.invoice % Math.max(1, numbers.length)];
          const ofIt = lines.filter((line) => line.number === number && line.left > 0);
          if (number === undefined) continue;
          const chosen = act.isWhole ? ofIt : [ofIt[act.row % ofIt.length]!];
          const credited = chosen.map((line) => ({
            line,
            Quantity: act.isWhole ? line.left : Math.min(act.pieces, line.left),
          }));
          const Rows = credited.map(({ line, Quantity }) => ({ RowId: line.rowId, Quantity }));
          const answer = await credit(number, Rows, act.isAnew ? { Anew: true } : {});
          expect(answer.status).toBe(200);
          const net = credited.reduce((sum, { line, Quantity }) => sum + ore(line.row.Price) * Quantity, 0);
          expect(ore((await readInvoice(answer.body.Number)).NetAmount)).toBe(-net);
          for (const { line, Quantity } of credited) {
            line.left -= Quantity;
            if (act.isAnew) line.row.charged -= Quantity;
          }
          seen.add(act.isAnew ? 'anew' : 'given up');
          if (act.isAnew && !isOpen) seen.add('of a finished order');
        }
        const left = rows.map((row) => ({ row, pieces: row.sent - row.charged }));
        const { body } = await office.get(`office/orders/${order.Id}/invoices`);
        expect([body.PiecesLeft, ore(body.AmountLeft)]).toEqual([
          left.reduce((sum, { row, pieces }) => sum + (goods.includes(row) ? pieces : 0), 0),
          left.reduce((sum, { row, pieces }) => sum + ore(row.Price) * pieces, 0),
        ]);
        const isDue = left.some(({ pieces }) => pieces > 0);
        const listed = (await office.get(`office/orders?state=toInvoice&q=${order.Id}`)).body.Rows;
        expect(listed).toHaveLength(isDue ? 1 : 0);
        const isSent = goods.every((row) => row.sent === row.Quantity);
        const { Status } = await readOrder(order.Id);
        if (isSent) expect(Status).toBe(isDue ? 3 : 5);
        else expect([1, 2]).toContain(Status);
      }
    },
  );
  await fc.assert(property, { numRuns: 14 * times, ...(times === 1 && { seed: 5 }) });
  expect([...seen].sort()).toEqual(['anew', 'given up', 'invoiced after', 'of a finished order']);
}, 300_000);

test('the history of a credited invoice has the word of its state', async () => {
  const order = await place([1, 1]);
  const Rows = order.Rows.filter(({ Kind }) => Kind === 'article').map(({ Id, Quantity }) => ({
    RowId: Id,
    Quantity,
  }));
  const sending = { Version: order.Version, Mail: false, Rows };
  await office.post(`office/orders/${order.Id}/consignments`, sending);
  const number = (await invoice(order.Id)).body.Number as number;
  const all = (await readInvoice(number)).Rows.map(({ Id, Quantity }) => ({ RowId: Id, Quantity }));
  expect((await credit(number, all)).status).toBe(200);
  expect((await readInvoice(number)).IsCredited).toBe(true);
  const { body } = await office.get('office/changes', { entity: 'invoice', entityId: String(number) });
  const names = body.Rows.flatMap(({ Values }: { Values: { Name: string }[] }) =>
    Values.map(({ Name }) => Name),
  );
  expect(names).toContain('IsCredited');
  expect(names).not.toContain('IsAnnulated');
});

test('an invoice whose rows are of no order here has nothing to be invoiced anew', async () => {
  const order = await place([2, 1]);
  const Rows = order.Rows.filter(({ Kind }) => Kind === 'article').map(({ Id, Quantity }) => ({
    RowId: Id,
    Quantity,
  }));
  const { Version } = order;
  await office.post(`office/orders/${order.Id}/consignments`, { Version, Mail: false, Rows });
  const { Number: number } = (await invoice(order.Id)).body;
  await shop.db.updateTable('invoice_row').set({ order_row_id: null }).execute();
  const read = await readInvoice(number);
  expect(read.OfOrders).toBe(false);
  const refused = await credit(number, [{ RowId: read.Rows[0]!.Id, Quantity: 1 }], { Anew: true });
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'Fakturans rader hör inte till någon order här, så det finns inget att fakturera på nytt.',
  ]);
});
