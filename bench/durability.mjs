import { setTimeout as sleep } from 'node:timers/promises';
import { order, spread } from './cases.mjs';
import { loadByOwnClient } from './load.mjs';
import { readOrderIds } from './prepare.mjs';

/** Kills the shop while it takes orders, and checks that every acknowledged order is in the database. */
export async function checkDurability(shop, { ordering }, dataDir) {
  const unused = ordering.slice(-400).map(order);
  const connections = spread(unused, 8).map((requests) => ({ repeat: false, requests }));
  const loading = loadByOwnClient({ port: shop.port, connections, group: 1, seconds: 10 });
  await sleep(1500);
  shop.kill();
  const { orderIds } = await loading;
  await shop.exited;
  const stored = await readOrderIds(dataDir);
  return { acknowledged: orderIds.length, lost: orderIds.filter((id) => !stored.has(id)).length };
}
