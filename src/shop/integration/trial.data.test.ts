import { describe, expect, test } from 'vitest';
import { articleColumns } from '#shop/articles/import/import-columns.server.ts';
import { columns as priceColumns } from '#shop/articles/import/import-prices.server.ts';
import { columns as stockColumns } from '#shop/articles/import/import-stock.server.ts';
import { customerColumns } from '#shop/customers/import/import-columns.server.ts';
import { columns as groupColumns } from '#shop/product-groups/import-groups.server.ts';
import { article } from '../../../test/seed-test-shop.ts';
import { eachInOffice } from '../../../test/office.ts';
import { aVisitor, logInAs, type Client, type TestShop } from '../../../test/shop.ts';
import type { SentRun } from './contract.ts';

let shop: TestShop;
let owner: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office: owner } = opened);
});

const bytes = { 'content-type': 'application/octet-stream' };

async function send(kind: string, lines: readonly string[], query = '', client = owner): Promise<SentRun> {
  const path = `office/exchange/files/${kind}?fileName=${kind}.csv${query}`;
  return (await client.send('POST', path, Buffer.from(lines.join('\n')), bytes)).body;
}

/** Formats each changed row as `line key: heading old>new`, `+` for a new one. */
async function tried(kind: string, ...lines: string[]): Promise<string[]> {
  const run = await send(kind, lines, '&dryRun=1');
  expect(run.Errors).toEqual([]);
  expect(run.Changes).toHaveLength(run.Created + run.Changed);
  return (run.Changes ?? []).map(({ Line, Key, IsNew, Fields }) => {
    const fields = Fields.map(({ Heading, Old, New }) => `${Heading} ${Old}>${New}`);
    return `${Line} ${IsNew ? '+' : ''}${Key}: ${fields.join(', ')}`;
  });
}

test('of stock tells the rows that change, and only those', async () => {
  expect(await tried('stock', 'Artnr;Saldo;Beställt;Inlev.datum', 'A-1;8;;', 'A-2;5;;', 'a-4;;0;')).toEqual([
    '2 A-1: Saldo 100>8',
    '4 a-4: Beställt 60>0',
  ]);
});

test('of articles tells what is made of a new one, and each value before and after', async () => {
  const lines = [
    'Artnr;Benämning;Varugrupp;Utpris;Ord.pris;Bredd;Vikt;Nyhet;Aktiv;Saldo',
    'A-1;Kopp;2;45,5;50;10,5;0,25;1;;3',
    'A-2;Bricka;1;120;;;;0;;5',
    'N-1;Skål;1;99;;;;;;4',
  ];
  expect(await tried('articles', ...lines)).toEqual([
    [
      '2 A-1: Benämning Mugg>Kopp, Varugrupp 1>2, Utpris 49,90>45,50, Ord.pris >50,00, Bredd >10,5',
      'Vikt >0,250, Nyhet no>yes, Saldo 100>3',
    ].join(', '),
    '4 +N-1: Benämning >Skål, Varugrupp >1, Utpris >99,00, Nyhet >no, Aktiv >yes, Saldo >4',
  ]);
});

test('of own numbers tells them of each customer, who may have the same for something else', async () => {
  const heading = 'Kundnr;own_article_no;article_no';
  await send('customer-articles', [heading, '1001;77-A;A-1', '1002;77-a;A-2', '1004;7;A-1']);
  const changed = [heading, '1001;77-A;A-2', '1002;77-A;A-1', '1004;77-A;A-1', '1004;7;A-1'];
  expect(await tried('customer-articles', ...changed)).toEqual([
    '2 1001 · 77-A: article_no A-1>A-2',
    '3 1002 · 77-A: own_article_no 77-a>77-A, article_no A-2>A-1',
    '4 +1004 · 77-A: own_article_no >77-A, article_no >A-1',
  ]);
});

test('of prices tells each list and each first day by itself', async () => {
  const heading = 'Artnr;Prislista;Utpris;Gäller från;Gäller till';
  await send('prices', [heading, 'A-2;;100;2026-11-01;2026-11-30']);
  expect(
    await tried(
      'prices',
      heading,
      'A-1;standard;45;;',
      'A-2;;99;2026-11-01;2026-12-01',
      'A-2;;7;2027-01-01;',
    ),
  ).toEqual([
    '2 A-1 · standard: Utpris 49,90>45,00',
    '3 A-2 · 2026-11-01: Utpris 100,00>99,00, Gäller till 2026-11-30>2026-12-01',
    '4 A-2 · 2027-01-01: Utpris >7,00',
  ]);
});

test('of groups tells their parents and names', async () => {
  expect(
    await tried('groups', 'Varugrupp;Benämning;Överordnad', '2;Doldare;1', '1;Muggar;', '7;Nya;2'),
  ).toEqual(['2 2: Benämning Dolt>Doldare, Överordnad >1', '4 +7: Benämning >Nya, Överordnad >2']);
});

test('of customers tells their addresses and flags', async () => {
  expect(
    await tried(
      'customers',
      'Kundnr;Namn;Land;E-post;Ort;Spärrad',
      '1001;;;ny@butik.example;;1',
      '9001;Ny;SE;;Umeå;',
    ),
  ).toEqual([
    '2 1001: E-post ett@butik.example>ny@butik.example, Spärrad no>yes',
    '3 +9001: Namn >Ny, Land >SE, Ort >Umeå, Spärrad >no',
  ]);
});

test('of order status tells the order at its first row, and each line', async () => {
  const client = await logInAs(shop, '1001');
  for (const [ArticleId, Quantity] of [
    [article.mug, 12],
    [article.book, 5],
  ])
    await client.post('cartrow', { ArticleId, Quantity });
  const id = (await client.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body.OrderId;
  const heading = 'Ordernr;Orderrad;Status;Levererat;Kollinr';
  expect(await tried('order-status', heading, `${id};1;3;6;SE1`, `${id};2;3;5;SE1`)).toEqual([
    `2 ${id} · 1: Status ordered>being packed, Levererat 0>6, Kollinr >SE1`,
    `3 ${id} · 2: Levererat 0>5`,
  ]);
  expect(await tried('order-status', heading, `${id};;4;;`)).toEqual([
    `2 ${id}: Status ordered>cancelled, qty_cancelled 0>17`,
  ]);
});

test('of invoices tells what is left to pay, and amounts of a credit note as a file writes them', async () => {
  const heading = 'Fakturanr;Typ;Kundnr;Fakturadatum;Netto;Moms;Restbelopp;Betald;Krediterar';
  const first = '90001;invoice;1001;2026-09-01;100;25;125;;';
  const second = '90002;invoice;1001;2026-09-01;10;2,5;12,5;;';
  await send('invoices', [heading, first, second]);
  expect(
    await tried(
      'invoices',
      heading,
      first,
      second.replace(';12,5;;', ';0;2026-10-02;'),
      '90003;credit;1001;2026-09-05;8;2;;;90001',
    ),
  ).toEqual([
    '3 90002: Restbelopp 12,50>0,00, Betald >2026-10-02',
    [
      '4 +90003: Typ >credit, Kundnr >1001, Fakturadatum >2026-09-05, Netto >8,00, Moms >2,00',
      'Restbelopp >10,00, Krediterar >90001',
    ].join(', '),
  ]);
});

test('tells the office all rows, a program the first 200 of them and nothing that it did not send', async () => {
  const lines = [
    'Kundnr;Namn;Land',
    '1001;Nytt namn;',
    ...Array.from({ length: 249 }, (_, at) => `B-${at};Ny;SE`),
  ];
  const run = await send('customers', lines, '&dryRun=1');
  expect(run).toMatchObject({ Created: 249, Changed: 1, ChangesLeftOut: 0 });
  expect(run.Changes).toHaveLength(250);
  expect(run.Changes?.at(-1)).toMatchObject({ Line: 251, Key: 'B-248', IsNew: true });
  const { body } = await owner.post('office/exchange/keys', {
    Name: 'Ett',
    Rights: ['exchange.in.customers'],
  });
  const { body: told, text } = await aVisitor(shop).send(
    'POST',
    'exchange/files/customers?fileName=k.csv&dryRun=1',
    Buffer.from(lines.join('\n')),
    { ...bytes, authorization: `Bearer ${body.Key}` },
  );
  expect(told.Changes).toHaveLength(200);
  expect(told.ChangesLeftOut).toBe(50);
  expect(told.Changes[0]).toEqual({
    Line: 2,
    Key: '1001',
    IsNew: false,
    Fields: [{ Field: 'name', Heading: 'Namn', Old: null, New: 'Nytt namn' }],
  });
  expect(text).not.toContain('Butik Ett');
  const { body: terms } = await owner.post('office/exchange/keys', {
    Name: 'Två',
    Rights: ['exchange.in.invoices'],
  });
  const invoice = 'Fakturanr;Kundnr;Fakturadatum;Netto;Moms;Betvillkor\n90001;1001;2026-09-01;100;25;';
  const { body: made } = await aVisitor(shop).send(
    'POST',
    'exchange/files/invoices?fileName=f.csv&dryRun=1',
    Buffer.from(invoice),
    { ...bytes, authorization: `Bearer ${terms.Key}` },
  );
  expect(made.Changes[0].Fields).toContainEqual({ Field: 'net', Heading: 'Netto', Old: '', New: '100,00' });
  expect(made.Changes[0].Fields).toContainEqual({
    Field: 'payment_days',
    Heading: 'Betvillkor',
    Old: '',
    New: null,
  });
});

test('with wrong rows tells what the right ones would change, before anybody lets them; an import never does', async () => {
  const lines = ['Artnr;Saldo', 'X-9;1', 'A-1;8', 'X-8;2', 'A-2;4'];
  for (const [skips, Outcome] of [
    ['', 'failed'],
    ['&skipBad=1', 'done'],
  ])
    expect(await send('stock', lines, `&dryRun=1${skips}`)).toMatchObject({
      Outcome,
      Rejected: 2,
      Changes: [{ Key: 'A-1' }, { Key: 'A-2' }],
    });
  expect(await send('stock', ['Artnr;Saldo', 'X-9;1'], '&dryRun=1')).toMatchObject({
    Outcome: 'failed',
    Changes: [],
  });
  expect(await send('stock', lines, '&skipBad=1')).not.toHaveProperty('Changes');
});

/** A value of each column, and how the shop tells it; `key` is that of a row that is there, and of one that is new. */
type Columns = {
  declared: object;
  keys: readonly string[];
  known: string;
  fresh: string | undefined;
  values: Readonly<Record<string, string | readonly [given: string, told: string]>>;
  /** What a row has to say besides a column. */
  beside?: Readonly<Record<string, readonly [name: string, value: string]>>;
};

/** Columns that are read, so that mistakes in them are told, and not kept. */
const notKept = ['changed_at', 'unit', 'inv_zip_city'];

const stockValues = { qty_available: '17', qty_on_order: '23', expected_date: '2026-12-24' };
const kinds: Readonly<Record<string, Columns>> = {
  groups: {
    declared: groupColumns,
    keys: ['group_id'],
    known: '2',
    fresh: '7',
    values: { parent_id: '1', name_sv: 'Nytt', name_en: 'New', require_login: ['nej', 'no'], sort: '-3' },
  },
  articles: {
    declared: articleColumns,
    keys: ['article_no'],
    known: 'A-2',
    fresh: 'N-1',
    values: {
      name_sv: 'Nytt',
      name_en: 'New',
      description_sv: 'Text',
      description_en: 'Words',
      care_sv: 'Diska',
      care_en: 'Wash',
      group_id: '2',
      ean: ['735 000000002 3', '7350000000023'],
      pack_qty: '3',
      vat_rate: ['12 %', '12'],
      vat_code: ['Special', 'special'],
      width_cm: ['10,5 cm', '10,5'],
      height_cm: ['7', '7,0'],
      depth_cm: '0,3',
      weight_kg: ['0,25', '0,250'],
      colour_ids: ['901', 'Ny'],
      material_id: ['901', 'Ny'],
      news: ['ja', 'yes'],
      season_news: ['1', 'yes'],
      no_stock_article: ['x', 'yes'],
      country_of_origin: ['uk', 'GB'],
      hs_code: ['6912.00 23', '69120023'],
      shelf: 'B3-2',
      image_file: 'own.jpg',
      active: ['0', 'no'],
      price: ['99,5', '99,50'],
      regular_price: ['150', '150,00'],
      recommended_price: ['299', '299,00'],
      ...stockValues,
    },
  },
  stock: {
    declared: stockColumns,
    keys: ['article_no'],
    known: 'A-4',
    fresh: undefined,
    values: stockValues,
  },
  prices: {
    declared: priceColumns,
    keys: ['article_no', 'price_list', 'min_qty', 'valid_from'],
    known: 'A-1;standard;;2026-11-01',
    fresh: 'A-2;standard;;2026-11-01',
    values: {
      price: ['45', '45,00'],
      regular_price: ['50', '50,00'],
      recommended_price: ['99', '99,00'],
      valid_to: '2026-11-15',
    },
    beside: { valid_to: ['price', '45'] },
  },
  customers: {
    declared: customerColumns,
    keys: ['customer_no'],
    known: '1001',
    fresh: '9001',
    values: {
      name: 'Ny',
      org_no: '556016-0680',
      vat_no: ['se 556016-0680 01', 'SE556016068001'],
      email: 'ny@butik.example',
      phone: '+46 8 123 45',
      inv_address1: 'Nygatan 1',
      inv_address2: 'Box 2',
      inv_zip: ['903 26', '90326'],
      inv_city: 'Umeå',
      inv_country: ['se', 'SE'],
      contact: 'Nils Ny',
      price_list: 'other',
      currency: ['eur', 'EUR'],
      payment_days: ['20 dagar netto', '20'],
      credit_limit: ['2500,5', '2500,50'],
      fee_agreed: ['ja', 'yes'],
      discount_percent: ['7,5 %', '7,50'],
      invoice_email: 'faktura@butik.example',
      peppol_scheme: '0191',
      peppol_id: 'Y2',
      gln: ['735 0000 000047', '7350000000047'],
      buyer_reference: 'Kst 12',
      blocked: ['1', 'yes'],
      show_as_reseller: ['ja', 'yes'],
      reseller_city: 'Luleå',
      language: 'en',
    },
  },
};

/** What follows from a column. */
const broughtBy: Readonly<Record<string, [field: string, value: string][]>> = {
  price_list: [['currency', 'EUR']],
  vat_rate: [['vat_code', '12']],
};

function inOrder<Field extends (string | null)[]>(fields: Field[]): Field[] {
  return fields.sort((one, other) => String(one[0]).localeCompare(String(other[0])));
}

describe.each(Object.entries(kinds))(
  'a file of %s',
  (kind, { declared, keys, known, fresh, values, beside = {} }) => {
    async function prepare(): Promise<void> {
      const { db } = shop;
      const names = { id: 901, name_sv: 'Ny', name_en: null };
      const keep = { width: 1, height: 1, file: 'own.jpg' };
      await db
        .insertInto('colour')
        .values({ hex: '#112233', ...names })
        .onConflict((one) => one.doNothing())
        .execute();
      await db
        .insertInto('material')
        .values(names)
        .onConflict((one) => one.doNothing())
        .execute();
      await db
        .insertInto('image')
        .values(keep)
        .onConflict((one) => one.doNothing())
        .execute();
      await db
        .insertInto('vat_code')
        .values({ code: 'special' })
        .onConflict((one) => one.doNothing())
        .execute();
      await db
        .insertInto('vat_rate')
        .values({ code: 'special', percent: 12 })
        .onConflict((one) => one.doNothing())
        .execute();
      await db
        .insertInto('price_list')
        .values({ code: 'other', currency_code: 'EUR', name_sv: 'Annan' })
        .execute();
      // One without the other is refused.
      const peppol = { peppol_scheme: '0190', peppol_id: 'X1' };
      await db.updateTable('customer').set(peppol).where('id', '=', 1001).execute();
      await send('prices', ['Artnr;Prislista;Utpris;Gäller från', 'A-1;standard;40;2026-11-01']);
    }
    const toldOf = (name: string) => [values[name] ?? ''].flat().at(-1)!;
    const givenOf = (name: string) => [values[name] ?? ''].flat()[0]!;

    test('has a value here for each column that is kept', () => {
      const left = Object.keys(declared).filter((name) => !keys.includes(name) && !notKept.includes(name));
      // The currency of a price is that of its list, and who is not active is blocked.
      const isElsewhere = (name: string) =>
        (kind === 'prices' && name === 'currency') || (kind === 'customers' && name === 'active');
      const others = left.filter((name) => !isElsewhere(name));
      expect(Object.keys(values).sort()).toEqual(others.sort());
    });

    test('changes by each column alone what it names, tells that, and nothing when it comes again', async () => {
      await prepare();
      for (const name of Object.keys(values)) {
        const [other, value] = beside[name] ?? [];
        const names = [...keys, name, ...(other ? [other] : [])];
        const lines = [names.join(';'), [known, givenOf(name), ...(value ? [value] : [])].join(';')];
        const { Changes = [], Errors } = await send(kind, lines, '&dryRun=1');
        const told = Changes.flatMap(({ Fields }) => Fields.filter(({ Old, New }) => Old !== New));
        // The customer is in Sweden already, and pays in the currency of the price list that came before.
        const isSame = name === 'inv_country' || name === 'currency';
        const brought = broughtBy[name] ?? [];
        expect([name, Errors, inOrder(told.map(({ Field, New }) => [Field, New]))]).toEqual([
          name,
          [],
          isSame ? [] : inOrder([[name, toldOf(name)], ...brought]),
        ]);
        expect([name, (await send(kind, lines)).Changed]).toEqual([name, isSame ? 0 : 1]);
        expect([name, (await send(kind, lines)).Changed]).toEqual([name, 0]);
        expect([name, (await send(kind, lines, '&dryRun=1')).Changes]).toEqual([name, []]);
      }
    });

    test.runIf(fresh !== undefined)('makes a new one with every column', async () => {
      await prepare();
      const names = Object.keys(values);
      const lines = [[...keys, ...names].join(';'), [fresh, ...names.map(givenOf)].join(';')];
      const { Changes = [], Errors } = await send(kind, lines, '&dryRun=1');
      expect(Errors).toEqual([]);
      const told = Object.fromEntries(
        Changes[0]!.Fields.filter(({ Field }) => !keys.includes(Field)).map(({ Field, New }) => [Field, New]),
      );
      expect(told).toEqual(Object.fromEntries(names.map((name) => [name, toldOf(name)])));
      await send(kind, lines);
      expect((await send(kind, lines, '&dryRun=1')).Changes).toEqual([]);
    });
  },
);
