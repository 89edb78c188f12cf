import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { times } from '../sizes.ts';
import { article } from '../seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { ok } from './first-owner.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const goods = [article.tray, article.book, article.onOrder, article.madeToOrder] as const;
const path = 'office/opening/test-customer';

type Act =
  | { kind: 'order' | 'add'; who: number; isTest: boolean; rows: readonly (readonly [number, number])[] }
  | { kind: 'cancel'; which: number; isTest: boolean }
  | { kind: 'together'; rows: readonly (readonly [number, number])[] }
  | { kind: 'stock'; good: number; pieces: number }
  | { kind: 'end' };

const rows = fc.uniqueArray(fc.tuple(fc.nat(goods.length - 1), fc.integer({ min: 1, max: 9 })), {
  minLength: 1,
  maxLength: 3,
  selector: ([good]) => good,
});
const isTest = fc.boolean();
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('order' as const), who: fc.nat(1), isTest, rows }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), who: fc.nat(1), isTest, rows }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(9), isTest }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('together' as const), rows }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('stock' as const),
      good: fc.nat(goods.length - 1),
      pieces: fc.integer({ min: -3, max: 25 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end' as const) }) },
);

/** A shop as whoever has never heard of the test customer reckons it: what is left, and what each order took and lacks. */
class Model {
  readonly left = new Map<number, number>();
  readonly orders = new Map<
    number,
    { who: number; isCancelled: boolean; rows: { id: number; took: number; short: number }[] }
  >();

  take(number: number, who: number, wanted: readonly (readonly [number, number])[]): void {
    const order = this.orders.get(number) ?? { who, isCancelled: false, rows: [] };
    this.orders.set(number, order);
    for (const [good, quantity] of wanted) {
      const id = goods[good]!;
      const took = Math.min(quantity, Math.max(0, this.left.get(id)!));
      this.left.set(id, this.left.get(id)! - took);
      order.rows.push({ id, took, short: quantity - took });
    }
  }

  cancel(number: number): void {
    const order = this.orders.get(number)!;
    order.isCancelled = true;
    for (const { id, took } of order.rows) this.left.set(id, this.left.get(id)! + took);
  }

  get open() {
    return [...this.orders].filter(([, { isCancelled }]) => !isCancelled);
  }

  /** Pieces that were ordered, and those that are missing, by article. */
  get figures() {
    const all = this.open.flatMap(([, order]) => order.rows);
    const short = new Map<number, number>();
    for (const row of all) if (row.short > 0) short.set(row.id, (short.get(row.id) ?? 0) + row.short);
    return {
      orders: this.open.length,
      pieces: all.reduce((sum, { took, short: lacks }) => sum + took + lacks, 0),
      short: [...short].sort(([one], [other]) => one - other),
    };
  }
}

async function begin() {
  await shop.startOver();
  await addStaff(shop, 'owner@maker.example', 'owner');
  const owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const settings = await ok(owner.get('office/settings'));
  await ok(owner.put('office/settings', { ...settings, OrderOpenMinutes: 60 }));
  const { Key } = await ok(owner.post('office/exchange/keys', { Name: 'Kassa', Rights: ['exchange.out'] }));
  const model = new Model();
  const stored = await shop.db.selectFrom('article').select(['id', 'quantity_available']).execute();
  for (const { id, quantity_available } of stored) model.left.set(id, quantity_available);
  const buyers = [await logInAs(shop, '1001'), await logInAs(shop, '1002')];
  return { owner, buyers, model, program: { authorization: `Bearer ${Key}` }, tests: [] as number[] };
}
type Run = Awaited<ReturnType<typeof begin>>;

const fill = async (by: Client, wanted: readonly (readonly [number, number])[]) => {
  for (const [good, Quantity] of wanted) await ok(by.post('cartrow', { ArticleId: goods[good], Quantity }));
};
const send = async (
  by: Client,
  more: object = { wayOfDeliveryId: 1, partialDelivery: true },
): Promise<number> => (await ok(by.post('Order', more))).OrderId;

/** The client of the office is that of the shop too, once it has entered. */
async function enter({ owner }: Run): Promise<Client> {
  const { CustomerId } = await ok(owner.post(path));
  await ok(owner.post(`office/customers/${CustomerId}/session`));
  return owner;
}

async function cancel({ owner }: Run, number: number): Promise<void> {
  const { Version } = await ok(owner.get(`office/orders/${number}`));
  await ok(owner.post(`office/orders/${number}/cancellation`, { Version, Mail: false }));
}

/** What is sold out is put in no cart: others are on order, or made to order. */
function sold({ model }: Run, wanted: readonly (readonly [number, number])[]) {
  const comes: readonly number[] = [article.onOrder, article.madeToOrder];
  return wanted.filter(([good]) => comes.includes(goods[good]!) || model.left.get(goods[good]!)! > 0);
}

async function perform(run: Run, act: Act): Promise<void> {
  const { owner, buyers, model, tests } = run;
  const given = 'rows' in act ? { ...act, rows: sold(run, act.rows) } : act;
  if ('rows' in given && given.rows.length === 0) return;
  switch (given.kind) {
    case 'order': {
      const by = given.isTest ? await enter(run) : buyers[given.who]!;
      await fill(by, given.rows);
      const number = await send(by);
      if (given.isTest) tests.push(number);
      else model.take(number, given.who, given.rows);
      return;
    }
    case 'add': {
      const theirs = model.open.filter(([, { who }]) => who === given.who).at(-1)?.[0];
      const addToOrderId = given.isTest ? tests.at(-1) : theirs;
      if (addToOrderId === undefined) return;
      const by = given.isTest ? await enter(run) : buyers[given.who]!;
      await fill(by, given.rows);
      await send(by, { addToOrderId });
      if (!given.isTest) model.take(addToOrderId, given.who, given.rows);
      return;
    }
    case 'cancel': {
      const some = given.isTest ? tests : model.open.map(([number]) => number);
      const number = some[given.which % some.length];
      if (number === undefined) return;
      await cancel(run, number);
      if (given.isTest) tests.splice(tests.indexOf(number), 1);
      else model.cancel(number);
      return;
    }
    case 'together': {
      // Both are placed in one group, the test before or after.
      const by = await enter(run);
      await Promise.all([fill(by, given.rows), fill(buyers[0]!, given.rows)]);
      const [test, real] = await Promise.all([send(by), send(buyers[0]!)]);
      tests.push(test);
      model.take(real, 0, given.rows);
      return;
    }
    case 'stock': {
      const id = goods[given.good]!;
      await shop.db
        .updateTable('article')
        .set({ quantity_available: given.pieces })
        .where('id', '=', id)
        .execute();
      model.left.set(id, given.pieces);
      return;
    }
    case 'end':
      await owner.delete(path);
      tests.length = 0;
  }
}

async function compare({ owner, model }: Run): Promise<void> {
  const stored = await shop.db
    .selectFrom('article')
    .select(['id', 'quantity_available'])
    .orderBy('id')
    .execute();
  expect(stored.map(({ id, quantity_available: left }) => [id, left])).toEqual(
    [...model.left].sort(([one], [other]) => one - other),
  );
  const sales = await ok(owner.get('office/figures/sales?by=month&from=2026-10-01&to=2026-10-31'));
  const short = await ok(owner.get('office/figures/short'));
  const sum = (name: string) =>
    sales.Rows.reduce((all: number, row: Record<string, number>) => all + row[name]!, 0);
  expect({
    orders: sum('Orders'),
    pieces: sum('Quantity'),
    short: short.Rows.map((row: { ArticleId: number; QuantityShort: number }) => [
      row.ArticleId,
      row.QuantityShort,
    ]).sort(([one]: [number], [other]: [number]) => one - other),
  }).toEqual(model.figures);
  const open = await ok(owner.get('office/orders?state=open'));
  expect(open.Rows.map(({ Id }: { Id: number }) => Id).sort()).toEqual(
    model.open.map(([number]) => number).sort(),
  );
}

test('whatever the test customer does between others, stock and figures are as without it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
      const run = await begin();
      for (const one of acts) {
        await perform(run, one);
        await compare(run);
      }
      // Until then rows can be added to them.
      shop.wait(3_700);
      const { Csv } = await ok(aVisitor(shop).get('exchange/orders', run.program));
      const numbers = new Set([...Csv.matchAll(/^(\d+);/gm)].map(([, number]) => Number(number)));
      // What was sent or cancelled meanwhile is not to be sent again.
      expect([...numbers].sort()).toEqual(run.model.open.map(([number]) => number).sort());
    }),
    { numRuns: 12 * times, seed: 161 },
  );
}, 900_000);
