import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/kit/database/db.server.ts';
import { findPostgres, startPrivateCluster, type PrivateCluster } from '../test/postgres.ts';
import { times } from '../test/sizes.ts';
import { startIn } from './built-shop.ts';
import { openFront } from './security-front.ts';
import { auditOrders, seedForBuyers, keepBuying, type Acknowledged } from './resilience-orders.ts';

const cycles = times > 1 ? 3 * times : 2;
let folder: string;
let cluster: PrivateCluster;

describe.runIf(findPostgres())('two nodes behind a load balancer', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hylla-rolling-'));
    cluster = await startPrivateCluster();
  });
  afterAll(async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Restarts one node after the other while people browse and buy. */
  async function restartInTurn(rounds: number) {
    const databaseUrl = await cluster.newDatabase('rolled');
    const database = await openDatabase({ databaseUrl, dataDir: '' });
    const buyers = await seedForBuyers(database.db, 2);
    const front = await openFront();
    const env = {
      DATABASE_URL: databaseUrl,
      SEED: 'none',
      DRAIN_SECONDS: '2',
      PUBLIC_URL: front.url,
      TRUST_PROXY: 'true',
    };
    const nodes = await Promise.all([startIn(folder, env), startIn(folder, env)]);
    front.nodes = nodes.map(({ url }) => url);
    const acknowledged: Acknowledged = new Map();
    let goOn = true;
    const using = { url: () => front.url, goOn: () => goOn };
    const browse = async () => {
      for (; goOn; await sleep(20))
        for (const path of ['/', '/api/products', '/article/1'])
          await fetch(front.url + path).then(
            (answer) => answer.text(),
            () => undefined,
          );
    };
    const busy = Promise.all([
      ...buyers.map((buyer) => keepBuying(buyer, using, acknowledged)),
      browse(),
      browse(),
    ]);
    busy.catch((error: Error) => (front.failures.push(error.message), (goOn = false)));
    const exits: (number | null)[] = [];
    for (let round = 0; round < rounds && goOn; round++) {
      const place = round % 2;
      const node = nodes[place]!;
      await node.stop();
      exits.push(node.exitCode());
      front.nodes[place] = undefined;
      nodes[place] = await startIn(folder, env);
      front.nodes[place] = nodes[place].url;
    }
    goOn = false;
    await busy.catch(() => undefined);
    front.close();
    await Promise.all(nodes.map((node) => node.stop()));
    const ledger = await auditOrders(database.db, acknowledged);
    await database.close();
    return { ...ledger, failures: front.failures, answered: front.answered(), exits };
  }

  test(
    `G26: ${cycles} restarts in turn under two buyers and two who look around fail no call, and lose no order`,
    { timeout: 400_000 * times },
    async () => {
      const { failures, answered, exits, orders, ...found } = await restartInTurn(cycles);
      expect(failures).toEqual([]);
      expect(exits).toEqual(exits.map(() => 0));
      expect(exits.length).toBe(cycles);
      expect(found).toEqual({ lost: [], doubled: [], torn: [], mails: [] });
      expect(orders).toBeGreaterThan(cycles);
      expect(answered).toBeGreaterThan(20 * cycles);
    },
  );

  test('G37: a call that is cut off, refused by all or answered 500 is seen by the front', async () => {
    const front = await openFront();
    const faulty = createServer((asked, answer) => {
      if (asked.url === '/cut') return void asked.socket.destroy();
      if (asked.url === '/half')
        return void answer
          .writeHead(200, { 'content-length': 9 })
          .write('half', () => asked.socket.destroy());
      answer.writeHead(500).end();
    });
    await new Promise<void>((done) => faulty.listen(0, '127.0.0.1', done));
    front.nodes = [`http://127.0.0.1:${(faulty.address() as AddressInfo).port}`];
    for (const path of ['/cut', '/half', '/failed'])
      await fetch(front.url + path)
        .then((answer) => answer.text())
        .catch(() => undefined);
    front.nodes = [undefined, undefined];
    await fetch(`${front.url}/away`).catch(() => undefined);
    expect(front.failures).toEqual([
      'GET /cut: ECONNRESET',
      'GET /half: cut off',
      'GET /failed: 500',
      'GET /away: ECONNREFUSED',
    ]);
    front.close();
    faulty.close();
  });
});
