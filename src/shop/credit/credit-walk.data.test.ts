import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openCredit, setSettings } from '../../../test/credit-shop.ts';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../test/office.ts';
import { article } from '../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
eachInOffice('owner', (opened) => {
  ({ shop } = opened);
});

/** Of a tray with VAT. */
const tray = 150;

type Held = 'creditLimit' | 'overdue' | 'manual' | null;
type ModelOrder = { id: number; trays: number; held: Held; wasReleased: boolean; isOver: boolean };
type ModelInvoice = { number: number; left: number; trays: number; dueIn: number };
type Model = {
  limit: number | null;
  stop: string;
  orders: ModelOrder[];
  invoices: ModelInvoice[];
  releases: number;
};

type Step =
  | {
      does: 'order' | 'invoice' | 'pay' | 'credit' | 'cancel' | 'hold' | 'release';
      which: number;
      count: number;
    }
  | { does: 'add'; which: number; count: number }
  | { does: 'limit'; limit: number | null; stop: string }
  | { does: 'late'; which: number; count: number };

const numbered = fc.record({
  does: fc.constantFrom(
    'order',
    'order',
    'order',
    'add',
    'invoice',
    'pay',
    'pay',
    'credit',
    'cancel',
    'hold',
    'release',
    'late',
  ),
  which: fc.nat(5),
  count: fc.integer({ min: 1, max: 4 }),
}) as fc.Arbitrary<Step>;
const limits = fc.record({
  does: fc.constant('limit' as const),
  limit: fc.option(
    fc.integer({ min: 0, max: 9 }).map((trays) => trays * tray + 1),
    { freq: 6 },
  ),
  stop: fc.constantFrom('limit', 'limit', 'limit', 'limit', 'always', 'never'),
});

/** What is owed beside some order, reckoned from the trays of each. */
function owedBeside({ orders, invoices }: Model, isLeftOut: (order: ModelOrder) => boolean): number {
  const open = orders.filter((order) => !order.isOver && !isLeftOut(order));
  return (
    invoices.reduce((sum, { left }) => sum + left, 0) + open.reduce((sum, { trays }) => sum + trays * tray, 0)
  );
}

function judged(model: Model, owed: number, trays: number): Held {
  if (model.stop !== 'limit') return model.stop === 'always' ? 'creditLimit' : null;
  if (model.limit !== null && owed + trays * tray > model.limit) return 'creditLimit';
  return model.invoices.some(({ left, dueIn }) => left > 0 && dueIn < -10) ? 'overdue' : null;
}

function makeRoom(model: Model): void {
  const waits = (order: ModelOrder) => order.held !== null && order.held !== 'manual' && !order.isOver;
  for (const order of model.orders.filter(waits)) {
    order.held = judged(model, owedBeside(model, waits), order.trays);
    if (order.held !== null) continue;
    order.wasReleased = true;
    model.releases += 1;
  }
}

test('orders wait and are released as a reckoning by trays says, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 5, arbitrary: numbered }, { weight: 2, arbitrary: limits }), {
        minLength: 6,
        maxLength: 14,
      }),
      async (steps) => {
        await shop.startOver();
        await addStaff(shop, 'walk@maker.example', 'owner');
        const office = await logInToOfficeAs(shop, 'walk@maker.example');
        const customer = await logInAs(shop, '1001');
        await shop.db
          .updateTable('article')
          .set({ quantity_available: 1_000 })
          .where('id', '=', article.tray)
          .execute();
        await setSettings(shop, { CreditHold: 'true' });
        const desk = openCredit(shop, office);
        const model: Model = { limit: null, stop: 'limit', orders: [], invoices: [], releases: 0 };
        for (const step of steps) {
          await take(step, { desk, model, customer });
          expect([step, await desk.held()]).toEqual([
            step,
            Object.fromEntries(model.orders.map(({ id, held }) => [id, held])),
          ]);
        }
        expect((await desk.credit()).Exposure).toBe(owedBeside(model, () => false));
        expect(await desk.mails('released')).toHaveLength(model.releases);
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);

type Walk = { desk: ReturnType<typeof openCredit>; model: Model; customer: Client };

async function take(step: Step, { desk, model, customer }: Walk): Promise<void> {
  if (step.does === 'limit') {
    await desk.setCredit({ CreditLimit: step.limit, Stop: step.stop });
    Object.assign(model, { limit: step.limit, stop: step.stop });
    return makeRoom(model);
  }
  const { which, count } = step;
  const open = model.orders.filter(({ isOver }) => !isOver);
  const order = open[which % Math.max(1, open.length)];
  const unpaid = model.invoices.filter(({ left }) => left > 0);
  const invoice = unpaid[which % Math.max(1, unpaid.length)];
  if (step.does === 'order') {
    const held = judged(
      model,
      owedBeside(model, () => false),
      count,
    );
    const id = await desk.place(customer, count);
    model.orders.push({ id, trays: count, held, wasReleased: false, isOver: false });
  } else if (step.does === 'add' && order) {
    await desk.place(customer, count, { addToOrderId: order.id });
    order.trays += count;
    const anew = judged(
      model,
      owedBeside(model, (one) => one === order),
      order.trays,
    );
    if (order.held !== 'manual' && !order.wasReleased) {
      if (order.held !== null && anew === null) order.wasReleased = true;
      order.held = anew;
    }
  } else if (step.does === 'cancel' && order) {
    await desk.cancel(order.id);
    Object.assign(order, { isOver: true, held: null });
    makeRoom(model);
  } else if (step.does === 'hold' && order && order.held !== 'manual') {
    await desk.hold(order.id);
    order.held = 'manual';
  } else if (step.does === 'release' && order?.held) {
    await desk.release(order.id);
    Object.assign(order, { held: null, wasReleased: true });
    model.releases += 1;
  } else if (step.does === 'invoice' && order && order.held === null) {
    const { Rows, Version } = await desk.order(order.id);
    await desk.sendRows(order.id, Rows, Version);
    const number = await desk.invoiceOrder(order.id);
    order.isOver = true;
    model.invoices.push({ number, left: order.trays * tray, trays: order.trays, dueIn: 30 });
  } else if (step.does === 'pay' && invoice) {
    const amount = Math.min(invoice.left, count * tray);
    await desk.pay(invoice.number, amount);
    invoice.left -= amount;
    makeRoom(model);
  } else if (step.does === 'credit' && invoice && invoice.left === invoice.trays * tray) {
    const first = (await desk.invoice(invoice.number)).Rows[0].Quantity;
    const trays = Math.min(count, first);
    await desk.creditNote(invoice.number, trays);
    // What is credited once is not credited again: the rest is only paid.
    Object.assign(invoice, { left: invoice.left - trays * tray, trays: -1 });
    makeRoom(model);
  } else if (step.does === 'late' && invoice) {
    invoice.dueIn = -8 - count;
    await desk.setDue(invoice.number, invoice.dueIn);
  }
}

const past = fc.record({
  does: fc.constantFrom('order', 'order', 'send', 'send', 'invoice', 'month', 'pay', 'credit'),
  which: fc.nat(5),
  /** From three on all of it is sent, or credited. */
  count: fc.integer({ min: 1, max: 4 }),
});
const creditedWhole = (sent: number) => [
  { does: 'order', which: 0, count: 2 },
  { does: 'send', which: 0, count: sent },
  { does: 'invoice', which: 0, count: 1 },
  { does: 'credit', which: 0, count: 4 },
  { does: 'order', which: 0, count: 1 },
];

test('the trial tells what was owed when each order came, however it was invoiced since', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(past, { minLength: 8, maxLength: 16 }), async (steps) => {
      await shop.startOver();
      await addStaff(shop, 'walk@maker.example', 'owner');
      await shop.db.updateTable('customer').set({ monthly_invoice: true }).where('id', '=', 1001).execute();
      await shop.db
        .updateTable('article')
        .set({ quantity_available: 1_000 })
        .where('id', '=', article.tray)
        .execute();
      await setSettings(shop, { CreditHold: 'false' });
      const seen = new Map<number, number>();
      const invoices: number[] = [];
      const at = <One>(all: readonly One[], which: number) => all[which % Math.max(1, all.length)];
      let office = await logInToOfficeAs(shop, 'walk@maker.example');
      await openCredit(shop, office).setCredit({ CreditLimit: 0.01 });
      for (const { does, which, count } of steps) {
        // What happens on one day is told in no order.
        shop.wait(86_400);
        office = await logInToOfficeAs(shop, 'walk@maker.example');
        const desk = openCredit(shop, office);
        const order = at([...seen.keys()], which);
        const invoice = at(invoices, which);
        if (does === 'order') {
          const id = await desk.place(await logInAs(shop, '1001'), count);
          seen.set(id, (await desk.credit()).Exposure);
        } else if (does === 'send' && order) await desk.send(order, count > 2 ? undefined : count);
        else if (does === 'invoice' && order) {
          // An order of which nothing is left to invoice is refused.
          const number: number | undefined = await desk.invoiceOrder(order);
          if (number !== undefined) invoices.push(number);
        } else if (does === 'month') {
          const Month = shop.services.now().toISOString().slice(0, 7);
          const { body } = await office.post('office/invoices/monthly', { Month, Mail: false });
          invoices.push(...body.Made.map(({ Number: number }: { Number: number }) => number));
        } else if (does === 'pay' && invoice) await desk.pay(invoice, count * 70);
        else if (does === 'credit' && invoice) {
          const { Quantity } = (await desk.invoice(invoice)).Rows[0];
          await desk.creditNote(invoice, count > 2 ? Quantity : count);
        }
      }
      const { Rows } = (await office.get('office/credit/trial')).body;
      expect(
        Rows.map(({ OrderId, Exposure }: { OrderId: number; Exposure: number }) => [OrderId, Exposure]),
      ).toEqual([...seen].reverse());
    }),
    { numRuns: 12, examples: [[creditedWhole(1)], [creditedWhole(4)]] },
  );
}, 120_000);
