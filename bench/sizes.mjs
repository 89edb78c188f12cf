// npm run bench -- --sizes             both engines at 1,000 and 100,000 articles, one and two nodes; some ten minutes
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from './load.mjs';
import { medianRatio, summary, timed } from './measure.mjs';
import { percentilesOf } from './percentiles.mjs';
import { findOrders, prepareDatabase } from './prepare.mjs';
import { startCluster } from './postgres.mjs';
import { growShop, startShop } from './shop.mjs';
import { sizeCases } from './size-cases.mjs';

const sizes = [1_000, 100_000];
const grown = { customers: 1_000, orders: 10_000 };

/** Measures each engine with few and many articles alternately, and with PostgreSQL two nodes beside one. */
export async function measureSizes({ seconds, rounds, only, onEngine = () => {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'hylla-sizes-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const cluster = await startCluster();
  const engines = [];
  for (const engine of cluster ? ['postgres', 'embedded'] : ['embedded']) {
    const places = [];
    for (const articles of sizes) {
      const dataDir = join(folder, `${engine}-${articles}`);
      const databaseUrl = engine === 'postgres' ? await cluster.create(`shop_${articles}`) : '';
      console.log(`… ${engine}: growing to ${articles} articles`);
      await growShop({ dataDir, databaseUrl }, { articles, ...grown });
      const customers = await prepareDatabase({ dataDir, databaseUrl }, { orders: 0, withRows: true });
      places.push({ articles, dataDir, databaseUrl, customers });
    }
    engines.push({ engine, ...(await measureEngine(engine, places, { seconds, rounds, only })) });
    onEngine(engines.at(-1));
  }
  cluster?.stop();
  return engines;
}

async function measureEngine(engine, places, { seconds, rounds, only }) {
  const shops = [];
  for (const place of places) {
    const shop = await startShop(place.dataDir, place.databaseUrl);
    process.on('exit', shop.kill);
    await shop.untilIdle();
    const casesByName = new Map(sizeCases(place.customers).map((one) => [one.name, one]));
    shops.push({ ...place, shop, casesByName });
  }
  const results = [];
  for (const name of [...shops[0].casesByName.keys()].filter((one) => one.includes(only))) {
    console.log(`… ${engine}: ${name}`);
    results.push({ name, ...(await measureSides(shops, name, { seconds, rounds })) });
  }
  const state = shops.map(({ articles, shop }) => ({
    articles,
    readyMs: shop.readyMs,
    memory: shop.memory(),
  }));
  const twoNodes = engine === 'postgres' ? await measureTwoNodes(shops[0], { seconds, rounds, only }) : [];
  for (const { shop } of shops) await shop.stop();
  const orders = { acknowledged: 0, lost: 0 };
  for (const [at, place] of shops.entries()) {
    const sides = [...results.map(({ sides }) => sides[at]), ...(at === 0 ? twoNodes : [])];
    const found = await findOrders(place, taken(sides));
    orders.acknowledged += found.acknowledged;
    orders.lost += found.lost;
  }
  return { results, state, twoNodes, orders };
}

async function measureSides(shops, name, { seconds, rounds }) {
  const measured = shops.map(() => []);
  for (const { shop, casesByName } of shops) await load(shop.port, casesByName.get(name), 1);
  for (let round = 0; round < rounds; round++) {
    for (const [at, { shop, casesByName }] of shops.entries()) {
      measured[at].push(await timed(shop, casesByName.get(name), seconds));
    }
  }
  const [small, large] = measured;
  return { sides: measured.map((rounds) => summed(rounds)), growth: medianRatio(large, small, 'cpuMs') };
}

/** The load goes to both nodes at once, half of the connections to each. */
async function measureTwoNodes(place, { seconds, rounds, only }) {
  const second = await startShop(`${place.dataDir}-second`, place.databaseUrl);
  await second.untilIdle();
  const results = [];
  for (const [name, one] of place.casesByName) {
    if (!one.onTwoNodes || !name.includes(only)) continue;
    console.log(`… two nodes: ${name}`);
    const half = Math.ceil(one.connections.length / 2);
    const halves = [one.connections.slice(0, half), one.connections.slice(half)];
    const measured = [];
    for (let round = 0; round < rounds; round++) {
      const sides = await Promise.all(
        [place.shop, second].map((node, at) => timed(node, { ...one, connections: halves[at] }, seconds)),
      );
      const sum = (pick) => sides.reduce((total, side) => total + pick(side), 0);
      measured.push({
        perSecond: sum((side) => side.perSecond),
        p50: Math.max(...sides.map((side) => side.p50)),
        p99: Math.max(...sides.map((side) => side.p99)),
        cpuMs: sum((side) => side.cpuMs * side.count) / sum((side) => side.count),
        errors: sum((side) => side.errors),
        orders: sides.flatMap(({ orders = [] }) => orders),
      });
    }
    results.push({ name, ...summed(measured) });
  }
  await second.stop();
  return results;
}

/** The orders of the sides, which the report need not list. */
function taken(sides) {
  return sides.flatMap((side) => {
    const { orders } = side;
    delete side.orders;
    return orders;
  });
}

/** A round of eighty slow calls has no 99th percentile: those of all rounds have. */
function summed(rounds) {
  const median = (key) => summary(rounds.map((round) => round[key])).median;
  const { p50, p99 } = rounds.every(({ times }) => times)
    ? percentilesOf(rounds.flatMap(({ times }) => times))
    : { p50: median('p50'), p99: median('p99') };
  return {
    perSecond: median('perSecond'),
    p50,
    p99,
    cpuMs: median('cpuMs'),
    errors: rounds.reduce((sum, round) => sum + round.errors, 0),
    orders: rounds.flatMap(({ orders = [] }) => orders),
  };
}
