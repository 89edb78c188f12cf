import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachInOffice } from '../../../../../test/office.ts';
import { article, wayOfDelivery } from '../../../../../test/seed-test-shop.ts';
import { times } from '../../../../../test/sizes.ts';
import { logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';
import type { OfficeOrder } from '#shop/orders/office/contract.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', async (opened) => {
  ({ shop, office } = opened);
});

/** Articles that can be ordered beyond their stock. */
const goods = [article.mug, article.onOrder];

type Pieces = { article: number; aside: number; short: number; sent: number };
type Order = {
  id: number;
  isPartial: boolean;
  /** What has become of it since it was seen. */
  fate: 'none' | 'cancelled' | 'held' | 'changed';
  rows: Pieces[];
  sentBefore: boolean;
};

const few = fc.integer({ min: 1, max: 5 });
const drawnOrder = fc.record({
  rows: fc.subarray(goods, { minLength: 1 }),
  counts: fc.tuple(few, few),
  isPartial: fc.boolean(),
  fate: fc.constantFrom('none', 'none', 'none', 'cancelled', 'held', 'changed'),
});
const drawnLine = fc.record({
  order: fc.nat(),
  quantities: fc.constantFrom('ready', 'ready', 'one', 'tooMany', 'elsewhere'),
  despite: fc.constantFrom(undefined, undefined, false, true),
  isUnknown: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 0),
});

test('of any batch, what is sent, what is left in stock and what is refused are as reckoned, however often it is sent', async () => {
  const seen = new Set<string>();
  let press = 0;
  const property = fc.asyncProperty(
    fc.array(drawnOrder, { minLength: 1, maxLength: 4 }),
    fc.array(drawnLine, { minLength: 1, maxLength: 6 }),
    fc.tuple(few, few),
    async (drawn, lines, stock) => {
      const customer = await logInAs(shop, '1001');
      await shop.db.updateTable('customer_order').set({ status: 4 }).where('status', 'in', [1, 2]).execute();
      const free = new Map(goods.map((id, place) => [id, stock[place]! + 3]));
      for (const [id, quantity_available] of free)
        await shop.db
          .updateTable('article')
          .set({ quantity_available, quantity_per_package: 1, quantity_ordered: 900 })
          .where('id', '=', id)
          .execute();
      await shop.services.versions.changed();
      const orders: Order[] = [];
      const shown: OfficeOrder[] = [];
      for (const one of drawn) {
        const placed = await placeOrder(customer, one);
        shown.push(placed);
        const rows = one.rows.map((id, place): Pieces => {
          const aside = Math.min(one.counts[place]!, free.get(id)!);
          free.set(id, free.get(id)! - aside);
          return { article: id, aside, short: one.counts[place]! - aside, sent: 0 };
        });
        orders.push({ id: placed.Id, isPartial: one.isPartial, fate: one.fate, rows, sentBefore: false });
      }
      for (const [place, order] of orders.entries()) shown[place] = await befall(order, shown[place]!, free);
      const batch = lines.map((line) => {
        const place = line.order % orders.length;
        return { ...line, mine: orders[place]!, shown: shown[place]! };
      });
      const Rows = batch.map(
        ({ shown: { Id, Version, Rows: rows }, quantities, despite, isUnknown }, place) => ({
          OrderId: isUnknown ? 999_999 : Id,
          Version,
          Parcels: `P${place}`,
          ...(despite !== undefined && { Despite: despite }),
          ...(quantities !== 'ready' && {
            Quantities: [
              {
                RowId: quantities === 'elsewhere' ? 999_999 : rows[0]!.Id,
                Quantity: quantities === 'tooMany' ? 99 : 1,
              },
            ],
          }),
        }),
      );
      const expected = batch.map((line) => outcomeOf(line, orders, free));
      for (const outcome of expected) seen.add(outcome);
      const key = { 'idempotency-key': `press-${press++}` };
      const body = { Rows, Invoice: true, Mail: true };
      const before = await countMails();
      const answer = await office.post('office/orders/consignments', body, key);
      expect(answer.status).toBe(200);
      const { Sent, NotSent } = answer.body as { Sent: { OrderId: number }[]; NotSent: Refused[] };
      const refused = NotSent.map(({ Problem }) => Problem.type.replace('/problems/', ''));
      expect(refused).toEqual(expected.filter((outcome) => outcome !== 'sent'));
      const sent = batch.filter((_line, place) => expected[place] === 'sent');
      expect(Sent.map(({ OrderId }) => OrderId)).toEqual(sent.map(({ mine }) => mine.id));
      // Of each that was sent a mail of the consignment, and one of the invoice.
      expect(await countMails()).toBe(before + 2 * sent.length);
      expect(await stateOf(orders)).toEqual(reckoned(orders, free));
      const again = await office.post('office/orders/consignments', body, key);
      expect(again.body).toEqual(answer.body);
      expect(await countMails()).toBe(before + 2 * sent.length);
      expect(await stateOf(orders)).toEqual(reckoned(orders, free));
    },
  );
  await fc.assert(property, { numRuns: 10 * times, ...(times === 1 && { seed: 7 }) });
  const outcomes = ['sent', 'conflict', 'changed-meanwhile', 'order-held', 'not-found', 'bad-input'];
  expect([...seen].sort()).toEqual(outcomes.sort());
}, 300_000);

type Refused = { Problem: { type: string } };
type Line = {
  mine: Order;
  quantities: string;
  despite: boolean | undefined;
  isUnknown: boolean;
};

async function placeOrder(
  customer: Client,
  { rows, counts, isPartial }: { rows: number[]; counts: readonly [number, number]; isPartial: boolean },
): Promise<OfficeOrder> {
  for (const [place, ArticleId] of rows.entries())
    await customer.post('cartrow', { ArticleId, Quantity: counts[place] });
  const input = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: isPartial };
  const { body } = await customer.post('Order', input);
  return (await office.get(`office/orders/${body.OrderId}`)).body;
}

/** Does what happens to an order, and returns it as it is seen before it is sent. */
async function befall(
  { id, fate, rows }: Order,
  seen: OfficeOrder,
  free: Map<number, number>,
): Promise<OfficeOrder> {
  const { Version } = seen;
  if (fate === 'cancelled') {
    expect((await office.post(`office/orders/${id}/cancellation`, { Version, Mail: false })).status).toBe(
      200,
    );
    for (const row of rows) {
      free.set(row.article, free.get(row.article)! + row.aside);
      row.aside = row.short = 0;
    }
  } else if (fate === 'changed')
    expect((await office.post(`office/orders/${id}/processing`, { Version, Mail: false })).status).toBe(200);
  else if (fate === 'held') {
    await shop.db.updateTable('customer_order').set({ held: 'manual' }).where('id', '=', id).execute();
    return (await office.get(`office/orders/${id}`)).body;
  }
  return seen;
}

/** Deals the free pieces out one by one, to the older order first, and returns what this one can send of each row. */
function readyOf(mine: Order, orders: readonly Order[], free: ReadonlyMap<number, number>): number[] {
  const left = new Map(free);
  const given = mine.rows.map(({ aside }) => aside);
  for (const order of orders)
    for (const [place, row] of order.rows.entries())
      for (let piece = 0; piece < row.short && left.get(row.article)! > 0; piece++) {
        left.set(row.article, left.get(row.article)! - 1);
        if (order === mine) given[place]!++;
      }
  return given;
}

/** Reckons what becomes of one line, and moves its pieces. */
function outcomeOf(line: Line, orders: readonly Order[], free: Map<number, number>): string {
  const { mine, quantities, despite, isUnknown } = line;
  if (isUnknown) return 'not-found';
  if (mine.fate === 'cancelled') return 'conflict';
  if (mine.fate === 'changed' || mine.sentBefore) return 'changed-meanwhile';
  if (mine.fate === 'held') return 'order-held';
  if (quantities === 'elsewhere') return 'not-found';
  if (quantities === 'tooMany') return 'bad-input';
  const sent =
    quantities === 'one'
      ? mine.rows.map((_row, place) => (place === 0 ? 1 : 0))
      : readyOf(mine, orders, free);
  const all = mine.rows.reduce((sum, { aside, short }) => sum + aside + short, 0);
  const pieces = sent.reduce((sum, count) => sum + count, 0);
  // Rows can be added to all of them: they have just been placed.
  if (pieces === 0 || despite === false || (!mine.isPartial && pieces < all && !despite)) return 'conflict';
  for (const [place, row] of mine.rows.entries())
    for (let piece = 0; piece < sent[place]!; piece++) {
      if (row.aside > 0) row.aside--;
      else {
        row.short--;
        free.set(row.article, Math.max(0, free.get(row.article)! - 1));
      }
      row.sent++;
    }
  mine.sentBefore = true;
  return 'sent';
}

function reckoned(orders: readonly Order[], free: ReadonlyMap<number, number>) {
  return {
    stock: goods.map((id) => free.get(id)),
    sent: orders.map(({ rows }) => rows.map((row) => row.sent)),
    short: orders.map(({ rows }) => rows.map((row) => row.short)),
    invoiced: orders.map(({ rows }) => rows.reduce((sum, row) => sum + row.sent, 0)),
  };
}

async function stateOf(orders: readonly Order[]) {
  const rows = await shop.db
    .selectFrom('order_row')
    .select(['id', 'order_id', 'article_id', 'quantity_delivered', 'quantity_short'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('row_number')
    .execute();
  const invoiced = await shop.db.selectFrom('invoice_row').select(['order_row_id', 'quantity']).execute();
  const articles = await shop.db.selectFrom('article').select(['id', 'quantity_available']).execute();
  const ofOrder = (id: number) => rows.filter(({ order_id }) => order_id === id);
  return {
    stock: goods.map((id) => articles.find((one) => one.id === id)?.quantity_available),
    sent: orders.map(({ id }) => ofOrder(id).map((row) => row.quantity_delivered)),
    short: orders.map(({ id }) => ofOrder(id).map((row) => row.quantity_short)),
    invoiced: orders.map(({ id }) => {
      const own = new Set(ofOrder(id).map((row) => row.id));
      return invoiced
        .filter(({ order_row_id }) => order_row_id !== null && own.has(order_row_id))
        .reduce((sum, { quantity }) => sum + quantity, 0);
    }),
  };
}

async function countMails(): Promise<number> {
  const rows = await shop.db
    .selectFrom('outbox_mail')
    .select('id')
    .where('message_id', 'not like', '%confirmation%')
    .where('message_id', 'not like', '%maker@%')
    .execute();
  return rows.length;
}
