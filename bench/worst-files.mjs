import { crc32, deflateSync } from 'node:zlib';
import { Worker } from 'node:worker_threads';
import { zipFile } from './zip-file.mjs';
import { askRaw, logInToOffice } from './shop.mjs';

const stock = '/api/office/exchange/files/stock?fileName=worst';
const images = '/api/office/pictures?caption=worst';
const schemas = 'http://schemas.openxmlformats.org';

/** Files that could stop the shop; all must be refused. */
function worstFiles() {
  const cell = (at) => `<row r="${at.replace(/\D/g, '')}"><c r="${at}"><v>1</v></c></row>`;
  const text = (word) => `<c t="inlineStr"><is><t>${word}</t></is></c>`;
  const good = 'A-1;7\n'.repeat(5_000_000);
  return [
    ['workbook with one far cell', stock, workbook(cell('XFD1048576'))],
    ['workbook of a million rows', stock, workbook(`<row>${text('x')}${text('y')}</row>`.repeat(1_000_001))],
    ['workbook of empty rows', stock, workbook('<row/>'.repeat(20_000_000))],
    ['workbook that lies of its size', stock, workbook('<row/>'.repeat(20_000_000), { told: 1_000 })],
    ['workbook of entities', stock, workbook('&a;', { head: entities() })],
    ['workbook of one endless cell', stock, workbook(`<row>${text('x'.repeat(100_000_000))}</row>`)],
    ['CSV of 35 MB, all rows of which are the same', stock, Buffer.from(`article_no;qty_available\n${good}`)],
    ['CSV of 900,000 rows, the last of which is bad', stock, csvWithBadEnd()],
    ['CSV of one endless row', stock, Buffer.from(`article_no;qty_available\n"${'x'.repeat(35_000_000)}`)],
    ['picture of 900 million pixels', images, png(30_000, 30_000)],
    ['picture that is a table', images, Buffer.from(good.slice(0, 5_000_000))],
  ];
}

function entities() {
  const each = Array.from(
    { length: 20 },
    (_, at) => `<!ENTITY ${word(at)} "${`&${word(at + 1)};`.repeat(20)}">`,
  );
  return `<!DOCTYPE worksheet [${each.join('')}]>`;
}

function word(at) {
  return String.fromCharCode(97 + at);
}

function csvWithBadEnd() {
  const rows = Array.from({ length: 900_000 }, (_, at) => `A-${at};${at % 100}\n`);
  return Buffer.from(`article_no;qty_available\n${rows.join('')}A-1;many\n`);
}

function workbook(rows, { told, head = '' } = {}) {
  const relation = (id, kind, target) =>
    `<Relationship Id="${id}" Type="${schemas}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;
  const part = (name, data) => ({ name, data: Buffer.from(data) });
  return zipFile([
    part(
      '_rels/.rels',
      `<Relationships>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ),
    part('xl/workbook.xml', '<workbook xmlns:r="r"><sheets><sheet name="1" r:id="r1"/></sheets></workbook>'),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${relation('r1', 'worksheet', 'worksheets/sheet1.xml')}</Relationships>`,
    ),
    {
      ...part('xl/worksheets/sheet1.xml', `${head}<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      ...(told && { told }),
    },
  ]);
}

function png(width, height) {
  const chunk = (name, data) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const whole = Buffer.alloc(body.length + 8);
    whole.writeUInt32BE(data.length);
    body.copy(whole, 4);
    whole.writeUInt32BE(crc32(body), body.length + 4);
    return whole;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/**
 * Measures how long other requests wait at most while each of the worst files is refused; `paths` are requested as a
 * customer.
 */
export async function measureWorstFiles(shop, { cookie }) {
  const staff = await logInToOffice(shop);
  const files = worstFiles();
  const waits = [];
  for (const [name, path, body] of files) {
    const slowest = watch(shop.port, cookie);
    const began = performance.now();
    const answer = await askRaw(shop.port, path, {
      method: 'POST',
      headers: { cookie: staff, 'content-type': 'application/octet-stream' },
      body,
    });
    const ms = performance.now() - began;
    waits.push({ name, ms, ...(await slowest()) });
    const isRefused = answer.status === 400 || JSON.parse(answer.body).Outcome === 'failed';
    if (!isRefused) throw new Error(`a ${name} was answered ${answer.status}: ${answer.body}`);
  }
  return waits;
}

/**
 * Returns a function that ends the measurement and reports the longest wait of each request; all answers are as the
 * first, unless what is shown `mayChange`.
 */
export function watch(port, cookie, { mayChange = false } = {}) {
  const workerData = { port, cookie, mayChange };
  const worker = new Worker(new URL('probe.mjs', import.meta.url), { workerData });
  const told = new Promise((resolve) => worker.once('message', resolve));
  return async () => {
    worker.postMessage('stop');
    return await told;
  };
}
