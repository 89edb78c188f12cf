import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson } from '../../../test/persons.ts';
import { times } from '../../../test/sizes.ts';
import { article, wayOfDelivery } from '../../../test/seed-test-shop.ts';
import { logInAs, openTestShop, type Answered, type Client, type TestShop } from '../../../test/shop.ts';
import { personRights } from '#shop/customers/person-rights.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Right = (typeof personRights)[number];
type Row = { id: number; quantity: number };

/** What is known of a person, without asking the shop. */
type Someone = {
  client: Client;
  customer: number;
  rights: readonly Right[];
  /** By article. */
  cart: Map<number, Row>;
  /** What was answered to each key. */
  orders: Map<string, number>;
  added: Set<string>;
};

const articles = [article.book, article.madeToOrder, article.onOrder];
const anArticle = fc.constantFrom(...articles);
const aQuantity = fc.integer({ min: 1, max: 9 });
const who = fc.nat(5);
const key = fc.constantFrom('ett', 'två');

const act = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), who, article: anArticle, quantity: aQuantity }),
  fc.record({ kind: fc.constant('add rows' as const), who, key }),
  fc.record({
    kind: fc.constant('change' as const),
    who,
    whose: who,
    article: anArticle,
    quantity: aQuantity,
  }),
  fc.record({ kind: fc.constant('remove' as const), who, whose: who, article: anArticle }),
  fc.record({ kind: fc.constant('order' as const), who, key }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

const people = fc.record({
  rights: fc.array(fc.subarray([...personRights]), { minLength: 4, maxLength: 4 }),
  customers: fc.array(fc.constantFrom(1001, 1002), { minLength: 4, maxLength: 4 }),
});

async function open({ rights, customers }: { rights: Right[][]; customers: number[] }): Promise<Someone[]> {
  await shop.startOver();
  const own = [1001, 1002].map(async (customer) => {
    const client = await logInAs(shop, String(customer));
    return { client, customer, rights: personRights };
  });
  const others = customers.map(async (customer, place) => {
    const client = await addPerson(shop, customer, `Person ${place}`, rights[place]);
    return { client, customer, rights: rights[place]! };
  });
  const all = await Promise.all([...own, ...others]);
  return all.map((one) =>
    Object.assign(one, { cart: new Map(), orders: new Map(), added: new Set<string>() }),
  );
}

function send({ client }: Someone, one: Act, rowId: number): Promise<Answered> {
  switch (one.kind) {
    case 'add':
      return client.post('cartrow', { ArticleId: one.article, Quantity: one.quantity });
    case 'add rows':
      return client.post(
        'cartrows',
        { Rows: [{ ArticleId: article.book, Quantity: 2 }], Mode: 'add' },
        { 'idempotency-key': one.key },
      );
    case 'change':
      return client.put(`cartrow/${rowId}`, { Quantity: one.quantity });
    case 'remove':
      return client.delete(`cartrow/${rowId}`);
    case 'order':
      return client.post(
        'Order',
        { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true },
        { 'idempotency-key': one.key },
      );
  }
}

/** Takes an answer into what is known, after it was compared with what it had to be. */
function take(person: Someone, one: Act, { status, body }: Answered, isOwnRow: boolean): void {
  const { cart, orders, added } = person;
  const add = (id: number, quantity: number) => {
    const rows: { Id: number; ArticleId: number }[] = (body.Cart ?? body).Rows;
    const rowId = rows.find(({ ArticleId }) => ArticleId === id)?.Id;
    const held = cart.get(id);
    if (held) expect(rowId).toBe(held.id);
    cart.set(id, { id: rowId!, quantity: (held?.quantity ?? 0) + quantity });
  };
  if (!person.rights.includes('order')) return expect([one, status]).toEqual([one, 403]);
  switch (one.kind) {
    case 'add':
      expect(status).toBe(200);
      return add(one.article, one.quantity);
    case 'add rows':
      expect(status).toBe(200);
      if (!added.has(one.key)) add(article.book, 2);
      return void added.add(one.key);
    case 'change':
    case 'remove':
      expect([one, status]).toEqual([one, isOwnRow ? 200 : 404]);
      if (!isOwnRow) return;
      if (one.kind === 'remove') cart.delete(one.article);
      else cart.get(one.article)!.quantity = one.quantity;
      return;
    case 'order': {
      const earlier = orders.get(one.key);
      if (earlier === undefined && cart.size === 0) return expect(body.type).toBe('/problems/cart-empty');
      expect([one, status, body]).toEqual([one, 200, { OrderId: earlier ?? expect.any(Number) }]);
      if (earlier !== undefined) return;
      orders.set(one.key, body.OrderId);
      cart.clear();
    }
  }
}

/** Several persons at once, an act each. */
async function perform(all: readonly Someone[], group: readonly Act[]): Promise<void> {
  const acts = [...new Map(group.map((one) => [one.who, one])).values()];
  const asked = acts.map((one) => {
    const person = all[one.who]!;
    const owner = 'whose' in one ? all[one.whose]! : person;
    const row = 'article' in one ? owner.cart.get(one.article) : undefined;
    return { one, person, rowId: row?.id ?? 999_999, isOwnRow: row !== undefined && owner === person };
  });
  const answers = await Promise.all(asked.map(({ one, person, rowId }) => send(person, one, rowId)));
  for (const [place, { one, person, isOwnRow }] of asked.entries())
    take(person, one, answers[place]!, isOwnRow);
}

/** Compares what each may see with what is known, and what is stored of those who may not. */
async function compare(all: readonly Someone[]): Promise<void> {
  const ordered = (customer: number) =>
    all.flatMap((one) => (one.customer === customer ? [...one.orders.values()] : [])).sort((a, b) => b - a);
  for (const { client, customer, rights, cart } of all) {
    const seen = await client.get('cart');
    const listed = await client.get('orders');
    if (!rights.includes('see')) {
      expect([seen.status, listed.status]).toEqual([403, 403]);
      continue;
    }
    const shown = seen.body.Rows.map((row: { ArticleId: number; Id: number; Quantity: number }) => [
      row.ArticleId,
      { id: row.Id, quantity: row.Quantity },
    ]);
    expect(new Map(shown)).toEqual(cart);
    expect(listed.body.Orders.map((one: { Id: number }) => one.Id)).toEqual(ordered(customer));
  }
  const stored = await shop.db.selectFrom('customer_order').select(['id', 'customer_id']).execute();
  expect(stored.map(({ id, customer_id }) => [customer_id, id]).sort()).toEqual(
    [1001, 1002].flatMap((customer) => ordered(customer).map((id) => [customer, id])).sort(),
  );
}

test('people of customers fill, order and repeat each for themselves, also at once', async () => {
  const groups = fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { minLength: 4, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(people, groups, async (given, all) => {
      const everybody = await open(given);
      for (const group of all) await perform(everybody, group);
      await compare(everybody);
    }),
    { seed: 1701, numRuns: 15 * times },
  );
});
