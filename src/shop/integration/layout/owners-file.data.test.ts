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

async function customer(number: string) {
  return await shop.db
    .selectFrom('customer')
    .select(['organisation_number as org', 'vat_number as vat', 'email', 'telephone', 'payment_days'])
    .select('price_list_code as list')
    .where('customer_number', '=', number)
    .executeTakeFirst();
}

describe('a file of articles', () => {
  const amounts = ['894,00 kr', '1 020,00 kr', '75 kr'];
  const rates = ['25 %', '12 %', '25 %'];
  const counts = ['480 st', '96 st', '1 200 st'];
  const codes = ['7310865004703', '4006381333931', '7340012345670'];
  test.each([
    ['price', 'Pris/st', amounts, ['Pris/frp', 'Price per carton', 'Kartongpris', 'Inköpspris', 'Total']],
    ['vat_rate', 'Moms', rates, ['Rabatt', 'Marginal', 'Discount']],
    ['pack_qty', 'Förp.', counts, ['Antal per pall', 'Sålt 2025', 'Sold', 'På väg in', 'Max']],
    ['ean', 'EAN', codes, ['EAN kartong', 'GTIN ytterförp.', 'Barcode outer']],
  ] as const)(
    'has its %s in the column %s and in no other that looks like it',
    async (field, own, values, others) => {
      for (const other of others) {
        const alone = [
          `Artnr;Benämning;${other}`,
          ...values.map((value, at) => `N-${at};Fat ${at};${value}`),
        ];
        const guessed = (await columnsOf('articles', ...alone)).Columns[2].Guess;
        expect([other, guessed]).toEqual([other, null]);
        const beside = alone.map((line, at) => `${line};${at === 0 ? own : values[at - 1]}`);
        expect((await columnsOf('articles', ...beside)).Columns[3].Guess).toBe(field);
      }
    },
  );

  test('is in the units that its headings name, whether they are guessed or chosen', async () => {
    const heading = 'Artnr;Vikt (g);Bredd mm;Höjd i meter;Djup, packat (mm)';
    const lines = [heading, 'A-2;350;125;0,3;70', 'A-1;1,25 kg;12 cm;;'];
    const { Columns } = await columnsOf('articles', ...lines);
    expect(Columns.map((column: { Guess: string }) => column.Guess).slice(0, 3)).toEqual([
      'article_no',
      'weight_kg',
      'width_cm',
    ]);
    const columns = '"Höjd i meter"=height_cm,"Djup, packat (mm)"=depth_cm';
    await sent('articles', lines, { columns });
    const rows = await shop.db
      .selectFrom('article')
      .select(['article_number', 'weight_g', 'box_width_mm', 'box_height_mm', 'box_depth_mm'])
      .where('article_number', 'in', ['A-1', 'A-2'])
      .orderBy('article_number')
      .execute();
    expect(rows).toMatchObject([
      { article_number: 'A-1', weight_g: 1250, box_width_mm: 120 },
      { article_number: 'A-2', weight_g: 350, box_width_mm: 125, box_height_mm: 300, box_depth_mm: 70 },
    ]);
    const inches = { columns: '"Bredd (tum)"=width_cm', dryRun: '1' };
    const run = await sent('articles', ['Artnr;Bredd (tum)', 'A-1;12'], inches);
    expect(run.Errors).toEqual([expect.objectContaining({ Reason: 'är i tum, och ska vara i cm' })]);
  });

  test('has a recommended price beside its prices, which keeps its VAT', async () => {
    const heading = ['Artnr', 'Benämning', 'Varugrupp', 'Pris inkl moms', 'Ca-pris'].join(';');
    const columns = '"Pris inkl moms"=price';
    const lines = [heading, 'N-1;Fat;1;125;299', 'N-2;Skål;1;125;-', 'A-1;;;;49,50'];
    expect((await columnsOf('articles', ...lines)).Columns[4].Guess).toBe('recommended_price');
    await sent('articles', lines, { columns, pricesIncludeVat: '1' });
    const rows = await shop.db
      .selectFrom('price as p')
      .innerJoin('article as a', 'a.id', 'p.article_id')
      .select(['a.article_number', 'p.price', 'p.recommended_price'])
      .where('a.article_number', 'in', ['N-1', 'N-2', 'A-1'])
      .where('p.price_list_code', '=', 'standard')
      .orderBy('a.article_number')
      .execute();
    expect(rows.map((row) => [row.article_number, row.recommended_price])).toEqual([
      ['A-1', 4950],
      ['N-1', 29900],
      ['N-2', null],
    ]);
    expect(rows[1]?.price).toBe(10000);
  });

  test('that gives an EAN to a second article is told so, and refused nothing', async () => {
    await shop.db
      .updateTable('article')
      .set({ ean: '7310865004703' })
      .where('article_number', '=', 'A-1')
      .execute();
    const heading = 'Artnr;Benämning;Varugrupp;EAN';
    const run = await tried(
      'articles',
      heading,
      'N-1;Fat;1;7310865004703',
      'N-2;Fat;1;4006381333931',
      'N-3;Fat;1;4006381333931',
      'A-1;;;7310865004703',
    );
    expect(run).toMatchObject({ Outcome: 'done', Rejected: 0 });
    expect(run.Remarks.filter((remark: string) => remark.includes('EAN'))).toEqual([
      'Samma EAN-kod som artikel A-1 (antal rader: 1)',
      'Samma EAN-kod som artikel N-2 (antal rader: 1)',
    ]);
    // A file may move a code from one to another.
    const moved = await tried('articles', heading, 'A-1;;;4006381333931', 'A-2;;;7310865004703');
    expect(moved.Remarks.join()).not.toContain('EAN');
  });

  test.each([
    ['Artnr;Benämning;Pris ex. moms;Rek.pris inkl moms', false],
    ['Artnr;Benämning;Rek.pris inkl moms;Pris exkl moms', false],
    ['Item no;Name;RRP inc VAT;Price SEK ex VAT', false],
    ['Item no;Name;Price incl. VAT', true],
    ['Item no;Name;Wholesale price', false],
    ['Item no;Name;Net price', false],
    ['Artikelnummer;Bezeichnung;Preis ohne MwSt.', false],
    ['Artnr;Benämning;Rek.pris inkl moms;Pris', null],
    ['Nr;Vara;Pris', null],
  ])('with the headings %s has prices with VAT: %s', async (heading, expected) => {
    const cells = heading.split(';').map((_one, at) => (at === 0 ? 'A-1' : at === 1 ? 'Fat' : '10'));
    expect((await columnsOf('articles', heading, cells.join(';'))).PricesIncludeVat).toBe(expected);
  });

  test('tells of its prices above the table', async () => {
    const lines = ['Prislista 2026, alla priser exkl. moms', 'Nr;Vara;Pris', 'A-1;Fat;10'];
    expect((await columnsOf('articles', ...lines)).PricesIncludeVat).toBe(false);
  });
});

test('a file of prices names the price list that it changes', async () => {
  await shop.db
    .insertInto('price_list')
    .values({ code: 'kedja', currency_code: 'EUR', name_sv: 'Kedja' })
    .execute();
  const run = await tried('prices', 'Artnr;Pris', 'A-1;50', 'A-2;60');
  expect(run.Remarks).toContain('Priserna gäller prislistan standard, i SEK (antal rader: 2)');
  const both = await tried('prices', 'Artnr;Prislista;Pris', 'A-1;;50', 'A-2;kedja;6');
  expect(both.Remarks).toContain('Priserna gäller prislistan kedja, i EUR (antal rader: 1)');
  const named = await tried('prices', 'Artnr;Prislista;Pris', 'A-1;Prislista Kedja;5', 'A-2;KEDJA;6');
  expect(named.Remarks).toContain('Priserna gäller prislistan kedja, i EUR (antal rader: 2)');
});

describe('a register of names alone', () => {
  test.each([
    ['colours', ['Namn', 'Marinblå', 'Ljusgrön'], 2],
    ['materials', ['Namn', 'Björk', 'Lera'], 2],
    ['ways', ['Namn', 'Bud'], 1],
    ['countries', ['Land', 'Finland', 'Åland'], 2],
    ['groups', ['Namn', 'Porslin', 'Textil', 'Glas'], 3],
  ])('of %s is taken, and changes nothing the second time', async (kind, lines, created) => {
    expect(await sent(kind, lines)).toMatchObject({ Outcome: 'done', Created: created, Rejected: 0 });
    expect(await tried(kind, ...lines)).toMatchObject({ Outcome: 'done', Created: 0, Changed: 0 });
  });

  test('of groups is refused where a name is that of several, or stands twice', async () => {
    await shop.db
      .insertInto('product_group')
      .values([{ name_sv: 'Runda' }, { name_sv: 'Runda' }])
      .execute();
    const run = await tried('groups', 'Namn', 'Runda', 'Glas', 'glas');
    expect(run.Errors.map(({ Line, Reason }: { Line: number; Reason: string }) => [Line, Reason])).toEqual([
      [2, 'är namnet på flera produktgrupper: ange deras nummer'],
      [4, 'finns också på rad 3'],
    ]);
  });
});

describe('a file of customers', () => {
  test.each([
    ['Kundnr;Butik;Orgnr/Persnr;Adress;Postnr;Ort'],
    ['Kundnr;Butik;Org.nr / pers.nr;Adress;Postnr;Ort'],
    ['Kundnr;Namn;Org.nr/Personnr;E-post;Telefon'],
  ])('%s tells company numbers, and is told as customers among articles', async (heading) => {
    const row = heading.replace(/[^;]+/g, '1');
    expect((await columnsOf('customers', heading, row)).Columns[2].Guess).toBe('org_no');
    expect((await columnsOf('articles', heading, row)).LooksLike).toBe('customers');
  });

  const heading = 'Kundnr;Namn;Land;Orgnr;VAT-nr;E-post;Telefon;Betalningsvillkor;Prislista';
  test('is read as people write it', async () => {
    const lists = [
      { code: 'a-kund', currency_code: 'SEK', name_sv: 'Prislista A' },
      { code: 'b-kund', currency_code: 'SEK', name_sv: 'Prislista B' },
    ];
    await shop.db.insertInto('price_list').values(lists).execute();
    const run = await sent('customers', [
      heading,
      "9001;Ett;SE;556016-0680;-;a@x.se; b@x.se;'08-12 34 56;Förskott;A".replace('; b@x', ', b@x'),
      '9002;Två;DK;DK13585628;;c@x.se;–;30 dgr netto;Prislista b',
      '9003;Tre;NO;NO 974 760 673 MVA;;d@x.se;;Netto 20 dagar;',
      '9004;Fyra;FI;FI20774740;;e@x.se;;30 dagar;',
      '9005;Fem;DE;DE136695976;;f/5@x.se;;10;',
      '9006;Sex;DE;;;g@x.se;;;',
      '9007;Sju;AX;;;h@x.se;;;',
    ]);
    expect(run.Errors).toEqual([]);
    expect(await customer('9001')).toEqual({
      org: '556016-0680',
      vat: null,
      email: 'a@x.se',
      telephone: '08-12 34 56',
      payment_days: 0,
      list: 'a-kund',
    });
    expect(await customer('9002')).toMatchObject({
      org: '13585628',
      vat: 'DK13585628',
      telephone: '',
      payment_days: 30,
      list: 'b-kund',
    });
    expect(await customer('9003')).toMatchObject({ org: '974760673', vat: null, payment_days: 20 });
    expect(await customer('9004')).toMatchObject({ org: '2077474-0', vat: 'FI20774740', payment_days: 30 });
    expect(await customer('9005')).toMatchObject({ org: null, vat: 'DE136695976', payment_days: 10 });
    expect(run.Remarks).toEqual(
      expect.arrayContaining([
        'Kunden har en e-postadress till, b@x.se, som inte läses in (antal rader: 1)',
        'Nya i EU utan momsregistreringsnummer, de betalar svensk moms (antal rader: 1)',
        'Organisationsnummer (org_no) hade landets bokstäver, som tagits bort (antal rader: 1)',
        'Organisationsnummer (org_no) var ett momsregistreringsnummer och läses som det (antal rader: 3)',
      ]),
    );
  });

  test('of a program stays strict', async () => {
    const { body } = await owner.post('office/exchange/keys', {
      Name: 'Program',
      Rights: ['exchange.in.customers'],
    });
    const headers = { ...bytes, authorization: `Bearer ${body.Key}` };
    const file = textOf([
      'Kundnr;Namn;Land;Orgnr;E-post',
      '9001;Ett;FI;FI20774740;a@x.se,b@x.se',
      '9002;Två;FI;FI20774740;a@x.se',
    ]);
    const run = (await owner.send('POST', 'exchange/files/customers?fileName=x&dryRun=1', file, headers))
      .body;
    expect(run.Errors.map(({ Field }: { Field: string }) => Field)).toEqual(['email', 'org_no']);
  });

  test.each([
    ['A', 'A'],
    ['C', 'c1'],
    ['VIP', 'vip-kund'],
    ['prislista vip', 'vip-kund'],
    ['D', 'D'],
  ])('finds the price list %s means where just one is called so: %s', async (text, expected) => {
    const list = (code: string, name_sv: string) => ({ code, name_sv, currency_code: 'SEK' });
    const lists = [
      list('a1', 'A butik'),
      list('a2', 'A kedja'),
      list('c1', 'C'),
      list('vip-kund', 'Utvalda'),
    ];
    await shop.db.insertInto('price_list').values(lists).execute();
    const run = await sent('customers', ['Kundnr;Namn;Land;Prislista', `9001;Ett;SE;${text}`]);
    if (expected === text) expect(run.Errors[0].Field).toBe('price_list');
    else expect((await customer('9001'))?.list).toBe(expected);
  });
});
