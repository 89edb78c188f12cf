import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { article } from '../../../test/seed-test-shop.ts';
import { sheetFormats } from '../../../test/sheet-formats.ts';
import { workbook, writeSheets } from '../../../test/import/write-file.ts';
import {
  aVisitor,
  logInAs,
  openTestShop,
  type Answered,
  type Client,
  type TestShop,
} from '../../../test/shop.ts';
import { xlsxFile } from '#kit/tables/out/xlsx-file.server.ts';
import type { Verdict } from '#shop/wanted-rows/contract.ts';

let shop: TestShop;
let client: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  await makeArticles();
  await shop.services.versions.changed();
  client = await logInAs(shop, '1001');
});
afterAll(() => shop.close());

/** The articles that the rules are told by: B1012 in packages of six, 40 in stock; M2040 on order; X9 discontinued. */
async function makeArticles() {
  const like = await shop.db
    .selectFrom('article')
    .selectAll()
    .where('id', '=', article.tray)
    .executeTakeFirstOrThrow();
  const articles = [
    {
      id: 3001,
      article_number: 'B1012',
      name_sv: 'Blå bricka',
      ean: '7312345678909',
      quantity_available: 40,
    },
    {
      id: 3002,
      article_number: 'M2040',
      quantity_available: 0,
      quantity_ordered: 100,
      estimated_delivery_date: '2027-03-09',
    },
    { id: 3003, article_number: 'X9', active: false },
    { id: 3004, article_number: '0036000291452' },
    { id: 3005, article_number: 'UNPRICED' },
  ];
  const packs: Record<number, number> = { 3001: 6, 3002: 4 };
  await shop.db
    .insertInto('article')
    .values(articles.map((one) => ({ ...like, ...one, quantity_per_package: packs[one.id] ?? 1 })))
    .execute();
  const price = { price_list_code: 'standard', regular_price: null };
  await shop.db
    .insertInto('price')
    .values([3001, 3002, 3004].map((article_id) => ({ ...price, article_id, price: 9950 })))
    .execute();
}

function preview(Text: string, language = 'sv', of = client) {
  return of.post(`quickorder/preview?languageCode=${language}`, { Text });
}

function short({ Rows }: { Rows: Verdict[] }) {
  return Rows.map(({ State, Article, Quantity, Notes }) => [
    State,
    Article?.ArticleNumber ?? null,
    Quantity,
    ...Notes.map(({ Code }) => Code),
  ]);
}

function sendFile(file: string | Buffer, query = 'fileName=order.csv', to = client): Promise<Answered> {
  return shop.http
    .inject({
      method: 'POST',
      url: `/api/quickorder/file?${query}`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from(file),
      ...(to.session && { cookies: { session: to.session } }),
    })
    .then(({ statusCode, body, headers }) => ({
      status: statusCode,
      body: JSON.parse(body),
      text: body,
      headers,
    }));
}

test('only a customer may ask', async () => {
  const visitor = aVisitor(shop);
  expect((await preview('B1012 6', 'sv', visitor)).status).toBe(401);
  expect((await sendFile('B1012;6', '', visitor)).status).toBe(401);
});

test.each([
  ['B1012\t12', ['ok', 'B1012', 12]],
  ['10;b1012', ['changed', 'B1012', 12, 'rounded']],
  ['7312345678909\t6', ['ok', 'B1012', 6]],
  ['07312345678909\t6', ['ok', 'B1012', 6]],
  ['M2040 x 8', ['short', 'M2040', 8, 'short']],
  ['X9 2', ['stopped', 'X9', 0, 'ended']],
  ['QQQ 2', ['stopped', null, 0, 'unknown']],
  ['UNPRICED 2', ['stopped', 'UNPRICED', 0, 'notForYou']],
  ['B1012', ['changed', 'B1012', 6, 'onePackage']],
  ['B1012;12,5', ['stopped', 'B1012', 0, 'quantity']],
  ['B1012;tolv', ['stopped', 'B1012', 0, 'quantity']],
  ['B1012;1 200', ['short', 'B1012', 1200, 'short']],
  ['B1012;100002', ['stopped', 'B1012', 0, 'tooMany']],
  ['036000291452 1', ['ok', '0036000291452', 1]],
  ['7,31235E+12\t6', ['stopped', null, 0, 'excelNumber']],
  ['7.31235E+12\t6', ['stopped', null, 0, 'excelNumber']],
  ['A-3 6', ['stopped', 'A-3', 0, 'soldOut']],
])('%j', async (text, row) => {
  const { status, body } = await preview(text);
  expect(status).toBe(200);
  expect(short(body)).toEqual([row]);
});

test.each([
  ['B1012 tolv', 'Antalet är inte ett helt tal över 0'],
  ['2 kart B1012', 'Antal anges i st: en förpackning är 6 st'],
  ['B1012;1.200', 'Kan vara 1 200 eller 1,2: skriv antalet utan punkt och komma'],
  ['B1012\t10,000', 'Kan vara 10 000 eller 10: skriv antalet utan punkt och komma'],
])('%j tells how a quantity is written', async (text, note) => {
  const { body } = await preview(text);
  expect(body.Rows[0].Notes.map(({ Text }: { Text: string }) => Text.replaceAll('\u00a0', ' '))).toEqual([
    note,
  ]);
  expect(short(body)).toEqual([['stopped', 'B1012', 0, 'quantity']]);
});

test.each([
  ['B1012.0 6', null],
  ['"B1012","Bricka","12"', 12],
  ['"7312345678909";"Bricka; blå";"12"', 12],
  ['Blå bricka', 6],
  ['12 st blå bricka', 12],
  ['blå bricka;12', 12],
])('%j is understood', async (text, quantity) => {
  const { body } = await preview(text);
  expect(body.Rows[0].Quantity).toBe(quantity ?? 0);
  if (quantity !== null) expect(body.Rows[0].Article.ArticleNumber).toBe('B1012');
});

test('examples are articles of the shop that can be bought, those in stock first', async () => {
  const { body } = await client.get('quickorder/examples');
  expect(body).toHaveLength(3);
  const lines = body.map(
    (one: { ArticleNumber: string; QuantityPerPackage: number }) =>
      `${one.ArticleNumber};${one.QuantityPerPackage}`,
  );
  expect((await preview(lines.join('\n'))).body.Counts).toMatchObject({ Ok: 3, Stopped: 0 });
  // Stock comes before an EAN.
  const stock = shop.db.updateTable('article').set({ quantity_available: 0, quantity_ordered: 9 });
  await stock.set({ ean: '7350000000023' }).execute();
  const has = { quantity_available: 5, ean: null };
  await shop.db.updateTable('article').set(has).where('id', '=', article.book).execute();
  await shop.services.versions.changed();
  expect((await client.get('quickorder/examples')).body[0].ArticleId).toBe(article.book);
});

test('a number that a program took for an amount is found, and a name that two articles have is ambiguous', async () => {
  await shop.db.updateTable('article').set({ article_number: '10101' }).where('id', '=', 3001).execute();
  await shop.db.updateTable('article').set({ name_sv: 'Blå bricka' }).where('id', '=', 3002).execute();
  await shop.services.versions.changed();
  expect(short((await preview('10101.0\t12.0')).body)).toEqual([['ok', '10101', 12]]);
  const rows = await client.post('quickorder/preview', { Rows: [{ Ref: '10101,00', Quantity: 6 }] });
  expect(short(rows.body)).toEqual([['ok', '10101', 6]]);
  expect(short((await preview('blå bricka;12')).body)).toEqual([['stopped', null, 0, 'ambiguous']]);
});

test('greetings, titles and signatures are skipped where they lead to no article', async () => {
  const text = [
    'Hej!',
    'Beställning julen 2027',
    'B1012 12',
    'bricka blå',
    'Mvh Anna',
    'Tel 070-123 45 67',
    'Bricksgatan 12',
    '111 22 Brickstad',
    'Kund bricke',
  ].join('\n');
  const { body } = await preview(text);
  expect(body.Skipped.map(({ Line, Text }: { Line: number; Text: string }) => [Line, Text])).toEqual([
    [1, 'Ingen orderrad'],
    [2, 'Ingen orderrad'],
    [5, 'Ingen orderrad'],
    [6, 'Ingen orderrad'],
    [7, 'Ingen orderrad'],
    [8, 'Ingen orderrad'],
    [9, 'Ingen orderrad'],
  ]);
  expect(body.Rows.map(({ Line }: Verdict) => Line)).toEqual([3, 4]);
});

test('a text of which nothing is known is told with its words, for a person to read', async () => {
  const { body } = await preview('Hej Anna!\nDubbla antalet på allt\nB1012 12\nSaldo\nMvh Åsa Ek');
  expect(short(body)).toEqual([['ok', 'B1012', 12]]);
  expect(body.Skipped).toEqual([
    { Line: 1, Text: 'Ingen orderrad' },
    { Line: 2, Text: 'Ingen orderrad', Unread: 'Dubbla antalet på allt' },
    { Line: 4, Text: 'Inget antal', Unread: 'Saldo' },
    { Line: 5, Text: 'Ingen orderrad' },
  ]);
});

test('a column that is answered twice is added up once', async () => {
  const Text = 'Artikel;Butik Solna;Butik Täby\nB1012;12;6';
  const { body } = await client.post('quickorder/preview', { Text, quantityColumns: [1, 1] });
  expect(short(body)).toEqual([['ok', 'B1012', 12]]);
});

test('a blank quantity is no order where others are filled', async () => {
  const { body } = await preview('Artnr;Antal\nB1012;12\nM2040;\nQQQ;', 'en');
  expect(short(body)).toEqual([['ok', 'B1012', 12]]);
  expect(body.Skipped).toEqual([
    { Line: 1, Text: 'Heading' },
    { Line: 3, Text: 'No quantity' },
    { Line: 4, Text: 'No quantity' },
  ]);
});

describe('where nothing tells which column is the quantity', () => {
  const list = 'Artikel;Butik Solna;Butik Täby\nB1012;12;6\nM2040;;4\n';
  const asked = [
    { Index: 1, Heading: 'Butik Solna', Sample: ['12'] },
    { Index: 2, Heading: 'Butik Täby', Sample: ['6', '4'] },
  ];
  const ask = (columns?: unknown, Text = list, to = client) =>
    to.post('quickorder/preview', { Text, ...(columns !== undefined && { quantityColumns: columns }) });

  test('every row is stopped until it is told', async () => {
    const { body } = await ask();
    expect(body).toMatchObject({
      Columns: asked,
      Answered: null,
      Counts: { Stopped: 2 },
      TotalExcludingVat: 0,
    });
    expect(body.Rows[0].Notes).toEqual([
      { Code: 'quantity', Text: 'Svara först på vilken kolumn som är antalet' },
    ]);
    const mixed = (await ask(undefined, `${list}X9 4\nB1012 12`)).body;
    expect(mixed.Rows.map(({ State }: Verdict) => State)).toEqual([
      'stopped',
      'stopped',
      'stopped',
      'stopped',
    ]);
    // Sent again as rows, those are stopped too.
    const again = await client.post('quickorder/preview', {
      Rows: body.Rows.map(({ Given, GivenQuantity }: Verdict) => ({ Ref: Given, Quantity: GivenQuantity })),
    });
    expect(again.body.Counts).toMatchObject({ Stopped: 2 });
  });

  test('one is taken, or several are added up', async () => {
    const one = (await ask([1])).body;
    expect(short(one)).toEqual([['ok', 'B1012', 12]]);
    expect(one).toMatchObject({ Columns: [], Answered: { Columns: asked, Quantity: [1] } });
    expect(one.Skipped).toContainEqual({ Line: 3, Text: 'Inget antal' });
    expect(short((await ask([1, 2])).body)).toEqual([
      ['ok', 'B1012', 18],
      ['short', 'M2040', 4, 'short'],
    ]);
    expect(short((await ask([])).body)).toEqual([
      ['changed', 'B1012', 6, 'onePackage'],
      ['short', 'M2040', 4, 'onePackage', 'short'],
    ]);
  });

  test('the answer is remembered for the same headings, and for this customer', async () => {
    await ask([2]);
    expect(short((await ask()).body)).toEqual([
      ['ok', 'B1012', 6],
      ['short', 'M2040', 4, 'short'],
    ]);
    await ask([1, 2]);
    const remembered = await sendFile(list.replace('12;6', '6;24'));
    expect(short(remembered.body)[0]).toEqual(['ok', 'B1012', 30]);
    expect(remembered.body.Answered.Quantity).toEqual([1, 2]);
    expect((await ask(undefined, list.replace('Täby', 'Nacka'))).body.Columns).toHaveLength(2);
    expect((await ask(undefined, list, await logInAs(shop, '1002'))).body.Columns).toEqual(asked);
    await ask([1], 'B1012;12;8\nM2040;8;3');
    expect((await ask(undefined, 'B1012;12;8\nM2040;8;3')).body.Columns).toHaveLength(2);
  });

  test('a file is answered in its address', async () => {
    expect((await sendFile(list)).body.Columns).toEqual(asked);
    expect(short((await sendFile(list, 'quantityColumns=2')).body)[0]).toEqual(['ok', 'B1012', 6]);
    expect(short((await sendFile(list, 'quantityColumns=1&quantityColumns=2')).body)[0]).toEqual([
      'ok',
      'B1012',
      18,
    ]);
    expect(short((await sendFile(list, 'withoutQuantity=true')).body)[1]).toEqual([
      'short',
      'M2040',
      4,
      'onePackage',
      'short',
    ]);
  });

  test.each([[['x']], [[-1]], [[1.5]], ['1'], [Array.from({ length: 51 }, () => 1)]])(
    'the answer %j is bad input',
    async (columns) => {
      expect((await ask(columns)).status).toBe(400);
    },
  );

  test('old answers make room for new ones', async () => {
    await ask([1]);
    const older = Array.from({ length: 200 }, (_, place) => ({
      customer_id: 1001,
      heading_key: `${place}`,
      columns: '1',
      answered_at: new Date(shop.services.now().getTime() - 1000 - place),
    }));
    await shop.db.insertInto('quantity_answer').values(older).execute();
    await ask([2], list.replace('Solna', 'Nacka'));
    const kept = await shop.db.selectFrom('quantity_answer').select('heading_key').execute();
    expect(kept).toHaveLength(200);
    const keys = kept.map(({ heading_key }) => heading_key);
    expect(keys).toContain('197');
    expect(keys).not.toContain('198');
    expect((await ask()).body.Columns).toEqual([]);
  });
});

test('a preview tells sums, lines that are no rows, and what is missing when', async () => {
  await client.post('cartrow', { ArticleId: 3001, Quantity: 30 });
  const { body } = await preview('Artnr;Antal\nM2040;8\nB1012;12\n\nQQQ;1');
  expect(body).toMatchObject({
    Skipped: [{ Line: 1, Text: 'Rubrik' }],
    Counts: { Ok: 0, Changed: 0, Short: 2, Stopped: 1 },
    TotalExcludingVat: 1990,
    CurrencyCode: 'SEK',
  });
  expect(body.Rows).toMatchObject([
    {
      Line: 2,
      Given: 'M2040',
      GivenQuantity: '8',
      QuantityShort: 8,
      ExpectedDate: '2027-03-09',
      Price: 99.5,
      TotalAmount: 796,
      Notes: [{ Code: 'short', Text: '0 finns nu, resten v. 10 2027' }],
    },
    {
      Line: 3,
      QuantityShort: 2,
      ExpectedDate: null,
      Notes: [
        { Code: 'short', Text: '10 finns nu, resten utan känt datum' },
        { Code: 'inCart', Text: '30 finns redan i varukorgen' },
      ],
    },
    { Line: 5, Article: null, TotalAmount: 0, Notes: [{ Code: 'unknown', Text: 'Numret finns inte' }] },
  ]);
  const english = (await preview('Artnr;Antal\nM2040;8', 'en')).body;
  expect(english.Skipped).toEqual([{ Line: 1, Text: 'Heading' }]);
  expect(english.Rows[0].Notes).toEqual([
    { Code: 'short', Text: '0 in stock now, the rest in week 10 2027' },
  ]);
});

test('equal articles are added up on the first of their lines', async () => {
  const { body } = await preview('B1012 4\n7312345678909 4\nb1012 4');
  expect(short(body)).toEqual([
    ['ok', 'B1012', 12],
    ['changed', 'B1012', 0, 'merged'],
    ['changed', 'B1012', 0, 'merged'],
  ]);
  expect(body.Rows[1]).toMatchObject({
    GivenQuantity: '4',
    TotalAmount: 0,
    Notes: [{ Text: 'Samma artikel som rad 1: antalen läggs ihop' }],
  });
});

test('a number that may be two articles is ambiguous, and an unknown one has what is like it', async () => {
  await shop.db.updateTable('article').set({ ean: '0036000291452' }).where('id', '=', 3001).execute();
  await shop.services.versions.changed();
  const { body } = await preview('036000291452 1\nbricka blå 1');
  expect(short(body)).toEqual([
    ['stopped', null, 0, 'ambiguous'],
    ['stopped', null, 0, 'unknown'],
  ]);
  const candidates = body.Rows.map(({ Candidates }: Verdict) => Candidates.map((one) => one.ArticleId));
  expect(candidates[0]).toEqual([3001, 3004]);
  expect(candidates[1]).toContain(3001);
  expect(candidates[1].length).toBeLessThanOrEqual(3);
});

test('rows are taken too, with the price of then and a choice for what was typed', async () => {
  const answer = await client.post('quickorder/preview', {
    Rows: [
      { ArticleId: 3001, Quantity: 10, PriceThen: 95 },
      { Line: 7, Ref: 'QQQ', ArticleId: 3002, Quantity: '4 st' },
      { Ref: 'X9', Quantity: null },
      {},
    ],
  });
  expect(short(answer.body)).toEqual([
    ['changed', 'B1012', 12, 'packChanged', 'rounded', 'priceChanged'],
    ['short', 'M2040', 4, 'short'],
    ['stopped', 'X9', 0, 'ended'],
    ['stopped', null, 0, 'unknown'],
  ]);
  expect(
    answer.body.Rows[0].Notes.map(({ Text }: { Text: string }) => Text.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'Förpackningen är nu 6',
    '10 avrundat upp till hela förpackningar om 6',
    'Pris då 95,00 kr, nu 99,50 kr',
  ]);
  expect(answer.body.Rows[1]).toMatchObject({ Line: 7, Given: 'QQQ' });
});

test('unknown numbers are counted with the searches without results, and not who asked', async () => {
  // What earlier tests have counted is still in memory.
  await shop.endpoints.missedSearches.keep();
  await shop.db.deleteFrom('vain_search').execute();
  await preview('QQQ-1 2\nqqq-1 4\nHej Anna 12\nZ1 6\nB1012 6');
  await preview('QQQ-1 2\nQQQ 2');
  await client.post('quickorder/preview', { Rows: [{ Ref: 'R-77' }] });
  await shop.endpoints.missedSearches.keep();
  const counted = await shop.db
    .selectFrom('vain_search')
    .select(['words', 'times'])
    .orderBy('words')
    .execute();
  expect(counted).toEqual([
    { words: 'qqq', times: 1 },
    { words: 'qqq-1', times: 3 },
    { words: 'r-77', times: 1 },
  ]);
});

test('either a text or rows are asked for', async () => {
  const both = await client.post('quickorder/preview', { Text: 'B1012', Rows: [] });
  expect(both).toMatchObject({ status: 400, body: { errors: [{ field: 'Rows' }] } });
  expect(await client.post('quickorder/preview')).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'Text', rule: 'required' }] },
  });
  expect((await preview(' \n ')).body).toMatchObject({ Rows: [], Skipped: [], TotalExcludingVat: 0 });
});

test('more than a thousand rows are too many, and a heading is no row', async () => {
  const many = `Artnr;Antal\n${'B1012;6\n'.repeat(1000)}`;
  const tooMany = {
    status: 413,
    body: { type: '/problems/too-large', detail: 'Högst 1 000 rader åt gången' },
  };
  expect(await preview(`${many}B1012;6`)).toMatchObject(tooMany);
  expect(await sendFile(`${many}B1012;6`)).toMatchObject(tooMany);
  expect((await preview(many)).body.Rows).toHaveLength(1000);
  const Rows = Array.from({ length: 1001 }, () => ({ Ref: 'B1012' }));
  expect(await client.post('quickorder/preview', { Rows })).toMatchObject(tooMany);
});

describe('a file', () => {
  test('as CSV or as a workbook is read like a text', async () => {
    const csv = await sendFile('\ufeffArtnr;Benämning;Antal\r\nB1012;"Bricka; blå";12\r\n\r\nQQQ;;1\r\n');
    expect(csv.status).toBe(200);
    expect(short(csv.body)).toEqual([
      ['ok', 'B1012', 12],
      ['stopped', null, 0, 'unknown'],
    ]);
    expect(csv.body.Rows.map(({ Line }: Verdict) => Line)).toEqual([2, 4]);
    expect(csv.body.Skipped).toEqual([{ Line: 1, Text: 'Rubrik' }]);
    const xlsx = await sendFile(
      await xlsxFile(
        'Order',
        ['EAN', 'Qty'],
        [
          ['7312345678909', 12],
          ['M2040', 8],
        ],
      ),
      'fileName=order.xlsx',
    );
    expect(short(xlsx.body)).toEqual([
      ['ok', 'B1012', 12],
      ['short', 'M2040', 8, 'short'],
    ]);
  });

  test('as a workbook of several sheets is read by one, and tells which and which not', async () => {
    const path = writeSheets([
      { name: 'Omslag', rows: [['Höst 2026'], ['Antal', 2]] },
      {
        name: 'Gömt',
        state: 'hidden',
        rows: [
          ['B1012', 12],
          ['M2040', 6],
          ['B1012', 1],
        ],
      },
      {
        name: 'Order',
        rows: [
          ['B1012', 12],
          ['M2040', { formula: 'B1*2' }],
          ['B1012', { error: '#N/A' }],
        ],
      },
      { name: 'Reserv', rows: [['B1012', 99]] },
    ]);
    const { body } = await sendFile(readFileSync(path), 'fileName=order.xlsx');
    // Another sheet is an order too: a person reads that before the rows of this one are added.
    const Text = 'Bladet Order är läst; inte lästa: Omslag, Reserv';
    expect(body.Skipped).toEqual([{ Line: 0, Text, Unread: Text }]);
    expect(short(body).map(([state, number]: unknown[]) => [state, number])).toEqual([
      ['ok', 'B1012'],
      ['stopped', 'M2040'],
      ['stopped', 'B1012'],
    ]);
    expect(body.Rows[1].Notes[0].Text).toBe('Formeln har inget värde: spara filen i Excel');
  });

  test('as a workbook is read by the sheet with quantities, not by a larger catalogue', async () => {
    const path = writeSheets([
      {
        name: 'Katalog',
        rows: [
          ['Artnr', 'Pris'],
          ['B1012', 95],
          ['M2040', 79],
          ['B1012', 95],
        ],
      },
      {
        name: 'Order',
        rows: [
          ['Artnr', 'Benämning', 'Antal'],
          ['B1012', 'Bricka', 12],
        ],
      },
    ]);
    const { body } = await sendFile(readFileSync(path), 'fileName=order.xlsx');
    expect(short(body)).toEqual([['ok', 'B1012', 12]]);
    expect(body.Skipped[0]).toEqual({ Line: 0, Text: 'Bladet Order är läst; inte lästa: Katalog' });
  });

  test('as a workbook orders no row that is struck out', async () => {
    const styles =
      '<styleSheet><fonts><font/><font><strike/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>';
    const cell = (text: string, style: number) => `<c s="${style}" t="str"><v>${text}</v></c>`;
    const row = (cells: readonly string[], style: number) =>
      `<row>${cells.map((text) => cell(text, style)).join('')}</row>`;
    const rows = [
      row(['Artnr', 'Antal'], 0),
      row(['B1012', '12'], 1),
      `<row>${cell('B1012', 0)}${cell('18', 1)}</row>`,
      row(['B1012', '24'], 0),
    ];
    const { body } = await sendFile(
      workbook(rows.join(''), { 'xl/styles.xml': styles }),
      'fileName=order.xlsx',
    );
    expect(short(body).map(([state, , quantity]: unknown[]) => [state, quantity])).toEqual([
      ['stopped', 0],
      ['stopped', 0],
      ['ok', 24],
    ]);
    expect(body.Rows[1].Notes[0].Text).toBe(
      'Raden är överstruken i filen: skriv antalet, eller ta bort raden',
    );
  });

  test('as a workbook orders no row that is hidden, and says so', async () => {
    const row = (cells: readonly string[], more = '') =>
      `<row${more}>${cells.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`;
    const rows = [
      row(['Artnr', 'Antal']),
      row(['B1012', '12']),
      row(['M2040', '8'], ' hidden="1"'),
      row(['M2040', '4'], ' hidden="0"'),
    ];
    const file = workbook(rows.join(''));
    const { body } = await sendFile(file, 'fileName=order.xlsx');
    expect(body.Rows.map(({ Quantity }: Verdict) => Quantity)).toEqual([12, 4]);
    const Text = '1 dold rad i filen är inte läst';
    expect(body.Skipped).toEqual([
      { Line: 0, Text, Unread: Text },
      { Line: 1, Text: 'Rubrik' },
    ]);
    expect((await sendFile(file, 'fileName=order.xlsx&languageCode=en')).body.Skipped[0].Unread).toBe(
      '1 hidden row of the file was not read',
    );
  });

  test('as a workbook of equal sheets is read by the one that was open', async () => {
    const sheet = (quantity: string) =>
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row><c t="str"><v>B1012</v></c><c t="str"><v>${quantity}</v></c></row></sheetData></worksheet>`;
    const read = async (view: string) => {
      const book = workbook('', {
        'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${view}<sheets><sheet name="Dold" state="hidden" sheetId="3" r:id="r2"/><sheet name="2025" sheetId="1" r:id="r0"/><sheet name="2026" sheetId="2" r:id="r1"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${[1, 2, 3].map((at) => `<Relationship Id="r${at - 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${at}.xml"/>`).join('')}</Relationships>`,
        'xl/worksheets/sheet1.xml': sheet('6'),
        'xl/worksheets/sheet2.xml': sheet('12'),
        'xl/worksheets/sheet3.xml': sheet('18'),
      });
      return (await sendFile(book, 'fileName=order.xlsx')).body.Rows[0].Quantity;
    };
    expect(await read('')).toBe(6);
    expect(await read('<bookViews><workbookView activeTab="2"/></bookViews>')).toBe(12);
    expect(await read('<bookViews><workbookView activeTab="1"/></bookViews>')).toBe(6);
  });

  test('as a workbook is read whole, also below a title or a row without a quantity', async () => {
    const below = await sendFile(
      await xlsxFile(
        'Order',
        ['Beställning julen'],
        [
          ['Artnr', 'Namn', 'Antal'],
          ['B1012', 'Bricka', 12],
        ],
      ),
    );
    expect(short(below.body)).toEqual([['ok', 'B1012', 12]]);
    expect(below.body.Skipped).toEqual([
      { Line: 1, Text: 'Ingen orderrad' },
      { Line: 2, Text: 'Rubrik' },
    ]);
    const narrow = await sendFile(await xlsxFile('Order', ['M2040'], [['B1012', 12]]));
    expect(short(narrow.body)).toContainEqual(['ok', 'B1012', 12]);
  });

  test('has a template in the language of the reader', async () => {
    expect((await client.get('quickorder/template.csv')).text).toBe('\ufeffArtikelnummer;Antal\r\n');
    expect((await client.get('quickorder/template.csv?languageCode=en')).text).toBe(
      '\ufeffArticle number;Quantity\r\n',
    );
    const { headers } = await client.get('quickorder/template.xlsx');
    expect(headers['content-disposition']).toBe('attachment; filename="ordermall.xlsx"');
    const { rawPayload: template } = await shop.http.inject({
      url: '/api/quickorder/template.xlsx',
      cookies: { session: client.session! },
    });
    const formats = sheetFormats(template);
    expect([formats.get('A2'), formats.get('A1001'), formats.size]).toEqual(['@', '@', 1000]);
    expect((await sendFile(template)).body).toMatchObject({ Rows: [], Skipped: [{ Line: 1 }] });
    const filled = await sendFile(await xlsxFile('x', ['Artikelnummer', 'Antal'], [['B1012', 12]]));
    expect(short(filled.body)).toEqual([['ok', 'B1012', 12]]);
    expect((await aVisitor(shop).get('quickorder/template.csv')).status).toBe(401);
  });

  test.each([
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a zip of something else', Buffer.from('504b030414000000', 'hex')],
    ['a page', Buffer.from('<!DOCTYPE html><title>B1012</title>')],
  ])('%s is of the wrong kind', async (_what, bytes) => {
    expect(await sendFile(bytes)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'File', rule: 'fileType', message: 'Filen är av fel slag' }] },
    });
  });

  test('of nothing is required, and one that is too large is refused', async () => {
    expect(await sendFile('')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'File', rule: 'required' }] },
    });
    expect((await sendFile(Buffer.alloc(2_000_001, 'B1012;6\n'))).status).toBe(413);
  });
});
