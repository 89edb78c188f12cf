import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres } from '../test/postgres.ts';
import { seedOfRun, someOf } from '../test/security/seeded.ts';
import { times } from '../test/sizes.ts';
import { flowsOf, type Flow } from './resilience-crash-flows.ts';
import { openCrashShop, type CrashShop, type Point } from './resilience-crash-shop.ts';
import { auditOrders, call, checkout, otherRow, row, type Acknowledged } from './resilience-orders.ts';
import { transaction } from './resilience-wire-proxy.ts';

const isPossible = findPostgres() !== undefined;
const modes = (['cut', 'kill'] as const).flatMap((how) =>
  (['before', 'after'] as const).map((moment) => ({ how, moment })),
);

describe.runIf(isPossible)('what is stopped at any point of its transaction', () => {
  let shop: CrashShop;
  let flows: Flow[];
  beforeAll(async () => {
    shop = await openCrashShop();
    flows = await flowsOf(shop);
  });
  afterAll(() => shop?.close());

  describe('an order', () => {
    let steps: string[];
    let orders = 0;
    const acknowledged: Acknowledged = new Map();
    beforeAll(async () => {
      await fillCart();
      const seen = shop.proxy.record();
      await order('first');
      steps = await seen;
    });

    async function fillCart(): Promise<void> {
      for (const one of [row, otherRow]) {
        const deadline = Date.now() + 60_000;
        for (;;) {
          const answer = await call(shop.url(), shop.buyer, 'cartrow', one);
          if (answer?.status === 200) break;
          if (Date.now() > deadline) throw new Error(`the cart was answered ${answer?.status}`);
          await sleep(20);
        }
      }
    }

    /** Sends the order with one key until it is answered; returns the faults on the way. */
    async function order(key: string): Promise<string[]> {
      const faults: string[] = [];
      const deadline = Date.now() + 60_000;
      for (;;) {
        const answer = await call(shop.url(), shop.buyer, 'Order', checkout, key);
        if (answer?.status === 200) {
          acknowledged.set(key, answer.body.OrderId!);
          orders++;
          return faults;
        }
        if (answer && answer.status !== 503) faults.push(`answered ${answer.status} ${answer.body.type}`);
        if (Date.now() > deadline || faults.length > 5) return [...faults, 'never answered'];
        await sleep(20);
      }
    }

    async function orderStopped(point: Point): Promise<string[]> {
      await fillCart();
      return await shop.stopAt(point, () => order(JSON.stringify(point)));
    }

    // Each kill requires a restart of the shop: `npm test` kills at some of the messages, and cuts the connection at
    // each.
    test.each(modes)(
      `G3: $how $moment each message: made once and whole, and the retry is answered (seed ${seedOfRun})`,
      async ({ how, moment }) => {
        expect(steps.length).toBeGreaterThanOrEqual(7);
        expect(steps[0]).toMatch(transaction.begins);
        expect(steps.at(-1)).toMatch(/commit/i);
        const faults: string[] = [];
        const each = steps.map((_message, place) => place + 1);
        for (const step of how === 'kill' ? someOf(each, 3) : each)
          faults.push(...(await orderStopped({ how, moment, step })));
        expect(faults).toEqual([]);
        const { db } = shop.database;
        const { orders: stored, ...found } = await auditOrders(db, acknowledged);
        expect(found).toEqual({ lost: [], doubled: [], torn: [], mails: [] });
        expect(stored).toBe(orders);
        const left = db.selectFrom('cart_row').select('id').where('customer_id', '=', shop.buyer.id);
        expect(await left.execute()).toEqual([]);
      },
    );
  });

  describe('a change of the customer’s', () => {
    /** Repeats the change until it is complete, and checks the data after each attempt. */
    async function carryOut(flow: Flow): Promise<string[]> {
      const deadline = Date.now() + 60_000;
      const faults: string[] = [];
      for (let tries = 1; Date.now() < deadline && faults.length === 0; tries++) {
        const answer = await flow.send();
        const { isDone, faults: seen } = await flow.look(tries);
        faults.push(...seen);
        const isAnswered = answer !== undefined && answer.status < 300;
        if (isAnswered && !isDone) faults.push('acknowledged and not done');
        if (isDone) return faults;
        if (answer && ![204, 503].includes(answer.status)) faults.push(`answered ${answer.status}`);
        await sleep(20);
      }
      return faults.length > 0 ? faults : ['never done'];
    }

    // `npm test` only cuts connections, because killing the whole shop at each point takes a second each.
    test.each(times > 1 ? modes : modes.filter(({ how }) => how === 'cut'))(
      'G3: $how $moment each message of a cart, an address and a password: done or not, never half',
      async ({ how, moment }) => {
        const faults: string[] = [];
        for (const flow of flows) {
          await flow.prepare();
          shop.proxy.follow(flow.span);
          const recorded = shop.proxy.record();
          faults.push(...(await carryOut(flow)));
          const steps = await recorded;
          expect(steps.length, flow.name).toBeGreaterThanOrEqual(flow.steps.least);
          expect(steps[0]).toMatch(flow.steps.first);
          expect(steps.at(-1)).toMatch(flow.steps.last);
          for (let step = 1; step <= steps.length; step++) {
            await flow.prepare();
            const found = await shop.stopAt({ how, moment, step }, () => carryOut(flow));
            faults.push(...found.map((fault) => `${flow.name}, ${fault}`));
          }
        }
        expect(faults).toEqual([]);
      },
    );

    test('G37: a change that is half of it is seen', async () => {
      const { db } = shop.database;
      const halves: Record<string, () => Promise<unknown>> = {
        'an article put in the cart': () =>
          db
            .insertInto('cart_row')
            .values({
              customer_id: shop.buyer.id,
              article_id: row.ArticleId,
              quantity: 2,
              price_when_added: 1,
            })
            .execute(),
        'another address made the usual one': () =>
          db.updateTable('delivery_address').set({ is_default: false }).execute(),
        'a changed password': () =>
          db.updateTable('customer').set({ password_hash: 'x' }).where('id', '=', shop.buyer.id).execute(),
      };
      for (const flow of flows) {
        await flow.prepare();
        await halves[flow.name]!();
        expect([flow.name, (await flow.look(1)).faults.length]).toEqual([flow.name, 1]);
      }
    });
  });

  test('G37: a database that does not keep its word is found out', async () => {
    const acknowledged: Acknowledged = new Map();
    shop.proxy.follow(transaction);
    await call(shop.url(), shop.buyer, 'cartrow', row);
    shop.proxy.lieAboutCommits();
    // An uncommitted transaction is rolled back when its connection ends.
    const answer = await call(shop.url(), shop.buyer, 'Order', checkout, 'lied');
    if (answer?.status === 200) acknowledged.set('lied', answer.body.OrderId!);
    shop.proxy.cut();
    await sleep(100);
    const { lost } = await auditOrders(shop.database.db, acknowledged);
    expect(acknowledged.has('lied')).toBe(true);
    expect(lost).toEqual([`lied → ${acknowledged.get('lied')}`]);
  });
});
