import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '../src/kit/db.server.ts';
import { findPostgres, startPrivateCluster, type PrivateCluster } from '../test/postgres.ts';
import { startIn, type BuiltShop } from './built-shop.ts';
import { auditOrders, call, checkout, fillForBuyers, otherRow, row } from './trust-orders.ts';
import type { Acknowledged, Buyer } from './trust-orders.ts';
import { openWireProxy, type Moment, type WireProxy } from './trust-wire-proxy.ts';

const isPossible = findPostgres() !== undefined;

describe.runIf(isPossible)('an order that is stopped at any point of its transaction', () => {
  let folder: string;
  let cluster: PrivateCluster;
  let database: Database;
  let proxy: WireProxy;
  let shop: BuiltShop;
  let buyer: Buyer;
  let steps: string[];
  let orders = 0;
  const acknowledged: Acknowledged = new Map();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hylla-crash-'));
    cluster = await startPrivateCluster();
    const admin = new pg.Client({ connectionString: cluster.url });
    await admin.connect();
    await admin.query('create database crashed');
    await admin.end();
    const databaseUrl = new URL('crashed', cluster.url).href;
    database = await openDatabase({ databaseUrl, dataDir: '' });
    [buyer] = (await fillForBuyers(database.db, 1)) as [Buyer];
    proxy = await openWireProxy(databaseUrl);
    shop = await start();
    const recorded = await recordOrder();
    steps = recorded;
  });
  afterAll(async () => {
    await shop?.stop();
    await proxy?.close();
    await database?.close();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = () => startIn(folder, { DATABASE_URL: proxy.url, SEED: 'none' });

  async function recordOrder(): Promise<string[]> {
    await fillCart();
    const seen = proxy.record();
    await order('first');
    return await seen;
  }

  async function fillCart(): Promise<void> {
    for (const one of [row, otherRow]) {
      for (let tries = 0; ; tries++) {
        const answer = await call(shop.url, buyer, 'cartrow', one);
        if (answer?.status === 200) break;
        if (tries > 150) throw new Error(`the cart was answered ${answer?.status}`);
        await sleep(20);
      }
    }
  }

  /** Sends the order under one key until it is answered; tells what was wrong on the way. */
  async function order(key: string): Promise<string[]> {
    const faults: string[] = [];
    const deadline = Date.now() + 15_000;
    for (;;) {
      const answer = await call(shop.url, buyer, 'Order', checkout, key);
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

  async function stopAt(step: number, moment: Moment, how: 'cut' | 'kill'): Promise<string[]> {
    await fillCart();
    const { pid } = shop;
    let sprung = false;
    let restarted: Promise<void> | undefined;
    proxy.setTrap({
      step,
      moment,
      async spring() {
        sprung = true;
        if (how === 'cut') return;
        await shop.kill();
        proxy.cut();
        restarted = start().then((next) => void (shop = next));
      },
    });
    const key = `${how}-${moment}-${step}`;
    const answering = order(key);
    const faults = await answering;
    await restarted;
    if (!sprung) faults.push('the trap did not spring');
    if (how === 'cut' && shop.pid !== pid) faults.push('another process');
    if (!shop.logs().includes('open') && !(await fetch(`${shop.url}/healthz`)).ok)
      faults.push('no longer alive');
    return faults.map((fault) => `${key}: ${fault}`);
  }

  const modes = (['cut', 'kill'] as const).flatMap((how) =>
    (['before', 'after'] as const).map((moment) => ({ how, moment })),
  );

  test.each(modes)(
    'G3: $how $moment each message: made once and whole, and the retry is answered',
    { timeout: 240_000 },
    async ({ how, moment }) => {
      expect(steps.length).toBeGreaterThanOrEqual(7);
      expect(steps[0]).toMatch(/begin|start transaction/i);
      expect(steps.at(-1)).toMatch(/commit/i);
      const faults: string[] = [];
      for (let step = 1; step <= steps.length; step++) faults.push(...(await stopAt(step, moment, how)));
      expect(faults).toEqual([]);
      const { orders: stored, ...found } = await auditOrders(database.db, acknowledged);
      expect(found).toEqual({ lost: [], doubled: [], torn: [], mails: [] });
      expect(stored).toBe(orders);
      const left = await database.db
        .selectFrom('cart_row')
        .select('id')
        .where('customer_id', '=', buyer.id)
        .execute();
      expect(left).toEqual([]);
    },
  );

  test('G37: a database that does not keep its word is found out', { timeout: 60_000 }, async () => {
    await fillCart();
    proxy.lieAboutCommits();
    // What was not committed is undone when its connection ends.
    await Promise.race([order('lied'), sleep(3_000)]);
    proxy.cut();
    await sleep(100);
    const { lost } = await auditOrders(database.db, acknowledged);
    expect(acknowledged.has('lied')).toBe(true);
    expect(lost).toEqual([`lied → ${acknowledged.get('lied')}`]);
  });
});
