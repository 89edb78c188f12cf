import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileKinds } from '../../src/shop/integration/kinds.ts';
import { zipEntries } from '../zip-entries.ts';
import { openReadWorld, type ReadCaller, type ReadWorld } from './read-world.ts';
import { sameEachRun } from './same-each-run.ts';

let world: ReadWorld;
beforeAll(async () => {
  world = await openReadWorld();
});
afterAll(() => world.shop.close());

const days = 'from=2026-09-01&to=2026-10-31';
const figures = ['month', 'week', 'group', 'reseller', 'country', 'short', 'vain', 'kept'];

type File = [name: string, caller: ReadCaller, path: string];
const others: File[] = [
  ['peppol-invoice', 'owner', 'office/invoices/70509/peppol'],
  ['orders-for-programs', 'program', 'exchange/orders'],
  ['orders-of-office', 'owner', 'office/orders/export'],
  ['orders-of-customer', 'customer', 'orders/export?format=csv'],
  ['orders-of-customer-cancelled', 'customer', 'orders/export?format=csv&state=cancelled&lang=en'],
  ['waiting-rows', 'customer', 'waiting/export'],
  ['own-numbers', 'customer', 'ownnumbers/all.csv'],
  ['quick-order-template', 'customer', 'quickorder/template.csv'],
];
const files = fileKinds
  .map((kind): File => [kind, 'owner', `office/export/${kind}?format=csv`])
  .concat(
    fileKinds.map((kind): File => [`template-of-${kind}`, 'owner', `office/templates/${kind}`]),
    figures.map((by): File => [`figures-by-${by}`, 'owner', `office/figures/file?by=${by}&${days}`]),
    others,
  );

/** A file of CSV as it is, and of a workbook the cells of its sheets. */
function textOfFile(bytes: Buffer): string {
  if (bytes.toString('latin1', 0, 2) !== 'PK') return bytes.toString();
  const sheets = [...zipEntries(bytes)].filter(([name]) => name.startsWith('xl/worksheets/sheet'));
  return sheets.map(([name, sheet]) => `${name}\n${rowsOfSheet(sheet.toString())}`).join('\n\n');
}

function rowsOfSheet(sheet: string): string {
  const rows = [...sheet.matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\b[^>]*?(?:\/>|>(.*?)<\/c>)/gs)]
      .map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, ''))
      .join(' | '),
  );
  return rows.join('\n');
}

test.each(files)('the file %s is as recorded', async (name, caller, path) => {
  const { session = '', office = '' } = world.clients[caller];
  const answer = await world.shop.http.inject({
    url: `/api/${path}`,
    cookies: { session, office },
    headers: caller === 'program' ? world.programHeaders : {},
  });
  expect(answer.statusCode).toBe(200);
  const type = String(answer.headers['content-type']);
  const body = type.includes('json') ? answer.json() : {};
  const sentName = String(body.FileName ?? answer.headers['content-disposition'] ?? '');
  const bytes = body.File ? Buffer.from(body.File, 'base64') : answer.rawPayload;
  const file = body.Csv ?? body.Xml ?? textOfFile(bytes);
  // Line ends are the file's own, and stand in each line as they are sent.
  const lines = file.replaceAll('\r', '<cr>').replace('\uFEFF', '<bom>');
  const head = `${caller} GET ${path}\n${type}\n${sentName}`;
  await expect(`${head}\n\n${sameEachRun(lines)}\n`).toMatchFileSnapshot(`files/${name}.txt`);
});

/** What is served beside the declared calls and is no table, with the reason. */
const noTables: [RegExp, string][] = [
  [/^\/api\/\*$/, 'what is not found'],
  [/(Thumbnail|Image(Wide|Full)?|Picture)\/:id$/, 'a picture'],
  [/\/Press(Message|Article)Zip\/:id$/, 'pictures in a ZIP'],
  [/\/pdf\/|\/statement$|PressFactSheet\.pdf$/, 'a PDF'],
  [/\.xlsx$/, 'the same rows as in the file of CSV'],
  [/^\/(soon\.js|favicon|manifest|look\/|healthz|readyz)/, 'of the pages and the machine'],
];

test('every served file is recorded, or is said to be no table', () => {
  const declared = new Set(world.shop.endpoints.routes.map(({ endpoint }) => endpoint.path as string));
  const recorded = files.map(
    ([, , path]) => `/api/${path.replace(/\?.*/, '').replace(/(export|templates)\/.*/, '$1/:kind')}`,
  );
  const left = world.shop.served
    .filter((one) => one.startsWith('GET '))
    .map((one) => one.slice('GET '.length))
    .filter((path) => !declared.has(path) && !recorded.includes(path))
    .filter((path) => !noTables.some(([pattern]) => pattern.test(path)));
  expect(left).toEqual([]);
});
