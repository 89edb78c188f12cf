import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../src/kit/database/db.server.ts';
import { startPrivateCluster } from '../test/postgres.ts';
import { startIn, type BuiltShop } from './built-shop.ts';
import { seedForBuyers, type Buyer } from './resilience-orders.ts';
import { openWireProxy, type Moment, type WireProxy } from './resilience-wire-proxy.ts';

export type Point = { step: number; moment: Moment; how: 'cut' | 'kill' };

/** A shop with one buyer, which can be stopped between any two messages to its database. */
export type CrashShop = {
  database: Database;
  proxy: WireProxy;
  buyer: Buyer;
  url(): string;
  /** Stops the next span at this point while `work` runs, and returns the faults found by `work` and by itself. */
  stopAt(point: Point, work: () => Promise<string[]>): Promise<string[]>;
  close(): Promise<void>;
};

export async function openCrashShop(): Promise<CrashShop> {
  const folder = mkdtempSync(join(tmpdir(), 'hylla-crash-'));
  const cluster = await startPrivateCluster();
  const databaseUrl = await cluster.newDatabase('crashed');
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const [buyer] = (await seedForBuyers(database.db, 1)) as [Buyer];
  const proxy = await openWireProxy(databaseUrl);
  const start = () => startIn(folder, { DATABASE_URL: proxy.url, SEED: 'none' });
  let shop: BuiltShop = await start();

  async function stopAt({ step, moment, how }: Point, work: () => Promise<string[]>): Promise<string[]> {
    const { pid } = shop;
    let sprung = false;
    let restarted: Promise<void> | undefined;
    const killAndRestart = async () => {
      await shop.kill();
      proxy.cut();
      shop = await start();
    };
    proxy.setTrap({
      step,
      moment,
      async spring() {
        sprung = true;
        if (how === 'kill') await (restarted = killAndRestart());
      },
    });
    const faults = await work();
    await restarted;
    if (!sprung) faults.push('the trap did not spring');
    if (how === 'cut' && shop.pid !== pid) faults.push('another process');
    if (!(await fetch(`${shop.url}/healthz`)).ok) faults.push('no longer alive');
    return faults.map((fault) => `${how} ${moment} ${step}: ${fault}`);
  }

  return {
    database,
    proxy,
    buyer,
    stopAt,
    url: () => shop.url,
    async close() {
      await shop.stop();
      await proxy.close();
      await database.close();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
