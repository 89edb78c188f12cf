import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fillShop } from '../../../../test/export/fill-shop.ts';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../../test/office.ts';
import { writeFile } from '../../../../test/import/write-file.ts';
import { aVisitor, type Client, type TestShop } from '../../../../test/shop.ts';
import { openTables } from '#kit/tables/table-file.server.ts';
import { fileKinds, readRightOfKind, type FileKind } from '#shop/integration/kinds.ts';
import { tablesOut } from '#shop/integration/tables-out.server.ts';
import { rightsOfRole, staffRoles } from '#shop/staff/rights.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';

let shop: TestShop;
let owner: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office: owner } = opened);
});

const languages = ['sv', 'en'] as const;

async function templateOf(kind: FileKind, language: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await shop.http.inject({
    url: `/api/office/templates/${kind}?language=${language}`,
    cookies: { office: owner.office ?? '' },
  });
  expect(statusCode).toBe(200);
  return rawPayload;
}

async function sent(kind: FileKind, file: Buffer, query: string) {
  const path = `office/exchange/files/${kind}?fileName=mall.xlsx${query}`;
  return (await owner.send('POST', path, file, { 'content-type': 'application/octet-stream' })).body;
}

test('the examples of every template are taken without a fault or a remark on a row', async () => {
  await fillShop(shop, owner, 155);
  for (const kind of fileKinds)
    for (const language of languages) {
      const { Outcome, Read, Errors, Reason, Remarks } = await sent(
        kind,
        await templateOf(kind, language),
        '&dryRun=1',
      );
      expect({ kind, language, Outcome, Read, Errors, Reason }).toEqual({
        kind,
        language,
        Outcome: 'done',
        Read: 3,
        Errors: [],
        Reason: '',
      });
      // Which sheet is read, and of prices whose list they are.
      expect(Remarks, `${kind} ${language}`).toHaveLength(kind === 'prices' ? 2 : 1);
    }
}, 60_000);

test('in a shop that is empty they are taken in the order in which it is filled', async () => {
  for (const table of [
    'invoice_row',
    'invoice',
    'order_row',
    'customer_order',
    'delivery_address',
    'price',
    'article',
  ])
    await sql.raw(`delete from ${table}`).execute(shop.db);
  // Where there is but one group, every example is of it.
  await shop.db.deleteFrom('product_group').where('id', '<>', 1).execute();
  expect(await sent('articles', await templateOf('articles', 'sv'), '&dryRun=1')).toMatchObject({
    Outcome: 'done',
    Created: 3,
    Errors: [],
  });
  await shop.db.deleteFrom('product_group').execute();
  const named = await sent('articles', await templateOf('articles', 'sv'), '&dryRun=1&makeGroups=1');
  expect(named).toMatchObject({ Outcome: 'done', Created: 3, Errors: [] });
  for (const kind of fileKinds) {
    if (kind === 'order-status') continue;
    const { Errors, Reason, Outcome } = await sent(kind, await templateOf(kind, 'sv'), '');
    expect({ kind, Errors, Reason, Outcome }).toEqual({ kind, Errors: [], Reason: '', Outcome: 'done' });
  }
  const articles = await shop.db.selectFrom('article').select('article_number').orderBy('id').execute();
  expect(articles).toHaveLength(3);
  const { Rows } = (await owner.get('office/invoices')).body;
  expect(Rows).toHaveLength(3);
  for (const { TotalAmount, Balance } of Rows) expect([0, TotalAmount]).toContain(Balance);
}, 60_000);

async function explained(kind: FileKind, language: string) {
  const { tables, close } = await openTables(writeFile(await templateOf(kind, language)), {});
  const [, sheet] = tables;
  const rows: string[][] = [];
  if (sheet) for await (const { cells } of sheet.rows()) rows.push(cells);
  await close();
  return { name: sheet?.name, rows };
}

test('a second sheet explains each column in the language', async () => {
  for (const [language, title, group] of [
    ['sv', 'Förklaring', 'Produktgruppens nummer'],
    ['en', 'Explanation', 'Product group number'],
  ] as const) {
    const { name, rows } = await explained('articles', language);
    expect(name).toBe(title);
    expect(rows.slice(1).map((row) => row[3])).toEqual(Object.keys(tablesOut.articles.columns));
    expect(rows.slice(1).every(([heading, holds]) => heading && holds)).toBe(true);
    expect(rows.find((row) => row[3] === 'group_id')?.[0]).toBe(group);
  }
});

test.each([
  ['articles', ['article_no']],
  ['freight', ['way_of_delivery', 'country', 'zone', 'currency', 'up_to_weight']],
] as const)('the sheet of %s tells by which columns a row is found', async (kind, keys) => {
  const { rows } = await explained(kind, 'en');
  const told = rows.filter(([, , needed]) => needed === officeTextIn('en')('template.key'));
  expect(told.map((row) => row[3])).toEqual(keys);
});

test.each([
  ['articles', ['name_sv', 'group_id']],
  ['customers', ['name', 'inv_country']],
  ['freight', ['fee']],
] as const)('the sheet of %s tells what a new row must have', async (kind, needed) => {
  const { rows } = await explained(kind, 'en');
  const told = rows.filter(([, , one]) => one === officeTextIn('en')('template.new'));
  expect(told.map((row) => row[3]).sort()).toEqual([...needed].sort());
});

test('a template is for whoever may read the kind', async () => {
  for (const role of staffRoles) {
    await addStaff(shop, `${role}@reader.example`, role);
    const client = await logInToOfficeAs(shop, `${role}@reader.example`);
    for (const kind of fileKinds) {
      const { status } = await client.get(`office/templates/${kind}`);
      expect([role, kind, status]).toEqual([
        role,
        kind,
        rightsOfRole[role].includes(readRightOfKind[kind]) ? 200 : 403,
      ]);
    }
  }
  expect((await aVisitor(shop).get('office/templates/stock')).status).toBe(401);
  expect((await owner.get('office/templates/nothing')).status).toBe(404);
  expect((await owner.get('office/templates/stock?language=fr')).status).toBe(400);
});
