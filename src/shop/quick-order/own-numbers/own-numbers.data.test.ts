import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { article } from '../../../../test/seed-test-shop.ts';
import { writeFile } from '../../../../test/import/write-file.ts';
import { addStaff, logInToOfficeAs } from '../../../../test/office.ts';
import { sheetFormats } from '../../../../test/sheet-formats.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../../test/shop.ts';
import { erasePersonalData, personalDataOf } from '#app/commands/personal-data.server.ts';
import { inTransaction } from '#kit/database/db.server.ts';
import { xlsxFile } from '#kit/tables/out/xlsx-file.server.ts';
import type { Brief } from '#shop/wanted-rows/contract.ts';
import { importCustomerArticles } from './import-own-numbers.server.ts';

let shop: TestShop;
let client: Client;
let other: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  client = await logInAs(shop, '1001');
  other = await logInAs(shop, '1002');
});
afterAll(() => shop.close());

const mug = '7350000000016';

function save(OwnNumber: string, ArticleId: number, of = client) {
  return of.post('ownnumbers', { OwnNumber, ArticleId });
}

type Row = { Id: number; OwnNumber: string; Article: { ArticleId: number } };
async function numbers(of = client, query = '') {
  const { body } = await of.get(`ownnumbers${query}`);
  return body.Rows.map((row: Row) => [row.OwnNumber, row.Article.ArticleId]);
}

async function sendFile(file: string | Buffer, query = '', of = client) {
  const { statusCode, body } = await shop.http.inject({
    method: 'POST',
    url: `/api/ownnumbers/file?fileName=numbers.csv${query}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(file),
    ...(of.session && { cookies: { session: of.session } }),
  });
  return { status: statusCode, body: JSON.parse(body) };
}

test('only a customer has own numbers', async () => {
  const visitor = aVisitor(shop);
  expect((await visitor.get('ownnumbers')).status).toBe(401);
  expect((await visitor.get('suggest?q=A-1')).status).toBe(401);
  expect((await save('77-A', article.mug, visitor)).status).toBe(401);
  expect((await visitor.delete('ownnumbers/1')).status).toBe(401);
  expect((await sendFile('own_article_no;article_no\n77-A;A-1\n', '', visitor)).status).toBe(401);
});

test('an own number is known by its customer alone, whatever its case and spaces', async () => {
  expect(await save(' 77-A ', article.mug)).toMatchObject({
    status: 200,
    body: { OwnNumber: '77-A', Article: { ArticleId: article.mug, Price: 49.9 } },
  });
  const ask = async (of: Client) =>
    (await of.post('quickorder/preview', { Text: '77 -a;6\nA-1;6' })).body.Rows.map(
      (row: { State: string }) => row.State,
    );
  expect(await ask(client)).toEqual(['ok', 'changed']);
  expect(await ask(other)).toEqual(['stopped', 'ok']);
});

test('an own number that another article is given later is ambiguous until one of them is chosen', async () => {
  await save('77-A', article.mug);
  await save('7350000000993', article.mug);
  const tray = () => shop.db.updateTable('article').where('id', '=', article.tray);
  await tray().set({ article_number: '77-a', ean: '7350000000993' }).execute();
  await shop.services.versions.changed();
  const ask = async (Rows: object[], of = client) =>
    (await of.post('quickorder/preview', { Rows })).body.Rows.map(
      (row: { Notes: { Code: string }[]; Article: { ArticleId: number } | null; Candidates: Brief[] }) => [
        row.Article?.ArticleId ?? null,
        row.Notes.map(({ Code }) => Code),
        row.Candidates.map(({ ArticleId }) => ArticleId).sort(),
      ],
    );
  const two = [null, ['ambiguous'], [article.mug, article.tray]];
  expect(await ask([{ Ref: '77-A', Quantity: 6 }, { Ref: '7350000000993' }])).toEqual([two, two]);
  expect(await ask([{ Ref: '77-A', ArticleId: article.tray, Quantity: 6 }])).toEqual([
    [article.tray, ['short'], []],
  ]);
  // For others it is the article's number alone.
  expect(await ask([{ Ref: '77-A', Quantity: 1 }], other)).toEqual([[article.tray, [], []]]);
});

test('a line is read by own numbers that only a part of it tells', async () => {
  await save('Röd kopp', article.mug);
  await save('LÅDA 7', article.tray);
  const { body } = await client.post('quickorder/preview', { Text: 'röd kopp 12\nlåda 7 2\n3 st LÅDA 7' });
  expect(
    body.Rows.map((row: { Given: string; GivenQuantity: string }) => [row.Given, row.GivenQuantity]),
  ).toEqual([
    ['röd kopp', '12'],
    ['låda 7', '2'],
    ['LÅDA 7', '3'],
  ]);
  expect(body.Counts).toMatchObject({ Stopped: 0 });
});

test('the same own number for another article replaces the old one', async () => {
  const first = await save('77-A', article.mug);
  const second = await save('77-a', article.tray);
  expect(second.body.Id).toBe(first.body.Id);
  // It says what the number was for, and nothing where it is for the same.
  expect([first.body.Replaced, second.body.Replaced]).toMatchObject([null, { ArticleId: article.mug }]);
  expect((await save('77-a', article.tray)).body.Replaced).toBeNull();
  expect(await numbers()).toEqual([['77-a', article.tray]]);
});

test('a call that is repeated with its key does nothing', async () => {
  const send = (OwnNumber: string, ArticleId: number) =>
    client.post('ownnumbers', { OwnNumber, ArticleId }, { 'idempotency-key': 'k' });
  const first = await send('77-A', article.mug);
  await save('77-A', article.tray);
  const again = await send('77-A', article.mug);
  expect([again.body, again.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
  expect(await numbers()).toEqual([['77-A', article.tray]]);
  expect((await send('77-B', article.mug)).status).toBe(422);
});

test.each([
  ['A-2', article.mug, 'match'],
  ['a-7', article.mug, 'match'],
  [mug, article.tray, 'match'],
  [`0${mug}`, article.tray, 'match'],
  ['', article.mug, 'required'],
  ['x'.repeat(51), article.mug, 'maxLength'],
])('%j for article %i is refused: %s', async (OwnNumber, id, rule) => {
  expect(await save(OwnNumber, id)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'OwnNumber', rule }] },
  });
  expect(await numbers()).toEqual([]);
});

test('the number of the article itself may be an own number, and its article must exist', async () => {
  expect((await save('a-1', article.mug)).status).toBe(200);
  expect((await save('77-A', 9999)).status).toBe(404);
});

test('a list is searched by number and article, in parts', async () => {
  for (const [number, id] of [
    ['900', article.tray],
    ['77-A', article.mug],
    ['77-B', article.withdrawn],
  ] as const)
    await save(number, id);
  await save('1', article.mug, other);
  expect(await numbers()).toEqual([
    ['77-A', article.mug],
    ['77-B', article.withdrawn],
    ['900', article.tray],
  ]);
  expect(await numbers(client, '?q=77&take=1&skip=1')).toEqual([['77-B', article.withdrawn]]);
  expect((await client.get('ownnumbers?q=77&take=1')).body.TotalCount).toBe(2);
  expect(await numbers(client, '?q=brick')).toEqual([['900', article.tray]]);
  expect(await numbers(client, '?q=%25')).toEqual([]);
  expect((await client.get('ownnumbers?take=101')).status).toBe(400);
});

test('an own number is forgotten by its customer alone', async () => {
  const { Id } = (await save('77-A', article.mug)).body;
  expect((await other.delete(`ownnumbers/${Id}`)).status).toBe(404);
  expect((await client.delete(`ownnumbers/${Id}`)).status).toBe(204);
  expect((await client.delete(`ownnumbers/${Id}`)).status).toBe(404);
});

async function fill(count: number) {
  const rows = Array.from({ length: count }, (_, place) => ({
    customer_id: 1001,
    own_number: `N${place}`,
    number_key: `n${place}`,
    article_id: article.mug,
    changed_at: new Date(),
  }));
  for (let from = 0; from < count; from += 4000)
    await shop.db
      .insertInto('own_number')
      .values(rows.slice(from, from + 4000))
      .execute();
}

test('a customer has at most 20,000', async () => {
  await fill(19_999);
  expect((await save('77-A', article.mug)).status).toBe(200);
  expect(await save('77-B', article.mug)).toMatchObject({
    status: 409,
    body: { type: '/problems/limit-reached' },
  });
  expect((await save('77-A', article.tray)).status).toBe(200);
  expect(await sendFile('own_article_no;article_no\n77-A;A-1\nX;A-1\n')).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'File', message: 'Den ger en kund fler än 20000 egna artikelnummer' }] },
  });
});

describe('a file', () => {
  test.each([
    'Vårt nummer;Artikelnr',
    'Our number;Article no',
    'Unsere Nummer;Artikelnummer',
    'Ert nummer;Artikel',
  ])('headed %s is taken', async (heading) => {
    const { body } = await sendFile(`${heading}\n77-A;A-1\n`);
    expect(body).toMatchObject({ Read: 1, Created: 1, Rejected: 0 });
  });

  test.each([
    ['Benämning;Artikelnr\nMugg;A-1\n', 'Filen saknar kolumnen Ert nummer.'],
    ['Artnr;Ert nummer;ert nummer\nA-1;1;1\n', 'Filen har två kolumner Ert nummer'],
    ['Ert nummer;Artnr;Artnr\n1;A-1;A-1\n', 'Filen har två kolumner Artikelnummer'],
    ['Ert nummer;Artnr;Aktiv;Aktiv\n1;A-1;;\n', 'Filen har två kolumner Aktiv'],
  ])('%j is refused in the words of the screen', async (file, message) => {
    expect(await sendFile(file)).toMatchObject({ status: 400, body: { errors: [{ message }] } });
  });

  test('adds, changes and removes', async () => {
    await save('OLD', article.mug);
    await save('77-A', article.tray);
    const csv = 'Eget artnr;Artnr;Aktiv\n77-a;A-1;\nNEW;A-2;1\nOLD;;0\n';
    const trial = { Read: 3, Created: 1, Changed: 2, Rejected: 0, Errors: [] };
    expect(await sendFile(csv, '&dryRun=1')).toEqual({ status: 200, body: trial });
    expect(await numbers()).toEqual([
      ['77-A', article.tray],
      ['OLD', article.mug],
    ]);
    expect(await sendFile(csv)).toEqual({ status: 200, body: trial });
    expect(await numbers()).toEqual([
      ['77-a', article.mug],
      ['NEW', article.tray],
    ]);
    expect((await sendFile(csv)).body).toMatchObject({ Created: 0, Changed: 0 });
    expect((await sendFile(csv.replace('77-a', '77-A'))).body).toMatchObject({ Created: 0, Changed: 1 });
    expect((await numbers())[0]).toEqual(['77-A', article.mug]);
  });

  test('as a workbook is read too', async () => {
    const file = await xlsxFile('Numbers', ['own_article_no', 'article_no'], [['77-A', 'A-1']]);
    expect((await sendFile(file)).body).toMatchObject({ Created: 1, Rejected: 0 });
  });

  test('with a row that is refused changes nothing, unless it is asked for', async () => {
    const csv = 'own_article_no;article_no\n1;A-1\n2;QQQ\n3;\nA-2;A-1\n1 ;A-2\n';
    const answer = await sendFile(csv);
    expect(answer.body).toMatchObject({ Read: 5, Created: 0, Rejected: 4 });
    expect(
      answer.body.Errors.map(({ Line, Reason }: { Line: number; Reason: string }) => `${Line} ${Reason}`),
    ).toEqual([
      '3 är ingen artikel i shoppen',
      '4 saknas',
      '5 är en annan artikels nummer',
      '6 finns också på rad 2',
    ]);
    expect(await numbers()).toEqual([]);
    expect((await sendFile(csv, '&skipBad=1')).body).toMatchObject({ Created: 1, Rejected: 4 });
  });

  test.each(['Artnr;Antal\nA-1;6\n', '%PDF-1.7\n', ''])('%j is none of own numbers', async (file) => {
    expect(await sendFile(file)).toMatchObject({ status: 400, body: { errors: [{ field: 'File' }] } });
  });

  test('of another kind is told as that', async () => {
    const [error] = (await sendFile('%PDF-1.7\n')).body.errors;
    expect(error.message).toBe('Filen är av fel slag');
  });

  test('takes away an own number of this customer alone', async () => {
    await save('77-A', article.mug);
    await save('77-A', article.tray, other);
    const answer = await sendFile('own_article_no;article_no;active\n77-A;;0\n');
    expect(answer.body).toMatchObject({ Read: 1, Changed: 1, Rejected: 0 });
    expect(await numbers()).toEqual([]);
    expect(await numbers(other)).toEqual([['77-A', article.tray]]);
  });

  test('is refused while another file of the customer is read, and others are not', async () => {
    const rows = Array.from({ length: 4_000 }, (_, at) => `N${at};A-1\n`).join('');
    const csv = `own_article_no;article_no\n${rows}`;
    const [first, second, ofOther] = await Promise.all([
      sendFile(csv, '&dryRun=1'),
      sendFile(csv, '&dryRun=1'),
      sendFile('own_article_no;article_no\n1;A-1\n', '', other),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 429]);
    expect(ofOther.body).toMatchObject({ Created: 1 });
    expect((await sendFile(`own_article_no;article_no\n${rows.repeat(11)}`)).body).toMatchObject({
      errors: [{ field: 'File', message: 'Den har fler än 40000 rader; skicka den i delar' }],
    });
  });

  test('that was saved here is read back as it was, also by a spreadsheet of formulas', async () => {
    const texts = [
      '=77',
      '-A1',
      '+46',
      "'-A1",
      "''=x",
      '@sum',
      '-5,5',
      '="0012"',
      '"q"',
      'a;b',
      '0012',
      '１２',
    ];
    for (const [at, text] of texts.entries()) {
      const saved = await save(text, [article.mug, article.tray][at % 2]!);
      expect([text, saved.status]).toEqual([text, text === '１２' ? 400 : 200]);
    }
    const before = await numbers();
    for (const language of ['sv', 'en']) {
      const csv = await client.get(`ownnumbers/all.csv?languageCode=${language}`);
      expect((await sendFile(csv.text)).body).toMatchObject({
        Read: texts.length - 1,
        Created: 0,
        Changed: 0,
        Rejected: 0,
      });
    }
    expect(await numbers()).toEqual(before);
  });

  test('of many customers comes from a business system', async () => {
    const file = writeFile(
      'Kundnr;own_article_no;article_no;active\n1001;77-A;A-1;1\n1002;77-A;A-2;\n9999;1;A-1;\n',
    );
    const take = importCustomerArticles(() => new Date());
    const outcome = await take(shop.db, file, { skipBad: true, dryRun: false });
    expect(outcome).toMatchObject({ read: 3, created: 2, rejected: 1 });
    expect(outcome.refusals).toMatchObject([{ field: 'customer_no', reason: 'is no customer of the shop' }]);
    expect(await numbers()).toEqual([['77-A', article.mug]]);
    expect(await numbers(other)).toEqual([['77-A', article.tray]]);
  });

  test('of many customers gives none of them too many', async () => {
    await fill(20_000);
    const file = writeFile('Kundnr;own_article_no;article_no\n1001;77-A;A-1\n1002;77-A;A-2\n');
    const take = importCustomerArticles(() => new Date());
    await expect(take(shop.db, file, { skipBad: false, dryRun: false })).rejects.toThrow(/20000/);
    expect(await numbers(other)).toEqual([]);
  });

  test('of many customers names a customer in any case, with nothing unseen', async () => {
    await shop.db.updateTable('customer').set({ customer_number: 'Åb-C1' }).where('id', '=', 1002).execute();
    const file = writeFile(
      'Kundnr;own_article_no;article_no\nåB-c1;B;A-1\nÅB-\u200bC1;b ;A-1\nÅb-c1;C;A-1\n',
    );
    const take = importCustomerArticles(() => new Date());
    const outcome = await take(shop.db, file, { skipBad: true, dryRun: false });
    expect(outcome).toMatchObject({ read: 3, created: 2, rejected: 1 });
    expect(outcome.refusals).toMatchObject([{ line: 3, field: 'customer_no' }]);
    expect(await numbers(other)).toEqual([
      ['B', article.mug],
      ['C', article.mug],
    ]);
  });
});

test('own numbers go out as a file that can be sent in again', async () => {
  await save('77-A', article.mug);
  await save('77-B', article.withdrawn);
  const csv = await client.get('ownnumbers/all.csv?languageCode=en');
  expect(csv.text).toBe('\ufeffown_article_no;article_no;name\r\n77-A;A-1;Mug\r\n77-B;A-7;Withdrawn\r\n');
  expect(csv.headers).toMatchObject({
    'content-disposition': 'attachment; filename="own-article-numbers.csv"',
    'cache-control': 'private, no-store',
  });
  expect((await sendFile(csv.text, '', other)).body).toMatchObject({ Created: 2, Rejected: 0 });
  const workbook = await shop.http.inject({
    url: '/api/ownnumbers/all.xlsx',
    cookies: { session: client.session! },
  });
  // Both kinds of numbers are text, which a spreadsheet must not count with.
  expect([...sheetFormats(workbook.rawPayload)].sort()).toEqual(
    ['A2', 'A3', 'B2', 'B3'].map((cell) => [cell, '@']),
  );
  expect((await aVisitor(shop).get('ownnumbers/all.csv')).status).toBe(401);
});

describe('suggestions', () => {
  async function suggest(q: string, of = client) {
    const { body } = await of.get(`suggest?q=${encodeURIComponent(q)}`);
    return body.map((row: { ArticleId: number }) => row.ArticleId);
  }

  test('are numbers, EANs and own numbers that begin so, then names', async () => {
    await save('A-9', article.tray);
    await save('735x', article.book);
    expect(await suggest('a-1')).toEqual([article.mug]);
    expect((await suggest('A-')).slice(0, 3)).toEqual([article.mug, article.tray, article.soldOut]);
    expect(await suggest('a9')).toEqual([]);
    expect(await suggest('a-9')).toEqual([article.tray]);
    expect(await suggest('735')).toEqual([article.mug, article.book]);
    expect((await suggest('mugg'))[0]).toBe(article.mug);
    expect(await suggest('a-9', other)).toEqual([]);
  });

  test('leave room for own numbers among many articles that begin so', async () => {
    const goods = Array.from({ length: 12 }, (_none, at) => ({
      article_number: `77-${10 + at}`,
      name_sv: 'Vara',
      product_group_id: 1,
      quantity_per_package: 1,
      quantity_available: 9,
      vat_code: '25',
    }));
    const added = await shop.db.insertInto('article').values(goods).returning('id').execute();
    const priced = added.map(({ id }) => ({ article_id: id, price_list_code: 'standard', price: 100 }));
    await shop.db.insertInto('price').values(priced).execute();
    await shop.services.versions.changed();
    await save('77-99', article.book);
    const found = await suggest('77');
    expect(found).toContain(article.book);
    expect(found.slice(0, 2)).toEqual(added.slice(0, 2).map(({ id }) => id));
  });

  test('are numbers before names, however few letters begin them and whatever marks stand with them', async () => {
    const tray = shop.db.updateTable('article').where('id', '=', article.tray);
    await tray.set({ article_number: 'MU-7' }).execute();
    await shop.services.versions.changed();
    for (const [typed, first] of Object.entries({
      mu: [article.tray, article.mug],
      '#mu-7': [article.tray],
      '#A-1': [article.mug],
      'A–1.': [article.mug],
    }))
      expect([typed, (await suggest(typed)).slice(0, 2)]).toEqual([typed, first]);
  });

  test('are only what the customer can buy, with price and stock', async () => {
    expect(await suggest('A-7')).not.toContain(article.withdrawn);
    await shop.db.deleteFrom('price').where('article_id', '=', article.mug).execute();
    await shop.services.versions.changed();
    expect(await suggest('A-1')).not.toContain(article.mug);
    expect((await client.get('suggest?q=A-2')).body[0]).toMatchObject({
      Price: 120,
      QuantityAvailable: 5,
      QuantityPerPackage: 1,
    });
    expect(await suggest(' ')).toEqual([]);
  });
});

describe('the search of the shop', () => {
  const found = async (text: string, of = client) => {
    const asked = `searchtext=${encodeURIComponent(text)}`;
    const [search, suggested] = [await of.get(`search?${asked}`), await of.get(`searchsuggestions?${asked}`)];
    expect([search.status, suggested.status]).toEqual([200, 200]);
    const [inList, inSuggestions] = [search, suggested].map(({ body }) =>
      body.Articles.map(({ Id }: { Id: number }) => Id),
    );
    expect(inSuggestions).toEqual(inList.slice(0, 6));
    expect([search.body.TotalCount, suggested.body.TotalCount]).toEqual([inList.length, inList.length]);
    return [suggested.body.IsExact, ...inList];
  };

  test('finds the own numbers of who is logged in, and nobody else’s', async () => {
    await save('77-A', article.tray);
    await save('77-AB', article.mug);
    await save('77-B', article.mug);
    await save('77-C', article.secret);
    await save('77-A', article.book, other);
    const visitor = aVisitor(shop);
    // Each asks twice, so that an answer kept for one is not given to another.
    for (let time = 1; time <= 2; time++) {
      expect(await found('77-A')).toEqual([false, article.tray, article.mug]);
      expect(await found('77- ab')).toEqual([true, article.mug]);
      expect(await found('77-')).toEqual([false, article.tray, article.mug, article.secret]);
      expect(await found('77-c')).toEqual([true, article.secret]);
      expect(await found('77-A', other)).toEqual([true, article.book]);
      expect(await found('77-B', other)).toEqual([false]);
      expect(await found('77-A', visitor)).toEqual([false]);
    }
    const { body } = await client.get('ownnumbers?q=77-AB');
    await client.delete(`ownnumbers/${body.Rows[0].Id}`);
    expect(await found('77-AB')).toEqual([false]);
    expect(await found('77-A')).toEqual([true, article.tray]);
  });

  test('has articles of own numbers once, before what else the text finds, and as the choices say', async () => {
    await save('MUGG', article.tray);
    await save('MUGG 2', article.tray);
    await save('MUGG 3', article.withdrawn);
    const [isExact, first, ...others] = await found('mugg');
    expect([isExact, first, others.includes(article.mug), others.includes(article.tray)]).toEqual([
      false,
      article.tray,
      true,
      false,
    ]);
    const { body } = await client.get('search?searchtext=MUGG&productGroupId=2');
    expect(body.Articles.map(({ Id }: { Id: number }) => Id)).not.toContain(article.tray);
  });
});

test('the office reads the own numbers of a customer, and no other role does', async () => {
  await save('77-A', article.mug);
  await addStaff(shop, 'sales@maker.example', 'sales');
  await addStaff(shop, 'content@maker.example', 'content');
  const sales = await logInToOfficeAs(shop, 'sales@maker.example');
  expect((await sales.get('office/customers/1001/ownnumbers?q=77')).body).toMatchObject({
    Rows: [{ OwnNumber: '77-A', Article: { ArticleId: article.mug, Price: 49.9 } }],
    Total: 1,
  });
  expect((await sales.get('office/customers/1002/ownnumbers')).body).toEqual({ Rows: [], Total: 0 });
  expect((await sales.get('office/customers/9999/ownnumbers')).status).toBe(404);
  expect((await client.get('office/customers/1001/ownnumbers')).status).toBe(401);
  const content = await logInToOfficeAs(shop, 'content@maker.example');
  expect((await content.get('office/customers/1001/ownnumbers')).status).toBe(404);
});

test('own numbers are told and erased with the customer', async () => {
  await save('77-A', article.mug);
  expect(await personalDataOf(shop.db, '1001')).toMatchObject({ own_number: [{ own_number: '77-A' }] });
  await inTransaction(shop.db, (trx) => erasePersonalData(trx, 1001, new Date()));
  expect(await shop.db.selectFrom('own_number').selectAll().execute()).toEqual([]);
});
