import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachInOffice } from '../../../../../test/office.ts';
import { article, wayOfDelivery } from '../../../../../test/seed-test-shop.ts';
import { times } from '../../../../../test/sizes.ts';
import { logInAs, type Answered, type Client, type TestShop } from '../../../../../test/shop.ts';
import type { OfficeOrder, OfficeOrderRow } from '#shop/orders/office/contract.ts';
import type { OfficeInvoice } from '#shop/invoices/office/contract.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', async (opened) => {
  ({ shop, office } = opened);
  await setFreight();
});

/** Percent of VAT, and what is in stock. */
const goods: Record<number, { vat: number; stock: number }> = {
  [article.mug]: { vat: 25, stock: 100 },
  [article.tray]: { vat: 25, stock: 5 },
  [article.secret]: { vat: 25, stock: 10 },
  [article.book]: { vat: 6, stock: 1000 },
};
const articleIds = Object.keys(goods).map(Number);
const freight = { fee: 95, freeFrom: 700 };

async function setFreight(): Promise<void> {
  const { body } = await office.get('office/freight');
  const rule = {
    WayOfDeliveryId: wayOfDelivery.post,
    CurrencyCode: 'SEK',
    Fee: freight.fee,
    FreeFrom: freight.freeFrom,
  };
  const answer = await office.put('office/freight', { Freight: [rule], Minimum: [], Version: body.Version });
  expect(answer.status, answer.text).toBe(200);
}

/** All orders of the run before have ended, so that nobody else waits for a piece. */
async function restock(): Promise<void> {
  for (const id of articleIds)
    await shop.db
      .updateTable('article')
      .set({ quantity_available: goods[id]!.stock, quantity_per_package: 1 })
      .where('id', '=', id)
      .execute();
  await shop.services.versions.changed();
}

const few = fc.integer({ min: 1, max: 12 });
const place = fc.nat({ max: 4 });
const wanted = fc.uniqueArray(fc.record({ id: fc.constantFrom(...articleIds), pieces: few }), {
  selector: ({ id }) => id,
  minLength: 1,
  maxLength: 4,
});
const act = fc.oneof(
  fc.record({ do: fc.constant('quantity' as const), row: place, pieces: fc.nat({ max: 15 }) }),
  fc.record({ do: fc.constant('cancel row' as const), row: place }),
  fc.record({ do: fc.constant('price' as const), row: place, ore: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({ do: fc.constant('add' as const), id: fc.constantFrom(...articleIds), pieces: few }),
  fc.record({ do: fc.constant('percent' as const), percent: fc.constantFrom(1, 7.5, 10, 33.33, 100) }),
  fc.record({ do: fc.constant('amount' as const), ore: fc.integer({ min: 1, max: 60_000 }) }),
  fc.record({ do: fc.constant('no discount' as const) }),
  fc.record({ do: fc.constant('split' as const), row: place, pieces: few }),
  fc.record({ do: fc.constant('send' as const), take: fc.array(fc.nat({ max: 9 }), { maxLength: 5 }) }),
  fc.record({ do: fc.constant('send' as const), take: fc.constant([99, 99, 99, 99, 99]) }),
  fc.record({ do: fc.constant('invoice' as const) }),
  fc.record({ do: fc.constant('credit to make anew' as const), which: place, take: fc.constantFrom(1, 99) }),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

const cancelled = 4;
const invoicedWhole = 5;
const ore = (amount: number) => Math.round(amount * 100);
const isGoods = ({ Kind }: OfficeOrderRow) => Kind === 'article';
const leftOf = (row: OfficeOrderRow) => row.Quantity - row.QuantityDelivered - row.QuantityCancelled;
const readyOf = (row: OfficeOrderRow) => leftOf(row) - Math.min(row.QuantityShort, leftOf(row));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const isInvoice = ({ CreditsInvoiceNumber }: OfficeInvoice) => CreditsInvoiceNumber === null;

const read = async (id: number): Promise<OfficeOrder> => (await office.get(`office/orders/${id}`)).body;

async function invoicesOf(id: number): Promise<OfficeInvoice[]> {
  const { Rows } = (await office.get(`office/orders/${id}/invoices`)).body;
  return await Promise.all(
    Rows.map(
      async ({ Number: number }: { Number: number }) => (await office.get(`office/invoices/${number}`)).body,
    ),
  );
}

async function placed(rows: readonly { id: number; pieces: number }[]): Promise<number> {
  shop.wait(20);
  const client = await logInAs(shop, '1001');
  for (const { id, pieces } of rows) await client.post('cartrow', { ArticleId: id, Quantity: pieces });
  const { status, body, text } = await client.post('Order', {
    wayOfDeliveryId: wayOfDelivery.post,
    partialDelivery: true,
  });
  expect(status, text).toBe(200);
  return body.OrderId;
}

/** Undefined where there is nothing to do it with. */
async function perform(order: OfficeOrder, one: Act): Promise<Answered | undefined> {
  const { Id, Version } = order;
  const change = (more: object) =>
    office.post(`office/orders/${Id}/changes`, { Version, Reason: '', Mail: false, Rows: [], ...more });
  const rows = order.Rows.filter(isGoods);
  const row = 'row' in one ? rows[one.row % rows.length] : undefined;
  if ('row' in one && !row) return undefined;
  const RowId = row?.Id;
  if (one.do === 'quantity') return await change({ Rows: [{ RowId, Quantity: one.pieces }] });
  if (one.do === 'cancel row') return await change({ Rows: [{ RowId, Cancel: true }] });
  if (one.do === 'price') return await change({ Rows: [{ RowId, Price: one.ore / 100 }] });
  if (one.do === 'add') return await change({ Rows: [{ ArticleId: one.id, Quantity: one.pieces }] });
  if (one.do === 'percent') return await change({ Discount: { Percent: one.percent } });
  if (one.do === 'amount') return await change({ Discount: { Amount: one.ore / 100 } });
  if (one.do === 'no discount') return await change({ Discount: null });
  if (one.do === 'split')
    return await office.post(`office/orders/${Id}/split`, {
      Version,
      Rows: [{ RowId, Quantity: one.pieces }],
    });
  if (one.do === 'invoice') return await office.post(`office/orders/${Id}/invoices`, { Mail: false });
  if (one.do === 'credit to make anew') return await creditToMakeAnew(Id, one);
  const sent = rows.flatMap((each, at) => {
    const Quantity = Math.min(one.take[at] ?? 0, readyOf(each));
    return Quantity > 0 ? [{ RowId: each.Id, Quantity }] : [];
  });
  if (sent.length === 0) return undefined;
  return await office.post(`office/orders/${Id}/consignments`, {
    Version,
    Mail: false,
    CarrierNumber: '',
    Rows: sent,
  });
}

async function creditToMakeAnew(id: number, { which, take }: { which: number; take: number }) {
  const invoices = (await invoicesOf(id)).filter(isInvoice);
  const invoice = invoices[which % invoices.length];
  const Rows = (invoice?.Rows ?? []).flatMap(({ Id: RowId, Quantity, QuantityCredited, Discount }) => {
    const left = Math.min(take, Quantity - QuantityCredited);
    return Discount === undefined && left > 0 ? [{ RowId, Quantity: left }] : [];
  });
  if (!invoice || Rows.length === 0) return undefined;
  const { Number: number, Version } = invoice;
  const wanted = { Version, Mail: false, Anew: true, Rows };
  return await office.post(`office/invoices/${number}/credit-notes`, wanted);
}

/** The sums of an order are those of its rows, and no piece is sent, cancelled or missing that is not there. */
function expectSound(order: OfficeOrder): void {
  for (const row of order.Rows.filter(isGoods)) {
    expect(leftOf(row), 'left').toBeGreaterThanOrEqual(0);
    expect(Math.min(row.QuantityDelivered, row.QuantityCancelled, row.QuantityShort)).toBeGreaterThanOrEqual(
      0,
    );
    expect(row.QuantityShort, 'missing').toBeLessThanOrEqual(leftOf(row));
    // An order of which everything is cancelled keeps the amounts that it had.
    if (order.Status !== cancelled)
      expect(ore(row.TotalAmount), 'sum of a row').toBe(
        ore(row.Price) * (row.Quantity - row.QuantityCancelled),
      );
  }
  const net = sum(order.Rows.map(({ TotalAmount }) => ore(TotalAmount)));
  expect(ore(order.AmountExcludingVat), 'net').toBe(net);
  expect(net, 'net').toBeGreaterThanOrEqual(0);
  expect(ore(order.TotalAmount), 'total').toBe(net + ore(order.VatAmount));
  expect(ore(order.VatAmount), 'vat').toBeGreaterThanOrEqual(Math.floor(net * 0.06));
  expect(ore(order.VatAmount), 'vat').toBeLessThanOrEqual(Math.ceil(net * 0.25));
}

function expectSoundInvoice(invoice: OfficeInvoice): void {
  const net = ore(invoice.NetAmount);
  expect(net, 'net of an invoice').toBe(sum(invoice.Rows.map(({ TotalAmount }) => ore(TotalAmount))));
  expect(net, 'net of an invoice').toBeGreaterThanOrEqual(0);
  const byRate = new Map<number, number>();
  for (const { VatRate, TotalAmount } of invoice.Rows)
    byRate.set(VatRate, (byRate.get(VatRate) ?? 0) + ore(TotalAmount));
  for (const [rate, amount] of byRate) expect(amount, `net of ${rate} %`).toBeGreaterThanOrEqual(0);
  const vat = sum([...byRate].map(([rate, amount]) => Math.floor((amount * rate + 50) / 100)));
  expect(ore(invoice.VatAmount), 'vat of an invoice').toBe(vat);
}

async function expectStock(orders: readonly OfficeOrder[]): Promise<void> {
  const stored = await shop.db.selectFrom('article').select(['id', 'quantity_available']).execute();
  for (const id of articleIds) {
    const rows = orders.flatMap(({ Rows }) => Rows.filter(({ ArticleId }) => ArticleId === id));
    const taken = sum(rows.map((row) => row.QuantityDelivered + readyOf(row)));
    const { quantity_available: available } = stored.find((one) => one.id === id)!;
    expect(available + taken, `stock of ${id}`).toBe(goods[id]!.stock);
  }
}

test('whatever the desk does to an order, its pieces, sums, stock and invoices agree', async () => {
  const seen = new Map<string, number>();
  const property = fc.asyncProperty(
    wanted,
    fc.array(fc.tuple(fc.nat({ max: 2 }), act), { minLength: 3, maxLength: 14 }),
    async (rows, acts) => {
      await restock();
      const ids = [await placed(rows)];
      for (const [which, one] of acts) {
        const id = ids[which % ids.length]!;
        const before = await read(id);
        const answer = await perform(before, one);
        if (!answer) continue;
        seen.set(`${one.do} ${answer.status}`, (seen.get(`${one.do} ${answer.status}`) ?? 0) + 1);
        expect([200, 400, 409], `${one.do}: ${answer.text}`).toContain(answer.status);
        if (one.do === 'split' && answer.status === 200) ids.push(answer.body.OrderId);
        if (answer.status !== 200) expect(await read(id)).toEqual(before);
        const orders = await Promise.all(ids.map(read));
        orders.forEach(expectSound);
        await expectStock(orders);
        for (const of of ids) (await invoicesOf(of)).filter(isInvoice).forEach(expectSoundInvoice);
      }
      for (const id of ids) await expectEnd(id);
      await expectStock(await Promise.all(ids.map(read)));
    },
  );
  await fc.assert(property, { numRuns: 15 * times, endOnFailure: true });
  const often = ['quantity', 'price', 'percent', 'amount', 'split', 'send', 'invoice', 'credit to make anew'];
  for (const done of often) expect(seen.get(`${done} 200`) ?? 0, done).toBeGreaterThan(0);
});

/** What is there is sent, the rest is cancelled, and all is invoiced: the invoices come to what the order comes to. */
async function expectEnd(id: number): Promise<void> {
  await perform(await read(id), { do: 'send', take: [99, 99, 99, 99, 99, 99, 99, 99] });
  const { Version } = await read(id);
  await office.post(`office/orders/${id}/cancellation`, { Version, Mail: false });
  await office.post(`office/orders/${id}/invoices`, { Mail: false });
  const order = await read(id);
  expectSound(order);
  const invoices = await invoicesOf(id);
  invoices.filter(isInvoice).forEach(expectSoundInvoice);
  if (order.Status === cancelled) return expect(invoices).toEqual([]);
  // However it came to its end, nobody has to look at it again.
  expect(order.Status, 'ended').toBe(invoicedWhole);
  const { Draft, PiecesLeft } = (await office.get(`office/orders/${id}/invoices`)).body;
  expect([Draft, PiecesLeft]).toEqual([null, 0]);
  expect(sum(invoices.map(({ NetAmount }) => ore(NetAmount))), 'all that was invoiced').toBe(
    ore(order.AmountExcludingVat),
  );
  const pieces = (row: OfficeOrderRow) => row.QuantityDelivered;
  const delivered = sum(order.Rows.filter(isGoods).map(pieces));
  const invoiced = sum(
    invoices.flatMap(({ Rows }) =>
      Rows.filter((row) =>
        order.Rows.some((own) => isGoods(own) && own.ArticleNumber === row.ArticleNumber),
      ).map(({ Quantity }) => Quantity),
    ),
  );
  expect(invoiced, 'pieces invoiced').toBe(delivered);
}
