import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTableFile } from '../../src/kit/tables/table-file.server.ts';
import { groupBy } from '../../src/kit/text/group-by.ts';
import type { FileKind } from '../../src/shop/integration/kinds.ts';
import { changeCells } from '../export/change-cells.ts';
import { beginIntake, image } from '../images/intake.ts';
import { fileHere, writeXlsx, type Cell } from '../import/write-file.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { firstOwner, ok } from './first-owner.ts';

let shop: TestShop;
let office: Client;
beforeAll(async () => {
  shop = await openTestShop({ seed: 'none' });
  office = await firstOwner(shop);
});
afterAll(() => shop.close());

const bytes = { 'content-type': 'application/octet-stream' };
const fileOf = (name: string) => readFileSync(fileHere(`giftware-${name}.csv`));

async function sent(kind: FileKind, file: Buffer, query: Record<string, string> = {}) {
  const path = `office/exchange/files/${kind}?${new URLSearchParams({ fileName: kind, ...query }).toString()}`;
  return await ok(office.send('POST', path, file, bytes));
}

const columnsOf = async (kind: FileKind, file: Buffer) =>
  await ok(office.send('POST', `office/exchange/files/${kind}/columns?fileName=x`, file, bytes));

async function exported(kind: FileKind, format: 'csv' | 'xlsx', language: 'sv' | 'en'): Promise<Buffer> {
  const { statusCode, rawPayload } = await shop.http.inject({
    url: `/api/office/export/${kind}`,
    query: { format, language },
    cookies: { office: office.office! },
  });
  expect(statusCode).toBe(200);
  return rawPayload;
}

/** The articles as the seller would keep them in Excel: a block for each group, units in cells, sums. */
async function asKeptInExcel(): Promise<Buffer> {
  const rowsOf = async (name: string) => {
    const table = await openTableFile(fileHere(`giftware-${name}.csv`));
    const rows: string[][] = [];
    for await (const { cells } of table.rows()) rows.push([...cells]);
    await table.close();
    return rows.slice(1);
  };
  const names = new Map((await rowsOf('groups')).map(([id = '', , name = '']) => [id, name]));
  const blocks = groupBy(await rowsOf('sample'), (row) => names.get(row[3]!)!);
  const rows: Cell[][] = [
    ['Dotcomgiftshop'],
    ['Prislista 2026'],
    [null],
    ['Kod', 'Product name', 'À-pris', 'Antal i frp', 'I lager'],
  ];
  for (const [group, articles] of blocks) {
    rows.push([group]);
    for (const [number = '', , name = '', , price = '', pack = '', stock = ''] of articles)
      rows.push([number, name, `${price} kr`, `${pack} st`, Number(stock)]);
    rows.push([null, 'Summa', null, null, articles.reduce((sum, row) => sum + Number(row[6]), 0)], [null]);
  }
  return readFileSync(writeXlsx(rows));
}

test("a seller's messy catalogue goes in whole, comes out, and goes in again", async () => {
  expect(await sent('groups', fileOf('groups'))).toMatchObject({ Outcome: 'done', Created: 24 });

  const articles = fileOf('sample');
  expect(await columnsOf('articles', articles)).toMatchObject({ Known: true });
  const tried = await sent('articles', articles, { dryRun: '1' });
  expect(tried).toMatchObject({ Outcome: 'failed', Read: 19, Rejected: 8 });
  const told = (tried.Errors as Record<string, string>[]).map(
    ({ Line, Value, Reason }) => `${Line} ${Value}: ${Reason}`,
  );
  expect(told).toEqual([
    '6 POST: har ingen siffra: det är ingen artikel',
    '12 M: har ingen siffra: det är ingen artikel',
    '13 BANK CHARGES: har ingen siffra: det är ingen artikel',
    '14 84970l: finns också på rad 8, skrivet 84970L',
    '15 ?: har varken bokstav eller siffra',
    '16 0,0: är inte över 0',
    '17 0,0: är inte över 0',
    '20 PADS: har ingen siffra: det är ingen artikel',
    '20 0,001: är inte ett tal med högst 2 decimaler',
  ]);
  expect(await sent('articles', articles, { skipBad: '1' })).toMatchObject({ Outcome: 'done', Created: 11 });

  const customers = fileOf('customers');
  const { Errors, Remarks } = await sent('customers', customers, { dryRun: '1' });
  expect(Errors).toEqual([]);
  expect(Remarks).toContain('Nya utan land, de får shoppens eget, SE (antal rader: 1)');
  expect(await sent('customers', customers)).toMatchObject({ Outcome: 'done', Created: 6 });

  const heap = await beginIntake(shop, office);
  const names = ['85123a.jpg', '22752_2.JPG', '22752 nesting boxes.jpg', 'Sign 85071-C.png', 'stand.jpg'];
  for (const [at, name] of names.entries()) await heap.send(name, await image(at));
  const rows = await heap.rows();
  const found = names.map((name) => [rows.get(name)?.ArticleNumber, rows.get(name)?.Place]);
  expect(found).toEqual([
    ['85123A', 1],
    ['22752', 2],
    ['22752', 1],
    ['85071C', 1],
    [null, null],
  ]);
  await ok(heap.takeIn());
  await shop.endpoints.intakes.takeIn(() => true);
  expect((await heap.read()).State).toBe('done');

  for (const kind of ['groups', 'articles', 'prices', 'stock', 'customers'] as const)
    for (const format of ['csv', 'xlsx'] as const)
      for (const language of ['sv', 'en'] as const) {
        const file = await exported(kind, format, language);
        const run = await sent(kind, file, { dryRun: '1' });
        expect([kind, format, language, run]).toEqual([
          kind,
          format,
          language,
          expect.objectContaining({
            Outcome: 'done',
            Errors: [],
            Remarks: kind === 'prices' ? [expect.stringMatching(/^Priserna gäller prislistan standard/)] : [],
            Created: 0,
            Changed: 0,
            Changes: [],
          }),
        ]);
        const two = await changeCells(kind, file, { seed: 7, format, count: 2 });
        const { Changes } = await sent(kind, two.file, { dryRun: '1' });
        const changed = Changes.map(
          ({ Line, Fields }: { Line: number; Fields: { Field: string }[] }) =>
            `${Line} ${Fields.map(({ Field }) => Field).join()}`,
        );
        expect([kind, format, language, changed]).toEqual([kind, format, language, two.expected]);
        expect(two.expected.flatMap((row) => row.split(/[ ,]/).slice(1)).length).toBe(2);
      }
}, 600_000);

test('the same catalogue as it is kept in Excel changes only what it says otherwise', async () => {
  const file = await asKeptInExcel();
  const { Columns } = await columnsOf('articles', file);
  expect(Columns.map(({ Guess }: { Guess: string | null }) => Guess)).toEqual([
    'article_no',
    'name_sv',
    'price',
    'pack_qty',
    'qty_available',
  ]);
  const query = {
    columns: 'Kod=article_no,Product name=name_en,À-pris=price,Antal i frp=pack_qty,I lager=qty_available',
    fillDown: 'group_id',
    pricesIncludeVat: 'false',
    skipBad: '1',
  };
  const { Outcome, Read, Created, Changed, Remarks, Errors } = await sent('articles', file, query);
  expect({ Outcome, Read, Created, Changed }).toEqual({ Outcome: 'done', Read: 19, Created: 0, Changed: 0 });
  expect(Errors.length).toBe(9);
  expect(Remarks.join()).toContain('Summarader som hoppats över');
});

test('a list of what was sold tells no country as a name', async () => {
  const rows = [
    'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country',
    '536365,85123A,WHITE HANGING HEART T-LIGHT HOLDER,6,2010-12-01 08:26:00,2.55,17850.0,United Kingdom',
    'C536379,22752,SET 7 BABUSHKA NESTING BOXES,-2,2010-12-01 09:41:00,7.65,12583.0,France',
  ];
  const { Columns } = await columnsOf('articles', Buffer.from(rows.join('\n')));
  const guessed = Columns.map(({ Heading, Guess }: Record<string, string>) => [Heading, Guess]);
  expect(guessed).toEqual([
    ['InvoiceNo', null],
    ['StockCode', 'article_no'],
    ['Description', 'description_sv'],
    ['Quantity', 'qty_available'],
    ['InvoiceDate', null],
    ['UnitPrice', 'price'],
    ['CustomerID', null],
    ['Country', null],
  ]);
});
