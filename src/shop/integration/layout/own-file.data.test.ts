import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makersColumns, makersList } from '../../../../test/import/maker-list.ts';
import { writeSheets } from '../../../../test/import/write-file.ts';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../../test/office.ts';
import type { Client, TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let owner: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office: owner } = opened);
});

const bytes = { 'content-type': 'application/octet-stream' };

async function columnsOf(kind: string, file: Buffer | string, client = owner) {
  return await client.send(
    'POST',
    `office/exchange/files/${kind}/columns?fileName=x`,
    Buffer.from(file),
    bytes,
  );
}

async function sent(kind: string, file: Buffer | string, query: Record<string, string>, client = owner) {
  const path = `office/exchange/files/${kind}?${new URLSearchParams({ fileName: 'x', ...query }).toString()}`;
  return await client.send('POST', path, Buffer.from(file), bytes);
}

async function prices(): Promise<Record<string, string[]>> {
  const rows = await shop.db
    .selectFrom('price as p')
    .innerJoin('article as a', 'a.id', 'p.article_id')
    .select(['a.article_number', 'p.price_list_code', 'p.price'])
    .where('a.article_number', 'like', 'NF-%')
    .orderBy('a.article_number')
    .orderBy('p.price_list_code', 'desc')
    .execute();
  const told: Record<string, string[]> = {};
  for (const { article_number, price_list_code, price } of rows)
    (told[article_number] ??= []).push(`${price_list_code} ${price}`);
  return told;
}

async function addList(code: string, currency_code: string) {
  await shop.db.insertInto('price_list').values({ code, name_sv: code, currency_code }).execute();
}

test('of several sheets the one is read that has the columns which are said', async () => {
  const path = writeSheets([
    { name: 'Om listan', rows: [['Vårens lista', 'Ring oss', 'Välkommen'], ['Gäller maj'], ['']] },
    {
      name: 'Varor',
      rows: [
        ['Vara X', 'Vi vill ha', 'Tips'],
        ['NF-1', '120,50', 'ny'],
        ['NF-2', '80', ''],
      ],
    },
  ]);
  const how = { columns: '"Vara X"=article_no,"Vi vill ha"=price,"Tips"=', dryRun: '1' };
  const { body } = await sent('prices', readFileSync(path), how);
  expect([body.Read, body.Errors.map(({ Value }: { Value: string }) => Value)]).toEqual([
    2,
    ['NF-1', 'NF-2'],
  ]);
});

test("a maker's Excel is told column by column, and goes in with the columns that are said", async () => {
  await addList('export', 'EUR');
  const { status, body } = await columnsOf('articles', makersList());
  expect(status).toBe(200);
  expect(body).toMatchObject({
    HeadingLine: 4,
    Known: false,
    MakeGroups: false,
    FillDown: 'group_id',
    OncePerBlock: { Filled: 2, Rows: 4 },
    PricesIncludeVat: false,
  });
  expect(body.Columns.map(({ Index, Heading, Guess }: never) => [Index, Heading, Guess])).toEqual([
    [0, 'Art.nr', 'article_no'],
    [1, 'Sortiment', 'group_id'],
    [2, 'Produkt', 'name_sv'],
    [3, 'Streckkod (EAN)', 'ean'],
    [4, 'Förp', 'pack_qty'],
    [5, 'Pris SEK exkl. moms', 'price'],
    [6, 'Pris EUR', 'price:EUR'],
    [7, 'Moms', 'vat_rate'],
    [8, 'Nyhet!', 'news'],
    [9, 'Vår notering', null],
  ]);
  expect(body.Columns[4].Sample).toEqual(['6 st', '12 st', '10 st']);
  expect(body.Fields).toContain('price:EUR');

  const how = { columns: makersColumns, makeGroups: 'true', fillDown: 'group_id', pricesIncludeVat: 'false' };
  const tried = (await sent('articles', makersList(), { ...how, dryRun: '1' })).body;
  expect(tried).toMatchObject({ Outcome: 'done', Read: 4, Created: 4, Rejected: 0, Errors: [] });
  expect(tried.Remarks).toEqual([
    'Rader ovanför tabellen som hoppats över: 2',
    'Kolumner som inte används: Vår notering',
    'Summarader som hoppats över: rad 10',
    'Tomma rader som hoppats över: 1',
    'Produktgruppen Brickor > Runda skapas (antal rader: 2)',
    'Nya utan lagersaldo, de är slutsålda tills de har ett (antal rader: 4)',
    'Produktgruppen Kökstextil skapas (antal rader: 2)',
  ]);
  // A group that is made only then has no number that anybody knows.
  const toldGroups = tried.Changes.map(
    ({ Fields }: { Fields: { Field: string; New: string }[] }) =>
      Fields.find(({ Field }) => Field === 'group_id')?.New,
  );
  expect(toldGroups).toEqual(['Brickor > Runda', 'Brickor > Runda', 'Kökstextil', 'Kökstextil']);
  expect(await prices()).toEqual({});

  expect((await sent('articles', makersList(), how)).body).toMatchObject({ Outcome: 'done', Created: 4 });
  expect(await prices()).toEqual({
    'NF-099': ['standard 5900', 'export 590'],
    'NF-104': ['standard 8900', 'export 890'],
    'NF-210': ['standard 14900', 'export 1490'],
    'NF-211': ['standard 112950', 'export 1150'],
  });
  const rows = await shop.db
    .selectFrom('article as a')
    .innerJoin('product_group as g', 'g.id', 'a.product_group_id')
    .leftJoin('product_group as p', 'p.id', 'g.parent_id')
    .select(['a.article_number', 'a.ean', 'a.quantity_per_package', 'a.news', 'a.vat_code', 'g.name_sv'])
    .select('p.name_sv as parent')
    .where('a.article_number', 'like', 'NF-%')
    .orderBy('a.id')
    .execute();
  const common = { vat_code: '25' };
  expect(rows).toEqual([
    {
      article_number: 'NF-210',
      ean: '7310865004703',
      quantity_per_package: 6,
      news: true,
      name_sv: 'Runda',
      parent: 'Brickor',
      ...common,
    },
    {
      article_number: 'NF-211',
      ean: '7312345678909',
      quantity_per_package: 6,
      news: false,
      name_sv: 'Runda',
      parent: 'Brickor',
      ...common,
    },
    {
      article_number: 'NF-104',
      ean: '7340012345670',
      quantity_per_package: 12,
      news: false,
      name_sv: 'Kökstextil',
      parent: null,
      ...common,
    },
    {
      article_number: 'NF-099',
      ean: null,
      quantity_per_package: 10,
      news: true,
      name_sv: 'Kökstextil',
      parent: null,
      ...common,
    },
  ]);

  const again = (await columnsOf('articles', makersList())).body;
  expect(again).toMatchObject({
    Known: true,
    MakeGroups: true,
    FillDown: 'group_id',
    PricesIncludeVat: false,
  });
  expect(again.Columns.map(({ Guess }: never) => Guess)).toEqual(
    body.Columns.map(({ Guess }: never) => Guess),
  );
  const asBefore = (await sent('articles', makersList(), { dryRun: '1' })).body;
  expect(asBefore).toMatchObject({ Outcome: 'done', Created: 0, Changed: 0, Changes: [] });
  expect(asBefore.Remarks[0]).toBe('Kolumnerna läses som du valde förra gången');
});

test('prices with VAT lose that of their own code, which the trial tells', async () => {
  const file = 'Nr;Benämning;Varugrupp;Pris inkl. moms;Moms\nV-1;Kopp;100;125,00;25\nV-2;Bok;100;106;6 %\n';
  const how = {
    columns: '"Nr"=article_no,"Pris inkl. moms"=price',
    pricesIncludeVat: 'true',
    makeGroups: '1',
  };
  expect((await columnsOf('articles', file)).body).toMatchObject({ Known: false, PricesIncludeVat: true });
  const { body } = await sent('articles', file.replaceAll('100', 'Porslin'), { ...how, dryRun: 'true' });
  expect(body).toMatchObject({ Outcome: 'done', Created: 2 });
  expect(body.Remarks).toContain('Priserna är med moms, 25 % har räknats av (antal rader: 1)');
  expect(body.Remarks).toContain('Priserna är med moms, 6 % har räknats av (antal rader: 1)');
  const newPrices = body.Changes.map(
    ({ Fields }: { Fields: { Field: string; New: string }[] }) =>
      Fields.find(({ Field }) => Field === 'price')?.New,
  );
  expect(newPrices).toEqual(['100,00', '100,00']);
});

test.each([
  ['"Nr"=article_no,"Kod"=article_no', 'Nr', 'Kod'],
  ['Nr=article_no,Kod=nonsense', 'nonsense', ''],
  ['Nr', 'Nr', ''],
  ['"Nr"x=article_no', '"Nr"x', ''],
])('columns that cannot be are refused at the field, in words: %s', async (columns, ...named) => {
  const { status, body } = await sent('articles', 'Nr;Kod;Pris\n1;2;3\n', { columns, dryRun: '1' });
  expect(status).toBe(400);
  expect(body.errors).toEqual([expect.objectContaining({ field: 'columns' })]);
  for (const name of named) expect(body.errors[0].message).toContain(name);
  expect((await columnsOf('articles', 'Nr;Kod;Pris\n1;2;3\n')).body.Known).toBe(false);
});

test('names are told by values that each row has, also with sizes in them, and notes are none', async () => {
  const rows = Array.from({ length: 9 }, (_, at) => [
    at === 4 ? 'utgår i höst?' : '',
    `VB-${230 - at}`,
    `Stöpljus ${'abcdefghi'[at]}vitt ${20 + at} cm`,
    `${at + 2},50 kr`,
  ]);
  const file = [['Övrigt?', 'Vårt nr', 'Vad det är', 'Till butik'], ...rows].map((row) => row.join(';'));
  expect(
    (await columnsOf('articles', file.join('\n'))).body.Columns.map(({ Guess }: never) => Guess),
  ).toEqual([null, 'article_no', 'name_sv', 'price']);
});

test('colours and materials are told by their headings', async () => {
  for (const colour of ['Färg', 'Färger', 'Colour', 'Farbe']) {
    const file = `Artnr;Benämning;${colour};Material\nNF-1;Kopp;Röd;Glas\n`;
    const { Columns } = (await columnsOf('articles', file)).body;
    expect(Columns.map(({ Guess }: never) => Guess)).toEqual([
      'article_no',
      'name_sv',
      'colour_ids',
      'material_id',
    ]);
    const how = { columns: `"${colour}"=colour_ids`, dryRun: '1', makeGroups: '1' };
    const { Errors, MissingColours, MissingMaterials } = (await sent('articles', file, how)).body;
    expect([MissingColours, MissingMaterials]).toEqual([['Röd'], ['Glas']]);
    expect(Errors.map(({ Reason }: never) => Reason)).toEqual([
      'är inget material i shoppen: skriv ett materials namn eller nummer, eller lägg först upp det under Material',
      'har Röd, som inte är en färg i shoppen: skriv färgens namn eller nummer, eller lägg först upp den under Färger',
    ]);
  }
  const register = (await columnsOf('colours', 'Namn;Färg\nRöd;#ff0000\n')).body;
  expect(register.Columns[1].Guess).toBe('hex');
});

test('German lists tell the package as VPE', async () => {
  const { Columns } = (await columnsOf('articles', 'Artikelnummer;Bezeichnung;VPE\nNF-1;Tasse;6\n')).body;
  expect(Columns.map(({ Guess }: never) => Guess)).toEqual(['article_no', 'name_sv', 'pack_qty']);
});

test('a price in a currency goes to the one list of it, else it is asked', async () => {
  const file = 'Artnr;Benämning;Varugrupp;Pris;EUR\nNF-1;Kopp;Porslin;10;1\n';
  const how = { makeGroups: '1', columns: 'EUR=price:EUR' };
  const asked = (await columnsOf('articles', file)).body;
  expect(asked.Columns[4].Guess).toBe('price:EUR');
  expect(asked.Fields).toContain('price:EUR');
  expect(asked.PriceLists).toEqual([{ Code: 'standard', CurrencyCode: 'SEK' }]);
  const { Reason } = (await sent('articles', file, { ...how, dryRun: '1' })).body;
  expect(Reason).toContain('ingen prislista har den valutan');
  expect(Reason).toContain('Prislistor');
  expect((await columnsOf('articles', file.replace('EUR', 'Pris NOK'))).body.Columns[4].Guess).toBe(
    'price:NOK',
  );
  await addList('tyskland', 'EUR');
  await addList('finland', 'EUR');
  expect((await sent('articles', file, how)).body.Reason).toContain('finland, tyskland');
  const several = (await columnsOf('articles', file)).body;
  expect(several.Columns[4].Guess).toBe('price:EUR');
  expect(several.Fields).toEqual(expect.arrayContaining(['price:EUR', 'price:finland', 'price:tyskland']));
  expect(several.PriceLists).toContainEqual({ Code: 'finland', CurrencyCode: 'EUR' });
  await sent('articles', file, { ...how, columns: 'EUR=price:finland' });
  expect(await prices()).toEqual({ 'NF-1': ['standard 1000', 'finland 100'] });
});

test('a program takes its file strictly, and reads x as yes', async () => {
  const { body } = await owner.post('office/exchange/keys', {
    Name: 'Program',
    Rights: ['exchange.in.articles'],
  });
  const headers = { ...bytes, authorization: `Bearer ${body.Key}` };
  const asProgram = async (file: string) =>
    (await owner.send('POST', 'exchange/files/articles?fileName=x&dryRun=1', Buffer.from(file), headers))
      .body;
  const rows = 'Artnr;Benämning;Varugrupp;Pris;Nyhet\nP-1;Kopp;Porslin;10;x\n';
  await sent('articles', rows, { makeGroups: '1' });
  expect(await asProgram(rows)).toMatchObject({ Outcome: 'done', Changed: 0 });
  expect((await asProgram(`Prislista\n${rows}`)).Reason).toContain('Prislista');
  expect(await asProgram(rows.replace('Porslin', 'Glas'))).toMatchObject({ Outcome: 'failed', Rejected: 1 });
});

test('whoever may not send a kind is not told its columns either', async () => {
  await addStaff(shop, 'ekonomi@reader.example', 'finance');
  const client = await logInToOfficeAs(shop, 'ekonomi@reader.example');
  const statuses = [];
  for (const kind of ['articles', 'customers', 'nonsense'])
    statuses.push((await columnsOf(kind, 'Nr;Pris\n', client)).status);
  expect(statuses.every((status) => status >= 400)).toBe(true);
  expect((await columnsOf('articles', '')).status).toBe(400);
});
