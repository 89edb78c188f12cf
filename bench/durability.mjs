import { setTimeout as sleep } from 'node:timers/promises';
import { order, spread } from './cases.mjs';
import { loadByOwnClient } from './load.mjs';
import { findOrders } from './prepare.mjs';

/** Kills the shop while it takes orders, and checks that every acknowledged order is in the database, with its rows. */
export async function checkDurability(shop, { ordering, articles }, dataDir) {
  const unused = ordering.slice(-400).map(order);
  const connections = spread(unused, 8).map((requests) => ({
    repeat: false,
    articles,
    isFilled: true,
    requests,
  }));
  const loading = loadByOwnClient({ port: shop.port, connections, group: 1, seconds: 10, isChecked: true });
  await sleep(1500);
  shop.kill();
  const { orders } = await loading;
  await shop.exited;
  return await findOrders({ dataDir }, orders);
}
