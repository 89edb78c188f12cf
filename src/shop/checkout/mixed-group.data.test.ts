import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeBuyers } from '../../../test/buyers.ts';
import { article, wayOfDelivery } from '../../../test/seed-test-shop.ts';
import { openTestShop, type Answered, type Client, type TestShop } from '../../../test/shop.ts';
import { times } from '../../../test/sizes.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** The articles that all want, with the pieces of a package. */
const packs: Readonly<Record<number, number>> = {
  [article.mug]: 6,
  [article.tray]: 1,
  [article.onOrder]: 1,
  [article.book]: 1,
};
const ids = Object.keys(packs).map(Number);
const customersAtOnce = 10;

const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };
const kinds = ['new', 'new', 'addition', 'replay', 'changed', 'dear', 'past', 'reused', 'empty'] as const;

type Visit = { kind: (typeof kinds)[number]; wanted: { id: number; packages: number }[] };

const visit = fc.record({
  kind: fc.constantFrom(...kinds),
  wanted: fc.uniqueArray(
    fc.record({ id: fc.constantFrom(...ids), packages: fc.integer({ min: 1, max: 4 }) }),
    {
      selector: ({ id }) => id,
      minLength: 1,
    },
  ),
});
const group = fc.record({
  visits: fc.array(visit, { minLength: customersAtOnce, maxLength: customersAtOnce }),
  stock: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: ids.length, maxLength: ids.length }),
});

/** What a visit sends, once everything before it is done, and what it must be answered. */
type Sent = { body: object; key: string; status: number; earlier?: number };

async function prepare(buyer: Client, { kind, wanted }: Visit): Promise<Sent> {
  const key = 'samma';
  const sent = { body: checkout, key, status: 200 };
  const fill = async () => {
    for (const { id, packages } of wanted)
      await buyer.post('cartrow', { ArticleId: id, Quantity: packages * packs[id]! });
  };
  if (kind === 'addition' || kind === 'replay' || kind === 'reused') {
    await buyer.post('cartrow', { ArticleId: article.secret, Quantity: 1 });
    const { body } = await buyer.post('Order', checkout, { 'idempotency-key': 'samma' });
    await fill();
    if (kind === 'replay') return { ...sent, earlier: body.OrderId };
    if (kind === 'reused') return { ...sent, body: { ...checkout, partialDelivery: false }, status: 422 };
    const added = { ...checkout, addToOrderId: body.OrderId };
    return { ...sent, key: 'annan', body: added, earlier: body.OrderId };
  }
  if (kind !== 'empty') await fill();
  if (kind === 'empty') return { ...sent, status: 409 };
  if (kind === 'changed') return { ...sent, body: { ...checkout, cartVersion: 'another' }, status: 409 };
  if (kind === 'dear') return { ...sent, body: { ...checkout, expectedTotal: 0.01 }, status: 409 };
  if (kind === 'past') return { ...sent, body: { ...checkout, deliveryWeek: '2026-W40' }, status: 400 };
  return sent;
}

async function setStock(pieces: readonly number[]): Promise<void> {
  for (const [place, id] of ids.entries())
    await shop.db
      .updateTable('article')
      .set({ quantity_available: pieces[place]!, quantity_ordered: 7, estimated_delivery_date: '2026-12-01' })
      .where('id', '=', id)
      .execute();
  await shop.services.versions.changed();
}

async function stored() {
  const articles = await shop.db.selectFrom('article').select(['id', 'quantity_available']).execute();
  const rows = await shop.db
    .selectFrom('order_row')
    .select(['order_id', 'article_id', 'quantity', 'quantity_short', 'expected_date'])
    .where('article_id', '!=', article.secret)
    .orderBy('id')
    .execute();
  const carts = await shop.db.selectFrom('cart_row').select(['customer_id', 'article_id']).execute();
  return { left: new Map(articles.map((one) => [one.id, one.quantity_available])), rows, carts };
}

const orderIdOf = ({ body }: Answered) => body.OrderId as number;

test('a mixed group takes every piece once, and each in it is answered for itself', async () => {
  let short = 0;
  const property = fc.asyncProperty(group, async ({ visits, stock }) => {
    await shop.startOver();
    await setStock(stock);
    const buyers = await makeBuyers(shop, customersAtOnce);
    const sent = await Promise.all(buyers.map((buyer, place) => prepare(buyer, visits[place]!)));
    const transactions = vi.spyOn(shop.db, 'transaction');
    const answers = await Promise.all(
      buyers.map((buyer, place) => {
        const { body, key } = sent[place]!;
        return buyer.post('Order', body, { 'idempotency-key': key });
      }),
    );
    // Most of them were placed together.
    expect(transactions.mock.calls.length).toBeLessThan(customersAtOnce / 2);
    transactions.mockRestore();
    expect(answers.map(({ status }) => status)).toEqual(sent.map(({ status }) => status));

    const { left, rows, carts } = await stored();
    for (const [place, { kind, wanted }] of visits.entries()) {
      const answer = answers[place]!;
      const { earlier, status } = sent[place]!;
      if (earlier !== undefined) expect(orderIdOf(answer)).toBe(earlier);
      const isPlaced = status === 200 && kind !== 'replay';
      const own = isPlaced ? rows.filter((row) => row.order_id === orderIdOf(answer)) : [];
      const quantities = wanted.map(({ id, packages }): [number, number] => [id, packages * packs[id]!]);
      if (isPlaced) expect(own.map((row) => [row.article_id, row.quantity])).toEqual(quantities);
      const kept = carts.filter((row) => row.customer_id === 5000 + place).map((row) => row.article_id);
      const stays = isPlaced || kind === 'empty' ? [] : wanted.map(({ id }) => id);
      expect(kept.sort()).toEqual(stays.sort());
    }
    for (const [place, id] of ids.entries()) {
      const ofArticle = rows.filter((row) => row.article_id === id);
      const taken = ofArticle.reduce((sum, row) => sum + row.quantity - row.quantity_short, 0);
      const wanted = ofArticle.reduce((sum, row) => sum + row.quantity, 0);
      expect([taken, left.get(id)]).toEqual([
        Math.min(stock[place]!, wanted),
        Math.max(0, stock[place]! - wanted),
      ]);
      // Of the seven pieces on order, none is promised to two.
      const promised = ofArticle.filter((row) => row.expected_date !== null);
      expect(promised.reduce((sum, row) => sum + row.quantity_short, 0)).toBeLessThanOrEqual(7);
      short += wanted - taken;
    }
  });
  await fc.assert(property, { seed: 20_261_127, numRuns: 12 * times });
  expect(short).toBeGreaterThan(50);
});
