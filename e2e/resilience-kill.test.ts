import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '../src/kit/database/db.server.ts';
import { findPostgres, startPrivateCluster, type PrivateCluster } from '../test/postgres.ts';
import { chanceOf, seedOfRun } from '../test/security/seeded.ts';
import { manyStarts, times } from '../test/sizes.ts';
import { startIn, type BuiltShop } from './built-shop.ts';
import {
  auditOrders,
  auditsOfHarm,
  seedForBuyers,
  keepBuying,
  type Acknowledged,
  type Buyer,
} from './resilience-orders.ts';

const buyersAtOnce = 6;
const ordersBetweenKills = 2;
const kills = { postgres: manyStarts(26, { inTest: 10 }), embedded: manyStarts(4, { inTest: 2 }) };
const clean = { lost: [], doubled: [], torn: [], mails: [] };

let folder: string;
let cluster: PrivateCluster | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hylla-kill-'));
  if (findPostgres()) cluster = await startPrivateCluster();
});
afterAll(async () => {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Lets the buyers order while the shop is killed `rounds` times, each time at a different moment. */
async function killWhileBuying(
  buyers: readonly Buyer[],
  start: () => Promise<BuiltShop>,
  { rounds, front = (url) => url }: { rounds: number; front?: (url: string) => string },
): Promise<Acknowledged> {
  const chance = chanceOf(seedOfRun);
  const acknowledged: Acknowledged = new Map();
  let shop = await start();
  let goOn = true;
  const buying = Promise.all(
    buyers.map((buyer) => keepBuying(buyer, { url: () => front(shop.url), goOn: () => goOn }, acknowledged)),
  );
  // A failure of a buyer ends the test at once.
  buying.catch(() => (goOn = false));
  for (let round = 0; round < rounds && goOn; round++) {
    const enough = acknowledged.size + ordersBetweenKills;
    // The number of orders must not depend on the speed of the machine, so the kill waits for them.
    const deadline = Date.now() + 60_000;
    while (acknowledged.size < enough && goOn && Date.now() < deadline) await sleep(2);
    await sleep(10 + chance.upTo(150));
    await shop.kill();
    shop = await start();
  }
  goOn = false;
  await buying;
  await shop.stop();
  return acknowledged;
}

test.runIf(findPostgres())(
  `G1, G2: killed ${kills.postgres} times under six buyers, the shop on PostgreSQL loses, doubles and tears nothing (seed ${seedOfRun})`,
  { timeout: 400_000 * times },
  async () => {
    const databaseUrl = await cluster!.newDatabase('killed');
    const database = await openDatabase({ databaseUrl, dataDir: '' });
    const buyers = await seedForBuyers(database.db, buyersAtOnce);
    const env = { DATABASE_URL: databaseUrl, SEED: 'none' };
    const acknowledged = await killWhileBuying(buyers, () => startIn(folder, env), {
      rounds: kills.postgres,
    });
    await expectNothingLost(database, acknowledged, 1.9 * kills.postgres);
    const harmed = await auditsOfHarm(database.db, acknowledged);
    for (const harm of ['lost', 'doubled', 'torn', 'mails'] as const)
      expect(harmed[harm]![harm].length).toBeGreaterThan(0);
    await database.close();
  },
);

test(
  `G1, G2: killed ${kills.embedded} times, the shop on its embedded database loses, doubles and tears nothing`,
  { timeout: 400_000 * times },
  async () => {
    const dataDir = join(folder, 'embedded');
    const opened = await openDatabase({ dataDir });
    const buyers = await seedForBuyers(opened.db, buyersAtOnce);
    await opened.close();
    const acknowledged = await killWhileBuying(buyers, () => startIn(dataDir, { SEED: 'none' }), {
      rounds: kills.embedded,
    });
    const database = await openDatabase({ dataDir });
    await expectNothingLost(database, acknowledged, 1.5 * kills.embedded);
    await database.close();
  },
);

async function expectNothingLost({ db }: Database, acknowledged: Acknowledged, least: number): Promise<void> {
  const { orders, ...found } = await auditOrders(db, acknowledged);
  expect(found).toEqual(clean);
  expect(orders).toBe(acknowledged.size);
  expect(acknowledged.size).toBeGreaterThan(least);
}

test.runIf(findPostgres())('G37: a front that says yes before the shop has is found out', async () => {
  const databaseUrl = await cluster!.newDatabase('fooled');
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const buyers = await seedForBuyers(database.db, buyersAtOnce);
  const liar = await startLiar();
  const env = { DATABASE_URL: databaseUrl, SEED: 'none' };
  const acknowledged = await killWhileBuying(buyers, () => startIn(folder, env), {
    rounds: 1,
    front: (url) => ((liar.behind = url), liar.url),
  });
  const { lost } = await auditOrders(database.db, acknowledged);
  expect(lost.length).toBeGreaterThan(0);
  liar.close();
  await database.close();
});

/** A proxy that answers orders itself, like a shop that keeps orders in memory only. */
async function startLiar() {
  let invented = 1_000_000;
  const liar = { behind: '', url: '', close: () => void server.close() };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const isOrder = request.url === '/api/Order';
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(
          ([name]) => !['host', 'connection', 'content-length'].includes(name),
        ),
      );
      const passedOn = fetch(liar.behind + request.url, {
        method: request.method!,
        headers: headers as Record<string, string>,
        body: Buffer.concat(parts),
      });
      if (isOrder) {
        passedOn.catch(() => undefined);
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ OrderId: invented++ }));
        return;
      }
      passedOn.then(
        async (answer) =>
          response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text()),
        () => response.destroy(),
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  liar.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return liar;
}
