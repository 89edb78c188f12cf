// npm run bench -- --opening                    what a maker does with everything at once, on PostgreSQL
// npm run bench -- --opening --articles 1000    with fewer articles, and --pictures 50 with fewer pictures
// npm run bench -- --opening --engine embedded  on the embedded database
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { atMost } from './limits.mjs';
import { startCluster } from './postgres.mjs';
import { prepareDatabase, withDatabase } from './prepare.mjs';
import { askRaw, growShop, logInToOffice, startShop } from './shop.mjs';
import { watch } from './worst-files.mjs';

const waitMs = 200;
const exportMegabytes = 50;
const aloneMs = 10_000;
const picturesOfAnArticle = 5;

/** Prints what each act takes and how long others wait meanwhile, and the marks; returns whether all are reached. */
export async function measureOpening({ engine, articles, pictures }) {
  const folder = mkdtempSync(join(tmpdir(), 'hylla-bench-opening-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const cluster = engine === 'postgres' ? await startCluster() : undefined;
  if (engine === 'postgres' && !cluster) throw new Error('there is no PostgreSQL on this machine');
  const place = { dataDir: folder, databaseUrl: (await cluster?.create('opening')) ?? '' };
  console.log(`… ${engine}: growing to ${articles} articles`);
  await growShop(place, { articles, customers: 1_000, orders: 1_000 });
  const customers = await prepareDatabase(place, { orders: 0 });
  const numbers = await numbersOf(place);
  const shop = await startShop(place.dataDir, place.databaseUrl);
  process.on('exit', shop.kill);
  await shop.untilIdle();
  const run = { shop, staff: await logInToOffice(shop), customer: customers.shopping[0], numbers };
  const marks = [];
  for (const format of ['csv', 'xlsx']) marks.push(...(await exportAndSendBack(run, format)));
  marks.push(...(await changeAllAndUndo(run)), ...(await takeIn(run, pictures)));
  await shop.stop();
  cluster?.stop();
  for (const { name, text, limit, isReached } of marks)
    console.log(`${isReached ? '✓' : '✗'} ${engine}: ${name}: ${text} (mark ${limit})`);
  return marks.every(({ isReached }) => isReached);
}

async function numbersOf(place) {
  return await withDatabase(place, async (database) => {
    const { rows } = await database.query(
      'select article_number from article where active order by random()',
    );
    return rows.map((row) => row.article_number);
  });
}

async function exportAndSendBack(run, format) {
  const { shop } = run;
  // What the others' own calls take of memory is not the export's.
  await beside(run, 'the others alone', () => sleep(aloneMs));
  await shop.untilIdle();
  const before = shop.memory()?.now;
  shop.forgetPeak();
  const path = `/api/office/export/articles?format=${format}&language=sv`;
  const out = await beside(run, `articles to ${format}`, () => call(run, 'GET', path));
  const more = shop.memory()?.most - before;
  const back = await beside(run, `${format} sent back, tried`, () =>
    call(run, 'POST', `/api/office/exchange/files/articles?fileName=alla.${format}&dryRun=1`, out.answer),
  );
  const { Outcome, Reason, Read, Created, Changed, Errors = [] } = JSON.parse(back.answer);
  if (Outcome === 'failed') throw new Error(`${format} was refused: ${Reason} ${JSON.stringify(Errors[0])}`);
  console.log(`  ${Read} rows, ${(out.answer.length / 1e6).toFixed(1)} MB, ${more} MB of memory more`);
  return [
    atMost(`memory of an export to ${format}, MB`, more, exportMegabytes),
    atMost(`what changes when ${format} is sent back`, Created + Changed, 0),
    ...out.marks,
    ...back.marks,
  ];
}

async function changeAllAndUndo(run) {
  const path = '/api/office/articles/bulk';
  const body = { Filter: {}, Change: { PricePercent: 3, CountryOfOrigin: 'FI' } };
  const changed = await beside(run, 'all articles changed', () => call(run, 'POST', path, body));
  const { Count, Id } = JSON.parse(changed.answer);
  if (Count < run.numbers.length) throw new Error(`only ${Count} articles were changed`);
  const undone = await beside(run, 'and undone', () => call(run, 'POST', `${path}/${Id}/undo`, {}));
  return [...changed.marks, ...undone.marks];
}

async function takeIn(run, count) {
  const { Id } = JSON.parse(await call(run, 'POST', '/api/office/picture-intakes', {}));
  const heap = `/api/office/picture-intakes/${Id}`;
  const picture = await photograph();
  const sent = await beside(
    run,
    `${count} pictures of ${(picture.length / 1e6).toFixed(1)} MB sent`,
    async () => {
      for (let at = 0; at < count; at++) {
        const number = run.numbers[Math.floor(at / picturesOfAnArticle)];
        const name = encodeURIComponent(`${number}_${1 + (at % picturesOfAnArticle)}.jpg`);
        // What stands after a picture's end makes it another file.
        await call(run, 'POST', `${heap}/files?fileName=${name}`, Buffer.concat([picture, randomBytes(16)]));
      }
    },
  );
  const read = async () => JSON.parse(await call(run, 'GET', heap));
  const taken = await beside(run, 'and taken in', async () => {
    await call(run, 'POST', `${heap}/take-in`, { Version: (await read()).Version });
    while ((await read()).State === 'taking') await sleep(1_000);
  });
  const { Rows } = await read();
  const left = Rows.filter(({ State }) => State !== 'taken').length;
  return [
    atMost('pictures that were not taken in', left + count - Rows.length, 0),
    ...sent.marks,
    ...taken.marks,
  ];
}

/** Of some 5 MB, as a camera writes it: soft shapes under a fine grain. */
async function photograph() {
  const [shapes, grain] = await Promise.all([noise(300, 200, 60), noise(5_400, 3_600, 10)]);
  const photo = sharp(shapes).resize(5_400, 3_600, { kernel: 'cubic' });
  return await photo
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

async function noise(width, height, sigma) {
  const made = {
    width,
    height,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma },
  };
  return await sharp({ create: made }).png({ compressionLevel: 0 }).toBuffer();
}

/** Does the work while a visitor and a customer call, whose longest wait is a mark. */
async function beside({ shop, customer }, name, work) {
  const stop = watch(shop.port, customer, { mayChange: true });
  const began = performance.now();
  const answer = await work();
  const ms = performance.now() - began;
  const { slowest, slowestPath, asked } = await stop();
  console.log(
    `… ${name}: ${(ms / 1000).toFixed(1)} s; ${asked} other calls, the slowest ${Math.round(slowest)} ms (${slowestPath})`,
  );
  return { answer, marks: [atMost(`longest wait of another call: ${name}, ms`, slowest, waitMs)] };
}

async function call({ shop, staff }, method, path, body) {
  const isFile = Buffer.isBuffer(body);
  const type = isFile ? 'application/octet-stream' : 'application/json';
  const answer = await askRaw(shop.port, path, {
    method,
    headers: { cookie: staff, ...(body && { 'content-type': type }) },
    ...(body && { body: isFile ? body : JSON.stringify(body) }),
  });
  if (answer.status >= 300) throw new Error(`${path} was answered ${answer.status}: ${answer.body}`);
  return answer.body;
}
