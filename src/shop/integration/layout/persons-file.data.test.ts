import { describe, expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import type { Client, TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let owner: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office: owner } = opened);
});

const bytes = { 'content-type': 'application/octet-stream' };
const textOf = (lines: readonly string[]) => Buffer.from(lines.join('\n'));

async function columnsOf(kind: string, ...lines: string[]) {
  const path = `office/exchange/files/${kind}/columns?fileName=x`;
  return (await owner.send('POST', path, textOf(lines), bytes)).body;
}

async function sent(kind: string, lines: readonly string[], query: Record<string, string> = {}) {
  const path = `office/exchange/files/${kind}?${new URLSearchParams({ fileName: 'x', ...query }).toString()}`;
  return (await owner.send('POST', path, textOf(lines), bytes)).body;
}
const tried = (kind: string, ...lines: string[]) => sent(kind, lines, { dryRun: '1' });

async function customers() {
  return await shop.db
    .selectFrom('customer')
    .select(['customer_number', 'name', 'invoice_address1', 'invoice_zip_code', 'invoice_city'])
    .select(['invoice_country_code', 'id', 'blocked'])
    .orderBy('id')
    .execute();
}

describe('the trial of a file of articles', () => {
  test('says which VAT new articles get that the file tells none of', async () => {
    const heading = 'Artnr;Benämning;Varugrupp;Utpris';
    const run = await tried('articles', heading, 'N-1;Skål;1;99', 'N-2;Fat;1;9', 'A-1;;;50');
    expect(run.Remarks).toContain('Nya utan momssats, de får 25 % moms (antal rader: 2)');
    const told = await tried('articles', `${heading};Moms`, 'N-1;Skål;1;99;6');
    expect(told.Remarks.join()).not.toContain('momssats');
  });

  test('names the prices that become more than double or less than half, and blocks nothing', async () => {
    const lines = ['Artnr;Utpris', 'A-1;9500', 'A-2;60', 'A-3;dyr'];
    const run = await sent('articles', lines, { dryRun: '1', skipBad: '1' });
    expect(run.PriceJumps).toEqual({
      Count: 1,
      Rows: [{ Line: 2, Key: 'A-1', Old: '49,90', New: '9500,00' }],
    });
    const halved = await tried(
      'prices',
      'Artnr;Prislista;Utpris',
      'A-2;standard;59,99',
      'A-1;standard;99,80',
    );
    expect(halved.PriceJumps).toMatchObject({ Count: 1, Rows: [{ Key: 'A-2 · standard' }] });
    expect((await sent('articles', lines, { skipBad: '1' })).Outcome).toBe('done');
  });

  test.each([
    ['once for each block', ['Glas', '', '', 'Tyg', '', ''], { Filled: 2, Rows: 6 }],
    ['for all of them', ['Glas', '', '', '', '', ''], { Filled: 1, Rows: 6 }],
    ['on each row', ['Glas', 'Glas', 'Glas', 'Tyg', 'Tyg', 'Tyg'], null],
    ['not on the first', ['', 'Glas', '', 'Tyg', '', ''], null],
    ['on most', ['Glas', 'Tyg', 'Glas', 'Tyg', '', ''], null],
    ['as the same on some', ['Glas', '', 'Glas', '', '', ''], null],
  ])('proposes to fill down a group that stands %s: %j', async (_how, groups, expected) => {
    const rows = groups.map((group, at) => `${group};N-${at};Vara ${at};10`);
    const columns = await columnsOf('articles', 'Grupp;Artnr;Namn;Pris', ...rows, 'Summa;;;60');
    expect([columns.FillDown, columns.OncePerBlock]).toEqual([expected && 'group_id', expected]);
  });

  test('proposes the titles between the rows as groups, and counts the rows that each makes', async () => {
    const lines = [
      'Artnr;Namn;Färger;Pris',
      'VASER;;;',
      'N-1;Vas;Sand;10',
      'N-2;Kanna;sand;20',
      'BARN;;;',
      'N-3;Mugg;;30',
    ];
    const columns = await columnsOf('articles', ...lines);
    expect([columns.FillDown, columns.OncePerBlock, columns.BlockTitles]).toEqual([
      'group_id',
      null,
      ['VASER', 'BARN'],
    ]);
    const how = { dryRun: '1', fillDown: 'group_id', makeGroups: '1', makeColours: '1' };
    expect((await sent('articles', lines, how)).Remarks).toEqual([
      'Rubriker som läses som grupp för raderna under: rad 2 (VASER), 5 (BARN)',
      'Produktgruppen VASER skapas (antal rader: 2)',
      'Färgen Sand skapas (antal rader: 2)',
      'Nya utan momssats, de får 25 % moms (antal rader: 3)',
      'Nya utan lagersaldo, de är slutsålda tills de har ett (antal rader: 3)',
      'Produktgruppen BARN skapas (antal rader: 1)',
    ]);
  });

  test('never proposes to make a group of a sum', async () => {
    const rows = ['Nytt glas;N-1;Vas;10', ';N-2;Kanna;20', 'Summa;2 artiklar;;30', 'Totalt;X-1;Allt;30'];
    const run = await tried('articles', 'Varugrupp;Artnr;Benämning;Utpris', ...rows);
    expect(run.Remarks).toContain('Summarader som hoppats över: rad 4');
    expect(run.MissingGroups).toEqual(['Nytt glas', '']);
  });
});

test('the number of a Swedish company is kept in one spelling, whichever it had', async () => {
  const spelled = ['556710-1117', '5567101117', '556710 1117', '165567101117', '16556710-1117', '5567101118'];
  const rows = spelled.map((number, at) => `${301 + at};Butik ${at};SE;b${at}@butik.example;${number}`);
  const lines = ['Kundnr;Namn;Land;E-post;Organisationsnummer', ...rows];
  const { Outcome, Remarks } = await sent('customers', lines);
  expect([Outcome, Remarks.filter((one: string) => one.includes('kontrollsiffra'))]).toEqual([
    'done',
    ['Organisationsnummer (org_no) har fel kontrollsiffra, det behålls (antal rader: 1)'],
  ]);
  const kept = await shop.db
    .selectFrom('customer')
    .select('organisation_number')
    .where('customer_number', 'like', '30_')
    .orderBy('customer_number')
    .execute();
  expect(kept.map(({ organisation_number }) => organisation_number)).toEqual([
    ...Array.from({ length: 5 }, () => '556710-1117'),
    '5567101118',
  ]);
});

describe('a file of another kind', () => {
  test.each([
    ['articles', 'Kundnr;Butik;Orgnr;Adress;Postnr;Ort;E-post', 'customers'],
    ['customers', 'Artnr;Benämning;Varugrupp;Utpris;EAN', 'articles'],
    ['articles', 'Artnr;Benämning;Varugrupp;Utpris;EAN', null],
    ['stock', 'Artnr;Benämning;Varugrupp;Utpris;EAN', null],
    ['customers', 'Butik;E-post;Telefon', null],
    ['articles', 'Nr;Namn', null],
  ])('sent as %s with the headings %s looks like %s', async (kind, heading, expected) => {
    const row = heading.replace(/[^;]+/g, '1');
    expect((await columnsOf(kind, heading, row)).LooksLike).toBe(expected);
  });
});

describe('a file of customers without numbers', () => {
  const heading = 'Namn;Organisationsnummer;E-post;Adress;Postnr och ort;Land';
  const lines = [
    heading,
    'Kök i Ystad AB;556016-0680;ystad@butik.example;Storgatan 1;271 34 Ystad;SE',
    'Haga Te;;haga@butik.example;Haga Nygata 3;SE-41301 Göteborg;',
    'Oslo Kjøkken;;oslo@butik.example;Gata 2;0150 Oslo;NO',
  ];

  test('are numbered on, and told, and are the same ones when it is sent again', async () => {
    await shop.db.insertInto('setting').values({ name: 'CompanyCountryCode', value: 'SE' }).execute();
    const before = await customers();
    const highest = Math.max(...before.map((row) => Number(row.customer_number)).filter(Number.isFinite));
    const trial = await tried('customers', ...lines);
    expect(trial).toMatchObject({ Outcome: 'done', Created: 3, Errors: [] });
    expect(trial.Remarks).toEqual(
      expect.arrayContaining([
        'Nya utan kundnummer, de får nästa lediga (antal rader: 3)',
        'Nya utan land, de får shoppens eget, SE (antal rader: 1)',
      ]),
    );
    expect(trial.Changes.map(({ Key }: { Key: string }) => Key)).toEqual(
      [1, 2, 3].map((step) => String(highest + step)),
    );
    const toldOf = (at: number) =>
      Object.fromEntries(
        trial.Changes[at].Fields.map(({ Field, New }: Record<string, string>) => [Field, New]),
      );
    expect(toldOf(1)).toMatchObject({ inv_zip: '41301', inv_city: 'Göteborg', inv_country: 'SE' });
    expect(await sent('customers', lines)).toMatchObject({ Outcome: 'done', Created: 3 });
    expect((await customers()).slice(before.length)).toMatchObject([
      { customer_number: String(highest + 1), invoice_zip_code: '27134', invoice_city: 'Ystad' },
      { name: 'Haga Te', invoice_zip_code: '41301', invoice_city: 'Göteborg', invoice_country_code: 'SE' },
      { customer_number: String(highest + 3), invoice_zip_code: '0150', invoice_city: 'Oslo' },
    ]);
    const again = await sent('customers', [...lines, '']);
    expect(again).toMatchObject({ Outcome: 'done', Created: 0, Changed: 0 });
    expect(again.Remarks).toEqual(
      expect.arrayContaining([
        'Utan kundnummer, kunden finns redan och känns igen på organisationsnumret (antal rader: 1)',
        'Utan kundnummer, kunden finns redan och känns igen på e-postadressen och namnet (antal rader: 2)',
      ]),
    );
    expect(await customers()).toHaveLength(before.length + 3);
  });

  test('asks where it cannot tell who is meant', async () => {
    await sent('customers', ['Kundnr;Namn;Land', '5001;Haga Te;SE', '5002;Två;SE']);
    const run = await tried('customers', 'Namn;E-post;Land', 'Haga Te;ny@butik.example;SE', 'Tre;;SE');
    expect(run.Errors).toMatchObject([
      { Line: 2, Field: 'name', Reason: 'är namnet på kund 5001: skriv kundnumret, om det är samma kund' },
    ]);
    await sent('customers', ['Kundnr;Namn;E-post;Land;Orgnr', '5003;Fyra;fyra@butik.example;SE;556016-0680']);
    const heading = 'Namn;E-post;Land;Orgnr';
    // The company number tells of whom a name and an address are, where both have one.
    const otherNumber = await tried('customers', heading, 'Fyra;fyra@butik.example;SE;556710-1117');
    expect(otherNumber.Errors).toMatchObject([{ Line: 2, Field: 'name' }]);
    for (const number of ['', '5560160680'])
      expect(await tried('customers', heading, `Fyra;fyra@butik.example;SE;${number}`)).toMatchObject({
        Outcome: 'done',
        Created: 0,
        Errors: [],
      });
    const twice = await tried('customers', 'Namn;Orgnr;Land', 'A;556016-0680;SE', 'B;5560160680;SE');
    expect(twice.Errors).toMatchObject([{ Line: 3, Field: 'org_no' }]);
  });

  test('of a program is refused as ever', async () => {
    const made = await owner.post('office/exchange/keys', { Name: 'ERP', Rights: ['exchange.in.customers'] });
    const response = await shop.http.inject({
      method: 'POST',
      url: '/api/exchange/files/customers?fileName=a.csv',
      headers: { ...bytes, authorization: `Bearer ${made.body.Key}` },
      payload: textOf(['name;inv_country', 'Ny;SE']),
    });
    expect(response.json()).toMatchObject({
      Outcome: 'failed',
      Reason: expect.stringContaining('customer_no'),
    });
  });
});

test('a new customer with the company number of another one is remarked on', async () => {
  await sent('customers', ['Kundnr;Namn;Land;Orgnr', '101;Ett;SE;556016-0680']);
  const run = await tried(
    'customers',
    'Kundnr;Namn;Land;Orgnr',
    '202;Ett igen;SE;5560160680',
    '101;Ett;SE;556016-0680',
  );
  expect(run.Remarks).toContain('Nya med samma organisationsnummer som kund 101 (antal rader: 1)');
  expect(run.Remarks.join()).not.toContain('kund 202');
});

test('a whole address in one cell is taken apart, and told', async () => {
  const lines = [
    'Kundnr;Namn;Land;Adress',
    '102;Haga;SE;"Haga Nygata 3, 413 01 Göteborg"',
    '103;Två;SE;Box 12',
  ];
  const run = await sent('customers', lines);
  expect(run.Remarks.join()).toMatch(/innehöll postnummer och ort också, de delas upp \(antal rader: 1\)/);
  expect((await customers()).slice(-2)).toMatchObject([
    { invoice_address1: 'Haga Nygata 3', invoice_zip_code: '41301', invoice_city: 'Göteborg' },
    { invoice_address1: 'Box 12', invoice_zip_code: '', invoice_city: '' },
  ]);
});

test('a column is guessed to be postcode and town by its values, whatever its heading', async () => {
  const columns = await columnsOf(
    'customers',
    'Butik;Ort;Land',
    'A;271 34 Ystad;SE',
    'B;SE-41301 Göteborg;SE',
  );
  expect(columns.Columns.map(({ Guess }: { Guess: string }) => Guess)).toEqual([
    'name',
    'inv_zip_city',
    'inv_country',
  ]);
  expect((await columnsOf('customers', 'Butik;Ort', 'A;Ystad', 'B;Oslo')).Columns[1].Guess).toBe('inv_city');
});

type Change = { Fields: { Field: string; New: string }[] };

describe('who is not active any more', () => {
  const blockedIn = ({ Fields }: Change) => Fields.find(({ Field }) => Field === 'blocked')?.New;

  test.each([
    ['Aktiv', 'N'],
    ['Aktiv', 'Nej'],
    ['Active', 'No'],
    ['Aktiv', 'nein'],
    ['Aktiv', '0'],
    ['Aktiv', 'Inaktiv'],
    ['Inaktiv', 'J'],
    ['Inactive', 'Yes'],
    ['Spärrad', 'Ja'],
    ['Gesperrt', '1'],
  ])('by %s: %s is blocked, told, and mailed no link', async (heading, gone) => {
    const here = { N: 'J', Nej: 'Ja', No: 'Yes', nein: 'ja', 0: '1', Inaktiv: 'Aktiv' }[gone] ?? 'Nej';
    const lines = [
      `Kundnr;Namn;Land;E-post;${heading}`,
      `301;Borta;SE;borta@butik.example;${gone}`,
      `302;Kvar;SE;kvar@butik.example;${here}`,
    ];
    const trial = await tried('customers', ...lines);
    expect(trial.Remarks.filter((one: string) => one.includes('Kolumner'))).toEqual([]);
    expect(trial.Changes.map(blockedIn)).toEqual(['yes', 'no']);
    await sent('customers', lines);
    const kept = (await customers()).filter(({ customer_number }) => /^30[12]$/.test(customer_number));
    expect(kept.map(({ blocked }) => blocked)).toEqual([true, false]);
    const { body } = await owner.post('office/customers/welcome', { Ids: kept.map(({ id }) => id) });
    expect([body.Sent, body.Left]).toMatchObject([1, [{ CustomerNumber: '301' }]]);
  });

  test('a file that tells both blocks whoever is blocked or not active', async () => {
    const rows = ['J;N', 'J;J', 'N;N', 'N;J', 'N;', 'J;', ';J', ';N'].map(
      (both, at) => `${301 + at};B;SE;${both}`,
    );
    await sent('customers', ['Kundnr;Namn;Land;Aktiv;Spärrad', ...rows]);
    const kept = (await customers()).filter(({ customer_number }) => /^30\d$/.test(customer_number));
    expect(kept.map(({ blocked }) => blocked)).toEqual([false, true, true, true, true, false, true, false]);
  });
});

test('what is refused names the person’s own heading, and the row as it is numbered in the file', async () => {
  const lines = ['Våra butiker', '', 'Nr;Butiken;Land;Vårt momsnr', '301;A;SE;', '', '302;B;DE;DE1'];
  const columns = 'Nr=customer_no,Butiken=name,Vårt momsnr=vat_no';
  const { Errors } = await sent('customers', lines, { columns, dryRun: '1' });
  expect(Errors).toEqual([
    {
      Line: 6,
      Field: 'vat_no',
      Heading: 'Vårt momsnr',
      Value: 'DE1',
      Reason: expect.stringMatching(/moms/i),
    },
  ]);
});

describe('groups that only differ in capitals and spaces', () => {
  const heading = 'Artnr;Benämning;Varugrupp;Utpris';
  const groups = async () =>
    (await shop.db.selectFrom('product_group').select('name_sv').orderBy('id').execute()).map(
      (one) => one.name_sv,
    );

  test('are one, named as the first was written, in one file and in two', async () => {
    const before = await groups();
    const first = [heading, 'N-1;Fat;TRAYS > STORA FAT;9', 'N-2;Fat;Trays;9', 'N-3;Fat;trays>Stora  fat;9'];
    expect((await tried('articles', ...first)).MissingGroups).toEqual(['TRAYS > STORA FAT', 'Trays']);
    await sent('articles', first, { makeGroups: '1' });
    await sent('articles', [heading, 'N-4;Fat;Trays;9', 'N-5;Fat; TRAYS >stora fat ;9'], { makeGroups: '1' });
    await sent('groups', ['Benämning;Sortering', 'trays;3']);
    expect((await groups()).slice(before.length)).toEqual(['trays', 'STORA FAT']);
    const rows = await shop.db
      .selectFrom('article')
      .innerJoin('product_group as g', 'g.id', 'article.product_group_id')
      .select('g.name_sv')
      .where('article_number', 'like', 'N-_')
      .orderBy('article_number')
      .execute();
    const [stora, trays] = ['STORA FAT', 'trays'];
    expect(rows.map(({ name_sv }) => name_sv)).toEqual([stora, trays, stora, trays, stora]);
  });

  test('are offered to be made once', async () => {
    const { MissingGroups } = await tried(
      'articles',
      heading,
      'N-1;Fat;TRAYS;9',
      'N-2;Fat;Trays;9',
      'N-3;Fat; trays ;9',
    );
    expect(MissingGroups).toEqual(['TRAYS']);
  });
});

test('a Swedish company number in the column of VAT numbers is taken as one, and told; another is refused', async () => {
  const heading = 'Kundnr;Namn;Land;Momsregnr';
  const rows = ['301;A;SE;556016-0680', '302;B;SE;5560160680 01', '303;C;SE;SE556016068001'];
  const { Remarks } = await sent('customers', [heading, ...rows]);
  expect(Remarks.join()).toContain(
    'var organisationsnumret och läses som momsregistreringsnummer (antal rader: 2)',
  );
  const kept = await shop.db
    .selectFrom('customer')
    .select('vat_number')
    .where('customer_number', 'like', '30_')
    .execute();
  expect(kept.map(({ vat_number }) => vat_number)).toEqual(Array.from({ length: 3 }, () => 'SE556016068001'));
  const { Errors } = await tried('customers', heading, '304;D;DE;556016-0680', '305;E;SE;556016-0681');
  expect(Errors.map(({ Line, Field }: { Line: number; Field: string }) => [Line, Field])).toEqual([
    [2, 'vat_no'],
    [3, 'vat_no'],
  ]);
  expect(Errors[0].Reason).toBe(
    'är inte ett momsregistreringsnummer: skriv det med landets bokstäver först, som SE556703748501',
  );
});

describe('an amount in a file', () => {
  const failed = ({ Errors }: { Errors: { Line: number; Field: string; Reason: string }[] }) =>
    Errors.map(({ Line, Field, Reason }) => `${Line} ${Field} ${Reason}`);

  test('may have the sign or the code of its currency beside it, and no other', async () => {
    await shop.db.insertInto('price_list').values({ code: 'euro', currency_code: 'EUR' }).execute();
    expect(
      failed(await tried('articles', 'Artnr;Utpris', 'A-1;195:-', 'A-2;SEK 195', 'A-3;€ 12,50')),
    ).toEqual(['4 price är i EUR, och ska vara i SEK']);
    const prices = ['Artnr;Prislista;Utpris', 'A-1;euro;€ 12,50', 'A-2;euro;149 kr', 'A-3;standard;149 kr'];
    expect(failed(await tried('prices', ...prices))).toEqual(['3 price är i SEK, och ska vara i EUR']);
    const further = ['Artnr;Pris;Pris EUR', 'A-1;10 kr;1,50 €', 'A-2;10;15 kr'];
    const columns = 'Pris=price,Pris EUR=price:EUR';
    const { Errors } = await sent('articles', further, { columns, dryRun: '1', pricesIncludeVat: 'false' });
    expect(failed({ Errors })).toEqual(['3 price:EUR är i SEK, och ska vara i EUR']);
    const credits = [
      'Kundnr;Namn;Land;Prislista;Kreditgräns',
      '301;A;SE;;5 000 kr',
      '302;B;DE;euro;5 000 kr',
      '303;C;DE;euro;€ 500',
    ];
    expect(failed(await tried('customers', ...credits))).toEqual([
      '3 credit_limit är i SEK, och ska vara i EUR',
    ]);
  });
});
