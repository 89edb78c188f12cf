// npm run bench -- --office                    the staff's lists, a stock file and a morning, at 1,000,000 orders on PostgreSQL
// npm run bench -- --office --orders 100000    at fewer
// npm run bench -- --office --engine embedded  on the embedded database
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { measureDesk, prepareDesk } from './desk.mjs';
import { atMost } from './limits.mjs';
import { startCluster } from './postgres.mjs';
import { withDatabase } from './prepare.mjs';
import { aligned } from './report.mjs';
import { askRaw, growShop, logInToOffice, startShop } from './shop.mjs';

const grown = { articles: 100_000, customers: 10_000 };
const times = 12;
const listMs = 200;
const stockFileMs = 20_000;

/** Prints how long each view of the order list takes, and the marks; returns whether all are reached. */
export async function measureOffice({ engine, orders }) {
  const folder = mkdtempSync(join(tmpdir(), 'hylla-bench-office-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const cluster = engine === 'postgres' ? await startCluster() : undefined;
  if (engine === 'postgres' && !cluster) throw new Error('there is no PostgreSQL on this machine');
  const place = { dataDir: folder, databaseUrl: (await cluster?.create('office')) ?? '' };
  const began = performance.now();
  console.log(`… ${engine}: growing to ${orders} orders`);
  const { numbers, desk } = await grow(place, orders);
  console.log(`Grown in ${seconds(performance.now() - began)}.`);
  const shop = await startShop(place.dataDir, place.databaseUrl);
  process.on('exit', shop.kill);
  await shop.untilIdle();
  const cookie = await logInToOffice(shop);
  const ask = (query) => asked(shop, `/api/office/orders?${new URLSearchParams(query)}`, cookie);
  const lists = [];
  const views = [
    ...(await waysToLook(ask)).map(([name, query]) => [name, () => ask(query)]),
    ['the day', () => asked(shop, '/api/office/day', cookie)],
  ];
  for (const [name, look] of views) {
    const took = [];
    let rows = 0;
    for (let time = 0; time < times; time++) {
      const start = performance.now();
      rows = (await look()).Rows.length;
      took.push(performance.now() - start);
    }
    took.sort((a, b) => a - b);
    lists.push({ name, rows, first: took[0], middle: took[times / 2], most: took.at(-1) });
  }
  const morning = await measureDesk(shop, cookie, desk, (work) => whileVisited(shop, work));
  const stock = await sendStockFile(shop, cookie, numbers);
  await shop.stop();
  cluster?.stop();
  const table = lists.map(({ name, rows, first, middle, most }) => [
    name,
    ...[rows, first.toFixed(1), middle.toFixed(1), most.toFixed(1)].map(String),
  ]);
  console.log(
    `\n${aligned([['orders, 50 at a time', 'rows', 'least ms', 'median ms', 'most ms'], ...table])}\n`,
  );
  console.log(
    `A stock file of ${stock.rows} rows: ${seconds(stock.ms)}; meanwhile ${stock.served} pages of products, ` +
      `the slowest after ${Math.round(stock.slowest)} ms.\n`,
  );
  const marks = [
    ...lists.map(({ name, middle }) => atMost(`${engine}: ${name}, median ms`, middle, listMs)),
    atMost(`${engine}: a stock file of ${stock.rows} rows, ms`, stock.ms, stockFileMs),
    ...morning,
  ];
  for (const { name, text, limit, isReached } of marks)
    console.log(`${isReached ? '✓' : '✗'} ${name}: ${text} (mark ${limit})`);
  return marks.every(({ isReached }) => isReached);
}

/** Returns the numbers of the shop's articles, and what the desk is measured with. */
async function grow({ dataDir, databaseUrl }, orders) {
  await growShop({ dataDir, databaseUrl }, { ...grown, orders });
  return await withDatabase({ dataDir, databaseUrl }, async (database) => {
    // Rendering pictures would take the processor for minutes.
    await database.query(`update image set file = 'bench/' || id`);
    const desk = await prepareDesk(database);
    // A server does this by itself within minutes after so many changes.
    await database.query('vacuum analyze');
    const { rows } = await database.query('select article_number from article where active');
    return { numbers: rows.map((row) => row.article_number), desk };
  });
}

async function asked(shop, path, cookie) {
  const { status, body } = await askRaw(shop.port, path, { headers: { cookie } });
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${body}`);
  return JSON.parse(body);
}

/** The queries of the list, by name. */
async function waysToLook(ask) {
  const { Rows, Next } = await ask({});
  const [newest] = Rows;
  const oldest = await ask({ to: '2000-01-01' });
  if (oldest.Rows.length > 0) throw new Error('there are orders of the last century');
  const day = (back) =>
    new Date(Date.parse(newest.CreateDate) - back * 86_400_000).toISOString().slice(0, 10);
  const far = await ask({ to: day(300) });
  const ofPlace = (back) => ({ after: far.Next ?? Next, ...back });
  const named = far.Rows[0] ?? newest;
  return [
    ['first page', {}],
    ['next page', { after: Next }],
    ['far page', ofPlace()],
    ...['open', 'short', '1', '2', '3', '4', '5'].map((state) => [`state ${state}`, { state }]),
    ['state 5, far page', ofPlace({ state: '5' })],
    ['state open, far page', ofPlace({ state: 'open' })],
    ...['whole', 'part', 'nothing'].map((can) => [`can be sent: ${can}`, { can }]),
    ...['today', 'week', 'later'].map((due) => [`due ${due}`, { due }]),
    ...['held', 'collected', 'printed'].map((name) => [name, { [name]: 'yes' }]),
    ...['due', 'customer', 'way'].map((sort) => [`sorted by ${sort}`, { sort }]),
    ['can be sent, by due day', { can: 'whole', sort: 'due' }],
    ['by way', { way: '1' }],
    ['by country', { country: 'NO' }],
    ['by week', { week: '2026-W50' }],
    ['by a parcel', { q: 'SE0000000' }],
    ['one day', { from: day(100), to: day(100) }],
    ['a month of long ago', { from: day(330), to: day(300) }],
    ['a month of long ago, cancelled', { from: day(330), to: day(300), state: '4' }],
    ['by order number', { q: String(named.Id) }],
    ['by customer number', { q: named.CustomerNumber }],
    ['by a whole name', { q: named.CustomerName }],
    ['by a word of many names', { q: named.CustomerName.split(' ')[0] }],
    ['by a word of many names, open', { q: named.CustomerName.split(' ')[0], state: 'open' }],
    ['by a letter', { q: 'a' }],
    ['by a letter, invoiced', { q: 'a', state: '5' }],
    ['by a letter, short', { q: 'a', state: 'short' }],
    ['by a letter, far page', ofPlace({ q: 'a' })],
    ['by a word of no name', { q: 'zzzzzz' }],
  ];
}

async function sendStockFile(shop, cookie, numbers) {
  const lines = numbers.map((number, place) => `${number};${(place * 7) % 997};0;`);
  const body = Buffer.from(`article_no;qty_available;qty_on_order;expected_date\n${lines.join('\n')}\n`);
  const { answer, ...took } = await whileVisited(shop, () =>
    askRaw(shop.port, '/api/office/exchange/files/stock?fileName=lager.csv', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/octet-stream' },
      body,
    }),
  );
  const run = JSON.parse(answer.body);
  if (run.Outcome !== 'done') throw new Error(`the stock file was ${run.Outcome}: ${answer.body}`);
  return { ...took, rows: numbers.length };
}

/** Does the work while visitors look at products; tells how long it took, and the slowest of their pages. */
async function whileVisited(shop, work) {
  let isOn = true;
  const waits = [];
  const visiting = (async () => {
    while (isOn) {
      const start = performance.now();
      await askRaw(shop.port, '/api/products?take=30');
      waits.push(performance.now() - start);
      await sleep(20);
    }
  })();
  const start = performance.now();
  const answer = await work();
  const ms = performance.now() - start;
  isOn = false;
  await visiting;
  return { answer, ms, served: waits.length, slowest: Math.max(...waits) };
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}
