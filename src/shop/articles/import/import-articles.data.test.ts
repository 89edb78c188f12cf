import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../test/database.ts';
import { fileHere, writeFile, writeXlsx } from '../../../../test/import/write-file.ts';
import { inTransaction, type Database } from '#kit/database/db.server.ts';
import type { ImportOptions, Outcome } from '#kit/tables/table-file-import.server.ts';
import { importArticles } from './import-articles.server.ts';
import { readImageNames } from '#shop/images/image-ids.server.ts';
import { insertColours, insertMaterials } from '#shop/articles/seed.server.ts';
import { importStock } from './import-stock.server.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  const groups = [100, 101, 102, 106, 107, 109, 110, 111, 199].map((id) => ({ id, name_sv: `Grupp ${id}` }));
  await database.db.insertInto('product_group').values(groups).execute();
  await inTransaction(database.db, async (trx) => {
    await insertColours(
      trx,
      [1, 2, 3].map((id) => ({ id, name_sv: `Färg ${id}`, hex: '#000' })),
    );
    await insertMaterials(trx, [{ id: 7, name_sv: 'Björk', name_en: 'Birch' }]);
  });
  await database.db.insertInto('image').values({ id: 5, file: 'a.jpg', width: 9, height: 9 }).execute();
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('article').execute());

const now = () => new Date();
const usual: ImportOptions = { skipBad: false, dryRun: false };

async function importText(text: string, options: Partial<ImportOptions> = {}): Promise<Outcome> {
  return await importArticles(now)(database.db, writeFile(text), { ...usual, ...options });
}

async function articles() {
  return await database.db
    .selectFrom('article')
    .leftJoin('price', 'price.article_id', 'article.id')
    .selectAll('article')
    .select(['price.price', 'price.regular_price'])
    .orderBy('article.id')
    .execute();
}

async function numbers(): Promise<string[]> {
  return (await articles()).map(({ article_number }) => article_number);
}

async function versionOf(topic: string): Promise<number> {
  const rows = await database.db
    .selectFrom('data_version')
    .select('version')
    .where('topic', '=', topic)
    .execute();
  return rows[0]?.version ?? 0;
}

function told({ refusals }: Outcome): string[] {
  return refusals.map(({ line, field, value, reason }) => `${line} ${field} ${value}: ${reason}`);
}

describe('the giftware sample', () => {
  const path = fileHere('giftware-sample.csv');
  const why = [
    '6 article_no POST: has no digit: it is no article',
    '12 article_no M: has no digit: it is no article',
    '13 article_no BANK CHARGES: has no digit: it is no article',
    '14 article_no 84970l: is also on line 8, where it is written 84970L',
    '15 name_en ?: has neither a letter nor a digit',
    '16 price 0,0: is not above 0',
    '17 price 0,0: is not above 0',
    '20 article_no PADS: has no digit: it is no article',
    '20 price 0,001: is not a number with at most 2 decimals',
  ];

  test('changes nothing while it has bad rows', async () => {
    const before = await versionOf('catalogue');
    const outcome = await importArticles(now)(database.db, path, usual);
    expect(outcome).toMatchObject({ read: 19, rejected: 8, isCommitted: false });
    expect(told(outcome)).toEqual(why);
    expect(await articles()).toEqual([]);
    expect(await versionOf('catalogue')).toBe(before);
  });

  test('goes in without them, and a second time changes nothing', async () => {
    const before = await versionOf('catalogue');
    const outcome = await importArticles(now)(database.db, path, { ...usual, skipBad: true });
    expect(outcome).toMatchObject({ read: 19, created: 11, changed: 0, rejected: 8, isCommitted: true });
    expect(told(outcome)).toEqual(why);
    expect([...outcome.notes]).toEqual([
      ['new without a VAT rate: it has 25 %', 11],
      ['name_sv is missing: the English name is used', 11],
    ]);
    const first = await articles();
    expect(first[0]).toMatchObject({
      article_number: '85123A',
      name_sv: 'WHITE HANGING HEART T-LIGHT HOLDER',
      product_group_id: 102,
      price: 255,
      quantity_per_package: 6,
      quantity_available: 42,
      vat_code: '25',
      active: true,
    });
    expect(first.map(({ name_en }) => name_en)).toContain('RECORD FRAME 7" SINGLE SIZE');
    expect(await versionOf('catalogue')).toBe(before + 1);

    const again = await importArticles(now)(database.db, path, { ...usual, skipBad: true });
    expect(again).toMatchObject({ created: 0, changed: 0, rejected: 8 });
    expect(await articles()).toEqual(first);
    expect(await versionOf('catalogue')).toBe(before + 1);
  });
});

const full = [
  'article_no;name_sv;name_en;description_sv;description_en;care_sv;care_en;group_id;ean;unit;pack_qty;vat_rate;vat_code;width_cm;height_cm;' +
    'depth_cm;weight_kg;colour_ids;material_id;news;season_news;no_stock_article;country_of_origin;hs_code;shelf;image_file;' +
    'active;changed_at;price;regular_price;qty_available;qty_on_order;expected_date',
  'B1;Bricka;Tray;"Rund\nbricka";Round;Tål maskindisk.;Dishwasher safe.;101;7340012345670;st;6;12;12;38,5;2;38.5;0,18;1|3;7;1;0;ja;se;4419 90 00;B3-2;a.jpg;' +
    '1;2026-10-21T06:30;149;199,50;12;24;2027-03-09',
].join('\n');

test('every column finds its place', async () => {
  expect(await importText(full)).toMatchObject({ created: 1, rejected: 0, remarks: [] });
  expect(await articles()).toMatchObject([
    {
      article_number: 'B1',
      name_sv: 'Bricka',
      name_en: 'Tray',
      description_sv: 'Rund\nbricka',
      care_sv: 'Tål maskindisk.',
      care_en: 'Dishwasher safe.',
      product_group_id: 101,
      ean: '7340012345670',
      quantity_per_package: 6,
      vat_code: '12',
      material_id: 7,
      box_width_mm: 385,
      box_height_mm: 20,
      box_depth_mm: 385,
      weight_g: 180,
      image_id: 5,
      news: true,
      season_news: false,
      no_article_stock: true,
      country_of_origin: 'SE',
      hs_code: '44199000',
      shelf: 'B3-2',
      active: true,
      price: 14900,
      regular_price: 19950,
      quantity_available: 12,
      quantity_ordered: 24,
      estimated_delivery_date: '2027-03-09',
    },
  ]);
  const colours = await database.db.selectFrom('article_colour').select('colour_id').execute();
  expect(colours.map(({ colour_id }) => colour_id).sort()).toEqual([1, 3]);
  expect(await importText(full)).toMatchObject({ created: 0, changed: 0 });
});

test('only what the file says is changed, and only then the moment of change', async () => {
  await importText(full);
  await database.db
    .updateTable('article')
    .set({ changed_at: sql`'2020-01-01'` })
    .execute();
  const before = await articles();
  expect(await importText('Artnr;Benämning;Utpris;Förp.antal\nb1;;149,00;6\n')).toMatchObject({ changed: 0 });
  expect(await articles()).toEqual(before);

  expect(await importText('artnr,pris,färg\nB1,99.5,röd\n')).toMatchObject({
    changed: 1,
    remarks: ['Columns not used: färg'],
  });
  expect(await articles()).toMatchObject([{ ...before[0], price: 9950 }]);
  expect(
    await importText('artnr\tBenämning\tordinarie pris\tcolour_ids\nB1\tStor bricka\t0\t2,3'),
  ).toMatchObject({
    changed: 1,
  });
  const [after] = await articles();
  expect(after).toMatchObject({ name_sv: 'Stor bricka', name_en: 'Tray', price: 9950, regular_price: null });
  expect(after?.changed_at.getUTCFullYear()).toBeGreaterThan(2020);
});

test('a Swedish name that was only the English one follows it, until there is a Swedish one', async () => {
  const name = async () => (await articles())[0]?.name_sv;
  await importText('article_no;name_en;group_id;price\nA1;Mug;101;10\n');
  await importText('article_no;name_en\nA1;Big mug\n');
  expect(await name()).toBe('Big mug');
  await importText('article_no;name_sv;name_en\nA1;Mugg;Big mug\n');
  await importText('article_no;name_en\nA1;Bigger mug\n');
  expect(await name()).toBe('Mugg');
});

test('nothing is deleted for being absent, and active 0 takes an article out of the shop', async () => {
  await importText('article_no;name_sv;group_id;price\nA1;Ett;101;10\nA2;Två;101;10\n');
  await importText('article_no;active;price\nA2;0;0\n');
  expect((await articles()).map(({ active, price }) => [active, price])).toEqual([
    [true, 1000],
    [false, 1000],
  ]);
});

test('what cannot be right is refused, each cell with its reason', async () => {
  const outcome = await importText(
    [
      'article_no;name_sv;group_id;price;ean;colour_ids;material_id;pack_qty',
      'A1;Bra;101;10;;;;',
      'A2;Fel;999;10;7340012345672;;;',
      'A3;Fel;999;;;1|9;8;',
      'A4;;;0;;;;',
      'A5;Fel;101;10;9,52123E+12;;;0',
      'A6;Fel;101;10',
      ';Fel;101;10;;;;',
      ' a1 ;Fel;101;10;;;;',
      'A7;Fel\u0007;101;10;;;;',
      '',
      'A8;"Fel;101;10;;;;',
      'A9;"Bra";101;10;;;;',
    ].join('\n'),
    { skipBad: true },
  );
  expect(told(outcome)).toEqual([
    '3 ean 7340012345672: has a wrong check digit',
    '4 group_id 999: is no group of the shop',
    '4 material_id 8: is no material of the shop: write the name or the number of one, or add it first',
    '4 colour_ids 1|9: has 9, no colour of the shop: write the name or the number of one, or add it first',
    '4 price : is missing, and this article is new and active',
    '5 price 0: is not above 0',
    '5 name_sv : is missing, and this article is new',
    '5 group_id : is missing, and this article is new',
    '6 ean 9,52123E+12: was shortened by Excel: make the column text',
    '6 pack_qty 0: is below 1',
    '7  : has 4 cells, the first line 8',
    '8 article_no : is missing',
    '9 article_no a1: is also on line 2, where it is written A1',
    '10 name_sv Fel\u0007: has a control character',
    '12 name_sv "Fel;101;10;;;;\nA9;"Bra": has a line break; is a quotation mark never closed?',
  ]);
  expect(outcome).toMatchObject({ read: 10, created: 1, rejected: 9 });
  expect(await numbers()).toEqual(['A1']);
});

test('colours and materials are named by number or by a name in any language', async () => {
  await database.db
    .insertInto('colour')
    .values({ id: 4, name_sv: 'Svart/vit', name_en: 'Dark green', hex: '#000' })
    .execute();
  const file = [
    'article_no;name_sv;group_id;price;colour_ids;material_id',
    'A1;Ett;101;10;färg 1, 3;BJÖRK',
    'A2;Två;101;10;svart/vit;birch',
    'A3;Tre;101;10;Färg 2 | Dark  Green;7',
  ];
  expect(await importText(file.join('\n'))).toMatchObject({ created: 3, rejected: 0 });
  const rows = await database.db
    .selectFrom('article_colour as c')
    .innerJoin('article as a', 'a.id', 'c.article_id')
    .select(['a.article_number', 'a.material_id', 'c.colour_id'])
    .orderBy('a.article_number')
    .orderBy('c.colour_id')
    .execute();
  expect(rows.map((row) => [row.article_number, row.material_id, row.colour_id])).toEqual([
    ['A1', 7, 1],
    ['A1', 7, 3],
    ['A2', 7, 4],
    ['A3', 7, 2],
    ['A3', 7, 4],
  ]);
  expect(await importText(file.join('\n'))).toMatchObject({ changed: 0 });
  const wrong = await importText('article_no;colour_ids;material_id\nA1;Färg 1|Lila;Glas\n');
  expect(told(wrong)).toEqual([
    '2 material_id Glas: is no material of the shop: write the name or the number of one, or add it first',
    '2 colour_ids Färg 1|Lila: has Lila, no colour of the shop: write the name or the number of one, or add it first',
  ]);
});

test('a file without prices takes in articles that wait for them', async () => {
  const outcome = await importText('article_no;name_sv;group_id\nA1;Ett;101\n');
  expect([...outcome.notes.keys()]).toEqual([
    'new without a VAT rate: it has 25 %',
    'new without a price: it cannot be ordered until it has one',
    'new without stock: it is sold out until some is in',
  ]);
  expect(await importText('article_no;price\nA1;10\n')).toMatchObject({ changed: 1 });
  expect(await articles()).toMatchObject([{ price: 1000 }]);
});

test('a dry run tells everything and does nothing', async () => {
  const outcome = await importText('article_no;name_sv;group_id;price\nA1;Ett;101;10\n', { dryRun: true });
  expect(outcome).toMatchObject({ created: 1, rejected: 0, isCommitted: false });
  expect(await numbers()).toEqual([]);
});

test('a broken file changes nothing, however late it breaks', async () => {
  const rows = Array.from({ length: 1_200 }, (_, place) => `A${place};Mugg;101;10`).join('\n');
  const file = `article_no;name_sv;group_id;price\n${rows}\nX1;"Mugg;101;10\n`;
  await expect(importText(file, { skipBad: true })).rejects.toThrow(
    'the row on line 1202 has a quotation mark',
  );
  await expect(importText('article_no;name_sv\n')).rejects.toThrow('it has no rows below its first line');
  await expect(importText('namn;pris\nEtt;10\n')).rejects.toThrow('it has no column article_no');
  expect(await numbers()).toEqual([]);
});

test('many rows go in batch by batch, from a workbook too', async () => {
  const rows = Array.from({ length: 1_203 }, (_, place) => [`A${place}`, 'Mugg', 101, 2.55, 7340012345670]);
  const path = writeXlsx([['Artnr', 'Benämning', 'Varugrupp', 'Utpris', 'EAN'], ...rows]);
  expect(await importArticles(now)(database.db, path, usual)).toMatchObject({
    read: 1203,
    created: 1203,
    rejected: 0,
  });
  expect((await articles()).at(-1)).toMatchObject({
    article_number: 'A1202',
    price: 255,
    ean: '7340012345670',
  });
});

test('notes beside the table of a workbook are not read', async () => {
  const path = writeXlsx([
    ['Artnr', 'Benämning', 'Varugrupp', 'Utpris'],
    ['A1', 'Mugg', 101, 2.55, 'fråga Åsa'],
    ['', '', '', '', 'slut'],
  ]);
  expect(await importArticles(now)(database.db, path, usual)).toMatchObject({
    read: 1,
    created: 1,
    rejected: 0,
  });
});

test('stock changes stock and nothing else', async () => {
  await importText(full);
  const [before] = await articles();
  const stock = 'Artnr;Lagersaldo;Disponibelt;Beställt;Inlev.datum\nb1;99;-3;0;2027-04-01\nX9;1;1;;\n';
  const path = writeFile(stock);
  const outcome = await importStock(database.db, path, { ...usual, skipBad: true });
  expect(outcome).toMatchObject({ read: 2, created: 0, changed: 1, rejected: 1 });
  expect(told(outcome)).toEqual(['3 article_no X9: is no article of the shop']);
  const changed = { quantity_available: -3, quantity_ordered: 0, estimated_delivery_date: null };
  const [after] = await articles();
  expect(after).toEqual({ ...before, ...changed, changed_at: after?.changed_at });
  expect(after?.changed_at.getTime()).toBeGreaterThan(before?.changed_at.getTime() ?? 0);
  expect(await importStock(database.db, path, { ...usual, skipBad: true })).toMatchObject({ changed: 0 });
  // Pieces that are gone are no booking of stock.
  const more = writeFile('Artnr;Disponibelt\nb1;4\n');
  expect(await importStock(database.db, more, usual)).toMatchObject({ changed: 1 });
  const [booked] = await articles();
  expect([after, booked].map((one) => one?.stock_bookings)).toEqual([
    before?.stock_bookings,
    (before?.stock_bookings ?? 0) + 1,
  ]);
});

test.each(['Artnr;Utpris\n1;10\n', 'Artnr;Antal\n1;10\n', 'Artnr\n1\n'])(
  'a file of stock with no column of stock is refused in words: %j',
  async (text) => {
    const reading = importStock(database.db, writeFile(text), usual);
    await expect(reading).rejects.toThrow(
      'it has nothing to change beside article_no; its first line is: Artnr',
    );
  },
);

test('a picture is found by the name that its file was sent with; of several the newest, which is told', async () => {
  const named = [
    [21, 'office/one.jpg', 'Hjälte.JPG'],
    [23, 'office/two.jpg', 'Hjälte.JPG'.normalize('NFD')],
    [22, 'office/three.jpg', 'ensam.png'],
    // The key of another picture comes first.
    [24, 'office/four.jpg', 'a.jpg'],
  ] as const;
  for (const [id, file, file_name] of named)
    await database.db.insertInto('image').values({ id, file, file_name, width: 9, height: 9 }).execute();
  try {
    const file = [
      'article_no;name_sv;group_id;image_file',
      'P-1;Ett;100; hjälte.jpg',
      'P-2;Två;100;ensam.png',
      'P-3;Tre;100;a.jpg',
      'P-4;Fyra;100;office/one.jpg',
      'P-5;Fem;100;borta.jpg',
    ].join('\n');
    const { notes } = await importText(file);
    expect((await articles()).map(({ image_id }) => image_id)).toEqual([23, 22, 5, 21, null]);
    expect([...notes].filter(([note]) => note.startsWith('image_file'))).toEqual([
      ['image_file is the name of several pictures: the newest is taken', 1],
      ['image_file is no picture of the shop: left as it was', 1],
    ]);
    const names = await readImageNames(database.db);
    for (const id of [5, 21, 22, 23, 24]) expect(names.find(names.nameOf(id))?.id, String(id)).toBe(id);
    expect([names.nameOf(22), names.nameOf(23), names.nameOf(24), names.nameOf(99)]).toEqual([
      'ensam.png',
      'office/two.jpg',
      'office/four.jpg',
      '',
    ]);
  } finally {
    await database.db.deleteFrom('article').execute();
    await database.db.deleteFrom('image').where('id', '>', 20).execute();
  }
});
