// npm run bench -- --soak 60           an hour of visits and orders at a steady pace, and what it does to the memory
import { buying } from './cases.mjs';
import { loadByOwnClient } from './load.mjs';
import { startCluster } from './postgres.mjs';
import { prepareDatabase } from './prepare.mjs';
import { recordSoak } from './record.mjs';
import { makeFolder, startShop } from './shop.mjs';
import { engineNames } from './size-report.mjs';

const perSecond = 200;
const settledAfter = 10;
const growth = 1.05;

/** Returns whether the final memory is within a twentieth of that after ten minutes, and nothing failed. */
export async function measureSoak({ engine, minutes, isRecorded }) {
  if (!(minutes > settledAfter)) throw new Error(`--soak takes more than ${settledAfter} minutes.`);
  const folder = makeFolder();
  const cluster = engine === 'postgres' ? await startCluster() : undefined;
  const databaseUrl = cluster ? await cluster.create('soak') : '';
  const first = await startShop(folder.dataDir, databaseUrl);
  await first.stop();
  const place = { dataDir: folder.dataDir, databaseUrl };
  const customers = await prepareDatabase(place, { orders: 0 });
  const shop = await startShop(folder.dataDir, databaseUrl);
  process.on('exit', () => shop.kill());
  const connections = visits(customers);
  const pace = { connections, everyMs: (connections.length * 1000) / perSecond };
  // What customers see of stock and orders changes all the time; their carts are checked.
  const checking = { group: 1, isChecked: true, changes: true };
  const measured = [];
  let errors = 0;
  let count = 0;
  for (let minute = 1; minute <= minutes; minute++) {
    const result = await loadByOwnClient({ port: shop.port, ...pace, ...checking, seconds: 60 });
    errors += result.errors;
    count += result.count;
    measured.push(shop.memory().now);
    if (minute % 5 === 0)
      console.log(
        `${minute} min: ${mean(measured.slice(-5))} MB, p99 ${result.p99.toFixed(1)} ms, ${errors} errors`,
      );
  }
  const [settled, last] = [mean(measured.slice(settledAfter - 5, settledAfter)), mean(measured.slice(-5))];
  const isReached = last <= settled * growth && errors === 0;
  const text =
    `${settled} MB after ${settledAfter} minutes, ${last} MB after ${minutes} (mark ≤ ${growth} times), ` +
    `${shop.memory().most} MB at most; ${count} visits and orders at ${perSecond} requests a second, ${errors} errors`;
  console.log(`${isReached ? '✓' : '✗'} ${engine}: ${text}`);
  if (isRecorded) await recordSoak(engineNames[engine], `${isReached ? '' : '**Missed.** '}${text}`);
  await shop.stop();
  cluster?.stop();
  folder.remove();
  return isReached;
}

/** The clients are independent: visitors browse; customers do too, fill a cart and order it. */
function visits({ shopping, articles }) {
  const get = (path, headers) => ({ method: 'GET', path, headers });
  return shopping.slice(0, 8).map((cookie) => {
    const visitor = { 'accept-encoding': 'br' };
    const customer = { ...visitor, cookie };
    const looks = (headers) => [
      ...['/', '/products', '/pressroom', '/kontakt'].map((path) => get(path, headers)),
      ...articles.slice(0, 3).map(({ id }) => get(`/api/article/${id}`, headers)),
      ...['bricka', 'mugg', 'brikca'].map((text) => get(`/api/search?searchtext=${text}`, headers)),
      get('/api/products?take=30', headers),
    ];
    return {
      repeat: true,
      articles,
      requests: [
        ...looks(visitor),
        ...looks(customer),
        ...buying(articles, cookie),
        get('/api/orders?take=30', customer),
      ],
    };
  });
}

function mean(values) {
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}
