// npm run bench                        everything, some three minutes
// npm run bench -- --only products     only the cases whose name holds the word
// npm run bench -- --only customers    only what a customer waits for
// npm run bench -- --only pages        only what a first visit waits for
// npm run bench -- --only files        only what others wait for while the worst files are refused
// npm run bench -- --seconds 1         shorter rounds
// npm run bench -- --sizes             also both engines at 1,000 and 100,000 articles, one node and two; some ten minutes more
// npm run bench -- --office            the staff's lists and a stock file at a million orders; see office.mjs
// npm run bench -- --opening           100,000 articles out and in and changed at once, 500 pictures taken in; see opening.mjs
// npm run bench -- --soak 60           whether the memory stays flat for an hour; see soak.mjs
// npm run bench -- --record            writes docs/performance.md too, with --soak its last part
import '../scripts/node-version.mjs';
import { parseArgs } from 'node:util';
import { startBareServer } from './bare.mjs';
import { casesOf } from './cases.mjs';
import { measureCustomers } from './customers.mjs';
import { checkDurability } from './durability.mjs';
import { firstPaintsOf } from './first-paint.mjs';
import { loadTool } from './load.mjs';
import { measureCase } from './measure.mjs';
import { findOrders, prepareDatabase } from './prepare.mjs';
import { evaluate, machine, print, save } from './report.mjs';
import { measureSizes } from './sizes.mjs';
import { makeFolder, startShop } from './shop.mjs';
import { weighFirstVisit } from './weight.mjs';
import { measureWorstFiles } from './worst-files.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    sizes: { type: 'boolean', default: false },
    soak: { type: 'string' },
    office: { type: 'boolean', default: false },
    opening: { type: 'boolean', default: false },
    articles: { type: 'string', default: '100000' },
    pictures: { type: 'string', default: '500' },
    orders: { type: 'string', default: '1000000' },
    engine: { type: 'string', default: 'postgres' },
    record: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
if (!(seconds > 0 && seconds <= 60 && Number.isInteger(rounds) && rounds > 0)) {
  console.error('--seconds and --rounds are numbers above 0.');
  process.exit(1);
}

if (values.office) {
  const { measureOffice } = await import('./office.mjs');
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  process.exit((await measureOffice({ engine: values.engine, orders: Number(values.orders) })) ? 0 : 1);
}

if (values.opening) {
  const { measureOpening } = await import('./opening.mjs');
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  const [articles, pictures] = [Number(values.articles), Number(values.pictures)];
  process.exit((await measureOpening({ engine: values.engine, articles, pictures })) ? 0 : 1);
}

if (values.soak !== undefined) {
  const { measureSoak } = await import('./soak.mjs');
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  const soak = { engine: values.engine, minutes: Number(values.soak), isRecorded: values.record };
  process.exit((await measureSoak(soak)) ? 0 : 1);
}

const folder = makeFolder();
const running = [];
process.on('exit', () => running.forEach((one) => one.kill()));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** The width that a visitor's page requests. */
const pagesWithImages = ['/', '/products', '/article/1/bricka-kottestig-27-20-skog', '/pressroom'];

console.log(`Load by ${loadTool}, ${rounds} rounds of ${seconds} s on each side, in turns.`);
const first = await started();
const firstMemory = first.memory();
await first.stop();
const customers = await prepareDatabase(folder, { orders: rounds * seconds * 800, hasImages: true });
const shop = await started();
const bare = await startBareServer();
running.push(bare);
console.log(
  `Started in ${ms(first.readyMs)}, with its data in ${ms(shop.readyMs)}. Waiting until it rests …`,
);
await shop.untilIdle();

const results = [];
for (const one of casesOf(customers).filter(({ name }) => name.includes(values.only))) {
  console.log(`… ${one.name}`);
  results.push(await measureCase(one, { shop, bare, seconds, rounds }));
}
// The mails of the orders before are still being written.
await shop.untilIdle();
const waits = 'customers'.includes(values.only)
  ? await measureCustomers(customers.prepared, customers.shopping.at(-1), { shop, bare })
  : undefined;
const weight = await weighFirstVisit(shop.port, '/products');
const memory = shop.memory();
const paints = 'pages'.includes(values.only) ? await firstPaintsOf(shop.port, pagesWithImages) : undefined;
const files = 'files'.includes(values.only)
  ? await measureWorstFiles(shop, { cookie: customers.shopping[0] })
  : undefined;
const durability = values.only === '' ? await checkDurability(shop, customers, folder.dataDir) : undefined;
await shop.stop();
const orders = await findOrders(
  folder,
  results.flatMap((result) => result.orders),
);
for (const result of results) delete result.orders;
const sizes = values.sizes ? await measureSizes({ seconds, rounds, only: values.only }) : undefined;
const report = {
  at: new Date().toISOString(),
  machine: machine(),
  load: { tool: loadTool, rounds, seconds },
  start: {
    first: first.readyMs,
    second: shop.readyMs,
    firstPage: shop.firstPageMs,
    firstMemory: firstMemory?.now,
  },
  memory,
  weight,
  paints,
  waits,
  files,
  durability,
  orders,
  results,
  sizes,
};
report.marks = evaluate(report);
print(report);
save(report);
if (values.record) await (await import('./record.mjs')).recordBench(report);
folder.remove();
process.exitCode = report.marks.every(({ isReached }) => isReached) ? 0 : 1;
process.exit();

async function started() {
  const shop = await startShop(folder.dataDir);
  running.push(shop);
  return shop;
}

function ms(value) {
  return `${(value / 1000).toFixed(2)} s`;
}
