import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../src/kit/database/db.server.ts';
import { findPostgres, startPrivateCluster } from '../test/postgres.ts';
import { chanceOf, seed } from '../test/security/seeded.ts';
import { times } from '../test/sizes.ts';
import { startIn } from './built-shop.ts';
import {
  auditOrders,
  auditsOfHarm,
  seedForBuyers,
  keepBuying,
  type Acknowledged,
  type Buyer,
} from './resilience-orders.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hylla-database-crash-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lets six buyers order while their database is killed repeatedly. */
async function crashUnderBuyers(rounds: number) {
  const cluster = await startPrivateCluster(['synchronous_commit=on']);
  const databaseUrl = await cluster.newDatabase('crashed');
  const seeding = await openDatabase({ databaseUrl, dataDir: '' });
  const buyers = await seedForBuyers(seeding.db, 6);
  await seeding.close();
  const shop = await startIn(folder, { DATABASE_URL: databaseUrl, SEED: 'none' });
  const acknowledged: Acknowledged = new Map();
  const faults: string[] = [];
  let goOn = true;
  const using = { url: () => shop.url, goOn: () => goOn };
  const buying = Promise.all(buyers.map((buyer) => keepBuying(buyer, using, acknowledged)));
  buying.catch((error: Error) => (faults.push(error.message), (goOn = false)));
  const looking = keepLooking(shop.url, buyers[0]!, using.goOn, faults);

  const chance = chanceOf(seed);
  let slowest = 0;
  const untilMore = async () => {
    const before = acknowledged.size;
    for (const end = Date.now() + 60_000; acknowledged.size === before && goOn; await sleep(5))
      if (Date.now() > end) throw new Error('no order within a minute');
  };
  for (let round = 0; round < rounds && goOn; round++) {
    await untilMore();
    await sleep(10 + chance.upTo(150));
    await cluster.crash();
    const back = performance.now();
    await untilMore();
    slowest = Math.max(slowest, performance.now() - back);
  }
  goOn = false;
  await Promise.allSettled([buying, looking]);
  await shop.stop();
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const ledger = await auditOrders(database.db, acknowledged);
  const harmed = await auditsOfHarm(database.db, acknowledged);
  await database.close();
  await cluster.stop();
  return { ...ledger, harmed, acknowledged: acknowledged.size, faults, slowest };
}

/** Reports every answer other than the expected one or `later`, with the delay it asked for. */
async function keepLooking(url: string, buyer: Buyer, goOn: () => boolean, faults: string[]): Promise<void> {
  for (; goOn(); await sleep(20)) {
    const answer = await fetch(`${url}/api/orders`, { headers: { cookie: buyer.cookie } }).catch(
      () => undefined,
    );
    await answer?.text();
    if (answer?.status === 503 && !answer.headers.get('retry-after')) faults.push('503 without Retry-After');
    if (answer?.status !== 200 && answer?.status !== 503)
      faults.push(`orders are answered ${answer?.status}`);
  }
}

test.runIf(findPostgres())(
  `G6: PostgreSQL is killed ${3 * times} times under six buyers: no order is lost, doubled or torn, no answer is 500 (seed ${seed})`,
  { timeout: 400_000 * times },
  async () => {
    const { faults, harmed, slowest, orders, acknowledged, ...found } = await crashUnderBuyers(3 * times);
    expect(faults).toEqual([]);
    expect(found).toEqual({ lost: [], doubled: [], torn: [], mails: [] });
    expect(orders).toBe(acknowledged);
    expect(acknowledged).toBeGreaterThan(6 * times);
    // G37: each kind of damage is detected.
    for (const harm of ['lost', 'doubled', 'torn', 'mails'] as const)
      expect(harmed[harm]![harm].length).toBeGreaterThan(0);
    if (times > 1) expect(slowest).toBeLessThan(5_000);
  },
);
